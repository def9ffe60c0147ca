/// Which definition of a footnote a label stands for.
struct FootnoteLabels {
  /// The index of the first definition with each label, in the order of the source.
  private let notes: [String: Int]

  init() {
    notes = [:]
  }

  init(_ notes: [NoteSource], in text: [UInt8]) {
    let labels = notes.enumerated().map { (LinkLabel.key(of: text[$1.label]), $0) }
    self.notes = Dictionary(labels) { first, _ in first }
  }

  var isEmpty: Bool { notes.isEmpty }

  /// The index of the definition.
  func note(labeled label: ArraySlice<UInt8>) -> Int? {
    notes.isEmpty ? nil : notes[LinkLabel.key(of: label)]
  }
}
