/// Deleted text between pairs of tildes, `~~like this~~` (GitHub Flavored Markdown 0.29, section 6.5).
///
/// Two differences from GitHub, for the sake of Korean. A single tilde is plain text, because `1~3` is a range.
/// And a pair counts wherever no space parts it from the deleted text, so that a particle may follow it.
/// Both tildes must stand at the same level: neither in emphasis nor in a link that the other is outside of.
enum Strikethrough {
  /// The inlines with deleted text marked as such.
  static func applied(to inlines: [Inline]) -> [Inline] {
    hasPair(inlines) ? strikingThrough(inlines) : inlines
  }

  private static func hasPair(_ inlines: [Inline]) -> Bool {
    inlines.contains { inline in
      if case .text(let text) = inline { return text.utf8.contains(UInt8(ascii: "~")) && text.contains("~~") }
      return inline.children.map(hasPair) ?? false
    }
  }

  private static func strikingThrough(_ inlines: [Inline]) -> [Inline] {
    var result: [Inline] = []
    var opener: Int?
    for piece in pieces(of: inlines) {
      switch piece {
      case .inline(let inline):
        result.append(inline.mapChildren(strikingThrough))
      case .tildes(let opens, let closes):
        if let start = opener, closes {
          let deleted = Array(result[(start + 1)...])
          result[start...] = [.strikethrough(deleted)]
          opener = nil
        } else {
          if opens, opener == nil { opener = result.count }
          result.append(.text("~~"))
        }
      }
    }
    return result.joiningTexts()
  }

  /// A run of exactly two tildes, or anything else.
  private enum Piece {
    case inline(Inline)
    case tildes(opens: Bool, closes: Bool)
  }

  private static func pieces(of inlines: [Inline]) -> [Piece] {
    inlines.indices.flatMap { index -> [Piece] in
      guard case .text(let text) = inlines[index] else { return [.inline(inlines[index])] }
      let spaceBefore = index == 0 || inlines[index - 1].isBreak
      let spaceAfter = index == inlines.count - 1 || inlines[index + 1].isBreak
      return pieces(of: text, spaceBefore: spaceBefore, spaceAfter: spaceAfter)
    }
  }

  private static func pieces(of text: String, spaceBefore: Bool, spaceAfter: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    var plain = rest.startIndex
    while let start = rest.firstIndex(of: "~") {
      let end = rest[start...].firstIndex { $0 != "~" } ?? rest.endIndex
      if rest.distance(from: start, to: end) == 2 {
        if plain < start { pieces.append(.inline(.text(String(text[plain..<start])))) }
        let opens = end == text.endIndex ? !spaceAfter : !text[end].isWhitespace
        let closes = start == text.startIndex ? !spaceBefore : !text[text.index(before: start)].isWhitespace
        pieces.append(.tildes(opens: opens, closes: closes))
        plain = end
      }
      rest = rest[end...]
    }
    if plain < text.endIndex { pieces.append(.inline(.text(String(text[plain...])))) }
    return pieces
  }
}

extension Inline {
  /// What the inline holds; `nil` for one that cannot hold others.
  var children: [Inline]? {
    switch self {
    case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, _, let children),
      .image(_, _, let children):
      children
    case .text, .softBreak, .lineBreak, .code, .html, .footnote: nil
    }
  }

  var isBreak: Bool { self == .softBreak || self == .lineBreak }

  /// The inline with its children changed.
  func mapChildren(_ change: ([Inline]) -> [Inline]) -> Inline {
    switch self {
    case .emphasis(let children): .emphasis(change(children))
    case .strong(let children): .strong(change(children))
    case .strikethrough(let children): .strikethrough(change(children))
    case .link(let destination, let title, let children):
      .link(destination: destination, title: title, change(children))
    case .image(let source, let title, let children): .image(source: source, title: title, change(children))
    case .text, .softBreak, .lineBreak, .code, .html, .footnote: self
    }
  }
}

extension [Inline] {
  /// The inlines with neighboring texts made one.
  func joiningTexts() -> [Inline] {
    var result: [Inline] = []
    var text = ""
    for inline in self {
      if case .text(let next) = inline {
        text += next
      } else {
        if !text.isEmpty { result.append(.text(text)) }
        text = ""
        result.append(inline)
      }
    }
    return text.isEmpty ? result : result + [.text(text)]
  }
}
