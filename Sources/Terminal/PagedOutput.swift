package import Wordings

/// Output that goes to a pager once it is longer than the screen, and to the output itself until then.
package final class PagedOutput {
  /// A pager that has read nothing cannot have taken more than a pipe holds (64 kB on Linux); twice that is kept to be
  /// shown without it.
  private static let keptBytes = 1 << 17

  private enum State {
    /// Too little for a pager so far.
    case gathering
    case paging(RunningPager)
    case direct
    /// The person has left the pager.
    case left
  }

  private let output: TerminalOutput
  private let pager: Pager?
  private let height: Int
  private let warn: (Wording) -> Void
  private var state: State
  /// What was gathered, or sent to the pager as long as it may have to be shown again.
  private var kept: [UInt8] = []
  private var keepsAll = true
  private var lineCount = 0

  /// - Parameters:
  ///   - pager: `nil` for none; pass one only where the output is a terminal.
  ///   - height: the lines of the screen.
  ///   - warn: told in a sentence when the pager fails.
  package init(output: TerminalOutput, pager: Pager?, height: Int, warn: @escaping (Wording) -> Void) {
    self.output = output
    self.pager = pager
    self.height = height
    self.warn = warn
    state = pager == nil ? .direct : .gathering
  }

  /// Whether the person has left the pager, so that nothing more need be set.
  package var isLeft: Bool {
    if case .left = state { true } else { false }
  }

  /// Adds text that ends in a line end, in UTF-8.
  package func write(_ text: [UInt8]) throws(OutputError) {
    switch state {
    case .gathering: try gather(text)
    case .paging(let running): try send(text, to: running)
    case .direct: try output.write(text)
    case .left: break
    }
  }

  /// Ends the text, and waits until the person leaves the pager.
  package func finish() throws(OutputError) {
    switch state {
    case .gathering: try output.write(kept)
    case .paging(let running): try conclude(running)
    case .direct, .left: break
    }
    try output.flush()
  }

  private func gather(_ text: [UInt8]) throws(OutputError) {
    kept += text
    lineCount += text.count { $0 == 0x0A }
    guard lineCount >= height, let pager else { return }
    try output.flush()
    switch pager.start() {
    case .success(let running):
      let gathered = kept
      kept = []
      state = .paging(running)
      try send(gathered, to: running)
    case .failure(let error): try showWithoutPager(Platform.message(of: error.code))
    }
  }

  private func send(_ text: [UInt8], to running: RunningPager) throws(OutputError) {
    keep(text)
    if !running.send(text) { try conclude(running) }
  }

  private func keep(_ text: [UInt8]) {
    guard keepsAll else { return }
    kept += text
    if kept.count > Self.keptBytes {
      keepsAll = false
      kept = []
    }
  }

  /// Waits for the pager, and shows the text without it if it failed before it can have shown anything.
  private func conclude(_ running: RunningPager) throws(OutputError) {
    let status = running.finish()
    if status == 0 || !keepsAll { state = .left } else { try showWithoutPager("exit status \(status)") }
  }

  private func showWithoutPager(_ reason: String) throws(OutputError) {
    let name = pager?.name ?? ""
    warn(Wording("The pager '\(name)' did not work: \(reason).", "페이저가 제대로 실행되지 않았습니다: '\(name)' (\(reason))"))
    state = .direct
    let text = kept
    kept = []
    try output.write(text)
  }
}
