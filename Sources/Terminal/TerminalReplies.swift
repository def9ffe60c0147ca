import Typesetting

/// Finds a terminal's replies in what comes from it, byte by byte, among what a person types.
struct TerminalReplies {
  /// Asks for the colour of the ground (OSC 11, xterm's control sequences), and then for the terminal's kind (DA1, ECMA-48,
  /// 8.3.24), which every terminal answers: when that answer is there, the first will not come any more.
  static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  private(set) var ground: Theme.Ground?
  /// Whether the last answer has come.
  private(set) var isComplete = false
  /// What is no reply.
  private(set) var typed: [UInt8] = []

  private enum State { case idle, escape, control, command, commandEscape }

  /// A longer reply is none.
  private static let longestReply = 64

  private var state = State.idle
  /// The bytes of the sequence that is being read.
  private var pending: [UInt8] = []

  mutating func take(_ byte: UInt8) {
    pending.append(byte)
    switch (state, byte) {
    case (.idle, 0x1B): state = .escape
    case (.escape, UInt8(ascii: "[")): state = .control
    case (.escape, UInt8(ascii: "]")): state = .command
    case (.control, 0x20...0x3F), (.command, 0x20...0x7E): break
    case (.control, UInt8(ascii: "c")) where pending.starts(with: "\u{1B}[?".utf8): endReply { $0.isComplete = true }
    case (.command, 0x1B): state = .commandEscape
    case (.command, 0x07), (.commandEscape, UInt8(ascii: "\\")): endReply { $0.readColour() }
    default: giveUp()
    }
    if pending.count > Self.longestReply { giveUp() }
  }

  /// Ends with what was begun and never came to its end.
  mutating func finish() { giveUp() }

  private mutating func endReply(_ body: (inout TerminalReplies) -> Void) {
    body(&self)
    pending = []
    state = .idle
  }

  private mutating func giveUp() {
    typed += pending
    pending = []
    state = .idle
  }

  private mutating func readColour() {
    let content = String(decoding: pending.dropFirst(2).prefix { $0 != 0x07 && $0 != 0x1B }, as: UTF8.self)
    if content.hasPrefix("11;"), let found = Theme.Ground(colour: content.dropFirst(3)) { ground = found }
  }
}

extension Theme.Ground {
  /// The ground that a colour makes: light if black is easier to read on it than white (WCAG 2.2, contrast ratio).
  /// - Parameter colour: as XParseColor reads it: `rgb:` or `rgba:` and one to four hexadecimal digits a channel.
  init?(colour: Substring) {
    let parts = colour.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let channels = parts[1].split(separator: "/", omittingEmptySubsequences: false).prefix(3).compactMap(Self.channel)
    guard channels.count == 3 else { return nil }
    let luminance = zip([0.2126, 0.7152, 0.0722], channels).reduce(0) { $0 + $1.0 * Self.linear($1.1) }
    self = (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? .light : .dark
  }

  /// A channel from 0 to 1.
  private static func channel(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.utf8.count), let value = UInt(digits, radix: 16) else { return nil }
    return Double(value) / Double(1 << (4 * digits.utf8.count) - 1)
  }

  /// The light of a channel: sRGB's curve to within 0.015, without a power.
  private static func linear(_ channel: Double) -> Double {
    channel * channel * (0.8 + 0.2 * channel)
  }
}
