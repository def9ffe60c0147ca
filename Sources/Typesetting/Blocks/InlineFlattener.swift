import Markdown

/// Turns inlines into styled text, with notes for links, captions for images, and the text of raw HTML.
struct InlineFlattener {
  let signs: Signs
  let hooks: TypesettingHooks
  var references = References()
  var text = StyledText()
  var html = HTMLState()
  private var steps: [Step] = []

  init(signs: Signs, hooks: TypesettingHooks) {
    self.signs = signs
    self.hooks = hooks
  }

  /// The text so far; the next one starts anew, with the references going on.
  mutating func takeText() -> StyledText {
    defer {
      text = StyledText()
      html = HTMLState()
    }
    return text
  }

  /// What is left to do, for inlines nest as deep as an author likes.
  private enum Step {
    case set(Inline, Style)
    case note(destination: String, textStart: String.Index, Style)
  }

  mutating func append(_ inlines: [Inline], _ style: Style) {
    let outerSteps = steps.count
    push(inlines, style)
    while steps.count > outerSteps, let step = steps.popLast() {
      switch step {
      case .note(let destination, let start, let style): appendNote(for: destination, textStart: start, style)
      case .set(.emphasis(let inner), let style): push(inner, style.union(.emphasis))
      case .set(.strong(let inner), let style): push(inner, style.union(.strong))
      case .set(.strikethrough(let inner), let style): push(inner, style.union(.strikethrough))
      case .set(.link(let destination, _, let inner), let style):
        steps.append(.note(destination: destination, textStart: text.text.endIndex, style))
        push(inner, style.union(.link))
      case .set(.image(let source, let title, let inner), let style):
        text.appendProse("\(signs.image) ", style.union(.mark))
        steps.append(.note(destination: source, textStart: text.text.endIndex, style))
        push(Inline.caption(of: source, title: title, inner), style.union(.emphasis))
      case .set(let leaf, let style): appendLeaf(leaf, style)
      }
    }
  }

  private mutating func push(_ inlines: [Inline], _ style: Style) {
    for inline in inlines.reversed() { steps.append(.set(inline, style)) }
  }

  private mutating func appendLeaf(_ inline: Inline, _ style: Style) {
    switch inline {
    case .text(let content): appendText(content, style)
    case .softBreak: text.appendProse(" ", style)
    case .lineBreak: text.endLine()
    case .code(let content) where !html.isHidden: text.append(content.withPlainSpaces, style.union(.code))
    case .html(let source): appendHTML(source, style)
    default: break
    }
  }

  /// Appends what the hook says of a destination; a link that shows its own destination needs nothing.
  mutating func appendNote(for destination: String, textStart: String.Index, _ style: Style) {
    let shown = text.text[textStart...]
    if destination.hasSuffix(shown), shown == destination || "mailto:" + shown == destination { return }
    if shown.isEmpty { text.append(destination, style.union(.link)) }
    switch hooks.linkNote(destination) {
    case .hidden: break
    case .note(let spans):
      text.appendProse(" ", [])
      for span in spans { text.append(span) }
    case .reference where shown.isEmpty: break
    case .reference: text.append("[\(references.number(of: destination))]", .dim)
    }
  }
}

extension Inline {
  /// What stands for an image: its description, else its title, else the name of its file.
  static func caption(of source: String, title: String, _ description: [Inline]) -> [Inline] {
    if !description.isEmpty { return description }
    if !title.isEmpty { return [.text(title)] }
    return [.text(source.split(separator: "/").last.map(String.init) ?? source)]
  }
}

extension String {
  /// The text of a code span with spaces for tabs and line ends.
  fileprivate var withPlainSpaces: String {
    utf8.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      ? String(map { $0 == "\t" || $0.isNewline ? " " : $0 }) : self
  }
}
