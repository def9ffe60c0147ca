/// A link reference definition (CommonMark 0.30, section 4.7).
struct LinkDefinition {
  /// The key of its label.
  let key: String
  /// Its lines without the markers and indents around them.
  ///
  /// A title that more text follows in its line is here too: it belongs to the paragraph, but libcmark takes it for the
  /// definition's as well.
  let source: ArraySlice<UInt8>
  /// Where its title starts in that, or its end.
  private let titleStart: Int

  /// The definition as a paragraph of the top level that means the same wherever it stands.
  ///
  /// Further lines are indented, so that they begin no other block. White space at the start of a line belongs to a
  /// title when the line was a lazy one, and would be lost but for the character references.
  var paragraph: [UInt8] {
    var paragraph: [UInt8] = []
    var isAtStart = false
    for (index, byte) in zip(source.indices, source) {
      if byte == .newline {
        paragraph += "\n    ".utf8
      } else if isAtStart, byte.isBlank, index > titleStart {
        paragraph += "&#\(byte);".utf8
        continue
      } else {
        paragraph.append(byte)
      }
      isAtStart = byte == .newline
    }
    return paragraph + [.newline, .newline]
  }

  /// Cuts the definitions off that the text of a paragraph begins with, its lines without indents.
  static func removeAll(from paragraph: inout ArraySlice<UInt8>) -> [LinkDefinition] {
    var definitions: [LinkDefinition] = []
    while let definition = LinkDefinition(removedFrom: &paragraph) { definitions.append(definition) }
    return definitions
  }

  private init?(removedFrom paragraph: inout ArraySlice<UInt8>) {
    var rest = DefinitionCursor(rest: paragraph)
    guard let label = rest.skipLabel(), rest.skip(.colon) else { return nil }
    rest.skipSpaceAndLineEnd()
    guard rest.skipDestination() else { return nil }
    let afterDestination = rest
    rest.skipSpaceAndLineEnd()
    titleStart = rest.rest.startIndex
    let hasTitle = rest.rest.startIndex > afterDestination.rest.startIndex && rest.skipTitle()
    let end = hasTitle ? rest.rest.startIndex : afterDestination.rest.startIndex
    if !(hasTitle && rest.skipLineEnd()) {
      rest = afterDestination
      guard rest.skipLineEnd() else { return nil }
    }
    key = LinkLabel.key(of: label)
    guard !key.isEmpty else { return nil }
    source = paragraph[..<end]
    paragraph = rest.rest
  }
}

/// Reads the parts of a definition one after the other.
private struct DefinitionCursor {
  var rest: ArraySlice<UInt8>

  /// Skips one byte, if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Skips `[label]` and gives what is between the brackets.
  mutating func skipLabel() -> ArraySlice<UInt8>? {
    guard rest.first == UInt8(ascii: "[") else { return nil }
    let label = rest.dropFirst()
    var index = label.startIndex
    while index < label.endIndex, index - label.startIndex <= LinkLabel.longest {
      switch label[index] {
      case UInt8(ascii: "]"):
        rest = label[(index + 1)...]
        return label[..<index]
      case UInt8(ascii: "["): return nil
      case .backslash where index + 1 < label.endIndex && label[index + 1].isPunctuation: index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// Skips spaces and tabs with at most one line ending among them.
  mutating func skipSpaceAndLineEnd() {
    rest = rest.drop(while: \.isBlank)
    if skip(.newline) { rest = rest.drop(while: \.isBlank) }
  }

  /// Skips spaces and tabs up to the end of the line; false when more is there.
  mutating func skipLineEnd() -> Bool {
    rest = rest.drop(while: \.isBlank)
    return rest.isEmpty || skip(.newline)
  }

  /// Skips the destination of a link (section 6.3), `<like this>` or without spaces and with balanced parentheses.
  mutating func skipDestination() -> Bool {
    rest.first == UInt8(ascii: "<") ? skipBracketedDestination() : skipBareDestination()
  }

  private mutating func skipBracketedDestination() -> Bool {
    var index = rest.startIndex + 1
    while index < rest.endIndex, rest[index] != .newline, rest[index] != UInt8(ascii: "<") {
      if rest[index] == UInt8(ascii: ">") {
        rest = rest[(index + 1)...]
        return true
      }
      index += rest[index] == .backslash ? 2 : 1
    }
    return false
  }

  private mutating func skipBareDestination() -> Bool {
    var index = rest.startIndex
    var depth = 0
    loop: while index < rest.endIndex {
      switch rest[index] {
      case .backslash where index + 1 < rest.endIndex && rest[index + 1].isPunctuation: index += 2
      case UInt8(ascii: "("):
        depth += 1
        index += 1
        if depth > 32 { return false }
      case UInt8(ascii: ")"):
        if depth == 0 { break loop }
        depth -= 1
        index += 1
      case let byte where byte.isSpace: break loop
      default: index += 1
      }
    }
    guard depth == 0, index > rest.startIndex else { return false }
    rest = rest[index...]
    return true
  }

  /// Skips a title in double or single quotes or in parentheses (section 6.3).
  ///
  /// As in libcmark, a title that only an escaped quotation mark ends, ends there.
  mutating func skipTitle() -> Bool {
    let end: UInt8
    switch rest.first {
    case UInt8(ascii: "\""): end = UInt8(ascii: "\"")
    case UInt8(ascii: "'"): end = UInt8(ascii: "'")
    case UInt8(ascii: "("): end = UInt8(ascii: ")")
    default: return false
    }
    var escapedEnd: Int?
    var index = rest.startIndex + 1
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == end {
        rest = rest[(index + 1)...]
        return true
      }
      if end == UInt8(ascii: ")"), byte == UInt8(ascii: "(") { break }
      let isEscape = byte == .backslash && index + 1 < rest.endIndex && rest[index + 1].isPunctuation
      if isEscape, rest[index + 1] == end { escapedEnd = index + 2 }
      index += isEscape ? 2 : 1
    }
    guard let escapedEnd else { return false }
    rest = rest[escapedEnd...]
    return true
  }
}

extension UInt8 {
  /// ASCII punctuation (CommonMark 0.30, section 2.1).
  var isPunctuation: Bool {
    (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
      || (0x7B...0x7E).contains(self)
  }
}
