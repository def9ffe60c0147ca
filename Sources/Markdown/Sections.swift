/// A heading with everything up to the next heading of the same or a higher level.
package struct Section: Equatable, Sendable {
  /// What a link names after `#`, by GitHub's rule; unique in the document.
  package var anchor: String
  /// The heading's text.
  package var title: String
  /// The heading's level, 1 to 6.
  package var level: Int
  /// The source lines from the heading to the line before the next section of the same or a higher level.
  package var lines: ClosedRange<Int>
  /// The section's place in the document's blocks, the heading first.
  package var blocks: Range<Int>
}

extension Document {
  /// The sections in the order of their headings; a section holds those after it whose blocks lie in its own.
  ///
  /// A heading in a quote or a list has an anchor, as on GitHub, and begins no section.
  package var sections: [Section] {
    var sections: [Section] = []
    var open: [Int] = []
    for heading in headings {
      guard let block = heading.block else { continue }
      while let last = open.last, sections[last].level >= heading.level {
        sections[last].end(beforeBlock: block, line: heading.line)
        open.removeLast()
      }
      open.append(sections.count)
      let lines = heading.line...max(heading.line, blocks.last?.lines.upperBound ?? 0)
      sections.append(
        Section(
          anchor: heading.anchor, title: heading.title, level: heading.level, lines: lines, blocks: block..<blocks.count
        ))
    }
    return sections
  }

  /// Every anchor that a link may name, those of headings in quotes and lists too.
  package var anchors: Set<String> { Set(headings.map(\.anchor)) }

  private struct Heading {
    var anchor: String
    var title: String
    var level: Int
    var line: Int
    /// The index in the document's blocks; `nil` in a quote or a list.
    var block: Int?
  }

  private var headings: [Heading] {
    var anchors = Anchors()
    var headings: [Heading] = []
    for (index, block) in blocks.enumerated() {
      block.forEachLeaf { leaf in
        guard case .heading(let level, let inlines) = leaf.kind else { return }
        let isSection = block.isHeading
        headings.append(
          Heading(
            anchor: anchors.next(for: inlines), title: inlines.plainText, level: level, line: leaf.lines.lowerBound,
            block: isSection ? index : nil))
      }
    }
    return headings
  }
}

extension Section {
  fileprivate mutating func end(beforeBlock block: Int, line: Int) {
    blocks = blocks.lowerBound..<block
    lines = lines.lowerBound...max(lines.lowerBound, line - 1)
  }
}

extension Block {
  var isHeading: Bool {
    if case .heading = kind { true } else { false }
  }

  /// Calls `body` with every block in this one, itself included, that holds no other blocks.
  package func forEachLeaf(_ body: (Block) -> Void) {
    switch kind {
    case .quote(let blocks), .alert(_, let blocks): blocks.forEach { $0.forEachLeaf(body) }
    case .list(let list): list.items.forEach { item in item.blocks.forEach { $0.forEachLeaf(body) } }
    case .heading, .paragraph, .code, .html, .thematicBreak, .table: body(self)
    }
  }
}
