/// Where a line may end: the rules of UAX #14 (revision 50, Unicode 15), cluster by cluster, tailored for notes.
///
/// - Numbers are kept whole as example 7 of the annex's section 8.2 has it, and may begin with a point.
/// - Lines end only between clusters, and a space that carries a mark is a letter.
/// - With ``KoreanBreaking/words`` Hangul breaks like letters, and joins the ideograph, emoji or closing mark beside it,
///   for what follows these is their particle.
/// - Hyphens and slashes that open a word stay with it, as in `--width`, `/usr` and `https://`.
/// - A point or slash between a space and a word belongs to the word, as in `.none`.
/// - Quotation marks between East Asian characters open and close (LB19 and LB19a of Unicode 16).
struct LineBreakRules {
  /// What the rules ask of a cluster that they have passed.
  private struct Passed {
    var kind: LineBreakClass
    var isEastAsian: Bool
  }

  private let korean: KoreanBreaking
  /// The last cluster; none at the start of a line.
  private var before: Passed?
  /// The cluster before the last, with no space between them.
  private var earlier: Passed?
  /// Whether the last cluster ended in a zero-width joiner.
  private var joinsNext = false
  /// Whether the characters since the word's start are hyphens or slashes.
  private var opensWord = true
  private var number = Number.none

  /// How far a number has come (LB25), which may close with a bracket.
  private enum Number { case none, digits, closed }

  init(korean: KoreanBreaking = .words) {
    self.korean = korean
  }

  /// Whether no cluster has been passed since the start.
  var isAtStart: Bool { before == nil }

  /// Starts again: after a line end, or behind spaces after which a line may end.
  mutating func startLine() {
    self = LineBreakRules(korean: korean)
  }

  /// Passes letters or digits of one class at the start, or after such.
  @inline(__always)
  mutating func passWordPart(_ kind: LineBreakClass) {
    before = Passed(kind: kind, isEastAsian: false)
    opensWord = false
    number = kind == .numeric ? .digits : .none
  }

  /// Takes the next cluster, and says whether a line may end before it.
  /// - Parameters:
  ///   - afterSpaces: whether spaces stood between this cluster and the one before it.
  ///   - following: the class of the cluster after it; that of a line end at the text's end.
  @inline(__always)
  mutating func allowsBreak(before next: Cluster, afterSpaces: Bool, following: LineBreakClass) -> Bool {
    // Most clusters are letters and digits after such, between which only spaces count (LB18, LB23, LB25, LB28).
    if let before, isWordPart(before.kind), isWordPart(next.lineBreakClass) {
      passWordPart(next.lineBreakClass)
      earlier = afterSpaces ? nil : before
      joinsNext = next.joinsNext
      return afterSpaces
    }
    return decide(before: next, afterSpaces: afterSpaces, following: following)
  }

  /// LB9 and LB10 for marks, then the other rules.
  private mutating func decide(before next: Cluster, afterSpaces: Bool, following: LineBreakClass) -> Bool {
    let isMark = next.lineBreakClass == .combining || next.lineBreakClass == .zeroWidthJoiner
    if isMark, !afterSpaces, let before, before.kind != .zeroWidthSpace {  // LB9
      joinsNext = next.joinsNext
      return false
    }
    let kind = isMark ? .alphabetic : next.lineBreakClass  // LB10
    let passed = Passed(kind: kind, isEastAsian: next.isEastAsian && !isWordHangul(kind))
    let allows = allowsBreak(before: passed, afterSpaces: afterSpaces, following: following)
    advance(over: passed, afterSpaces: afterSpaces)
    joinsNext = next.joinsNext
    return allows
  }

  /// LB2 to LB8a, the tailoring for signs that open a word, then the other rules.
  private func allowsBreak(before next: Passed, afterSpaces: Bool, following: LineBreakClass) -> Bool {
    if next.kind == .zeroWidthSpace { return false }  // LB7
    if before?.kind == .zeroWidthSpace { return true }  // LB8
    if afterSpaces { return allowsBreakAfterSpaces(before?.kind, next.kind, following: following) }
    guard let before else { return false }  // LB2
    if joinsNext { return false }  // LB8a
    if opensWord && (before.kind == .hyphen || before.kind == .slash) { return false }
    return !keepsTogether(before, next, following: following)
  }

  /// Notes what the next decision asks of this cluster.
  private mutating func advance(over next: Passed, afterSpaces: Bool) {
    let startsWord = before.map { afterSpaces || $0.kind == .open || $0.kind.isQuotation } ?? true
    let opensAddress = before?.kind == .slash && next.kind == .slash
    opensWord = (startsWord || opensWord || opensAddress) && (next.kind == .hyphen || next.kind == .slash)
    number = number(after: next.kind, afterSpaces: afterSpaces)
    earlier = afterSpaces ? nil : before
    before = next
  }

  /// How far a number has come after this class.
  private func number(after next: LineBreakClass, afterSpaces: Bool) -> Number {
    switch next {
    case .numeric: .digits
    case _ where afterSpaces: .none
    case .slash, .infixSeparator: number == .digits ? .digits : .none
    case .close, .closeParenthesis: number == .digits ? .closed : .none
    default: .none
    }
  }

