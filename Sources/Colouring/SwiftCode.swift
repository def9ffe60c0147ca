import Markdown

/// The text of every block of Swift code, in the order of the source.
func swiftCode(in blocks: [Block]) -> [String] {
  var code: [String] = []
  for block in blocks {
    block.forEachLeaf { leaf in
      guard case .code(let info, let text) = leaf.kind else { return }
      if isSwift(info.prefix { !$0.isWhitespace }.lowercased()) { code.append(text) }
    }
  }
  return code
}

/// - Parameter language: the first word of an info string, in lower case.
func isSwift(_ language: String) -> Bool { language == "swift" }
