extension Composer {
  /// Sets a block of raw HTML as the text that a browser would show, if there is any.
  mutating func setHTML(_ source: String) {
    var table: HTMLTable?
    for token in HTMLToken.tokens(of: source) {
      if case .tag(let name, let isEnd, _) = token, setStructure(name, isEnd: isEnd, &table) { continue }
      flattener.append(token, [])
    }
    endTable(&table)
    galley.add(flattener.endText())
  }

  /// Does what a tag says of the page, rather than of a text.
  /// - Returns: whether that is all.
  private mutating func setStructure(_ name: String, isEnd: Bool, _ table: inout HTMLTable?) -> Bool {
    switch name {
    case "table", "tr", "td", "th", "caption":
      setTableTag(name, isEnd: isEnd, &table)
      return true
    case "details":
      endTable(&table)
      galley.add(flattener.takeText())
      isEnd ? closeFold() : folds.open()
      return true
    case "summary" where isEnd:
      flattener.append(.tag(name: name, isEnd: true, attributes: [:]), [])
      galley.add(flattener.takeText())
      indentFold()
      return true
    case "hr" where table == nil:
      galley.add(flattener.takeText())
      galley.separate()
      setRule()
      galley.separate()
      return true
    default:
      return false
    }
  }

  /// Takes a table's cells as they end; a row or a cell outside of a table begins one.
  private mutating func setTableTag(_ name: String, isEnd: Bool, _ table: inout HTMLTable?) {
    if table?.isInCell == true {
      table?.endCell(flattener.takeText())
    } else {
      galley.add(flattener.takeText())
    }
    switch (name, isEnd) {
    case ("table", true): endTable(&table)
    case ("tr", false):
      table = table ?? HTMLTable()
      table?.beginRow()
    case ("td", false), ("th", false):
      table = table ?? HTMLTable()
      table?.beginCell(isHeading: name == "th")
    default: break
    }
  }

  private mutating func endTable(_ table: inout HTMLTable?) {
    guard var finished = table else { return }
    if finished.isInCell { finished.endCell(flattener.takeText()) }
    table = nil
    setTable(header: finished.header, rows: finished.body)
  }

  // MARK: Sections

  private mutating func indentFold() {
    guard folds.awaitsBody else { return }
    folds.beginBody(inside: galley.enter(indent: .spaces(2)))
  }

  private mutating func closeFold() {
    guard folds.hasOpen, let outer = folds.close() else { return }
    galley.leave(outer)
  }

  /// Closes the sections that were opened in this container and not closed.
  mutating func closeFolds() {
    while folds.hasOpen { closeFold() }
  }
}

/// The cells of a table written in HTML.
struct HTMLTable {
  private var rows: [[StyledText]] = []
  private var headingCount = 0
  private(set) var isInCell = false

  mutating func beginRow() { rows.append([]) }

  mutating func beginCell(isHeading: Bool) {
    if rows.isEmpty { beginRow() }
    if isHeading && rows.count == 1 { headingCount += 1 }
    isInCell = true
  }

  mutating func endCell(_ text: StyledText) {
    rows[rows.count - 1].append(text)
    isInCell = false
  }

  /// The first row, if it has nothing but headings.
  var header: [StyledText] { headingCount > 0 && headingCount == rows.first?.count ? rows[0] : [] }
  var body: [[StyledText]] { Array(rows.dropFirst(header.isEmpty ? 0 : 1)) }
}
