import Markdown
import Terminal
import Typesetting

// How a text comes on the page and stays there.

extension ReaderState {
  /// Pieces that are set before the first frame at most, when the place to show is further down.
  private static let piecesAtOnce = 8

  /// Puts a text on the page, and goes where `arrival` says.
  mutating func open(_ opened: OpenedText, _ arrival: Arrival) {
    leave(by: arrival.way)
    if search?.isSeeking == true { search?.seeking = nil }
    text = opened
    focus = focus == .outline && !layout.outline.isEmpty && layout.outline != layout.text ? .outline : .text
    set(opened)
    go(to: arrival.target == .remembered ? opened.place.map { .place($0) } ?? .top : arrival.target)
  }

  /// Shows the same text as it is now, at the same place.
  mutating func replace(_ changed: OpenedText) {
    guard text?.name == changed.name else { return }
    text = changed
    let (place, pending, aim) = (place, pending, aim)
    set(changed)
    go(to: pending ?? .place(place))
    self.aim = aim
  }

  /// Shares the screen out anew, and keeps the place: the text is set again for another width.
  mutating func arrange() {
    let former = layout
    let panelRows: ((Int) -> Int)? = panelIsShown ? { [self] in panelLines(width: $0, hasRoom: false).count + 1 } : nil
    layout = Layout(
      size: size, measure: settings.measure, wantsOutline: wantsOutline, hasFocusOnOutline: focus == .outline,
      panelRows: panelRows)
    panelContent = layout.panel.isEmpty ? [] : panelLines(width: layout.panel.width, hasRoom: layout.isPanelBeside)
    if layout != former, let text {
      let (place, pending, aim) = (place, pending, aim)
      if layout.text.width != former.text.width { set(text) }
      go(to: pending ?? .place(place))
      // Going back and forth between sizes changes nothing.
      self.place = place
      self.aim = aim
    }
    settle()
    settleOutline()
    visibleMatches = matchesOnScreen
  }

  /// Lines above and below the screen that a match on it may reach into.
  private static let matchMargin = 8

  private var matchesOnScreen: [LineMatch] {
    guard let search, let page else { return [] }
    let first = max(0, top - Self.matchMargin)
    let lines = (first..<min(page.lineCount, top + textRows + Self.matchMargin)).map { page[$0] }
    return search.words.matches(in: lines).map { $0.moved(by: first) }
  }

  /// Sets a text's page as far as its first piece.
  private mutating func set(_ opened: OpenedText) {
    let width = max(1, layout.text.width)
    var page = Page(
      opened.pieces,
      typesetter: Typesetter(
        width: width, signs: settings.signs, words: settings.pageWords, hyperlinks: settings.hyperlinks,
        hooks: opened.hooks))
    page.setMore()
    self.page = page
    search?.current = nil
  }

  /// Remembers the place that is left.
  private mutating func leave(by way: Arrival.Way) {
    guard let text else { return }
    let visit = Visit(name: text.name, place: place)
    switch way {
    case .onward:
      back.append(visit)
      forward = []
    case .back:
      _ = back.popLast()
      forward.append(visit)
    case .forward:
      _ = forward.popLast()
      back.append(visit)
    case .replacing: break
    }
  }

  // MARK: Going

  /// Goes somewhere in the text; as soon as possible where it is not set as far as that.
  mutating func go(to target: Arrival.Target) {
    pending = nil
    for _ in 0..<Self.piecesAtOnce where line(of: target) == nil { page?.setMore() }
    guard let line = line(of: target) else {
      pending = target
      return settle()
    }
    scroll(to: line)
    if case .anchor(let anchor) = target { aim = anchor }
    if case .words(_, let words) = target { search = SearchWords(words).map { PageSearch(words: $0) } }
    if case .words = target { find(.down, from: line) }
  }

  /// Goes on towards what was asked for, when more of the page is set.
  mutating func goOn() {
    guard let target = pending else { return }
    if line(of: target) != nil {
      go(to: target)
    } else if page?.isComplete == true {
      pending = nil
      if case .anchor(let anchor) = target { message = Message(words.noAnchor(anchor), isError: true) }
    }
  }

  /// The line of a target, as far as the page is set.
  private func line(of target: Arrival.Target) -> Int? {
    guard let page else { return nil }
    switch target {
    case .top, .remembered: return 0
    case .anchor(let anchor): return page.line(ofAnchor: anchor)
    case .words(let anchor, _): return anchor.map { page.line(ofAnchor: $0) } ?? 0
    case .place(let place): return page.line(of: place)
    case .bottom: return page.isComplete ? page.lineCount : nil
    }
  }

  /// Goes somewhere in the same text, with a way back.
  mutating func jump(to target: Arrival.Target) {
    guard let text else { return }
    back.append(Visit(name: text.name, place: place))
    forward = []
    go(to: target)
  }

  /// Makes a line the first that is seen, as far as the text's end lets it.
  mutating func scroll(to line: Int) {
    // What is not set yet may follow.
    while let page, !page.isComplete, line > lastTop { self.page?.setMore() }
    top = min(max(0, line), lastTop)
    pending = nil
    aim = nil
    place = page?.place(ofLine: top) ?? .top
    settle()
  }

  /// Sees to it that what is on the screen is set and in its bounds.
  mutating func settle() {
    top = min(max(0, top), lastTop)
    let rows = textRows
    page?.remember(max(0, top - rows)..<(top + 2 * rows))
  }
}
