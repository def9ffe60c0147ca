import Markdown

/// The HTML elements that are open while inlines are set.
struct HTMLState {
  /// Elements nested deeper than this have no effect.
  private static let deepest = 16

  private var open: [String] = []
  /// The open anchor.
  var anchor: InlineFlattener.OpenLink?
  /// The expansions of the open abbreviations.
  var abbreviations: [String] = []

  private(set) var style: Style = []
  private(set) var isHidden = false
  var isPreformatted: Bool { open.contains("pre") }
  var isEmpty: Bool { open.isEmpty }
  /// The script of the innermost element, if it is one.
  var script: Script? { open.last.flatMap(Script.init) }

  mutating func begin(_ name: String) {
    guard open.count < Self.deepest else { return }
    open.append(name)
    update()
  }

  mutating func end(_ name: String) {
    guard let index = open.lastIndex(of: name) else { return }
    open.remove(at: index)
    update()
  }

  private mutating func update() {
    style = open.reduce(into: Style()) { $0.formUnion(HTMLElement.style(of: $1)) }
    isHidden = open.contains { HTMLElement.hidden.contains($0) }
  }
}

extension InlineFlattener {
  /// Appends running text in the style of the open HTML elements.
  mutating func appendText(_ content: String, _ style: Style) {
    if html.isEmpty { return text.appendProse(content, style) }
    if html.isHidden { return }
    let style = style.union(html.style)
    if html.isPreformatted { return appendPreformatted(content, style) }
    guard let script = html.script else { return text.appendProse(content, style) }
    if signs.isUnicode, let shifted = script.shifted(content) { return text.appendProse(shifted, style) }
    text.append(script.opening, style.union(.furniture))
    text.appendProse(content, style)
    text.append(script.closing, style.union(.furniture))
  }

  private mutating func appendPreformatted(_ content: String, _ style: Style) {
    for (index, line) in content.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { text.endLine() }
      text.append(String(line), style.union(.code))
    }
  }

  /// Appends what a browser would show of a piece of raw HTML.
  mutating func append(_ token: HTMLToken, _ style: Style) {
    switch token {
    case .text(let content): appendText(content, style)
    case .tag(let name, true, _): endElement(name, style)
    case .tag("br", _, _): text.endLine()
    case .tag("hr", _, _): appendRule(style)
    case .tag("img", _, let attributes): appendImage(attributes, style)
    case .tag("a", _, let attributes): beginAnchor(attributes["href"], style)
    case .tag("abbr", _, let attributes):
      html.begin("abbr")
      html.abbreviations.append(attributes["title"] ?? "")
    case .tag("q", _, _): appendFurniture(signs.openingQuote, style)
    case .tag("summary", _, _):
      beginElement("summary")
      appendSign(signs.summary, style)
    case .tag("li", _, _):
      text.endLineIfBegun()
      appendSign(signs.bullets.first ?? "", style)
    case .tag("td", _, _), .tag("th", _, _): text.appendProse(" ", style.union(.tab))
    case .tag(let name, _, _): beginElement(name)
    }
  }

  private mutating func beginElement(_ name: String) {
    if HTMLElement.blocks.contains(name) { text.endLineIfBegun() }
    html.begin(name)
  }

  private mutating func endElement(_ name: String, _ style: Style) {
    switch name {
    case "a": endAnchor(style)
    case "q": appendFurniture(signs.closingQuote, style)
    case "abbr":
      if let title = html.abbreviations.popLast(), !title.isEmpty { appendFurniture(" (\(title))", .dim) }
    default: break
    }
    html.end(name)
    if HTMLElement.blocks.contains(name) { text.endLineIfBegun() }
  }

  private mutating func appendFurniture(_ content: String, _ style: Style) {
    if !html.isHidden { text.appendProse(content, style.union(.furniture)) }
  }

  private mutating func appendRule(_ style: Style) {
    text.endLineIfBegun()
    text.append(String(repeating: signs.rule, count: 3), style.union([.mark, .furniture]))
    text.endLine()
  }

  private mutating func beginAnchor(_ destination: String?, _ style: Style) {
    endAnchor(style)
    html.begin("a")
    html.anchor = destination.map { beginLink(to: $0) }
  }

  mutating func endAnchor(_ style: Style) {
    guard let anchor = html.anchor else { return }
    html.anchor = nil
    endLink(anchor, style)
  }

  private mutating func appendImage(_ attributes: [String: String], _ style: Style) {
    let description = attributes["alt"].map { $0.isEmpty ? [] : [Inline.text($0)] } ?? []
    appendImage(attributes["src"] ?? "", title: attributes["title"] ?? "", description, style)
  }
}
