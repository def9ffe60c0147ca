import Markdown

extension Composer {
  /// The cells of the rule above the footnotes at most.
  private static let ruleCells = 12

  /// Lists the destinations of the section's links.
  mutating func setReferences() {
    let entries = flattener.references.takeEntries()
    guard !entries.isEmpty else { return }
    galley.separate()
    for entry in entries {
      setNote(marker: "[" + String(entry.number) + "] ") { $0.galley.addFurniture(entry.destination, .dim) }
    }
  }

  /// Sets the footnotes under a short rule.
  mutating func setFootnotes(_ footnotes: [Footnote]) {
    guard let last = footnotes.last else { return }
    galley.separate()
    galley.addFurniture(String(repeating: signs.rule, count: min(Self.ruleCells, galley.room)), .mark)
    let markerCells = InlineFlattener.mark(ofFootnote: last.number).utf8.count
    let isLoose = footnotes.contains { $0.blocks.count > 1 }
    for (index, footnote) in footnotes.enumerated() {
      if index > 0 && isLoose { galley.separate() }
      let mark = InlineFlattener.mark(ofFootnote: footnote.number).padded(to: markerCells, .right)
      setNote(marker: mark + " ") { $0.set(footnote.blocks) }
    }
  }

  /// Sets something with a marker before it, its lines hanging under the first.
  private mutating func setNote(marker: String, _ body: (inout Composer) -> Void) {
    let marker = Span(marker, [.dim, .furniture])
    let outer = galley.enter(marker: marker, indent: .spaces(marker.cells))
    body(&self)
    galley.leave(outer)
  }
}
