import Markdown

/// The text of every block of Swift code, in the order of the source.
func swiftCode(in blocks: [Block]) -> [String] {
  var code: [String] = []
  for block in blocks {
    block.forEachLeaf { leaf in
      guard case .code(let info, let text) = leaf.kind else { return }
      if CodeInfo(info).isSwift { code.append(text) }
    }
  }
  return code
}
