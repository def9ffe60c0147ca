internal import Synchronization

/// How a terminal draws what Unicode leaves open; the raw value is the name that a person gives.
package enum WidthPolicy: String, CaseIterable, Sendable {
  /// Clusters as wholes and ambiguous characters in one cell, as terminals with grapheme support do (Mode 2027).
  case unicode
  /// As `unicode`, but characters of ambiguous width (UAX #11) in two cells, as in terminals that are set so for
  /// Chinese, Japanese and Korean fonts.
  case wide
  /// Every scalar by itself, as the C function `wcwidth` has it, GNU screen and the Linux console: a family of four
  /// takes eight cells, and an emoji selector none.
  case wcwidth
  /// As `wcwidth`, but what a zero-width joiner joins takes no cells, as in tmux 3.3: a family takes two cells, a skin
  /// tone two of its own.
  case tmux

  /// Whether no cluster is wider than two cells, and variation selectors count.
  var drawsClusters: Bool { self == .unicode || self == .wide }
}

extension TextWidth {
  /// The policy is one of the process, because its output goes to one terminal and every layer above measures text.
  /// It is read once, by the first text that is measured, so that no measure asks for it again.
  private static let chosenPolicy = Mutex(WidthPolicy.unicode)

  /// Chooses the policy of the process; to be called before any text is measured, and without effect afterwards.
  package static func choose(_ policy: WidthPolicy) {
    chosenPolicy.withLock { $0 = policy }
  }

  /// The policy of the process so far.
  static var policy: WidthPolicy { chosenPolicy.withLock(\.self) }
}
