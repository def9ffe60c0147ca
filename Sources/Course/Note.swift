package import Markdown

/// One Markdown file of a course.
package struct Note: Equatable, Sendable {
  package enum Kind: String, Codable, Sendable { case lecture, assignment, log }

  /// The file's name without `.md`, which names the note in every command.
  package var name: String
  /// The path of the file relative to the course's root, the translation's where one is read.
  ///
  /// A track has no notes of its own: those that are made for it have the path of `config.json`.
  package var path: String
  /// What a person reads: the first heading, else what the syllabus calls the note.
  package var title: String
  /// The number that the names begin with, where all do; else the place in the reading order, counted from 1.
  package var number: Int
  package var kind: Kind
  package var document: Document
  package var sections: [Section]
  /// The anchors of the sections in the first language, when this is a translation.
  var originalAnchors: [String] = []
  /// Every link to an exercise, in the order of the note.
  package var exerciseLinks: [ExerciseLink]
  /// The task items that hold a link to an exercise, in the order of the note.
  package var taskItems: [TaskItem]

  /// The note as it was read.
  package var text: LinkedText { LinkedText(path: path, document: document) }

  /// The links that name a check.
  package var checkLinks: [ExerciseLink] { exerciseLinks.filter { $0.check != nil } }

  /// The note, or a section of it, as it is named on the command line.
  package func reference(to section: Section?) -> SectionReference {
    SectionReference(note: name, anchor: section?.anchor, noteTitle: title, sectionTitle: section?.title)
  }
}

/// A link from a note to an exercise, or with a fragment to one of its checks.
package struct ExerciseLink: Equatable, Sendable {
  /// The exercise's slug.
  package var exercise: String
  /// The link's fragment: a check's function, or `Suite.function`; `nil` for a link to the whole exercise.
  package var check: String?
  /// The anchor of the deepest section around the link; `nil` before the first heading.
  package var anchor: String?
  /// The source line, counted from 1.
  package var line: Int
}

/// A task of an assignment (`- [ ] …`), done when everything that it links to passes.
package struct TaskItem: Equatable, Sendable {
  package var text: String
  /// Whether it stands under a heading that speaks of extra work rather than of required tasks.
  package var isExtra: Bool
  /// The anchor of the deepest section around the item; `nil` before the first heading.
  package var anchor: String?
  /// The item's first source line, counted from 1.
  package var line: Int
  package var links: [ExerciseLink]
}
