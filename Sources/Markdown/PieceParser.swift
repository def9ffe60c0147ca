/// Parses parts of a scanned text, with the indices of definitions in place of the numbers of footnotes.
struct PieceParser {
  private let text: ScannedText
  private var finisher: InlineFinisher

  init(_ text: ScannedText, _ options: ParsingOptions) {
    self.text = text
    finisher = InlineFinisher(repairsEmphasis: options.repairsEmphasis)
  }

  /// The lines, counted from 1, in which emphasis was repaired since the last call.
  mutating func takeRepairedLines() -> [Int] {
    finisher.takeRepairedLines().sorted()
  }

  /// The blocks of a part, with their lines in the whole text.
  mutating func blocks(of piece: PieceText) -> [Block] {
    let tree = CommonMarkTree(parsing: piece.parts)
    let tables = TableFinder(piece, of: text).blocks(in: tree, &finisher)
    var builder = BlockBuilder(piece, tables: tables, finisher: finisher)
    let blocks = builder.blocks(of: tree)
    finisher = builder.finisher
    return blocks
  }

  /// The blocks of the footnote that is defined in that place of the source.
  mutating func blocks(ofNote note: Int) -> [Block] {
    blocks(of: text.content(of: text.findings.notes[note]))
  }
}
