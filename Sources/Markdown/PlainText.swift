extension [Inline] {
  /// The text that a reader sees, on one line: breaks are spaces, an image is its description, raw HTML is left out.
  package var plainText: String {
    map(\.plainText).joined()
  }
}

extension Inline {
  fileprivate var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .softBreak, .lineBreak: " "
    case .html: ""
    case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, _, let children),
      .image(_, _, let children):
      children.plainText
    }
  }
}
