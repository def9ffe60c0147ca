/// Reads the block structure of a text line by line, as CommonMark 0.30 lays it out (appendix, "Phase 1"), without
/// making a tree of it.
///
/// It finds what has to be known before libcmark sees a part of the text: where the text may be cut, link reference
/// definitions, footnotes, the delimiter rows of tables, and containers that stand too deep. Where CommonMark leaves a
/// choice, and where libcmark errs, it does as libcmark does, since the two must agree.
struct BlockScanner {
  /// What was found so far.
  private(set) var findings: ScanFindings
  /// The number of the line that comes next, counted from 1.
  private(set) var line: Int
  /// Where that line starts.
  private(set) var offset: Int

  private var containers: [BlockContainer] = []
  private var leaf = BlockLeaf.closed
  /// The text of the open paragraph, as long as it may begin with definitions.
  private var definitionText: [UInt8] = []
  /// How many containers are around the open footnote; `nil` outside of footnotes.
  private var noteDepth: Int?
  /// How many containers go on in the line that is read; `nil` once a block of the line has ended the others.
  private var matched: Int?

  /// Starts at a line of the text that begins at `offset`. The least distance of the cuts, in bytes, grows from
  /// `firstPieceSize` to `pieceSize`.
  init(line: Int, offset: Int, firstPieceSize: Int, pieceSize: Int) {
    self.line = line
    self.offset = offset
    let start = TextCut(line: line, offset: offset)
    findings = ScanFindings(firstPieceSize: firstPieceSize, pieceSize: pieceSize, start: start)
  }

  /// Reads the next line; false when there is none.
  mutating func scanLine(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset < text.count else { return false }
    var cursor = ScanCursor(text, at: offset)
    read(&cursor)
    offset = cursor.startOfNextLine
    line += 1
    if offset == text.count { close(downTo: 0) }
    return true
  }

  private mutating func read(_ cursor: inout ScanCursor) {
    let matched = matchContainers(&cursor)
    cursor.findText()
    if matched < containers.count || !leaf.goesOn(in: cursor) {
      self.matched = matched
      readText(&cursor)
    }
  }

  /// Skips the markers and indents of the open containers and says how many of those go on.
  private mutating func matchContainers(_ cursor: inout ScanCursor) -> Int {
    for (index, container) in containers.enumerated() {
      if case .list = container { continue }
      cursor.findText()
      guard container.goesOn(in: &cursor, startOfLine: offset) else { return index }
      if container == .note { findings.addNoteLine(at: cursor) }
    }
    return containers.count
  }

  // MARK: Opening

  /// Opens what begins in the rest of the line, or adds the rest to a paragraph.
  private mutating func readText(_ cursor: inout ScanCursor) {
    // A line that lacks a part of the prefix may go on with a paragraph all the same (section 5.1).
    let mayBeLazy = leaf == .paragraph
    while !cursor.isBlank {
      let isFirst = matched != nil
      let interruptsParagraph = mayBeLazy && matched == containers.count
      if cursor.isIndented {
        if mayBeLazy, isFirst { break }
        return begin(.indentedCode, cursor)
      }
      if interruptsParagraph, BlockOpening.isUnderline(cursor) {
        if endsParagraphAsHeading() { return }
        break
      }
      if let leaf = BlockLeaf(cursor, interruptsParagraph: mayBeLazy && isFirst) { return begin(leaf, cursor) }
      guard let opening = containerBeginning(cursor, interruptsParagraph), !isTooDeep(cursor) else { break }
      begin(opening, &cursor)
      cursor.findText()
    }
    addText(cursor, mayBeLazy: mayBeLazy)
  }

  /// Adds the rest of the line, which begins no block, to a paragraph; a blank one ends what does not go on.
  private mutating func addText(_ cursor: ScanCursor, mayBeLazy: Bool) {
    if cursor.isBlank {
      if let matched { close(downTo: matched) }
    } else if mayBeLazy, let matched {
      extendParagraph(cursor, matched: matched)
    } else {
      begin(.paragraph, cursor)
      if cursor.byte == UInt8(ascii: "["), findings.disarmed.last != cursor.textStart {
        definitionText = Array(cursor.text) + [.newline]
      }
    }
  }

  private enum Opening {
    case quote
    case item(ListMarker)
    case note(label: Range<Int>)
  }

