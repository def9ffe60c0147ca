import Testing

@testable import Typesetting

/// Texts with the cells that others give them, as `script/record-widths` has recorded them.
@Suite struct `The width of text as others see it` {
  @Test("Every difference has its reason", arguments: Oracle.allCases)
  func differences(oracle: Oracle) throws {
    let table = UnicodeTable(policy: oracle.policy)
    let samples = try Sample.recorded()
    #expect(samples.count > 1000)
    for sample in samples {
      let found = TextWidth.cells(of: sample.text, table: table)
      guard let expected = sample.cells[oracle], expected != found else { continue }
      if !oracle.reasons.contains(where: { $0.applies(to: sample) }) {
        Issue.record("\(sample.codes) takes \(found) cells here and \(expected) by \(oracle)")
      }
    }
  }
}

/// Who was asked, in the order of the recorded columns.
enum Oracle: Int, CaseIterable {
  case pythonWcwidth = 1, pythonWcwidthWide, glibc, tmux, screen

  fileprivate var policy: WidthPolicy {
    switch self {
    case .pythonWcwidth: .unicode
    case .pythonWcwidthWide: .wide
    case .glibc, .screen: .wcwidth
    case .tmux: .tmux
    }
  }

  fileprivate var reasons: [Reason] {
    switch self {
    case .pythonWcwidth, .pythonWcwidthWide:
      [.halfFlag, .spacingMark, .wideCluster, .emojiWithoutSelector, .joiner]
    case .glibc: [.hangulFiller, .wideSinceUnicode16]
    case .tmux: [.hangulFiller, .wideSinceUnicode16, .unknownToLibrary, .joiner]
    case .screen: [.hangulFiller, .wideSinceUnicode16, .unknownToLibrary, .numberSpan, .markOfScreen]
    }
  }
}

/// Why others differ.
private enum Reason {
  /// wcwidth gives two cells to half a flag; tmux, screen and the C library one, as we do.
  case halfFlag
  /// wcwidth gives no cell to a spacing mark that no letter carries.
  case spacingMark
  /// No cluster is wider than two cells here, though it be of two wide jamo.
  case wideCluster
  /// UTS #51 shows what has a skin tone as an emoji; wcwidth widens it only with U+FE0F.
  case emojiWithoutSelector
  /// wcwidth and tmux leave out whatever follows a zero-width joiner, a letter too.
  case joiner
  /// C libraries draw U+3164 and U+FFA0, which are default-ignorable.
  case hangulFiller
  /// Trigrams and the like, which the C library of Unicode 15 has narrow.
  case wideSinceUnicode16
  /// tmux leaves out what its C library does not know, and screen gives it a cell.
  case unknownToLibrary
  /// screen does not draw the Arabic signs that span numbers.
  case numberSpan
  /// screen draws as letters the marks and the jamo that its own table lacks.
  case markOfScreen

  func applies(to sample: Sample) -> Bool {
    let scalars = sample.scalars
    func contains(_ points: ClosedRange<UInt32>) -> Bool { scalars.contains { points.contains($0.value) } }
    return switch self {
    case .halfFlag: contains(0x1F1E6...0x1F1FF)
    case .spacingMark: scalars.contains { $0.properties.generalCategory == .spacingMark }
    case .wideCluster: contains(0x1100...0x115F) || contains(0x600...0x605)
    case .emojiWithoutSelector: contains(0x1F3FB...0x1F3FF) && !contains(0xFE0F...0xFE0F)
    case .joiner: contains(0x200D...0x200D)
    case .hangulFiller: contains(0x3164...0x3164) || contains(0xFFA0...0xFFA0)
    case .wideSinceUnicode16: contains(0x2630...0x2637) || contains(0x268A...0x268F) || contains(0x1D300...0x1D376)
    case .unknownToLibrary: sample.cells[.glibc] == nil
    case .numberSpan: contains(0x600...0x605)
    case .markOfScreen:
      scalars.contains { [.nonspacingMark, .spacingMark, .format].contains($0.properties.generalCategory) }
        || contains(0xD7B0...0xD7FB)
    }
  }
}

/// A line of the recorded file.
private struct Sample {
  let codes: Substring
  let scalars: [Unicode.Scalar]
  /// The cells by those who know the text.
  let cells: [Oracle: Int]

  var text: String { String(String.UnicodeScalarView(scalars)) }

  static func recorded() throws -> [Sample] {
    let path = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
    let contents = try #require(readFile("/\(path)/Fixtures/widths.txt"))
    return contents.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(Sample.init)
  }

  private init(_ line: Substring) {
    let columns = line.split(separator: "; ")
    codes = columns[0]
    scalars = columns[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
    cells = Dictionary(
      uniqueKeysWithValues: Oracle.allCases.compactMap { oracle in Int(columns[oracle.rawValue]).map { (oracle, $0) } })
  }
}
