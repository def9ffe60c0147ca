import Markdown

/// Sets blocks into a galley.
///
/// It goes down into blocks by recursion, which ``Markdown/Document/deepestNesting`` bounds.
struct Composer {
  let signs: Signs
  let words: PageWords
  let hooks: TypesettingHooks
  var galley: Galley
  var flattener: InlineFlattener
  /// How many lists the current block stands in.
  var listDepth = 0
  /// The HTML sections that are open.
  var folds = Folds()

  init(
    width: Int, signs: Signs, words: PageWords, hyperlinks: Bool, korean: KoreanBreaking, hooks: TypesettingHooks
  ) {
    self.signs = signs
    self.words = words
    self.hooks = hooks
    galley = Galley(width: width, korean: korean)
    flattener = InlineFlattener(signs: signs, hyperlinks: hyperlinks, hooks: hooks)
    _ = galley.enter(indent: .spaces(2))
  }

  /// Sets top-level blocks: headings at the left edge, all else a little to the right.
  mutating func setDocument(_ blocks: [Block]) {
    for block in blocks {
      if case .heading = block.kind, folds.isEmpty {
        setReferences()
        galley.separate()
        let body = galley.goToEdge()
        set(block)
        galley.leave(body)
      } else {
        galley.separate()
        set(block)
      }
    }
  }

  /// Ends the document with what was put off until its end.
  mutating func endDocument(_ footnotes: [Footnote]) {
    closeFolds()
    setReferences()
    setFootnotes(footnotes)
    setReferences()
  }

  /// Sets the blocks of a container.
  /// - Parameter isTight: whether paragraphs and lists follow each other without a blank line.
  mutating func set(_ blocks: [Block], isTight: Bool = false) {
    let outerFolds = folds.enterContainer()
    for (index, block) in blocks.enumerated() {
      if index > 0, !(isTight && block.isText && blocks[index - 1].isText) { galley.separate() }
      set(block)
    }
    closeFolds()
    folds.leaveContainer(outerFolds)
  }

  private mutating func set(_ block: Block) {
    switch block.kind {
    case .heading(let level, let inlines): galley.add(flatten(inlines, .heading(level: level)))
    case .paragraph(let inlines): galley.add(flatten(inlines))
    case .quote(let blocks): setQuote(blocks)
    case .alert(let alert, let blocks): setAlert(alert, blocks)
    case .list(let list): setList(list)
    case .code(let info, let text): setCode(text, info: info)
    case .html(let source): setHTML(source)
    case .thematicBreak: setRule()
    case .table(let table): setTable(table)
    }
  }

  mutating func setRule() {
    galley.makeRoom()
    galley.addFurniture(String(repeating: signs.rule, count: galley.room), .mark)
  }

  private mutating func setQuote(_ blocks: [Block]) {
    let outer = galley.enter(indent: .bar(signs.bar, .mark))
    set(blocks)
    galley.leave(outer)
  }

  /// Sets an alert as a quote with a title.
  private mutating func setAlert(_ alert: Alert, _ blocks: [Block]) {
    let style: Style = alert == .warning || alert == .caution ? .caution : .accent
    let outer = galley.enter(indent: .bar(signs.alertBar, style))
    let title = "\(signs.alerts[alert] ?? "") \(words.alerts[alert] ?? alert.rawValue)"
    galley.addFurniture(title, [style, .strong])
    set(blocks)
    galley.leave(outer)
  }

  /// Inlines as text, with their links noted.
  mutating func flatten(_ inlines: [Inline], _ style: Style = []) -> StyledText {
    flattener.append(inlines, style)
    return flattener.endText()
  }
}

extension Galley.Margin {
  /// A bar with a space after it.
  fileprivate static func bar(_ bar: Character, _ style: Style) -> Galley.Margin {
    Galley.Margin(spans: [Span("\(bar) ", [style, .furniture])], cells: 2)
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