  private mutating func containerBeginning(_ cursor: ScanCursor, _ interruptsParagraph: Bool) -> Opening? {
    switch cursor.byte {
    case UInt8(ascii: ">"): return .quote
    case UInt8(ascii: "["):
      guard let label = BlockOpening.noteLabel(cursor) else { return nil }
      // A definition in a footnote is text of that.
      if let noteDepth, noteDepth < matched ?? containers.count {
        findings.disarmed.append(cursor.textStart)
        return nil
      }
      return .note(label: label)
    default: return ListMarker(cursor, interruptsParagraph: interruptsParagraph).map(Opening.item)
    }
  }

  /// Whether a further container would stand too deep; its marker is text then.
  private mutating func isTooDeep(_ cursor: ScanCursor) -> Bool {
    let around = containers[..<(matched ?? containers.count)]
    guard around.count >= Document.deepestNesting else { return false }
    let depth = around.count { if case .list = $0 { false } else { true } }
    guard depth >= Document.deepestNesting else { return false }
    findings.disarmed.append(cursor.textStart)
    return true
  }

  private mutating func begin(_ leaf: BlockLeaf, _ cursor: ScanCursor) {
    beginChild(cursor)
    self.leaf = leaf
    if case .html(let html) = leaf, html.ends(in: cursor) { self.leaf = .closed }
  }

  private mutating func begin(_ opening: Opening, _ cursor: inout ScanCursor) {
    switch opening {
    case .quote:
      beginChild(cursor)
      containers.append(.quote)
      cursor.skipQuoteMarker()
    case .item(let marker):
      beginChild(cursor, marker: marker.kind)
      containers.append(.item(indent: cursor.skip(marker), count: 0))
    case .note(let label):
      beginChild(cursor)
      findings.openNote(labeled: label, line: line, marker: cursor.textStart, prefix: containers.map(\.prefix).joined())
      noteDepth = containers.count
      containers.append(.note)
      cursor.skip(to: label.upperBound + 2)
      cursor.findText()
      cursor.skip(to: cursor.textStart)
      findings.addNoteLine(at: cursor)
    }
  }

  /// Closes what does not go on, once a line, and makes room for a child of the innermost container.
  private mutating func beginChild(_ cursor: ScanCursor, marker: ListMarker.Kind? = nil) {
    if let matched { close(downTo: matched) }
    matched = nil
    if case .list(let kind)? = containers.last {
      if kind == marker { return }
      containers.removeLast()
    }
    if containers.isEmpty {
      findings.addCut(TextCut(line: line, offset: offset), isMarked: cursor.isMarked(at: offset))
    }
    countChild(1)
    if let marker { containers.append(.list(marker)) }
  }

  /// Counts a block that the innermost container got or, for −1, lost.
  private mutating func countChild(_ change: Int) {
    guard case .item(let indent, let count)? = containers.last else { return }
    containers[containers.count - 1] = .item(indent: indent, count: count + change)
  }

  // MARK: Going on and closing

  private mutating func extendParagraph(_ cursor: ScanCursor, matched: Int) {
    if let noteDepth, matched <= noteDepth { findings.addLazyNoteLine(at: cursor) }
    if TableRow.mayDelimit(cursor.text) { findings.delimiterRows.append(line) }
    guard !definitionText.isEmpty else { return }
    // libcmark leaves the indent of a lazy line, so that a definition there may not follow another.
    definitionText += (matched < containers.count ? Array(cursor.unread) : Array(cursor.text)) + [.newline]
  }

  /// Whether the open paragraph has text that makes it a heading: one of definitions alone goes on.
  private mutating func endsParagraphAsHeading() -> Bool {
    if !definitionText.isEmpty {
      let rest = takeDefinitions()
      if rest.isEmpty { return false }
    }
    leaf = .closed
    return true
  }

  /// Closes the open leaf, and all containers but the first `count`.
  private mutating func close(downTo count: Int) {
    // A paragraph of nothing but definitions is none, so that an item may be empty again.
    if leaf == .paragraph, !definitionText.isEmpty, takeDefinitions().isEmpty { countChild(-1) }
    leaf = .closed
    definitionText = []
    if let depth = noteDepth, depth >= count {
      noteDepth = nil
      findings.closeNote()
    }
    containers.removeLast(containers.count - count)
  }

  /// Notes the definitions that the open paragraph begins with, and gives the text after them.
  private mutating func takeDefinitions() -> ArraySlice<UInt8> {
    var rest = definitionText[...]
    let definitions = LinkDefinition.removeAll(from: &rest)
    definitionText = []
    findings.add(definitions, endingBefore: offset, inNote: noteDepth != nil)
    return rest
  }
}
