/// A text with what was found in it, from which libcmark gets one part at a time.
struct ScannedText {
  /// The whole text.
  let bytes: [UInt8]
  let findings: ScanFindings
  let labels: FootnoteLabels

  init(_ bytes: [UInt8], _ findings: ScanFindings, _ labels: FootnoteLabels) {
    self.bytes = bytes
    self.findings = findings
    self.labels = labels
  }

  /// Whether one of the lines may be the delimiter row of a table.
  func hasDelimiterRow(in lines: ClosedRange<Int>) -> Bool {
    !findings.delimiterRows.slice({ $0 }, in: Range(lines)).isEmpty
  }

  /// The part from a cut to a byte.
  func piece(from start: TextCut, to end: Int) -> PieceText {
    let range = start.offset..<end
    let slice = bytes[range]
    let definitions = definitions(for: slice, standingIn: range)
    let isLast = end == bytes.count
    guard needsRewriting(range) else {
      return PieceText(slice, linesBefore: start.line - 1, definitions: definitions, isLast: isLast)
    }
    var rewriter = TextRewriter(self)
    var position = start.offset
    for note in findings.notes.slice({ $0.marker }, in: range) {
      rewriter.append(position..<note.marker)
      position = rewriter.remove(note)
    }
    rewriter.append(position..<end)
    return PieceText(rewriter, linesBefore: start.line - 1, definitions: definitions, isLast: isLast)
  }

  private func needsRewriting(_ range: Range<Int>) -> Bool {
    !findings.notes.slice({ $0.marker }, in: range).isEmpty || !findings.disarmed.slice({ $0 }, in: range).isEmpty
      || (!labels.isEmpty && bytes[range].contains(UInt8(ascii: "["), UInt8(ascii: "^")))
      || BracketDepth.isExceeded(in: bytes[range])
  }

  /// The content of a footnote's definition.
  func content(of note: NoteSource) -> PieceText {
    var rewriter = TextRewriter(self)
    for line in note.lines { rewriter.append(line) }
    return PieceText(
      rewriter, linesBefore: note.firstLine - 1, definitions: definitions(for: rewriter.output[...], standingIn: 0..<0),
      isLast: true)
  }

  /// The definitions that references in `text` need and that do not stand in `range`, as a text of their own.
  private func definitions(for text: ArraySlice<UInt8>, standingIn range: Range<Int>) -> [UInt8] {
    let holdsAll = range.count == bytes.count && findings.notes.isEmpty
    return holdsAll
      ? []
      : allDefinitions(for: text) { definition in
        definition.isInNote || definition.end <= range.lowerBound || range.upperBound < definition.end
      }
  }

  /// The definitions that references in `text` need, as a text of their own.
  func allDefinitions(
    for text: ArraySlice<UInt8>, where isWanted: (ScanFindings.Definition) -> Bool = { _ in true }
  ) -> [UInt8] {
    guard !findings.definitions.isEmpty else { return [] }
    var definitions: [UInt8] = []
    var seen: Set<String> = []
    for label in LinkLabel.all(in: text) {
      let key = LinkLabel.key(of: label)
      guard let definition = findings.definitions[key], seen.insert(key).inserted else { continue }
      if isWanted(definition) { definitions += definition.paragraph }
    }
    return definitions
  }
}

extension Array {
  /// The elements at places in `range`, of an array sorted by place.
  func slice(_ place: (Element) -> Int, in range: Range<Int>) -> ArraySlice<Element> {
    let start = firstIndex(atOrAfter: range.lowerBound, place)
    return self[start..<Swift.max(start, firstIndex(atOrAfter: range.upperBound, place))]
  }

  private func firstIndex(atOrAfter wanted: Int, _ place: (Element) -> Int) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if place(self[middle]) < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
