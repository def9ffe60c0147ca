/// Which pieces of Swift code a reader is to tell apart, from the start of the code on; what follows them is plain.
package struct CodeColours: Equatable, Sendable {
  /// What a piece of code is to a reader.
  package enum Kind: UInt8, CaseIterable, Sendable { case plain, keyword, string, number, comment, typeName, attribute }

  /// A piece of code of one kind.
  package struct Run: Equatable, Sendable {
    /// Bytes of UTF-8, at least 1.
    package var length: Int
    package var kind: Kind
  }

  /// Each of another kind than the one before it.
  package private(set) var runs: [Run] = []

  /// No colours at all.
  package init() {}

  /// Adds a piece of code; an empty one changes nothing.
  package mutating func append(_ length: Int, _ kind: Kind) {
    guard length > 0 else { return }
    if let last = runs.indices.last, runs[last].kind == kind {
      runs[last].length += length
    } else {
      runs.append(Run(length: length, kind: kind))
    }
  }
}

/// Colours as a few bytes, for the way between two processes and for the cache.
extension CodeColours {
  /// Each run as a number in LEB128 (DWARF 5, 7.6): the length, then three bits for the kind.
  package var encoded: [UInt8] {
    var bytes: [UInt8] = []
    for run in runs {
      var number = run.length << Self.kindBits | Int(run.kind.rawValue)
      while number >= 0x80 {
        bytes.append(UInt8(number & 0x7f) | 0x80)
        number >>= 7
      }
      bytes.append(UInt8(number))
    }
    return bytes
  }

  /// `nil` for bytes that `encoded` never gives.
  package init?(encoded bytes: ArraySlice<UInt8>) {
    var number = 0
    var shift = 0
    for byte in bytes {
      guard shift <= Self.longestShift else { return nil }
      number |= Int(byte & 0x7f) << shift
      shift += 7
      if byte >= 0x80 { continue }
      guard let kind = Kind(rawValue: UInt8(number & 7)), number >> Self.kindBits > 0, kind != runs.last?.kind else {
        return nil
      }
      runs.append(Run(length: number >> Self.kindBits, kind: kind))
      (number, shift) = (0, 0)
    }
    guard shift == 0 else { return nil }
  }

  private static let kindBits = 3
  /// Five bytes to a number: far more than any code that is coloured.
  private static let longestShift = 28
}

extension CodeColours {
  /// Bytes of code that are coloured at most: some 900 lines, a tenth of a second of the parser's time.
  package static let longestCode = 1 << 15

  /// The start of a block of code that is coloured: all of it, or as many whole lines as may be.
  package static func colouredPart(of code: String) -> String {
    let bytes = code.utf8
    guard bytes.count > longestCode else { return code }
    var end = bytes.index(bytes.startIndex, offsetBy: longestCode)
    if let lineEnd = bytes[..<end].lastIndex(of: 0x0A) {
      end = bytes.index(after: lineEnd)
    } else {
      while bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
    }
    return String(code[..<end])
  }
}
