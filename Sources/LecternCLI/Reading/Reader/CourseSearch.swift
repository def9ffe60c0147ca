import Course
import Markdown
import Reader

/// Finds the sections of a course that hold some words.
struct CourseSearch {
  private let course: Course

  /// More than anybody looks through.
  private static let limit = 50

  init(_ course: Course) { self.course = course }

  /// The sections that hold all words, in reading order.
  func items(for words: String) -> [PickerItem] {
    let words = words.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return [] }
    var items: [PickerItem] = []
    for note in course.notes where items.count < Self.limit {
      for (index, section) in note.sections.enumerated() {
        let next =
          index + 1 < note.sections.count ? note.sections[index + 1].blocks.lowerBound : section.blocks.upperBound
        let text = note.document.blocks[section.blocks.lowerBound..<max(section.blocks.lowerBound, next)]
          .map(\.plainText).joined(separator: "\n")
        let folded = text.lowercased()
        guard words.allSatisfy({ folded.contains($0) }) else { continue }
        items.append(
          PickerItem(
            title: section.title, detail: note.title, name: .note(note.name),
            target: .words(anchor: section.anchor, String(words[0]))))
      }
    }
    return items
  }
}
