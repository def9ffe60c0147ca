/// A call as it is written in the line that an error is about.
struct WrittenCall: Equatable {
  /// `flip`, or the type for an initializer.
  var name: String
  /// `_` for an argument without one.
  var labels: [String]
  /// The argument that the error stands at.
  var marked: Int?

  /// `flip(at:)`
  var signature: String { signature(labels) }

  func signature(_ labels: [String]) -> String { "\(name)(\(labels.map { "\($0):" }.joined()))" }

  /// The labels with one for the marked argument.
  func labels(with label: String) -> [String]? {
    guard let marked else { return nil }
    var labels = labels
    labels[marked] = label
    return labels
  }

  /// The innermost call whose arguments stand around the error's place; `nil` where it is not all in the line.
  init?(at error: Diagnostic) {
    guard let line = error.sourceLine else { return nil }
    let source = Array(line.utf8)
    let place = error.column - 1
    guard source.indices.contains(place), let parenthesis = Self.opening(around: place, source) else { return nil }
    let start = source[..<parenthesis].reversed().prefix { isPartOfName($0) }.count
    guard start > 0, let arguments = Self.arguments(after: parenthesis, source) else { return nil }
    name = String(decoding: source[parenthesis - start..<parenthesis], as: UTF8.self)
    labels = arguments.map { Self.label(source[$0]) }
    marked = arguments.firstIndex { $0.contains(place) }
  }

  /// Where the parenthesis stands that is open at a place, or at it.
  private static func opening(around place: Int, _ source: [UInt8]) -> Int? {
    if source[place] == open { return place }
    var openings: [Int] = []
    var scan = Scan(source: source, place: 0)
    while scan.place < place, let byte = scan.next() {
      if byte == open { openings.append(scan.place - 1) }
      if byte == close { _ = openings.popLast() }
    }
    return openings.last
  }

  /// The arguments between a parenthesis and the one that closes it.
  private static func arguments(after parenthesis: Int, _ source: [UInt8]) -> [Range<Int>]? {
    var scan = Scan(source: source, place: parenthesis + 1)
    var (depth, start): (Int, Int) = (0, parenthesis + 1)
    var arguments: [Range<Int>] = []
    while let byte = scan.next() {
      switch byte {
      case open, UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case close where depth == 0:
        let last = start..<scan.place - 1
        return source[last].allSatisfy { $0 == UInt8(ascii: " ") } ? arguments : arguments + [last]
      case close, UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        arguments.append(start..<scan.place - 1)
        start = scan.place
      default: break
      }
    }
    return nil
  }

  private static func label(_ argument: ArraySlice<UInt8>) -> String {
    let text = argument.drop { $0 == UInt8(ascii: " ") }
    let name = text.prefix { isPartOfName($0) }
    guard !name.isEmpty, text.dropFirst(name.count).first == UInt8(ascii: ":") else { return "_" }
    return String(decoding: name, as: UTF8.self)
  }

  private static let open = UInt8(ascii: "(")
  private static let close = UInt8(ascii: ")")

  /// Goes through a line, over texts.
  private struct Scan {
    let source: [UInt8]
    var place: Int

    mutating func next() -> UInt8? {
      guard place < source.count else { return nil }
      let byte = source[place]
      place += 1
      if byte == UInt8(ascii: "\"") { skipText() }
      return byte
    }

    private mutating func skipText() {
      while place < source.count, source[place] != UInt8(ascii: "\"") {
        place += source[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place = min(place + 1, source.count)
    }
  }
}

extension Diagnostic {
  /// The name that begins at the place.
  var markedName: String? {
    guard let line = sourceLine, column >= 1 else { return nil }
    let name = line.utf8.dropFirst(column - 1).prefix { isPartOfName($0) }
    return name.isEmpty ? nil : String(decoding: Array(name), as: UTF8.self)
  }

  /// What is called in the expression that begins at the place: `may` of `game.may()`.
  var calledName: String? {
    guard let line = sourceLine, column >= 1 else { return nil }
    let path = line.utf8.dropFirst(column - 1).prefix { isPartOfName($0) || $0 == UInt8(ascii: ".") }
    let name = path.split(separator: UInt8(ascii: ".")).last
    return name.map { String(decoding: Array($0), as: UTF8.self) }
  }
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
}
