import Markdown

/// Sets blocks into a galley.
struct Composer {
  /// Containers nested deeper than this add no indent; they would have collapsed long before.
  private static let deepest = 64

  let signs: Signs
  let hooks: TypesettingHooks
  var galley: Galley
  var flattener: InlineFlattener
  /// How many lists the current block stands in.
  var listDepth = 0
  private var depth = 0

  init(width: Int, signs: Signs, hooks: TypesettingHooks) {
    self.signs = signs
    self.hooks = hooks
    galley = Galley(width: width)
    flattener = InlineFlattener(signs: signs, hooks: hooks)
  }

  /// Sets top-level blocks: headings at the left edge, all else a little to the right.
  mutating func setDocument(_ blocks: [Block]) {
    for block in blocks {
      if case .heading(let level, let inlines) = block.kind {
        setReferences()
        galley.separate()
        setHeading(level: level, inlines)
      } else {
        galley.separate()
        indented { $0.set(block) }
      }
    }
    setReferences()
    galley.separate()
  }

  /// Sets the blocks of a container.
  /// - Parameter isTight: whether paragraphs and lists follow each other without a blank line.
  mutating func set(_ blocks: [Block], isTight: Bool = false) {
    guard depth < Self.deepest else { return setFlat(blocks) }
    depth += 1
    defer { depth -= 1 }
    for (index, block) in blocks.enumerated() {
      if index > 0, !(isTight && block.isText && blocks[index - 1].isText) { galley.separate() }
      set(block)
    }
  }

  private mutating func set(_ block: Block) {
    switch block.kind {
    case .heading(let level, let inlines): setHeading(level: level, inlines)
    case .paragraph(let inlines): galley.add(flatten(inlines))
    case .quote(let blocks), .alert(_, let blocks): setQuote(blocks)
    case .list(let list): setList(list)
    case .code(let info, let text): setCode(text, info: info)
    case .html(let source): setHTML(source)
    case .thematicBreak: setRule()
    case .table(let table): setTable(table)
    }
  }

  /// Sets the leaves of blocks that are nested beyond measure, without recursion.
  private mutating func setFlat(_ blocks: [Block]) {
    var waiting = Array(blocks.reversed())
    while let block = waiting.popLast() {
      switch block.kind {
      case .quote(let inner), .alert(_, let inner): waiting += inner.reversed()
      case .list(let list): waiting += list.items.flatMap(\.blocks).reversed()
      default:
        galley.separate()
        set(block)
      }
    }
  }

  private mutating func setHeading(level: Int, _ inlines: [Inline]) {
    galley.add(flatten(inlines, .heading(level: level)))
  }

  private mutating func setRule() {
    galley.makeRoom()
    galley.add([Span(String(repeating: signs.rule, count: galley.room), .mark)])
  }

  private mutating func setQuote(_ blocks: [Block]) {
    let outer = galley.enter(indent: Galley.Margin(spans: [Span("\(signs.bar) ", .mark)], cells: 2))
    set(blocks)
    galley.leave(outer)
  }

  private mutating func setReferences() {
    let entries = flattener.references.takeEntries()
    guard !entries.isEmpty else { return }
    galley.separate()
    indented { composer in
      for entry in entries {
        let marker = Span("[\(entry.number)] ", .dim)
        let outer = composer.galley.enter(marker: marker, indent: .spaces(marker.cells))
        var text = StyledText()
        text.append(entry.destination, .dim)
        composer.galley.add(text)
        composer.galley.leave(outer)
      }
    }
  }

  /// Sets something in the indent of the document's body.
  private mutating func indented(_ body: (inout Composer) -> Void) {
    let outer = galley.enter(indent: .spaces(2))
    body(&self)
    galley.leave(outer)
  }

  /// Inlines as text, with their links noted.
  mutating func flatten(_ inlines: [Inline], _ style: Style = []) -> StyledText {
    flattener.append(inlines, style)
    return flattener.takeText()
  }
}

extension Block {
  /// Whether the block is set close to its neighbours in a tight list.
  fileprivate var isText: Bool {
    switch kind {
    case .paragraph, .list, .html: true
    default: false
    }
  }
}
