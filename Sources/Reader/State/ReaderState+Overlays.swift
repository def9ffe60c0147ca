import Terminal

// Keys while something lies over the text.

extension ReaderState {
  /// Gives a key to what lies over the text.
  mutating func handle(_ press: KeyPress, in overlay: Overlay?) -> [ReaderEffect] {
    // Whatever is open, these leave.
    if press == .control("c") || press == KeyPress(.escape) {
      if case .finding = overlay { search = nil }
      self.overlay = nil
      return []
    }
    switch overlay {
    case .help(let scroll): return handle(press, helpAt: scroll)
    case .picker(let picker): return handle(press, picker)
    case .finding(let typed): return handle(press, typed)
    case .labels(let labels): return handle(press, labels)
    case .question(let question): return handle(press, question)
    case nil: return []
    }
  }

  private mutating func handle(_ press: KeyPress, helpAt scroll: Int) -> [ReaderEffect] {
    switch KeyTable.command(for: press) {
    case .lineDown: overlay = .help(scroll: scroll + 1)
    case .lineUp: overlay = .help(scroll: max(0, scroll - 1))
    case .pageDown, .halfPageDown: overlay = .help(scroll: scroll + max(1, size.rows / 2))
    case .pageUp, .halfPageUp: overlay = .help(scroll: max(0, scroll - max(1, size.rows / 2)))
    default: overlay = nil
    }
    if case .help(let scroll) = overlay { overlay = .help(scroll: min(scroll, lastHelpScroll)) }
    return []
  }

  // MARK: Picking

  private mutating func handle(_ press: KeyPress, _ former: Picker) -> [ReaderEffect] {
    var picker = former
    switch press.key {
    case .down: picker.move(by: 1)
    case .up: picker.move(by: -1)
    case .pageDown: picker.move(by: max(1, size.rows / 2))
    case .pageUp: picker.move(by: -max(1, size.rows / 2))
    case .enter: return pick(picker)
    default:
      if press == .control("n") { picker.move(by: 1) } else if press == .control("p") { picker.move(by: -1) }
      picker.typed.take(press)
    }
    let isTyped = picker.typed != former.typed
    if isTyped { picker.narrow() }
    overlay = .picker(picker)
    return isTyped ? searchEffects : []
  }

  /// What is to be searched for the words that are typed.
  var searchEffects: [ReaderEffect] {
    guard case .picker(let picker) = overlay, picker.source == .course else { return [] }
    return [.searchCourse(words: picker.typed.text)]
  }

  /// Goes to the chosen item.
  mutating func pick(_ picker: Picker) -> [ReaderEffect] {
    overlay = nil
    guard picker.shown.indices.contains(picker.chosen) else { return [] }
    let item = picker.shown[picker.chosen]
    if item.name == text?.name {
      jump(to: item.target)
      return []
    }
    return [.open(item.name, Arrival(item.target))]
  }

  /// Shows what was found, if it is still what is asked for.
  mutating func show(_ items: [PickerItem], foundFor words: String) {
    guard case .picker(var picker) = overlay, picker.source == .course, picker.typed.text == words else { return }
    picker.shown = items
    picker.chosen = 0
    overlay = .picker(picker)
  }

  // MARK: Typing

  private mutating func handle(_ press: KeyPress, _ former: TypedText) -> [ReaderEffect] {
    if press == KeyPress(.enter) {
      overlay = nil
      return []
    }
    var typed = former
    typed.take(press)
    overlay = .finding(typed)
    if typed != former { find(typed.text) }
    return []
  }

  /// Adds pasted text to what is typed.
  mutating func paste(_ text: String) {
    switch overlay {
    case .finding(var typed):
      typed.append(pasted: text)
      overlay = .finding(typed)
      find(typed.text)
    case .picker(var picker):
      picker.typed.append(pasted: text)
      picker.narrow()
      overlay = .picker(picker)
    default: break
    }
  }

  // MARK: Numbers and answers

  private mutating func handle(_ press: KeyPress, _ former: Labels) -> [ReaderEffect] {
    var labels = former
    switch press.key {
    case .character(let digit) where digit.isASCII && digit.isNumber: labels.typed.append(digit)
    case .backspace: _ = labels.typed.popLast()
    case .enter:
      guard let number = Int(labels.typed.isEmpty ? "1" : labels.typed), labels.items.indices.contains(number - 1)
      else {
        overlay = nil
        return []
      }
      return choose(labels.items[number - 1], labels.kind)
    default:
      overlay = nil
      return []
    }
    if let item = labels.chosen { return choose(item, labels.kind) }
    let isPossible = labels.typed.isEmpty || Int(labels.typed).map { (1...labels.items.count).contains($0) } == true
    overlay = isPossible ? .labels(labels) : nil
    return []
  }

  private mutating func handle(_ press: KeyPress, _ question: Question) -> [ReaderEffect] {
    overlay = nil
    let isYes = [.character("y"), .character("Y"), .character("ㅛ")].contains(press)
    return isYes ? [question.effect] : []
  }
}

extension TypedText {
  /// What a key does in a line that is typed.
  mutating func take(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.character(let character), []): append(character)
    case (.character("u"), .control): clear()
    case (.character("w"), .control), (.backspace, .alt): removeLastWord()
    case (.backspace, _): removeLast()
    default: break
    }
  }
}
