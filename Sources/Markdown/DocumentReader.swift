/// Reads a text of any size as documents that follow each other, so that it is never held whole as a tree.
///
/// The pieces hold the same blocks as the text parsed at once, with the same lines and numbers. They are cut where a
/// block of the top level begins; a list, a quote or a paragraph is never cut. A text that defines links or footnotes is
/// scanned to its end before the first piece, since a reference may stand before its definition.
///
/// Only a text that references to long definitions swell beyond its own size is not the same: libcmark then leaves
/// further references as they stand, and counts for each piece anew.
package struct DocumentReader: Sendable {
  /// The least size of a piece, in bytes, that gives the least time in all.
  package static let usualPieceSize = 1 << 16
  /// The least size of the first piece, in bytes: a short one is soon there. That of the others doubles up to the usual.
  package static let usualFirstPieceSize = 1 << 12

  private let text: [UInt8]
  private let options: ParsingOptions
  private var scanner: BlockScanner
  /// The index of the cut that the next piece starts at; `nil` after the last piece.
  private var nextPiece: Int? = 0
  private var labels = FootnoteLabels()
  private var numbers = FootnoteNumbers()

  /// - Parameters:
  ///   - text: UTF-8; bytes that are none are replaced by U+FFFD.
  ///   - firstPieceSize: The least size of the first piece, in bytes.
  ///   - pieceSize: The least size that the pieces come to, in bytes; the last one may be shorter.
  package init(
    _ text: [UInt8], options: ParsingOptions = ParsingOptions(),
    firstPieceSize: Int = DocumentReader.usualFirstPieceSize, pieceSize: Int = DocumentReader.usualPieceSize
  ) {
    self.text = text
    self.options = options
    let start = text.withUnsafeBufferPointer { bytes in
      var start = FrontMatter.end(in: bytes, from: Self.endOfMarks(in: bytes, at: 0))
      start.offset = Self.endOfMarks(in: bytes, at: start.offset)
      return start
    }
    scanner = BlockScanner(
      line: start.line, offset: start.offset, firstPieceSize: firstPieceSize, pieceSize: pieceSize)
    if text.contains(UInt8(ascii: "]"), .colon) { scan { _ in false } }
    labels = FootnoteLabels(scanner.findings.notes, in: text)
  }

  /// The next piece; `nil` after the last, which has all footnotes.
  package mutating func next() -> Document? {
    guard let index = nextPiece else { return nil }
    scan { $0.findings.cuts.count > index + 1 }
    let cuts = scanner.findings.cuts
    let isLast = index + 1 == cuts.count
    nextPiece = isLast ? nil : index + 1
    let scanned = ScannedText(text, scanner.findings, labels)
    let piece = scanned.piece(from: cuts[index], to: isLast ? text.count : cuts[index + 1].offset)
    var parser = PieceParser(scanned, options)
    var document = Document(blocks: parser.blocks(of: piece))
    document.repairedEmphasis = parser.takeRepairedLines()
    guard !scanner.findings.notes.isEmpty else { return document }
    document.blocks = document.blocks.map { numbers.numbered($0) }
    if isLast {
      document.footnotes = footnotes(&parser)
      document.repairedEmphasis += parser.takeRepairedLines()
    }
    return document
  }

  /// Where the byte order marks end that stand at a place: libcmark leaves out the one that its text begins with.
  private static func endOfMarks(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    var end = place
    while end < text.count, ScanCursor(text, at: end).isMarked(at: end) { end += 3 }
    return end
  }

  /// Scans on, up to the end of the text or until enough is found.
  private mutating func scan(until isEnough: (BlockScanner) -> Bool) {
    text.withUnsafeBufferPointer { bytes in
      while !isEnough(scanner), scanner.scanLine(of: bytes) {}
    }
  }

  /// All footnotes in the order of their numbers; those without a reference come last, in the order of the source.
  private mutating func footnotes(_ parser: inout PieceParser) -> [Footnote] {
    var footnotes: [Footnote] = []
    let notes = scanner.findings.notes
    var unreferenced = notes.indices[...]
    while true {
      if footnotes.count == numbers.notes.count {
        guard let next = unreferenced.first(where: { !numbers.has($0) }) else { return footnotes }
        unreferenced = unreferenced[(next + 1)...]
        numbers.add(next)
      }
      let note = numbers.notes[footnotes.count]
      let blocks = parser.blocks(ofNote: note).map { numbers.numbered($0) }
      let last = blocks.last?.lines.upperBound ?? notes[note].firstLine
      footnotes.append(
        Footnote(
          number: footnotes.count + 1, blocks: blocks, lines: notes[note].firstLine...max(last, notes[note].firstLine)))
    }
  }
}
