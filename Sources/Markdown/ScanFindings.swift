/// A place at the start of a line where a text may be cut.
struct TextCut: Equatable {
  /// Counted from 1.
  var line: Int
  var offset: Int
}

/// The definition of a footnote as it stands in the text.
struct NoteSource {
  /// One line of the definition.
  struct Line {
    /// Where the content starts, after the markers and indents around it.
    var start: Int
    /// The columns of white space that are left of a tab in front of it.
    var indent: Int
    var isBlank: Bool
  }

  /// Where the label stands.
  let label: Range<Int>
  /// The line that the definition begins in, counted from 1, and the byte of its bracket.
  let firstLine: Int
  let marker: Int
  /// What takes the place of the containers' markers in further lines.
  let prefix: String
  fileprivate(set) var lines: [Line] = []
}

/// What a scan finds; places are bytes of the text.
struct ScanFindings {
  /// Where the top level goes on with a new block, in steps of at least the size of a piece.
  private(set) var cuts: [TextCut]
  /// The definitions of footnotes in the order of the source.
  private(set) var notes: [NoteSource] = []
  /// The first definition of each link label.
  private(set) var definitions: [String: Definition] = [:]
  /// The lines in the middle of a paragraph that look like a table's delimiter row.
  var delimiterRows: [Int] = []
  /// The bytes that would mean something and are to be read as text.
  var disarmed: [Int] = []

  /// A definition and where it ends.
  struct Definition {
    let paragraph: [UInt8]
    /// A byte in the line after the definition, or in a later line of its paragraph.
    let end: Int
    let isInNote: Bool
  }

  private let pieceSize: Int
  /// The least size of the piece that is open.
  private var leastSize: Int
  private var openNote: NoteSource?

  init(firstPieceSize: Int, pieceSize: Int, start: TextCut) {
    self.pieceSize = pieceSize
    leastSize = min(firstPieceSize, pieceSize)
    cuts = [start]
  }

  /// Notes that a block of the top level begins.
  ///
  /// - Parameter isMarked: Whether the line begins with what libcmark would skip at the start of a text.
  mutating func addCut(_ cut: TextCut, isMarked: Bool) {
    if isMarked || cut.offset - cuts[cuts.count - 1].offset < leastSize { return }
    cuts.append(cut)
    leastSize = leastSize < pieceSize / 2 ? leastSize * 2 : pieceSize
  }

  /// Notes that a footnote is defined from that line on, by a bracket at the byte `marker`.
  mutating func openNote(labeled label: Range<Int>, line: Int, marker: Int, prefix: String) {
    openNote = NoteSource(label: label, firstLine: line, marker: marker, prefix: prefix)
  }

  /// Notes a line of the open footnote, whose content begins at the cursor.
  mutating func addNoteLine(at cursor: ScanCursor) {
    let isInTab = cursor.columnsLeftOfTab > 0
    openNote?.lines.append(
      NoteSource.Line(
        start: cursor.position + (isInTab ? 1 : 0), indent: cursor.columnsLeftOfTab, isBlank: cursor.isBlank))
  }

  /// Notes a lazy line of the open footnote (CommonMark 0.30, section 5.1).
  mutating func addLazyNoteLine(at cursor: ScanCursor) {
    openNote?.lines.append(NoteSource.Line(start: cursor.textStart, indent: 0, isBlank: false))
  }

  /// Notes that the definition has ended.
  mutating func closeNote() {
    if let note = openNote { notes.append(note) }
    openNote = nil
  }

  /// Notes link reference definitions; those of a label that has one already mean nothing (section 4.7).
  mutating func add(_ added: [LinkDefinition], endingBefore end: Int, inNote: Bool) {
    for definition in added where definitions[definition.key] == nil {
      definitions[definition.key] = Definition(paragraph: definition.paragraph, end: end, isInNote: inNote)
    }
  }
}
