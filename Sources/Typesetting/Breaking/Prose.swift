/// Running text, as it is set.
enum Prose {
  /// Whether a text in UTF-8 surely has nothing to collapse or to show as a sign, by its bytes alone; most have not.
  /// - Parameter afterSpace: whether the text follows a space or a line's start, so that its own spaces there go.
  static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>, afterSpace: Bool) -> Bool {
    guard let start = utf8.baseAddress, let last = utf8.last else { return true }
    if utf8[0] == 0x20 && afterSpace { return false }
    var found = isSpecial(last)
    let count = utf8.count - 1
    // Without a way out of the loop the compiler makes vectors of it.
    for index in 0..<count {
      found |= isSpecial(start[index])
      found |= bit(start[index] == 0x20) & bit((start + 1)[index] == 0x20)
    }
    return found == 0
  }

  /// Not zero for a control character, and where ``VisibleText`` looks further or the soft hyphen may begin.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> UInt8 {
    bit(byte < 0x20) | bit(byte == 0x7F) | bit(byte == 0xC2) | bit(byte == 0xD8) | bit(byte == 0xE2)
  }

  @inline(__always)
  private static func bit(_ condition: Bool) -> UInt8 { condition ? 1 : 0 }

  /// The text with each run of spaces, tabs and line ends as one space, and without soft hyphens, whose width no two
  /// terminals agree on.
  /// - Parameter afterSpace: whether the text follows a space or a line's start, so that its own spaces there go.
  static func collapsed(_ text: String, afterSpace: Bool) -> String {
    guard needsCollapsing(text, afterSpace: afterSpace) else { return text }
    var collapsed = ""
    var endsInSpace = afterSpace
    for scalar in text.unicodeScalars where scalar != "\u{AD}" {
      let isSpace = scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
      if !isSpace { collapsed.unicodeScalars.append(scalar) } else if !endsInSpace { collapsed += " " }
      endsInSpace = isSpace
    }
    return collapsed
  }

  private static func needsCollapsing(_ text: String, afterSpace: Bool) -> Bool {
    text.withBytes { utf8 in
      var previous: UInt8 = afterSpace ? 0x20 : 0
      for byte in utf8 {
        if byte <= 0x20 && (previous == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D) { return true }
        if byte == 0xAD && previous == 0xC2 { return true }
        previous = byte
      }
      return false
    }
  }
}
