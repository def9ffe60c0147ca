/// Gives footnotes their numbers in the order of their first references.
struct FootnoteNumbers {
  /// The index of each footnote's definition, in the order of the numbers.
  private(set) var notes: [Int] = []
  private var numbers: [Int: Int] = [:]

  /// Whether the definition with that index has a number.
  func has(_ note: Int) -> Bool { numbers[note] != nil }

  /// The number of a definition, the next one at its first reference; counted from 1.
  @discardableResult
  mutating func add(_ note: Int) -> Int {
    if let number = numbers[note] { return number }
    notes.append(note)
    numbers[note] = notes.count
    return notes.count
  }

  /// The block with numbers in place of the indices of definitions.
  mutating func numbered(_ block: Block) -> Block {
    var block = block
    switch block.kind {
    case .heading(let level, let inlines): block.kind = .heading(level: level, numbered(inlines))
    case .paragraph(let inlines): block.kind = .paragraph(numbered(inlines))
    case .quote(let blocks): block.kind = .quote(blocks.map { numbered($0) })
    case .alert(let alert, let blocks): block.kind = .alert(alert, blocks.map { numbered($0) })
    case .list(var list):
      for index in list.items.indices { list.items[index].blocks = list.items[index].blocks.map { numbered($0) } }
      block.kind = .list(list)
    case .table(var table):
      table.header = table.header.map { numbered($0) }
      table.rows = table.rows.map { $0.map { numbered($0) } }
      block.kind = .table(table)
    case .code, .html, .thematicBreak: break
    }
    return block
  }

  private mutating func numbered(_ inlines: [Inline]) -> [Inline] {
    inlines.map { inline in
      if case .footnote(let note) = inline { return .footnote(add(note)) }
      return inline.mapChildren { numbered($0) }
    }
  }
}
