import Markdown

/// The text of every block of Swift code, in the order of the source.
func swiftCode(in blocks: [Block]) -> [String] {
  blocks.flatMap { block -> [String] in
    switch block.kind {
    case .code(let info, let text):
      isSwift(info.prefix { !$0.isWhitespace }.lowercased()) ? [text] : []
    case .quote(let inner), .alert(_, let inner): swiftCode(in: inner)
    case .list(let list): list.items.flatMap { swiftCode(in: $0.blocks) }
    default: []
    }
  }
}

/// - Parameter language: the first word of an info string, in lower case.
func isSwift(_ language: String) -> Bool { language == "swift" }
