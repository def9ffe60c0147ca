import Markdown
import Terminal
import Typesetting

// Finding, links, and what is copied.

extension ReaderState {
  /// Does a command of the group of finding.
  mutating func look(_ command: ReaderCommand) -> [ReaderEffect] {
    switch command {
    case .goTo: overlay = .picker(Picker(.items(headingItems)))
    case .find: overlay = .finding(TypedText())
    case .findNext: findAgain(.down)
    case .findPrevious: findAgain(.up)
    case .searchCourse: overlay = .picker(Picker(.course))
    case .links: showLinks()
    case .copyCode: return copyCode()
    case .back: return goBack()
    case .forward: return goForward()
    default: break
    }
    return []
  }

  /// The headings of this text, then those of the other notes.
  private var headingItems: [PickerItem] {
    guard let text else { return [] }
    let own = (page?.headings ?? []).map { heading in
      PickerItem(title: heading.title, level: heading.level - 1, name: text.name, target: .anchor(heading.anchor))
    }
    let others = course.notes.filter { $0.name != text.name }.flatMap { note in
      [PickerItem(title: note.title, detail: note.number, name: note.name, target: .remembered)]
        + note.sections.filter { $0.level > 1 }.map {
          PickerItem(
            title: $0.title, detail: note.title, level: $0.level - 1, name: note.name, target: .anchor($0.anchor))
        }
    }
    return own + others
  }

  // MARK: Back and forward

  private mutating func goBack() -> [ReaderEffect] {
    guard let visit = back.last else {
      message = Message(words.noWayBack)
      return []
    }
    return go(to: visit, .back)
  }

  private mutating func goForward() -> [ReaderEffect] {
    guard let visit = forward.last else {
      message = Message(words.noWayForward)
      return []
    }
    return go(to: visit, .forward)
  }

  /// Goes to a text that was left, in the direction of `way`.
  private mutating func go(to visit: Visit, _ way: Arrival.Way) -> [ReaderEffect] {
    guard let text, visit.name == text.name else { return [.open(visit.name, Arrival(.place(visit.place), way))] }
    let here = Visit(name: text.name, place: place)
    if way == .back {
      back.removeLast()
      forward.append(here)
    } else {
      forward.removeLast()
      back.append(here)
    }
    go(to: .place(visit.place))
    return []
  }

  // MARK: Links and code

  /// Numbers the links on the screen.
  private mutating func showLinks() {
    var seen: [Link] = []
    var items: [Labels.Item] = []
    for line in visibleLines {
      for (link, offset) in page?[line].linkStarts ?? [] where !seen.contains(where: { $0 === link || $0 == link }) {
        seen.append(link)
        items.append(Labels.Item(line: line, offset: offset, destination: link.destination))
      }
    }
    if items.isEmpty { message = Message(words.noLinks) } else { overlay = .labels(Labels(kind: .link, items: items)) }
  }

  /// Copies the only code block on the screen, or numbers several.
  private mutating func copyCode() -> [ReaderEffect] {
    guard let page else { return [] }
    let items = page.codes.enumerated().filter { visibleLines.contains($1.line) || isVisible($1) }.map {
      Labels.Item(line: max($1.line, top), offset: 0, code: $0)
    }
    switch items.count {
    case 0: message = Message(words.noCode)
    case 1: return copy(items[0])
    default: overlay = .labels(Labels(kind: .code, items: items))
    }
    return []
  }

  /// Whether a code block that begins above the screen reaches into it.
  private func isVisible(_ code: PageCode) -> Bool {
    guard let page, code.line < top else { return false }
    let end = page.codes.first { $0.line > code.line && $0.block == code.block }?.line
    return (end ?? page.lines(ofBlock: code.block).upperBound - 1) > top
  }

  private mutating func copy(_ item: Labels.Item) -> [ReaderEffect] {
    guard let page, let text = page.text(of: page.codes[item.code]) else { return [] }
    message = Message(words.copied(lines: text.split(separator: "\n", omittingEmptySubsequences: false).count - 1))
    return [.copy(text)]
  }

  /// Does what a number was typed for.
  mutating func choose(_ item: Labels.Item, _ kind: Labels.Kind) -> [ReaderEffect] {
    overlay = nil
    return kind == .link ? follow(item.destination) : copy(item)
  }

  /// Goes where a link leads: in the text itself, or as the host finds it. An address is copied, for a browser.
  mutating func follow(_ destination: String) -> [ReaderEffect] {
    guard let text else { return [] }
    let link = LinkDestination(destination)
    if link.isExternal {
      message = Message(words.copiedAddress(destination))
      return [.copy(destination)]
    }
    guard link.path.isEmpty else { return [.follow(destination: destination, from: text.name)] }
    jump(to: .anchor(link.fragment ?? ""))
    return []
  }
}

extension StyledLine {
  /// The links that begin in the line or go on in it, each with the offset of its text in UTF-8.
  fileprivate var linkStarts: [(link: Link, offset: Int)] {
    var starts: [(link: Link, offset: Int)] = []
    var offset = 0
    for span in spans {
      if let link = span.link, starts.last?.link != link { starts.append((link, offset)) }
      offset += span.text.utf8.count
    }
    return starts
  }

  /// The link at a cell, counted from 0.
  func link(atCell cell: Int) -> Link? {
    var end = 0
    for span in spans {
      end += span.cells
      if cell < end { return span.link }
    }
    return nil
  }
}
