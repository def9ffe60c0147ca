import Markdown

/// A Swift block of a text, with what its author says of it after the word `swift`.
struct CodeBlock: Hashable, Sendable {
  /// What must be true of it.
  enum Claim: Hashable, Sendable {
    /// Its syntax is right: it is a piece of something larger.
    case parses
    /// It is a whole program.
    case compiles
    /// The compiler refuses it with a message that holds this text.
    case fails(String)
  }

  var text: String
  var claim: Claim

  /// A block where it stands in a file.
  struct Occurrence: Sendable {
    /// The claim is `nil` where the words after `swift` say nothing that is known.
    var claim: Claim?
    var text: String
    var info: String
    /// The line of the opening fence, counted from 1; the text begins in the next.
    var line: Int
  }

  /// The Swift blocks of a document, in its order.
  ///
  /// - Parameter usual: what is claimed of a block whose author says nothing.
  static func all(in document: Document, usual: Claim) -> [Occurrence] {
    (document.blocks + document.footnotes.flatMap(\.blocks)).flatMap { occurrences(in: $0, usual) }
  }

  private static func occurrences(in block: Block, _ usual: Claim) -> [Occurrence] {
    switch block.kind {
    case .quote(let blocks), .alert(_, let blocks): blocks.flatMap { occurrences(in: $0, usual) }
    case .list(let list): list.items.flatMap(\.blocks).flatMap { occurrences(in: $0, usual) }
    case .code(let info, let text) where CodeInfo(info).isSwift:
      [Occurrence(claim: claim(CodeInfo(info).attributes, usual), text: text, info: info, line: block.lines.lowerBound)]
    default: []
    }
  }

  /// `swift`, `swift fragment` or `swift error="…"`.
  private static func claim(_ attributes: String, _ usual: Claim) -> Claim? {
    if attributes.isEmpty { return usual }
    if attributes == "fragment" { return .parses }
    guard let message = attributes.wholeMatch(of: #/error="(.+)" */#) else { return nil }
    return .fails(String(message.1))
  }
}