  /// LB11 and LB13 to LB18, the rules for neighbours with spaces between them.
  private func allowsBreakAfterSpaces(
    _ before: LineBreakClass?, _ next: LineBreakClass, following: LineBreakClass
  ) -> Bool {
    switch (before, next) {
    case (_, .wordJoiner), (_, .close), (_, .closeParenthesis), (_, .exclamation), (.open, _): false
    case (_, .infixSeparator), (_, .slash): Self.continuesWord(following)
    case (_, .open): before?.isQuotation != true
    case (.close, .nonStarter), (.closeParenthesis, .nonStarter), (.breakBothSides, .breakBothSides): false
    default: true
    }
  }

  /// Whether a point or slash before this class is the beginning of a word.
  private static func continuesWord(_ following: LineBreakClass) -> Bool {
    switch following {
    case .alphabetic, .hebrew, .hangul, .ideographic, .numeric, .infixSeparator, .slash, .hyphen: true
    default: false
    }
  }

  /// LB11 to LB22, the rules for neighbours of any kind.
  private func keepsTogether(_ before: Passed, _ next: Passed, following: LineBreakClass) -> Bool {
    switch (before.kind, next.kind) {
    case (.wordJoiner, _), (_, .wordJoiner), (.glue, _): true  // LB11, LB12
    case (_, .glue): before.kind != .breakAfter && before.kind != .hyphen  // LB12a
    case (_, .close), (_, .closeParenthesis), (_, .exclamation), (_, .infixSeparator), (_, .slash): true  // LB13
    case (.open, _), (.breakBothSides, .breakBothSides): true  // LB14, LB17
    case (.quotation, _), (.openingQuotation, _), (_, .quotation), (_, .closingQuotation): true  // LB19
    case (_, .openingQuotation) where !before.isEastAsian: true  // LB19a
    case (.closingQuotation, _) where !next.isEastAsian || earlier?.isEastAsian != true: true  // LB19a
    case (.contingent, _), (_, .contingent): false  // LB20
    case (_, .breakAfter), (_, .hyphen), (_, .nonStarter), (.breakBefore, _): true  // LB21
    case (.hyphen, _) where earlier?.kind == .hebrew, (.breakAfter, _) where earlier?.kind == .hebrew: true  // LB21a
    case (.slash, .hebrew), (_, .inseparable): true  // LB21b, LB22
    default: keepsWordTogether(before, next, following: following)
    }
  }

  /// LB23 to LB30b: words, numbers and their signs.
  private func keepsWordTogether(_ before: Passed, _ next: Passed, following: LineBreakClass) -> Bool {
    if isWordHangul(before.kind) && next.kind.isObject || isWordHangul(next.kind) && before.kind.takesParticle {
      return true
    }
    switch (before.kind, next.kind) {
    case (.prefix, _) where next.kind.isObject, (_, .postfix) where before.kind.isObject: return true  // LB23a
    case (.prefix, .hangul), (.hangul, .postfix), (.emojiBase, .emojiModifier): return true  // LB27, LB30b
    case (_, .numeric): return keepsDigit(after: before.kind)
    case (.prefix, .open), (.postfix, .open): return following == .numeric  // LB25
    case (_, .prefix), (_, .postfix): return number != .none || isLetter(before.kind)  // LB24, LB25
    case (.prefix, _), (.postfix, _), (.infixSeparator, _): return isLetter(next.kind)  // LB24, LB29
    case (_, .open): return isWordPart(before.kind) && !next.isEastAsian  // LB30
    case (.closeParenthesis, _): return isWordPart(next.kind) && !before.isEastAsian  // LB30
    default: return isWordPart(before.kind) && isWordPart(next.kind)  // LB23, LB28
    }
  }

  /// LB23, LB25 and LB30 for a digit.
  private func keepsDigit(after before: LineBreakClass) -> Bool {
    switch before {
    case .prefix, .postfix, .hyphen, .infixSeparator, .closeParenthesis: true
    case .slash: number == .digits
    default: isWordPart(before)
    }
  }

  /// Whether the class is Hangul that is kept to words.
  @inline(__always)
  private func isWordHangul(_ kind: LineBreakClass) -> Bool { kind == .hangul && korean == .words }

  /// Whether the class is of letters, between which no line ends.
  @inline(__always)
  private func isLetter(_ kind: LineBreakClass) -> Bool {
    kind == .alphabetic || kind == .hebrew || isWordHangul(kind)
  }

  /// Whether only spaces part characters of the class from each other: letters and digits.
  @inline(__always)
  func isWordPart(_ kind: LineBreakClass) -> Bool { kind == .numeric || isLetter(kind) }
}

extension LineBreakClass {
  /// Whether characters of the class are quotation marks, of whatever category.
  fileprivate var isQuotation: Bool { self == .quotation || self == .openingQuotation || self == .closingQuotation }

  /// Whether characters of the class stand for a whole thing, as ideographs and emoji do.
  fileprivate var isObject: Bool { self == .ideographic || self == .emojiBase || self == .emojiModifier }

  /// Whether Hangul after the class is its particle.
  fileprivate var takesParticle: Bool {
    switch self {
    case .ideographic, .emojiBase, .emojiModifier, .regionalIndicator, .nonStarter, .close, .closeParenthesis: true
    default: false
    }
  }
}
