import CSystem
package import Typesetting

/// The whole screen of the terminal, taken by one program: what a person does comes as events, and frames are shown.
///
/// However the process ends or is stopped, the terminal is given back as it was (`csystem_take_screen`).
package final class FullScreen {
  private let input: Int32
  private let output: Int32
  private var painter: ScreenPainter
  private var decoder = InputDecoder()
  private let notices: NoticePipe
  private var isTaken = false

  /// The alternate screen without a cursor; button events of the mouse in SGR's form; pastes in brackets (xterm's control
  /// sequences, "DEC Private Mode Set").
  private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[2J"
  private static let leaving: StaticString =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

  /// Milliseconds after which a lone escape is the key and not the beginning of a sequence.
  private static let escapeDelay: Int32 = 40

  /// - Parameter typed: bytes that came before the screen was taken.
  package init(
    renderer: LineRenderer, input: Int32 = 0, output: Int32 = 1, typed: [UInt8] = []
  ) throws(OutputError) {
    guard let notices = NoticePipe() else { throw .failed(code: Platform.lastError) }
    self.input = input
    self.output = output
    self.notices = notices
    painter = ScreenPainter(renderer: renderer)
    typedAhead = typed
    csystem_note_screen_changes(notices.writer)
    try take()
  }

  deinit { leave() }

  // MARK: Taking and leaving

  /// Takes the screen again after ``leave()``.
  package func take() throws(OutputError) {
    let code = Self.entering.withUTF8Buffer { enter in
      Self.leaving.withUTF8Buffer { leave in
        csystem_take_screen(input, output, enter.cString, enter.count, leave.cString, leave.count)
      }
    }
    guard code == 0 else { throw .failed(code: code) }
    isTaken = true
    painter.forget()
  }

  /// Gives the terminal back as it was, for good or for a program that wants the screen meanwhile.
  package func leave() {
    if isTaken { csystem_leave_screen() }
    isTaken = false
  }

  /// Stops this process as the suspend key does, and returns with the screen taken again once it is continued.
  package func suspend() {
    Platform.stopThisProcess()
  }

  // MARK: Output

  package var size: TerminalSize { Platform.size(of: output) ?? TerminalSize(columns: 80, rows: 24) }

  /// Shows a frame.
  package func show(_ frame: Frame) throws(OutputError) {
    try write(painter.draw(frame, size: size))
  }

  /// Shows the next frames by other colours.
  package func use(_ renderer: LineRenderer) { painter = ScreenPainter(renderer: renderer) }

  /// Gives text to the clipboard of the terminal (OSC 52, xterm's control sequences), as far as it lets that be done.
  package func copy(_ text: String) throws(OutputError) {
    try write(Array("\u{1B}]52;c;\(text.base64)\u{1B}\\".utf8))
  }

  /// Asks the terminal for its ground; the answer comes as an event, where it comes.
  package func askForGround() throws(OutputError) { try write(Array("\u{1B}]11;?\u{1B}\\".utf8)) }

  /// Leaves the mouse to the terminal, so that text can be selected, or takes it back.
  package func setMouse(isTaken: Bool) throws(OutputError) {
    try write(Array((isTaken ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l").utf8))
  }

  private func write(_ bytes: [UInt8]) throws(OutputError) {
    let code = bytes.withUnsafeBytes { Platform.write($0, to: output) }
    if code == Platform.brokenPipe { throw .readerGone }
    if code != 0 { throw .failed(code: code) }
  }

  // MARK: Input

  /// What to wait for, until one of them is readable.
  package var descriptors: [Int32] { [input, notices.reader] }

  /// Milliseconds to wait at most; `nil` for as long as nothing comes.
  package var patience: Int32? { decoder.isWaiting ? Self.escapeDelay : nil }

  private var typedAhead: [UInt8]

  /// What has come since the last call, without waiting; `nil` when the terminal is gone.
  package func events() -> (events: [InputEvent], isOtherSize: Bool)? {
    let isOtherSize = notices.drain()
    if isOtherSize { painter.forget() }
    var events = decoder.take(typedAhead)
    typedAhead = []
    if Platform.hasInput(input, within: 0) {
      guard let bytes = Platform.readBytes(input) else { return nil }
      events += decoder.take(bytes)
    } else if decoder.isWaiting {
      events += decoder.flush()
    }
    return (events, isOtherSize)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The same bytes as C's characters.
  fileprivate var cString: UnsafePointer<CChar>? {
    baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
  }
}
