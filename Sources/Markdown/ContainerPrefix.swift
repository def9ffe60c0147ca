internal import CCMark

/// What a line must begin with to stand inside a block: the markers and indents of the quotes and items around the
/// block (CommonMark 0.30, sections 5.1 and 5.2).
struct ContainerPrefix {
  private enum Container {
    case quote
    /// `indent` columns of white space, in whose place the first line has the item's marker.
    case item(firstLine: Int, indent: Int)
  }

  private let containers: [Container]

  /// The prefix of what stands in `node`'s place; `nil` when that is nested too deep to matter.
  init?(of node: TreeNode, in piece: PieceText) {
    let source = piece.lines
    var ancestors: [TreeNode] = []
    var ancestor = node.parent
    while let container = ancestor {
      if container.type == CMARK_NODE_BLOCK_QUOTE || container.type == CMARK_NODE_ITEM { ancestors.append(container) }
      guard ancestors.count <= 2 * Document.deepestNesting else { return nil }
      ancestor = container.parent
    }
    var containers: [Container] = []
    for container in ancestors.reversed() {
      if container.type == CMARK_NODE_BLOCK_QUOTE {
        containers.append(.quote)
      } else {
        let line = piece.sourceLines(of: container).lowerBound
        let (start, _) = Self.cursor(in: line, after: containers, of: source)
        containers.append(.item(firstLine: line, indent: Self.contentIndent(ofItemAt: start)))
      }
    }
    self.containers = containers
  }

  /// A line without the prefix and further indent.
  ///
  /// A lazy continuation is a line of a paragraph that lacks a part of the prefix (section 5.1).
  func content(ofLine line: Int, in source: SourceLines) -> (text: ArraySlice<UInt8>, isLazy: Bool) {
    let (cursor, isComplete) = Self.cursor(in: line, after: containers, of: source)
    return (cursor.rest.trimmed, !isComplete)
  }

  private static func cursor(
    in line: Int, after containers: [Container], of source: SourceLines
  ) -> (LineCursor, isComplete: Bool) {
    var cursor = LineCursor(source[line])
    for container in containers {
      switch container {
      case .quote:
        cursor.skipIndent(upTo: 3)
        guard cursor.skip(">") else { return (cursor, false) }
        cursor.skipIndent(upTo: 1)
      case .item(line, let indent):
        cursor.skip(columns: indent)
      case .item(_, let indent):
        guard cursor.skipIndent(upTo: indent) == indent else { return (cursor, false) }
      }
    }
    return (cursor, true)
  }

  /// The columns from an item's start to its content: indent, marker, and one to four columns of space.
  private static func contentIndent(ofItemAt start: LineCursor) -> Int {
    var cursor = start
    var indent = cursor.skipIndent(upTo: 3)
    indent += cursor.skipDigits()
    indent += cursor.skip(columns: 1)
    let isEmpty = cursor.rest.allSatisfy(\.isBlank)
    let padding = cursor.skipIndent(upTo: 5)
    return indent + (isEmpty || padding > 4 ? 1 : padding)
  }
}

/// A place in a line that knows its column, with tabs stopping at every fourth (CommonMark 0.30, section 2.2).
struct LineCursor {
  private(set) var rest: ArraySlice<UInt8>
  private var column = 0
  /// Columns of the tab before `rest` that were not skipped yet.
  private var leftOfTab = 0

  init(_ line: ArraySlice<UInt8>) {
    rest = line
  }

  /// Skips up to that many columns of white space and says how many.
  @discardableResult
  mutating func skipIndent(upTo limit: Int) -> Int {
    var skipped = 0
    while skipped < limit, leftOfTab > 0 || rest.first?.isBlank == true { skipped += skip(columns: 1) }
    return skipped
  }

  /// Skips that many columns, whatever they hold, as far as the line goes, and says how many.
  @discardableResult
  mutating func skip(columns: Int) -> Int {
    var skipped = 0
    while skipped < columns {
      if leftOfTab > 0 {
        leftOfTab -= 1
      } else if let byte = rest.popFirst() {
        leftOfTab = byte == .tab ? 3 - column % 4 : 0
      } else {
        break
      }
      column += 1
      skipped += 1
    }
    return skipped
  }

  /// Skips one character, if it is next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard leftOfTab == 0, rest.first == UInt8(ascii: character) else { return false }
    return skip(columns: 1) == 1
  }

  /// Skips the digits that are next and says how many.
  mutating func skipDigits() -> Int {
    skip(columns: rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count)
  }
}
