/// A Markdown document as a tree of blocks.
package struct Document: Equatable, Sendable {
  /// The blocks in the order of the source.
  package var blocks: [Block]
  /// The footnotes in the order of their numbers; the last ones are those that nothing refers to.
  package var footnotes: [Footnote]
  /// The lines, counted from 1, in which CommonMark leaves stars as they stand and bold or emphasized text was meant;
  /// those of footnotes last.
  package var repairedEmphasis: [Int]

  package init(blocks: [Block], footnotes: [Footnote] = [], repairedEmphasis: [Int] = []) {
    self.blocks = blocks
    self.footnotes = footnotes
    self.repairedEmphasis = repairedEmphasis
  }
}

/// One block of a document, with the source lines that it came from.
package struct Block: Equatable, Sendable {
  /// What the block is, with what it holds.
  package var kind: Kind
  /// The source lines of the block, counted from 1, both ends included.
  package var lines: ClosedRange<Int>

  package init(_ kind: Kind, lines: ClosedRange<Int>) {
    self.kind = kind
    self.lines = lines
  }

  /// The kinds of block of CommonMark 0.30, and GitHub's alerts and tables.
  package enum Kind: Equatable, Sendable {
    /// A heading of level 1 to 6.
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case quote([Block])
    /// A quote that begins with `[!NOTE]` or the like, without that line.
    case alert(Alert, [Block])
    case list(List)
    /// A fenced or indented code block: the whole info string (empty without one) and the text, which ends in a newline.
    case code(info: String, text: String)
    /// Raw HTML as it stands in the source.
    case html(String)
    case thematicBreak
    case table(Table)
  }
}

/// A bullet or ordered list.
package struct List: Equatable, Sendable {
  /// The number of the first item; `nil` for a bullet list.
  package var start: Int?
  /// Whether the items are set without blank lines between them.
  package var isTight: Bool
  package var items: [Item]

  package init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }

  /// One item of a list.
  package struct Item: Equatable, Sendable {
    package var blocks: [Block]
    /// For a task item (`- [ ] …`), whether it is ticked in the source; `nil` for an ordinary item.
    package var isTicked: Bool?
    /// The source lines of the item, counted from 1.
    package var lines: ClosedRange<Int>

    package init(blocks: [Block], isTicked: Bool? = nil, lines: ClosedRange<Int>) {
      self.blocks = blocks
      self.isTicked = isTicked
      self.lines = lines
    }
  }
}

/// What an alert is for, in GitHub's words.
package enum Alert: String, CaseIterable, Sendable { case note, tip, important, warning, caution }

/// A footnote, whether the text refers to it or not.
package struct Footnote: Equatable, Sendable {
  /// Counted from 1 in the order of the first references, and on in the order of the source without any.
  package var number: Int
  package var blocks: [Block]
  /// The source lines of the definition, counted from 1.
  package var lines: ClosedRange<Int>

  package init(number: Int, blocks: [Block], lines: ClosedRange<Int>) {
    self.number = number
    self.blocks = blocks
    self.lines = lines
  }
}

/// A table as GitHub Flavored Markdown writes it.
package struct Table: Equatable, Sendable {
  package enum Alignment: Equatable, Sendable { case none, left, center, right }

  /// One alignment a column.
  package var alignments: [Alignment]
  /// The cells of the header row, one a column.
  package var header: [[Inline]]
  /// The body rows, each with one cell a column.
  package var rows: [[[Inline]]]

  package init(alignments: [Alignment], header: [[Inline]], rows: [[[Inline]]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}

/// A piece of a paragraph, heading or cell.
package enum Inline: Equatable, Sendable {
  case text(String)
  case softBreak
  case lineBreak
  case code(String)
  /// Raw inline HTML as it stands in the source.
  case html(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  indirect case link(destination: String, title: String, [Inline])
  indirect case image(source: String, title: String, [Inline])
  /// A reference to the footnote with this number.
  case footnote(Int)
}
