package import Course
package import Markdown

/// The content of `read --json`: a note, or one section of it, as its sections.
package struct NoteJSON: Encodable {
  struct SectionEntry: Encodable {
    var anchor: String
    var title: String
    var level: Int
    /// The exercises that the section owns.
    var exercises: [String]
    var blocks: [BlockEntry]
  }

  struct BlockEntry: Encodable {
    var kind: String
    /// Source lines, counted from 1.
    var firstLine: Int
    var lastLine: Int
    var text: String
  }

  /// Empty for a text from outside a course.
  let note: String
  let title: String
  let sections: [SectionEntry]

  package init(note: Note, section: Section?, course: Course) {
    self.note = note.name
    title = note.title
    sections = Self.entries(of: note.document, in: section) { anchor in
      course.exercises.filter { $0.owner?.note == note.name && $0.owner?.anchor == anchor }.map(\.slug)
    }
  }

  package init(document: Document, section: Section? = nil, title: String) {
    note = ""
    self.title = document.sections.first?.title ?? title
    sections = Self.entries(of: document, in: section) { _ in [] }
  }

  /// One entry a section with the blocks that stand before the next heading; what stands before the first heading
  /// belongs to a section without a title.
  private static func entries(
    of document: Document, in whole: Section?, exercises: (String) -> [String]
  ) -> [SectionEntry] {
    let sections = document.sections.filter { whole?.blocks.contains($0.blocks.lowerBound) ?? true }
    var entries: [SectionEntry] = []
    let first = sections.first?.blocks.lowerBound ?? document.blocks.count
    if whole == nil && first > 0 {
      entries.append(
        SectionEntry(
          anchor: "", title: "", level: 0, exercises: exercises(""), blocks: document.blocks[..<first].map(block)))
    }
    for (index, section) in sections.enumerated() {
      let end = index + 1 < sections.count ? sections[index + 1].blocks.lowerBound : section.blocks.upperBound
      entries.append(
        SectionEntry(
          anchor: section.anchor, title: section.title, level: section.level, exercises: exercises(section.anchor),
          blocks: document.blocks[(section.blocks.lowerBound + 1)..<end].map(block)))
    }
    return entries
  }

  private static func block(_ block: Block) -> BlockEntry {
    BlockEntry(
      kind: block.kindName, firstLine: block.lines.lowerBound, lastLine: block.lines.upperBound, text: block.plainText)
  }
}
