/// Bold and emphasized text that CommonMark leaves as stars because a Korean, Japanese or Chinese letter follows or
/// precedes it without a space: `**마크다운(Markdown)**을`.
///
/// By CommonMark 0.30 (section 6.2) a run of stars closes nothing between punctuation and a letter, so that a particle
/// spoils it; likewise it opens nothing between a letter and punctuation. Here such a letter counts as punctuation would,
/// which can only make pairs that stand as literal stars otherwise. Both runs must stand at the same level.
struct EmphasisRepair {
  /// The lines in which emphasis was repaired, each once.
  private(set) var repairedLines: [Int] = []
  private var line: Int

  /// Starts with inlines of the given line, counted from 1.
  init(line: Int) {
    self.line = line
  }

  /// The inlines with what was spoiled made bold or emphasized.
  mutating func applied(to inlines: [Inline]) -> [Inline] {
    var result: [Inline] = []
    var openers: [Int: Opener] = [:]
    for (index, inline) in inlines.enumerated() {
      guard case .text(let text) = inline else {
        if inline.isBreak { line += 1 }
        result.append(inline.children == nil ? inline : inline.mapChildren { applied(to: $0) })
        continue
      }
      let neighbors = (before: inlines[..<index].last?.edge, after: inlines[(index + 1)...].first?.edge)
      for piece in Self.pieces(of: text, neighbors) { add(piece, to: &result, &openers) }
    }
    return result.joiningTexts()
  }

  private struct Opener {
    var run: StarRun
    /// Where its text stands in the result.
    var index: Int
    var line: Int
  }

  private mutating func add(_ piece: Piece, to result: inout [Inline], _ openers: inout [Int: Opener]) {
    guard case .stars(let run) = piece else {
      if case .text(let text) = piece { result.append(.text(String(text))) }
      return
    }
    if run.mayClose, let opener = openers[run.length], opener.run.isSpoiled(with: run), opener.index + 1 < result.count
    {
      let children = Array(result[(opener.index + 1)...]).joiningTexts()
      result[opener.index...] = [run.length == 1 ? .emphasis(children) : .strong(children)]
      if repairedLines.last != opener.line { repairedLines.append(opener.line) }
      openers = openers.filter { $0.value.index < opener.index }
    } else {
      if run.mayOpen { openers[run.length] = Opener(run: run, index: result.count, line: line) }
      result.append(.text(String(repeating: "*", count: run.length)))
    }
  }

  private enum Piece {
    case text(Substring)
    case stars(StarRun)
  }

  /// The text cut at runs of one or two stars.
  private static func pieces(of text: String, _ neighbors: (before: Edge?, after: Edge?)) -> [Piece] {
    guard text.utf8.contains(UInt8(ascii: "*")) else { return [.text(text[...])] }
    var pieces: [Piece] = []
    var plain = text.startIndex
    var rest = text[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "*")) {
      let end = rest[start...].firstIndex { $0 != "*" } ?? rest.endIndex
      let length = text.utf8.distance(from: start, to: end)
      if length <= 2 {
        if plain < start { pieces.append(.text(text[plain..<start])) }
        let before = text[..<start].unicodeScalars.last.map(Edge.init) ?? neighbors.before ?? .space
        let after = text[end...].unicodeScalars.first.map(Edge.init) ?? neighbors.after ?? .space
        pieces.append(.stars(StarRun(length: length, before: before, after: after)))
        plain = end
      }
      rest = rest[end...]
    }
    if plain < text.endIndex { pieces.append(.text(text[plain...])) }
    return pieces
  }
}

/// A run of stars and what stands on its two sides.
private struct StarRun {
  let length: Int
  private let before: Edge
  private let after: Edge

  init(length: Int, before: Edge, after: Edge) {
    self.length = length
    self.before = before
    self.after = after
  }

  /// Whether the run is left-flanking, or would be with punctuation in the place of a letter of East Asia.
  var mayOpen: Bool { opens || (after == .punctuation && before == .eastAsianLetter) }
  /// Whether the run is right-flanking, or would be.
  var mayClose: Bool { closes || (before == .punctuation && after == .eastAsianLetter) }

  private var opens: Bool {
    after != .space && (after != .punctuation || before == .space || before == .punctuation)
  }

  private var closes: Bool {
    before != .space && (before != .punctuation || after == .space || after == .punctuation)
  }

  /// Whether this run and the one that closes it are no pair only because a letter of East Asia spoiled one of them.
  func isSpoiled(with closer: StarRun) -> Bool { !opens || !closer.closes }
}

/// What stands beside a run of stars (CommonMark 0.30, sections 2.1 and 6.2).
private enum Edge {
  case space, punctuation, eastAsianLetter, other

  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      let byte = UInt8(ascii: scalar)
      self = byte.isSpace ? .space : byte.isPunctuation ? .punctuation : .other
      return
    }
    self =
      switch scalar.properties.generalCategory {
      case .spaceSeparator: .space
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        .punctuation
      default: scalar.isEastAsianLetter ? .eastAsianLetter : .other
      }
  }
}

extension Inline {
  /// What the inline looks like from beside it.
  fileprivate var edge: Edge {
    switch self {
    case .softBreak, .lineBreak: .space
    default: .punctuation
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a letter of Korean, Japanese or Chinese: Hangul, Kana, Bopomofo or a Han ideograph.
  var isEastAsianLetter: Bool {
    isHangul || properties.isIdeographic || (0x3005...0x3007).contains(value) || (0x3041...0x30FF).contains(value)
      || (0x3105...0x312F).contains(value) || (0x31A0...0x31FF).contains(value) || (0xFF66...0xFF9D).contains(value)
  }

  /// Whether this is a Hangul syllable or jamo.
  var isHangul: Bool {
    (0xAC00...0xD7FB).contains(value) || (0x1100...0x11FF).contains(value) || (0x3131...0x318E).contains(value)
      || (0xA960...0xA97C).contains(value) || (0xFFA0...0xFFDC).contains(value)
  }
}
