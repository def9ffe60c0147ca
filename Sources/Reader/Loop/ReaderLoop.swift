import Subprocess
package import Terminal
package import Typesetting

/// The one loop of the reader: waits for keys, the mouse, another size, changed files and checks, and shows every change.
package final class ReaderLoop: ReaderScreen {
  private var state: ReaderState
  private let host: any ReaderHost
  private let screen: FullScreen
  private let renderer: (Theme.Ground) -> LineRenderer
  private var isOver = false

  /// - Parameters:
  ///   - asksForGround: whether the terminal shall say which colours fit it.
  ///   - renderer: how lines are sent on a ground.
  package init(
    _ state: ReaderState, host: any ReaderHost, asksForGround: Bool, typed: [UInt8] = [],
    renderer: @escaping (Theme.Ground) -> LineRenderer
  ) throws(OutputError) {
    self.state = state
    self.host = host
    self.renderer = renderer
    screen = try FullScreen(renderer: renderer(state.ground), typed: typed)
    if asksForGround { try screen.askForGround() }
  }

  /// Runs until the person leaves or the terminal is gone.
  package func run(_ first: [ReaderEvent]) throws(OutputError) {
    defer { screen.leave() }
    self.state.size = screen.size
    for event in first { take(event) }
    while !isOver {
      try screen.show(state.frame)
      wait()
      let isCalm = !takeInput()
      let news = host.takeEvents()
      for event in news { take(event) }
      if state.hasWorkLeft { take(.idle) } else if isCalm && news.isEmpty { keepPlace() }
    }
    keepPlace()
  }

  package func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    screen.leave()
    defer { retake() }
    return try body()
  }

  private func retake() {
    do throws(OutputError) {
      try screen.take()
      take(.resized(screen.size))
    } catch {
      isOver = true
    }
  }

  /// Waits for something to happen, but not while there is work left.
  private func wait() {
    let most = state.hasWorkLeft ? 0 : min(host.interval, screen.patience ?? .max)
    waitForInput(on: screen.descriptors + host.descriptors, milliseconds: most)
  }

  /// - Returns: whether there was anything.
  private func takeInput() -> Bool {
    guard let (events, isOtherSize) = screen.events() else {
      isOver = true
      return true
    }
    if isOtherSize { take(.resized(screen.size)) }
    for event in events where !isOver { take(.input(event)) }
    return isOtherSize || !events.isEmpty
  }

  /// Also while somebody reads, who may never get to leave.
  private func keepPlace() {
    for effect in state.keptPlace { _ = host.perform(effect, on: self) }
  }

  /// Lets an event change the state, and does what that asks for.
  private func take(_ event: ReaderEvent) {
    for effect in state.update(event) where !isOver { perform(effect) }
  }

  private func perform(_ effect: ReaderEffect) {
    switch effect {
    case .quit: isOver = true
    case .suspend: screen.suspend()
    case .copy(let text): try? screen.copy(text)
    case .setMouse(let isTaken): try? screen.setMouse(isTaken: isTaken)
    case .setGround(let ground): screen.use(renderer(ground))
    case .open, .follow, .keepPlace, .searchCourse, .exercise, .goToNext:
      for event in host.perform(effect, on: self) { take(event) }
    }
  }
}
