/// The seven kinds of raw HTML block, told by how they begin (CommonMark 0.30, section 4.6).
enum HTMLBlock: Equatable {
  /// Ends at the given text.
  case upTo(StaticEnd)
  /// Ends at a blank line.
  case upToBlankLine

  /// What ends the first five kinds.
  enum StaticEnd: Equatable {
    /// The closing tag of any element whose text is no HTML.
    case rawTextTag
    case comment, instruction, declaration, characterData
  }

  /// The block that the text begins; in the middle of a paragraph a lone tag begins none.
  init?(_ cursor: ScanCursor, interruptsParagraph: Bool) {
    guard cursor.byte == UInt8(ascii: "<") else { return nil }
    let text = cursor.text.dropFirst()
    if text.hasPrefix("!--") {
      self = .upTo(.comment)
    } else if text.hasPrefix("?") {
      self = .upTo(.instruction)
    } else if text.hasPrefix("![CDATA[") {
      self = .upTo(.characterData)
    } else if text.hasPrefix("!"), let letter = text.dropFirst().first, (0x41...0x5A).contains(letter) {
      self = .upTo(.declaration)
    } else if Self.beginsRawText(text) {
      self = .upTo(.rawTextTag)
    } else if Self.beginsBlock(text) || (!interruptsParagraph && Self.isLoneTag(text)) {
      self = .upToBlankLine
    } else {
      return nil
    }
  }

  /// Whether the block ends before a line because that is blank.
  var endsAtBlankLine: Bool { self == .upToBlankLine }

  /// Whether the line is the block's last.
  func ends(in cursor: ScanCursor) -> Bool {
    guard case .upTo(let end) = self else { return false }
    switch end {
    case .comment: return cursor.text.contains("-->")
    case .instruction: return cursor.text.contains("?>")
    case .declaration: return cursor.text.contains(">")
    case .characterData: return cursor.text.contains("]]>")
    case .rawTextTag: return Self.rawTextTags.contains { cursor.text.contains("</\($0)>") }
    }
  }

  private static let rawTextTags = ["script", "pre", "textarea", "style"]

  private static func beginsRawText(_ text: Text) -> Bool {
    let name = text.prefix { $0.isASCIILetter }
    guard name.count <= 8, rawTextTags.contains(name.text.lowercased()) else { return false }
    return text.dropFirst(name.count).first.map { $0.isSpace || $0 == UInt8(ascii: ">") } ?? true
  }

  private static func beginsBlock(_ text: Text) -> Bool {
    let tag = text.first == UInt8(ascii: "/") ? text.dropFirst() : text
    let name = tag.prefix { $0.isASCIILetter || $0.isDigit }
    guard name.count <= 10, blockTags.contains(name.text.lowercased()) else { return false }
    let rest = tag.dropFirst(name.count)
    return rest.first.map(\.isSpace) ?? true || rest.hasPrefix(">") || rest.hasPrefix("/>")
  }

  private static let blockTags: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "section", "source",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

/// A slice of a line.
private typealias Text = Slice<UnsafeBufferPointer<UInt8>>

/// Lone tags (CommonMark 0.30, sections 4.6 and 6.6).
extension HTMLBlock {
  /// Whether a complete opening or closing tag, whose `<` is read, stands alone in the line.
  private static func isLoneTag(_ text: Text) -> Bool {
    var rest = text
    let isClosing = rest.first == UInt8(ascii: "/")
    if isClosing { rest = rest.dropFirst() }
    guard rest.first?.isASCIILetter == true else { return false }
    rest = rest.drop { $0.isASCIILetter || $0.isDigit || $0 == .dash }
    if !isClosing { while skipAttribute(&rest) {} }
    rest = rest.drop(while: \.isSpace)
    if !isClosing, rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    guard rest.popFirst() == UInt8(ascii: ">") else { return false }
    return rest.allSatisfy { $0.isBlank || $0 == 0x0C }
  }

  /// Skips white space and an attribute, with its value if it has one, and says whether they were there.
  private static func skipAttribute(_ text: inout Text) -> Bool {
    var rest = text.drop(while: \.isSpace)
    guard rest.startIndex > text.startIndex, let first = rest.first,
      first.isASCIILetter || first == UInt8(ascii: "_") || first == .colon
    else { return false }
    rest = rest.drop { $0.isASCIILetter || $0.isDigit || "_:.-".utf8.contains($0) }
    text = rest
    rest = rest.drop(while: \.isSpace)
    guard rest.popFirst() == UInt8(ascii: "=") else { return true }
    rest = rest.drop(while: \.isSpace)
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = rest.dropFirst().firstIndex(of: quote) else { return true }
      text = rest[(end + 1)...]
    } else {
      let value = rest.prefix { !$0.isSpace && !"\"'=<>`".utf8.contains($0) }
      if !value.isEmpty { text = rest[value.endIndex...] }
    }
    return true
  }
}

extension Collection<UInt8> {
  /// Whether the bytes begin with that ASCII text.
  func hasPrefix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { starts(with: $0) }
  }

  /// Whether the bytes hold that ASCII text, small letters standing for capital ones too.
  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return indices.contains { index in
      self[index] == wanted[0]
        && self[index...].prefix(wanted.count).elementsEqual(wanted) {
          $0 == $1 || ($0.isASCIILetter && $0 | 0x20 == $1)
        }
    }
  }
}
