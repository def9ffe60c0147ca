/// Makes the characters that would drive a terminal, or turn text around unseen, visible as signs.
enum VisibleText {
  /// The sign for a control character: a control picture for C0, `⟨U+202E⟩` and the like for the others.
  ///
  /// Others are C1 (some terminals obey it), the line and paragraph separators, and the property Bidi_Control.
  /// - Returns: `nil` for a scalar that is safe to send.
  static func sign(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: name(of: scalar)
    default: nil
    }
  }

  /// `⟨U+202E⟩`: at least four hexadecimal digits.
  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "⟩"
  }

  /// Whether UTF-8 text may hold a scalar that has a sign; a few innocent neighbours of such scalars pass as well.
  static func maySign(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      index += 1
      if byte >= 0x20 && byte < 0x7F { continue }
      if byte < 0x20 || byte == 0x7F { return true }
      guard byte == 0xC2 || byte == 0xD8 || byte == 0xE2, index < utf8.count else { continue }
      let next = utf8[index]
      if byte == 0xC2 ? next < 0xA0 : byte == 0xD8 ? next == 0x9C : isSeparatorOrDirection(next, utf8, index + 1) {
        return true
      }
    }
    return false
  }

  /// Whether the bytes after `E2` spell U+200E, U+200F, U+2028…U+202E or U+2066…U+2069.
  private static func isSeparatorOrDirection(
    _ second: UInt8, _ utf8: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    guard index < utf8.count else { return false }
    switch (second, utf8[index]) {
    case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return true
    default: return false
    }
  }
}

extension String {
  /// The text as it may be sent to a terminal: every control character shown as a sign, line ends and tabs included.
  package func madeVisible() -> String {
    guard withBytes(VisibleText.maySign) else { return self }
    var visible = ""
    for scalar in unicodeScalars {
      if let sign = VisibleText.sign(for: scalar) { visible += sign } else { visible.unicodeScalars.append(scalar) }
    }
    return visible
  }
}
