import Markdown

/// The HTML elements that are open while inlines are set.
struct HTMLState {
  /// Elements nested deeper than this have no effect.
  private static let deepest = 16

  private var open: [String] = []
  /// The destination of an open anchor, and where its text starts.
  var anchor: (destination: String, textStart: String.Index)?

  var style: Style { open.reduce(into: Style()) { $0.formUnion(HTMLElement.style(of: $1)) } }
  var isHidden: Bool { open.contains { HTMLElement.hidden.contains($0) } }
  var isRaised: Bool { open.last == "sup" }
  var isLowered: Bool { open.last == "sub" }
  var isPreformatted: Bool { open.contains("pre") }
  var isEmpty: Bool { open.isEmpty }

  mutating func begin(_ name: String) {
    if open.count < Self.deepest { open.append(name) }
  }

  mutating func end(_ name: String) {
    if let index = open.lastIndex(of: name) { open.remove(at: index) }
  }
}

extension InlineFlattener {
  /// Appends running text in the style of the open HTML elements.
  mutating func appendText(_ content: String, _ style: Style) {
    if html.isEmpty { return text.appendProse(content, style) }
    if html.isHidden { return }
    let shown = html.isRaised ? Digits.raised(content) : html.isLowered ? Digits.lowered(content) : content
    guard html.isPreformatted else { return text.appendProse(shown, style.union(html.style)) }
    for (index, line) in shown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { text.endLine() }
      text.append(String(line), style.union(html.style).union(.code))
    }
  }

  /// Appends raw HTML as the text that a browser would show.
  mutating func appendHTML(_ source: String, _ style: Style) {
    for token in HTMLToken.tokens(of: source) {
      switch token {
      case .text(let content): appendText(content, style)
      case .tag("br", _, _): text.endLine()
      case .tag("img", _, let attributes): appendImage(attributes, style)
      case .tag("a", let isEnd, let attributes): isEnd ? endAnchor(style) : beginAnchor(attributes["href"])
      case .tag("summary", let isEnd, _): isEnd ? endElement("summary") : beginSummary(style)
      case .tag("li", false, _): appendBullet(style)
      case .tag("td", _, _), .tag("th", _, _): text.appendProse(" ", style)
      case .tag(let name, let isEnd, _): isEnd ? endElement(name) : beginElement(name)
      }
    }
  }

  private mutating func beginElement(_ name: String) {
    if HTMLElement.blocks.contains(name) { text.endLineIfBegun() }
    html.begin(name)
  }

  private mutating func endElement(_ name: String) {
    html.end(name)
    if HTMLElement.blocks.contains(name) { text.endLineIfBegun() }
  }

  private mutating func beginSummary(_ style: Style) {
    beginElement("summary")
    text.appendProse("\(signs.summary) ", style.union(.mark))
  }

  private mutating func appendBullet(_ style: Style) {
    text.endLineIfBegun()
    text.appendProse("\(signs.bullets.first ?? "") ", style.union(.mark))
  }

  private mutating func beginAnchor(_ destination: String?) {
    html.begin("a")
    html.anchor = destination.map { ($0, text.text.endIndex) }
  }

  private mutating func endAnchor(_ style: Style) {
    html.end("a")
    guard let (destination, start) = html.anchor else { return }
    html.anchor = nil
    appendNote(for: destination, textStart: start, style)
  }

  private mutating func appendImage(_ attributes: [String: String], _ style: Style) {
    let source = attributes["src"] ?? ""
    let description = attributes["alt"].map { [Inline.text($0)] } ?? []
    append([.image(source: source, title: attributes["title"] ?? "", description)], style)
  }
}

/// Digits and signs above and below the line; a text that has others stays as it is.
enum Digits {
  private static let raisedForms = forms("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾")
  private static let loweredForms = forms("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎")

  static func raised(_ text: String) -> String { replaced(text, by: raisedForms) }
  static func lowered(_ text: String) -> String { replaced(text, by: loweredForms) }

  private static func forms(_ digits: String) -> [Character: Character] {
    Dictionary(uniqueKeysWithValues: zip("0123456789+-=()", digits))
  }

  private static func replaced(_ text: String, by forms: [Character: Character]) -> String {
    let replaced = text.compactMap { forms[$0] }
    return replaced.count == text.count ? String(replaced) : text
  }
}
