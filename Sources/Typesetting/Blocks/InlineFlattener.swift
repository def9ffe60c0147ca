import Markdown

/// Turns inlines into styled text, with notes for links, captions for images, and the text of raw HTML.
///
/// It goes down into inlines by recursion, which ``Markdown/Document/deepestNesting`` bounds.
struct InlineFlattener {
  let signs: Signs
  /// Whether the terminal is told where links lead, so that the reader need not be.
  let hyperlinks: Bool
  let hooks: TypesettingHooks
  var references = References()
  var text = StyledText()
  var html = HTMLState()
  private var linkCount = 0

  init(signs: Signs, hyperlinks: Bool, hooks: TypesettingHooks) {
    self.signs = signs
    self.hyperlinks = hyperlinks
    self.hooks = hooks
  }

  /// The text so far; the next one starts anew, in the same HTML elements but for an anchor.
  mutating func takeText() -> StyledText {
    endAnchor([])
    defer { text = StyledText() }
    return text
  }

  /// The text so far, and the end of all HTML elements.
  mutating func endText() -> StyledText {
    defer { html = HTMLState() }
    return takeText()
  }

  mutating func append(_ inlines: [Inline], _ style: Style) {
    for inline in inlines { append(inline, style) }
  }

  private mutating func append(_ inline: Inline, _ style: Style) {
    switch inline {
    case .text(let content): appendText(content, style)
    case .softBreak: text.appendProse(" ", style)
    case .lineBreak: text.endLine()
    case .code(let content): appendCode(content, style)
    case .html(let source): for token in HTMLToken.tokens(of: source) { append(token, style) }
    case .emphasis(let inner): append(inner, style.union(.emphasis))
    case .strong(let inner): append(inner, style.union(.strong))
    case .strikethrough(let inner): append(inner, style.union(.strikethrough))
    case .link(let destination, _, let inner): appendLink(to: destination, inner, style)
    case .image(let source, let title, let inner): appendImage(source, title: title, inner, style)
    case .footnote(let number): text.append(Self.mark(ofFootnote: number), [.dim, .furniture])
    }
  }

  /// What stands for a footnote: written as in Markdown, so that nobody takes it for the number of a link.
  static func mark(ofFootnote number: Int) -> String { "[^\(number)]" }

  private mutating func appendCode(_ content: String, _ style: Style) {
    if !html.isHidden { text.append(content.withPlainSpaces, style.union([.code, html.style])) }
  }

  /// Appends a sign that stays with what follows it.
  mutating func appendSign(_ sign: String, _ style: Style) {
    text.append(sign + signs.gap, style.union([.mark, .furniture]))
  }

  // MARK: Links

  private mutating func appendLink(to destination: String, _ inner: [Inline], _ style: Style) {
    let link = beginLink(to: destination)
    append(inner, style.union(.link))
    endLink(link, style)
  }

  /// Appends an image as its description, else its title, else the name of its file.
  mutating func appendImage(_ source: String, title: String, _ description: [Inline], _ style: Style) {
    if html.isHidden { return }
    appendSign(signs.image, style)
    let link = beginLink(to: source)
    if !description.isEmpty {
      append(description, style.union(.emphasis))
    } else {
      let name = title.isEmpty ? source.split(separator: "/").last.map(String.init) ?? source : title
      text.appendProse(name, style.union([.emphasis, .furniture]))
    }
    endLink(link, style)
  }

  /// A link whose text is appended next.
  struct OpenLink {
    var link: Link
    /// The link around it, which may hold an image.
    var outer: Link?
    var textStart: Int
  }

  mutating func beginLink(to destination: String) -> OpenLink {
    linkCount += 1
    let link = Link(destination: destination, number: linkCount)
    defer { text.link = link }
    return OpenLink(link: link, outer: text.link, textStart: text.utf8.count)
  }

  /// What a bare link's text may leave out of its destination (GitHub Flavored Markdown 0.29, section 6.9).
  private static let implied = ["", "mailto:", "http://"]

  /// Ends a link's text, and says where it leads where the reader would not see it.
  mutating func endLink(_ open: OpenLink, _ style: Style) {
    let destination = open.link.destination
    let shown = text.utf8[open.textStart...]
    let isBare = shown.isEmpty
    let showsDestination = Self.implied.contains { prefix in
      destination.utf8.count == prefix.utf8.count + shown.count && destination.hasPrefix(prefix)
        && destination.utf8.dropFirst(prefix.utf8.count).elementsEqual(shown)
    }
    if isBare { text.append(destination, style.union([.link, .furniture])) }
    text.link = open.outer
    if showsDestination || html.isHidden { return }
    switch hooks.linkNote(destination) {
    case .hidden: break
    case .note(let spans):
      text.appendProse(" ", .furniture)
      for span in spans { text.append(Span(visible: span.text, span.style.union(.furniture))) }
    case .reference:
      if isBare || hyperlinks && open.link.address != nil { return }
      // Interpolation would take longer than all else that a reference costs.
      text.append("[" + String(references.number(of: destination)) + "]", [.dim, .furniture])
    }
  }
}

extension String {
  /// The text of a code span with spaces for tabs and line ends.
  fileprivate var withPlainSpaces: String {
    utf8.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      ? String(map { $0 == "\t" || $0.isNewline ? " " : $0 }) : self
  }
}
