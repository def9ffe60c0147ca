/// Adds to the inlines that libcmark made what it does not know: deleted text, bold text before a Korean particle, and
/// bare links.
struct InlineFinisher {
  private let repairsEmphasis: Bool
  private var repairedLines: [Int] = []

  init(repairsEmphasis: Bool) {
    self.repairsEmphasis = repairsEmphasis
  }

  /// The lines, counted from 1, in which emphasis was repaired since the last call.
  mutating func takeRepairedLines() -> [Int] {
    defer { repairedLines = [] }
    return repairedLines
  }

  /// The finished inlines of a block that starts at the line `first`.
  ///
  /// The tree does not tell an escaped character from another, so a block whose source escapes one keeps all of them.
  mutating func finished(
    _ content: (inlines: [Inline], traces: InlineTraces), from first: Int, source: () -> [ArraySlice<UInt8>]
  ) -> [Inline] {
    guard !content.traces.isEmpty else { return content.inlines }
    var inlines = content.inlines
    if content.traces.contains(.tilde), !source().contains(where: { $0.contains("\\~") }) {
      inlines = Strikethrough.applied(to: inlines)
    }
    if repairsEmphasis, content.traces.contains(.star), !source().contains(where: { $0.contains("\\*") }) {
      var repair = EmphasisRepair(line: first)
      inlines = repair.applied(to: inlines)
      repairedLines += repair.repairedLines
    }
    return content.traces.contains(.link) ? BareLinks.applied(to: inlines) : inlines
  }
}
