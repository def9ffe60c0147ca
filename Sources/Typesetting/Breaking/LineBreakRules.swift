/// Where a line may end: the pair rules of UAX #14 with Korean kept to its spaces.
///
/// Hangul joins Hangul and the ideograph beside it, and closing punctuation keeps the Hangul after it, for that is the
/// word's particle.
struct LineBreakRules {
  private var previous: LineBreakClass?
  /// Whether the characters so far are hyphens or slashes that open a word, as in `--width`, `/usr` and
  /// `https://`.
  private var opensWord = true

  /// Takes the next cluster's class, and says whether a line may end before it.
  /// - Parameters:
  ///   - afterSpaces: whether spaces stood between this cluster and the one before it.
  ///   - isWide: whether the cluster takes two cells, which tells East Asian parentheses from others (LB30).
  mutating func allowsBreak(before next: LineBreakClass, afterSpaces: Bool, isWide: Bool) -> Bool {
    guard let before = previous else {
      advance(over: next, startsWord: true)
      return false
    }
    let keepsTogether = opensWord && !afterSpaces && (before == .hyphen || before == .slash)
    defer { advance(over: next, startsWord: afterSpaces) }
    if keepsTogether { return false }
    if before == .alphabetic && next == .alphabetic { return afterSpaces }
    return afterSpaces
      ? Self.allowsBreakAfterSpaces(before, next) : Self.allowsBreak(before, next, nextIsWide: isWide)
  }

  /// Starts again after a forced line end.
  mutating func startLine() {
    previous = nil
    opensWord = true
  }

  private mutating func advance(over next: LineBreakClass, startsWord: Bool) {
    let opensAddress = previous == .slash && next == .slash
    opensWord = (startsWord || opensWord || opensAddress) && (next == .hyphen || next == .slash)
    previous = next
  }

  /// LB11, LB13 (for the marks that some languages set after a space), LB14, LB16, LB17; else LB18.
  private static func allowsBreakAfterSpaces(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (.wordJoiner, _), (_, .wordJoiner), (_, .close), (_, .closeParenthesis), (_, .exclamation), (.open, _),
      (.close, .nonStarter), (.closeParenthesis, .nonStarter), (.breakBothSides, .breakBothSides):
      false
    default: true
    }
  }

  /// The rules for neighbours without a space between them, in the order of the annex.
  private static func allowsBreak(
    _ before: LineBreakClass, _ next: LineBreakClass, nextIsWide: Bool
  ) -> Bool {
    switch (before, next) {
    case (.zeroWidthSpace, _): true  // LB8
    case (_, .zeroWidthSpace), (.zeroWidthJoiner, _), (_, .combining): false  // LB7, LB8a, LB9
    case (.wordJoiner, _), (_, .wordJoiner), (.glue, _): false  // LB11, LB12
    case (_, .glue): before == .breakAfter || before == .hyphen  // LB12a
    case (_, .close), (_, .closeParenthesis), (_, .exclamation), (_, .infixSeparator), (_, .slash): false  // LB13
    case (.open, _): false  // LB14
    case (.close, .nonStarter), (.closeParenthesis, .nonStarter): false  // LB16
    case (.breakBothSides, .breakBothSides): false  // LB17
    case (.quotation, _), (_, .quotation): false  // LB19
    case (.contingent, _), (_, .contingent): true  // LB20
    case (_, .breakAfter), (_, .hyphen), (_, .nonStarter), (.breakBefore, _), (_, .inseparable): false  // LB21, LB22
    default: allowsBreakInWord(before, next, nextIsWide: nextIsWide)
    }
  }

  /// LB23 to LB30: words, numbers and their signs.
  private static func allowsBreakInWord(
    _ before: LineBreakClass, _ next: LineBreakClass, nextIsWide: Bool
  ) -> Bool {
    switch (before, next) {
    case (.hangul, .ideographic), (.ideographic, .hangul), (.close, .hangul), (.closeParenthesis, .hangul): false
    case (.prefix, .ideographic), (.prefix, .emojiBase), (.ideographic, .postfix), (.emojiBase, .postfix): false
    case (.close, .postfix), (.closeParenthesis, .postfix), (.close, .prefix), (.closeParenthesis, .prefix): false
    case (.numeric, .postfix), (.numeric, .prefix), (.postfix, .open), (.prefix, .open): false
    case (.postfix, .numeric), (.prefix, .numeric), (.hyphen, .numeric), (.slash, .numeric): false
    case (.infixSeparator, .numeric), (.emojiBase, .emojiModifier): false
    case (_, .open): !(isWordPart(before) && !nextIsWide)
    case (.closeParenthesis, _), (.infixSeparator, _): !isWordPart(next)
    case (.prefix, _), (.postfix, _): !isLetter(next)
    case (_, .prefix), (_, .postfix): !isLetter(before)
    case (.combining, _): !isWordPart(next)  // LB10
    default: !(isWordPart(before) && isWordPart(next))
    }
  }

  private static func isLetter(_ value: LineBreakClass) -> Bool {
    value == .alphabetic || value == .hebrew || value == .hangul
  }

  private static func isWordPart(_ value: LineBreakClass) -> Bool { isLetter(value) || value == .numeric }
}
