import Typesetting

// The search for words in the text: piece by piece, so that a key is heard at any time.

extension ReaderState {
  /// Begins to look for words as they are typed, from what is on the screen.
  mutating func find(_ typed: String) {
    guard let found = SearchWords(typed) else {
      search = nil
      return
    }
    search = PageSearch(words: found)
    find(.down, from: top)
  }

  /// Goes to the next match in a direction, or to the first from what is on the screen.
  mutating func findAgain(_ direction: PageSearch.Direction) {
    guard let search else { return }
    guard let current = search.current?.parts.first else { return find(direction, from: top) }
    self.search?.seeking = .init(direction: direction, line: current.line, beyond: current, start: current.line)
    seekOn()
  }

  /// Looks for the first match from a line on.
  mutating func find(_ direction: PageSearch.Direction, from line: Int) {
    search?.seeking = .init(direction: direction, line: line, start: line)
    seekOn()
  }

  /// A page with fewer lines is looked through in one go.
  private static let linesAtOnce = 4000

  /// Looks through the next piece of the page.
  mutating func seekOn() {
    guard let search, var seeking = search.seeking else { return }
    guard let range = page?.chunkRange(at: seeking.line), let lines = page?.lines(range) else {
      return seekFromOtherEnd(seeking)
    }
    let matches = search.words.matches(in: lines).map { $0.moved(by: range.lowerBound) }
    let fitting = matches.filter { seeking.admits($0) }
    if let match = seeking.direction == .down ? fitting.first : fitting.last {
      self.search?.seeking = nil
      return show(match)
    }
    seeking.beyond = nil
    seeking.line = seeking.direction == .down ? range.upperBound : range.lowerBound - 1
    let isOver =
      seeking.hasWrapped && (seeking.direction == .down ? seeking.line > seeking.start : seeking.line < seeking.start)
    if isOver { return giveUp() }
    self.search?.seeking = seeking
    if page?.lineCount ?? 0 < Self.linesAtOnce { seekOn() }
  }

  /// The end of what is set: more is set first, then the search goes on from the other end.
  private mutating func seekFromOtherEnd(_ seeking: PageSearch.Seeking) {
    guard let page else { return giveUp() }
    if !page.isComplete {
      self.page?.setMore()
      if seeking.line < self.page?.lineCount ?? 0 { return }
      return self.page?.isComplete == true ? seekFromOtherEnd(seeking) : ()
    }
    if seeking.hasWrapped || page.lineCount == 0 { return giveUp() }
    var seeking = seeking
    seeking.hasWrapped = true
    seeking.line = seeking.direction == .down ? 0 : page.lineCount - 1
    message = Message(seeking.direction == .down ? words.wrappedToTop : words.wrappedToBottom)
    search?.seeking = seeking
    seekOn()
  }

  /// Says that the words are not there.
  private mutating func giveUp() {
    search?.seeking = nil
    search?.current = nil
    message = Message(words.notFound(search?.words.text ?? ""), isError: true)
  }

  /// Goes to a match, unless it is on the screen.
  private mutating func show(_ match: LineMatch) {
    search?.current = match
    guard let line = match.parts.first?.line else { return }
    if !(top..<(top + max(1, textRows - 1))).contains(line) { scroll(to: line - textRows / 3) }
  }
}

extension PageSearch.Seeking {
  /// Whether a match counts in the piece that is looked through.
  fileprivate func admits(_ match: LineMatch) -> Bool {
    guard let part = match.parts.first else { return false }
    guard let beyond else {
      let isFirst = !hasWrapped && line == start
      return !isFirst || (direction == .down ? part.line >= line : part.line <= line)
    }
    let (one, other) = ((part.line, part.range.lowerBound), (beyond.line, beyond.range.lowerBound))
    return direction == .down ? one > other : one < other
  }
}

extension LineMatch {
  /// The same match with its lines counted from elsewhere.
  func moved(by lines: Int) -> LineMatch {
    LineMatch(parts: parts.map { Part(line: $0.line + lines, range: $0.range) })
  }
}
