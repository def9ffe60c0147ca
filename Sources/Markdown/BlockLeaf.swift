/// The block without blocks in it that is open, as far as a further line may belong to it (CommonMark 0.30, chapter 4).
enum BlockLeaf: Equatable {
  /// Nothing that a further line could belong to.
  case closed
  case paragraph
  case fence(CodeFence)
  case html(HTMLBlock)
  case indentedCode

  /// What a line leaves open that begins with a mark of such a block; `nil` when it begins with none.
  init?(_ cursor: ScanCursor, interruptsParagraph: Bool) {
    let leaf: BlockLeaf? =
      switch cursor.byte {
      case UInt8(ascii: "#"): BlockOpening.isHeading(cursor) ? .closed : nil
      case UInt8(ascii: "`"), UInt8(ascii: "~"): CodeFence(cursor).map(BlockLeaf.fence)
      case UInt8(ascii: "<"): HTMLBlock(cursor, interruptsParagraph: interruptsParagraph).map(BlockLeaf.html)
      case .dash, UInt8(ascii: "*"), UInt8(ascii: "_"): BlockOpening.isThematicBreak(cursor) ? .closed : nil
      default: nil
      }
    guard let leaf else { return nil }
    self = leaf
  }

  /// Whether the line belongs to the code or HTML that is open, and ends it perhaps.
  mutating func goesOn(in cursor: ScanCursor) -> Bool {
    switch self {
    case .closed, .paragraph: return false
    case .indentedCode: return cursor.isBlank || cursor.isIndented
    case .fence(let fence):
      if fence.isClosed(by: cursor) { self = .closed }
      return true
    case .html(let html):
      if html.endsAtBlankLine, cursor.isBlank { return false }
      if html.ends(in: cursor) { self = .closed }
      return true
    }
  }
}
