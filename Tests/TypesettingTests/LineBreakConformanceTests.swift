import Testing

@testable import Typesetting

@Suite struct `Unicode's line breaking test` {
  @Test(
    "Every break is where the file has it, or a tailoring explains it",
    arguments: [KoreanBreaking.words, .syllables])
  func conformance(korean: KoreanBreaking) throws {
    let classes = try LineBreakClasses()
    let file = try UnicodeFile("auxiliary/LineBreakTest.txt")
    let samples = file.lines.filter { $0.hasPrefix("×") }.map(LineBreakSample.init)
    #expect(samples.count > 7000)
    var explained: [Tailoring: Int] = [:]
    for sample in samples {
      let differences = sample.breaks.symmetricDifference(sample.breaksFound(korean))
      for offset in differences {
        let place = BreakPlace(sample.scalars, at: offset, classes)
        guard let tailoring = Tailoring.allCases.first(where: { $0.explains(place, korean) }) else {
          Issue.record("The break at scalar \(offset) is not as in: \(sample.line)")
          continue
        }
        explained[tailoring, default: 0] += 1
      }
    }
    for tailoring in Tailoring.allCases where tailoring != .hangulWords || korean == .words {
      #expect(explained[tailoring] != nil, "\(tailoring) explains nothing")
    }
  }
}

/// Where Lectern's rules differ from the annex's, on purpose.
private enum Tailoring: CaseIterable {
  /// Lines end only between grapheme clusters, and a space with a mark is a letter.
  case clusters
  /// A mark ends a syllable of conjoining jamo and half a flag, for it ends their cluster.
  case markedParts
  /// Hangul breaks like letters, and what follows an ideograph, an emoji or a closing mark is its particle.
  case hangulWords
  /// A hyphen or slash that opens a word stays with it.
  case openingHyphen
  /// A point or slash between a space and a word belongs to the word.
  case openingPoint
  /// A point before a digit belongs to the number.
  case decimalPoint

  func explains(_ place: BreakPlace, _ korean: KoreanBreaking) -> Bool {
    let (before, next) = (place.classBefore, place.classAfter)
    switch self {
    case .clusters: return place.touchesMarkedSpace || !place.isBetweenClusters
    case .markedParts:
      return place.isAfterMark
        && (LineBreakClasses.isHangul(before) && LineBreakClasses.isHangul(next) || before == "RI" && next == "RI")
    case .hangulWords:
      return korean == .words && (LineBreakClasses.isHangul(before) || LineBreakClasses.isHangul(next))
    case .openingHyphen: return place.opensWord && ["HY", "SY"].contains(before)
    case .openingPoint: return place.isAfterSpaces && ["IS", "SY"].contains(next)
    case .decimalPoint: return before == "IS" && next == "NU"
    }
  }
}

/// A place between two scalars, as LB9 sees it: marks belong to what they follow.
private struct BreakPlace {
  let classBefore: String
  let classAfter: String
  let isAfterSpaces: Bool
  let isAfterMark: Bool
  let isBetweenClusters: Bool
  let touchesMarkedSpace: Bool
  let opensWord: Bool

  init(_ scalars: [Unicode.Scalar], at offset: Int, _ classes: LineBreakClasses) {
    func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(scalars))
    }
    let before = text(scalars[..<offset])
    let after = text(scalars[offset...])
    isBetweenClusters = text(scalars).count == before.count + after.count
    isAfterSpaces = before.unicodeScalars.last == " "
    isAfterMark = scalars[..<offset].last.map { classes[$0] } == "CM"
    let ends = [before.last, after.first, text(scalars[..<(offset + 1)]).last]
    touchesMarkedSpace = ends.contains { ($0?.unicodeScalars.first == " ") && ($0?.unicodeScalars.count ?? 0) > 1 }
    let bases = scalars[..<offset].filter { !["CM", "ZWJ"].contains(classes[$0]) }
    classBefore = bases.last.map { classes[$0] } ?? ""
    classAfter = classes[scalars[offset]]
    let opening = bases.reversed().drop { ["HY", "SY"].contains(classes[$0]) }.first
    opensWord = opening.map { ["SP", "OP", "QU", "BK", "LF", "CR", "NL"].contains(classes[$0]) } ?? true
  }
}

/// The classes of `LineBreak.txt`.
private struct LineBreakClasses {
  static func isHangul(_ name: String) -> Bool { ["H2", "H3", "JL", "JV", "JT"].contains(name) }

  private var ranges: [(ClosedRange<UInt32>, String)] = []

  init() throws {
    for line in try UnicodeFile("LineBreak.txt").lines {
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.filter { $0 != " " } }
      guard fields.count == 2 else { continue }
      let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last else { continue }
      ranges.append((first...last, String(fields[1])))
    }
  }

  subscript(_ scalar: Unicode.Scalar) -> String {
    var (low, high) = (0, ranges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].0.lowerBound <= scalar.value { low = middle } else { high = middle }
    }
    return ranges[low].0.contains(scalar.value) ? ranges[low].1 : "XX"
  }
}

/// A line of the file: scalars with a sign before each, `÷` where a line may end and `×` where not.
private struct LineBreakSample {
  let line: Substring
  private(set) var scalars: [Unicode.Scalar] = []
  /// The numbers of the scalars before which a line may end.
  private(set) var breaks: Set<Int> = []

  init(_ line: Substring) {
    self.line = line
    for field in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
      if field == "÷" { breaks.insert(scalars.count) }
      if let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) { scalars.append(scalar) }
    }
    breaks.remove(scalars.count)
  }

  func breaksFound(_ korean: KoreanBreaking) -> Set<Int> {
    let text = String(String.UnicodeScalarView(scalars))
    return text.withBytes { utf8 in
      var pieces = Pieces(of: utf8, in: 0..<utf8.count, .words(korean))
      var found: Set<Int> = []
      while let piece = pieces.next(), piece.next < utf8.count {
        found.insert(text.slice(0..<piece.next).unicodeScalars.count)
      }
      return found
    }
  }
}
