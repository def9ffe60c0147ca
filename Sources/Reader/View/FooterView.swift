import Grading
import Terminal
import Typesetting

// The line of keys, messages and what is typed.

extension ReaderState {
  /// The last line, or lines for a longer message, with the column of the cursor while somebody types.
  var footer: (lines: [StyledLine], cursor: Int?) {
    switch overlay {
    case .finding(let typed):
      let (line, cursor) = typingLine(words.findPrompt, typed)
      return ([line], cursor)
    case .labels(let labels):
      let prompt = labels.kind == .link ? words.linkPrompt : words.codePrompt
      return ([promptLine(prompt, labels.typed.isEmpty ? "1-\(labels.items.count)" : labels.typed)], nil)
    case .question(let question):
      let rest = Span("   \(words.yesOrNo)", .dim)
      return (wrapped([Span(question.text, .strong), rest]), nil)
    case .help, .picker, nil: break
    }
    if let message { return (wrapped([Span(message.text, message.isError ? .bad : .accent)]), nil) }
    if search?.isSeeking == true { return (wrapped([Span(words.searching, .dim)]), nil) }
    return ([keyLine], nil)
  }

  /// Rows that a message has at most.
  private static let mostRows = 4

  /// A message in as many rows as it may have.
  private func wrapped(_ spans: [Span]) -> [StyledLine] {
    let lines = StyledLine(spans).wrapped(width: size.columns, firstIndent: 1, indent: 1)
    return Array(lines.prefix(min(Self.mostRows, max(1, size.rows / 3))))
  }

  private func promptLine(_ prompt: String, _ rest: String) -> StyledLine {
    StyledLine([Span(" "), Span(prompt, .accent), Span("   \(rest)", .dim)])
      .truncated(to: size.columns, ellipsis: settings.ellipsis)
  }

  /// A prompt and as much of the end of what is typed as there is room for.
  func typingLine(_ prompt: String, _ typed: TypedText) -> (line: StyledLine, cursor: Int?) {
    let label = StyledLine([Span(" "), Span(prompt, .accent)]).truncated(to: max(0, size.columns - 4))
    var shown = typed.text
    while StyledLine(shown).cells > max(1, size.columns - label.cells - 1) { shown.removeFirst() }
    let line = StyledLine(label.spans + [Span(shown)])
    return (line, min(line.cells, size.columns - 1))
  }

  // MARK: Keys

  /// The keys that are of use now, as many as there is room for.
  private var keyLine: StyledLine {
    var line = StyledLine(" ")
    let last = StyledLine(item(.help) + item(.quit))
    for command in footerCommands {
      let next = StyledLine(line.spans + item(command))
      if next.cells + last.cells > size.columns { break }
      line = next
    }
    return StyledLine(line.spans + last.spans).truncated(to: size.columns, ellipsis: settings.ellipsis)
  }

  /// What can be done here, the most useful first.
  private var footerCommands: [ReaderCommand] {
    if focus == .outline { return [.choose, .outline, .switchFocus, .goTo] }
    var commands: [ReaderCommand] = []
    let exercise = currentExercise
    if exercise != nil || work != nil {
      commands.append(.edit)
      let isUnderWay = exercise?.isStarted == true || work != nil
      if isUnderWay { commands += [.check, .hint] }
      if work?.shown?.failures.isEmpty == false { commands += [.nextFailure] }
      if isPassed { commands += [.goToNext, .solution] }
    } else if text?.exercises.isEmpty == false || course.hasExercises {
      commands.append(.goToNext)
    }
    if search?.current != nil { commands.append(.findNext) }
    if !back.isEmpty { commands.append(.back) }
    return commands + [.find, .goTo, .outline, .links]
  }

  /// Whether the exercise that keys are about passes.
  private var isPassed: Bool {
    if let checked = work?.shown, currentSlug == work?.slug { return checked.verdict.outcome == .passed }
    return currentExercise?.isDone == true
  }

  /// A key and what it does.
  private func item(_ command: ReaderCommand) -> [Span] {
    guard let key = KeyTable.keys(of: command).first, let word = words.short(command) else { return [] }
    return [Span(key.name(isUnicode: settings.isUnicode), settings.keyStyle), Span(" \(word)   ", .dim)]
  }
}
