// The standard library's normalization is hidden; Foundation's would cost the program more than all the rest of its start.
@_spi(_Unicode) internal import Swift

/// A text in the one form in which all of its spellings are alike, and in which it is searched.
///
/// Case is folded, marks and conjoining jamo are composed (Normalization Form C, UAX #15), white space is one space,
/// and what cannot be seen is gone. Line ends are no part of it.
struct FoldedText {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// For each byte where its cluster begins in the text, in bytes of UTF-8; empty unless asked for.
  private(set) var sources: [Int] = []
  private let keepsSources: Bool
  private var lineStart = 0

  init(keepsSources: Bool = false) {
    self.keepsSources = keepsSources
  }

  init(_ text: String, keepsSources: Bool = false) {
    self.init(keepsSources: keepsSources)
    append(text)
  }

  mutating func append(_ text: String) {
    lineStart = bytes.count
    var contiguous = text
    contiguous.withUTF8 { utf8 in
      var offset = 0
      while offset < utf8.count { offset = appendCluster(at: offset, of: utf8, in: text) }
    }
    // A space at the end would keep what follows a phrase from being the end of a line.
    if bytes.count > lineStart, bytes[bytes.count - 1] == space { removeLast() }
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends the cluster at an offset and returns the offset after it; most are one plain scalar.
  @inline(__always)
  private mutating func appendCluster(at start: Int, of utf8: UnsafeBufferPointer<UInt8>, in text: String) -> Int {
    let scalar = PlainScalar(at: start, of: utf8)
    let end = start + scalar.length
    guard scalar.isPlain, end == utf8.count || PlainScalar(at: end, of: utf8).isPlain else {
      return appendComplexCluster(at: start, in: text)
    }
    if scalar.length == 1 {
      append(asciiFolded(utf8[start]), from: start)
    } else {
      for offset in start..<end { append(utf8[offset], from: start) }
    }
    return end
  }

  private mutating func appendComplexCluster(at start: Int, in text: String) -> Int {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let character = text[first]
    if character.isWhitespace {
      append(space, from: start)
    } else {
      for byte in Self.folded(character).utf8 { append(byte, from: start) }
    }
    return start + character.utf8.count
  }

  /// Full case folding is lower case of upper case, since the standard library has no other: `ß` is `ss`, `ς` is `σ`.
  private static func folded(_ character: Character) -> String {
    var folded = ""
    for scalar in character.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      for upper in scalar.properties.uppercaseMapping.unicodeScalars { folded += upper.properties.lowercaseMapping }
    }
    return folded._nfc.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8, from source: Int) {
    if byte == space, bytes.count == lineStart || bytes[bytes.count - 1] == space { return }
    bytes.append(byte)
    if keepsSources { sources.append(source) }
  }

  private mutating func removeLast() {
    bytes.removeLast()
    if keepsSources { sources.removeLast() }
  }
}

private let space = UInt8(ascii: " ")

/// Lower case for letters, a space for every control character.
@inline(__always)
private func asciiFolded(_ byte: UInt8) -> UInt8 {
  byte <= space || byte == 0x7F ? space : byte &- 0x41 < 26 ? byte | 0x20 : byte
}

/// What the first bytes of a scalar tell: whether it folds to itself, case in ASCII aside, and joins no other plain one.
///
/// Plain are ASCII, the syllables of Hangul and their compatibility jamo, Chinese characters, and common punctuation.
private struct PlainScalar {
  var length: Int
  var isPlain: Bool

  @inline(__always)
  init(at offset: Int, of utf8: UnsafeBufferPointer<UInt8>) {
    let lead = utf8[offset]
    if lead < 0x80 {
      (length, isPlain) = (1, true)
    } else if lead & 0xF0 == 0xE0 {
      let point = scalarOfThreeBytes(lead, utf8[offset + 1], utf8[offset + 2])
      (length, isPlain) = (3, Self.isPlain(point))
    } else {
      (length, isPlain) = (1, false)
    }
  }

  @inline(__always)
  private static func isPlain(_ point: UInt32) -> Bool {
    switch point {
    case Hangul.syllables, 0x3131...0x3163, 0x4E00...0x9FFF, 0x2010...0x2027, 0x2030...0x205E, 0x2500...0x25FF: true
    default: false
    }
  }
}

/// The scalar that three bytes of UTF-8 spell.
@inline(__always)
func scalarOfThreeBytes(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt32 {
  UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
}
