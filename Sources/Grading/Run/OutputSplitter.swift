import RunnerProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Splits what the checks print at the runner's marks, keeping the beginning and the end of each piece.
struct OutputSplitter {
  private let key: [UInt8]
  /// Bytes that are kept of a piece's beginning and, again, of its end.
  private let limit: Int
  private var pieces: [Piece] = [Piece()]
  private var pending: [UInt8] = []
  private var mark: [UInt8]

  private struct Piece {
    var head: [UInt8] = []
    var tail: [UInt8] = []
    var dropped = 0

    mutating func append(_ bytes: ArraySlice<UInt8>, limit: Int) {
      let room = max(0, limit - head.count)
      head += bytes.prefix(room)
      tail += bytes.dropFirst(room)
      if tail.count > 2 * limit {
        dropped += tail.count - limit
        tail.removeFirst(tail.count - limit)
      }
    }

    func text(limit: Int) -> String {
      let cut = max(0, tail.count - limit)
      let left = dropped + cut
      let gap = left > 0 ? "\n… \(left) byte\(left == 1 ? "" : "s") left out …\n" : ""
      return String(decoding: head, as: UTF8.self) + gap + String(decoding: tail.dropFirst(cut), as: UTF8.self)
    }
  }

  init(key: [UInt8], limit: Int) {
    self.key = key
    self.limit = limit
    mark = Frame.outputMark(number: 0, key: key)
  }

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    pending += bytes
    while let range = firstMark() {
      pieces[pieces.count - 1].append(pending[..<range.lowerBound], limit: limit)
      pending.removeFirst(range.upperBound)
      mark = Frame.outputMark(number: UInt64(pieces.count), key: key)
      pieces.append(Piece())
    }
    // The mark may have begun in the last bytes.
    let safe = max(0, pending.count - mark.count + 1)
    pieces[pieces.count - 1].append(pending[..<safe], limit: limit)
    pending.removeFirst(safe)
  }

  /// Where the next mark stands in what is pending. A flood is looked through for the mark's first byte alone, which
  /// text hardly holds.
  private func firstMark() -> Range<Int>? {
    var start = 0
    while let place = firstIndex(of: mark[0], from: start), place + mark.count <= pending.count {
      if pending[place..<place + mark.count].elementsEqual(mark) { return place..<place + mark.count }
      start = place + 1
    }
    return nil
  }

  private func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    pending.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return base.distance(to: found)
    }
  }

  /// The text before the first mark, then what follows each.
  mutating func finish() -> [String] {
    pieces[pieces.count - 1].append(pending[...], limit: limit)
    pending = []
    return pieces.map { $0.text(limit: limit) }
  }
}
