/// A directory of notes and exercises: the notes as they were read at one moment, the exercises when they are asked for.
package struct Course: Equatable, Sendable {
  /// What kind of directory the course was read from.
  package enum Layout: String, Sendable {
    /// `notes/` and `exercises/`, or notes alone.
    case course
    /// An Exercism track; its notes are made from its `config.json`.
    case track
    /// One exercise as a learner downloads it from Exercism.
    case download
  }

  /// The absolute, canonical path.
  package var root: String
  package var layout: Layout
  /// The language that was asked for, as the names of files carry it (`en`, `ko`).
  package var language: String
  /// The first heading of the syllabus, in whatever language the course is read: what the workspace knows it by.
  package var name: String
  /// The first heading of the syllabus in the language that was asked for.
  package var title: String
  /// In reading order.
  package var notes: [Note]
  /// In the order of the sections that own them, then those without an owner by slug.
  package var exercises: [Exercise]
  private let deferredProblems: Deferred<[Problem]>

  init(
    root: String, layout: Layout, language: String, name: String, title: String, notes: [Note],
    exercises: [Exercise], problems: Deferred<[Problem]>
  ) {
    self.root = root
    self.layout = layout
    self.language = language
    self.name = name
    self.title = title
    self.notes = notes
    self.exercises = exercises
    deferredProblems = problems
  }

  /// Everything that its author should mend, by file and line; found when it is first asked for.
  package var problems: [Problem] { deferredProblems.value }

  /// Reads the course in a directory.
  ///
  /// Broken parts are reported in `problems` and left out; only when there is no course at all does reading fail.
  /// - Parameter language: what is there in this language is read in place of the first language's text.
  package static func load(at path: String, language: String = "en") throws(CourseError) -> Course {
    guard let root = FileSystem.canonicalPath(of: path), FileSystem.kind(of: root) == .directory else {
      throw .noDirectory(path)
    }
    guard let source = CourseSource(at: root) else { throw .noCourse(root) }
    var loader = CourseLoader(source, language: language)
    return loader.load()
  }

  /// The exercises that a note's sections own, in their order.
  package func exercises(ownedBy note: Note) -> [Exercise] {
    exercises.filter { $0.owner?.note == note.name }
  }
}
