import Terminal
import Typesetting

// What every event does.

extension ReaderState {
  /// Takes an event, and says what is to be done outside of the reader.
  package mutating func update(_ event: ReaderEvent) -> [ReaderEffect] {
    let effects = handle(event)
    arrange()
    return effects
  }

  private mutating func handle(_ event: ReaderEvent) -> [ReaderEffect] {
    switch event {
    case .input(let input): return handle(input)
    case .resized(let size): self.size = size
    case .idle: workOn()
    case .opened(let text, let arrival): return comeTo(text, arrival)
    case .changed(let text): replace(text)
    case .recoloured: page?.forgetLines()
    case .course(let map): course = map
    case .found(let words, let items): show(items, foundFor: words)
    case .checking(let slug, let title): beginCheck(of: slug, title)
    case .progressed(let progress): show(progress)
    case .stoppedChecking: stopChecking()
    case .checked(let checked): show(checked)
    case .hint(let hint): show(hint)
    case .asked(let question): overlay = .question(question)
    case .told(let message): self.message = message
    }
    return []
  }

  /// Opens a text, and has the place in the former one kept.
  private mutating func comeTo(_ text: OpenedText, _ arrival: Arrival) -> [ReaderEffect] {
    let left = keptPlace
    open(text, arrival)
    return left
  }

  /// The place to keep for the text on the page.
  package var keptPlace: [ReaderEffect] {
    guard let text, text.name.key != nil else { return [] }
    return [.keepPlace(text.name, place)]
  }

  /// Does a little of what is due.
  private mutating func workOn() {
    if search?.isSeeking == true {
      seekOn()
    } else if page?.isComplete == false {
      page?.setMore()
      goOn()
    }
  }

  // MARK: Input

  private mutating func handle(_ input: InputEvent) -> [ReaderEffect] {
    switch input {
    case .key(let key, let modifiers):
      message = nil
      let press = KeyPress(key, modifiers)
      return overlay == nil ? perform(KeyTable.command(for: press)) : handle(press, in: overlay)
    case .mouse(let action, let column, let row): return handle(action, column: column, row: row)
    case .paste(let text):
      paste(text)
      return searchEffects
    case .ground(let ground):
      if ground == self.ground { return [] }
      self.ground = ground
      return [.setGround(ground)]
    }
  }

  /// Does a command, whatever group it is of.
  private mutating func perform(_ command: ReaderCommand?) -> [ReaderEffect] {
    guard let command else { return [] }
    switch command {
    case .quit: return keptPlace + [.quit]
    case .suspend: return keptPlace + [.suspend]
    case .help: overlay = .help(scroll: 0)
    case .mouse:
      hasMouse.toggle()
      message = Message(hasMouse ? words.mouseIsTaken : words.mouseIsFree)
      return [.setMouse(isTaken: hasMouse)]
    case .ground:
      ground = ground == .dark ? .light : .dark
      return [.setGround(ground)]
    case .cancel: cancel()
    case .outline: toggleOutline()
    case .switchFocus: switchFocus()
    case .panel: togglePanel()
    case .lineDown, .lineUp, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .top, .bottom, .nextSection,
      .previousSection:
      move(command)
    case .choose: return choose()
    case .goTo, .find, .findNext, .findPrevious, .searchCourse, .links, .back, .forward, .copyCode:
      return look(command)
    case .edit, .check, .hint, .nextFailure, .previousFailure, .openFailure, .explain, .instructions, .compare, .reset,
      .solution, .goToNext:
      return work(command)
    }
    return []
  }

  /// Leaves what was opened last.
  private mutating func cancel() {
    if search != nil {
      search = nil
    } else if focus != .text {
      focus = .text
    } else if work?.hint != nil {
      work?.hint = nil
    } else {
      showsPanel = false
    }
  }
}
