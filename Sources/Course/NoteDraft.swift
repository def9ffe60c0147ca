internal import Markdown

/// A note that was read and whose links are not yet followed.
struct NoteDraft {
  var name: String
  /// Relative to the course's root.
  var path: String
  /// What the syllabus calls the note.
  var listedTitle: String?
  var number: Int
  /// The kind that the syllabus gives.
  var listedKind: Note.Kind?
  var document: Document
  var sections: [Section]
  /// The anchors of the sections in the first language, when this is a translation.
  var originalAnchors: [String] = []

  /// An assignment is known by its task items where the syllabus says nothing.
  func note(_ exerciseLinks: [ExerciseLink], _ taskItems: [TaskItem]) -> Note {
    Note(
      name: name, path: path, title: sections.first?.title ?? listedTitle ?? name, number: number,
      kind: listedKind ?? (taskItems.isEmpty ? .lecture : .assignment), document: document, sections: sections,
      originalAnchors: originalAnchors, exerciseLinks: exerciseLinks, taskItems: taskItems)
  }

  /// Whether the innermost heading around a section that speaks of either speaks of extra work.
  ///
  /// A heading over both (`Required tasks and extra credit`) decides nothing.
  func isExtra(_ section: Section?) -> Bool {
    guard let section else { return false }
    let around = sections.filter { $0.blocks.contains(section.blocks.lowerBound) }
    for title in around.reversed().map({ $0.title.lowercased() }) {
      let isRequired = Self.requiredWords.contains { title.contains($0) }
      let isExtra = Self.extraWords.contains { title.contains($0) }
      if isRequired != isExtra { return isExtra }
    }
    return false
  }

  private static let requiredWords = ["required", "필수"]
  private static let extraWords = ["extra", "추가"]
}
