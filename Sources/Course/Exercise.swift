/// One exercise of a course: a Swift package with a starter, checks and a reference solution.
package struct Exercise: Equatable, Sendable {
  /// The directory's name, which names the exercise in every command.
  package var slug: String
  /// What a person reads: the heading of the instructions, else the configuration's name, else the slug in words.
  package var title: String
  /// The absolute, canonical path of the exercise's directory in the course.
  package var directory: String
  package var configuration: ExerciseConfiguration
  /// The file of the instructions in the course's language, relative to the directory; `nil` without any.
  package var instructions: String?
  /// The numbered tasks of the instructions, in order; empty when there are none.
  package var tasks: [ExerciseTask]
  /// The first section, in the order of the syllabus, that links to the exercise without a fragment.
  package var owner: SectionReference?

  package init(
    slug: String, title: String, directory: String, configuration: ExerciseConfiguration, instructions: String? = nil,
    tasks: [ExerciseTask] = [], owner: SectionReference? = nil
  ) {
    self.slug = slug
    self.title = title
    self.directory = directory
    self.configuration = configuration
    self.instructions = instructions
    self.tasks = tasks
    self.owner = owner
  }
}

/// A numbered `## N. Title` of an exercise's instructions, with the hints of the same number.
package struct ExerciseTask: Equatable, Sendable {
  package var number: Int
  package var title: String
  /// The hints from the gentlest to the plainest, each as Markdown.
  package var hints: [String]
  /// The line of the task's heading in the instructions, counted from 1.
  package var line: Int?

  package init(number: Int, title: String, hints: [String], line: Int? = nil) {
    self.number = number
    self.title = title
    self.hints = hints
    self.line = line
  }
}

/// A section of a note, as it is named on the command line: `02-concentration#themes`.
package struct SectionReference: Hashable, Sendable {
  /// The note's name: its file name without the extension.
  package var note: String
  /// The section's anchor; `nil` for the whole note.
  package var anchor: String?
  /// The note's title and, for a section, the section's title.
  package var noteTitle: String
  package var sectionTitle: String?

  package init(note: String, anchor: String?, noteTitle: String, sectionTitle: String?) {
    self.note = note
    self.anchor = anchor
    self.noteTitle = noteTitle
    self.sectionTitle = sectionTitle
  }

  /// What to type after `lectern read`.
  package var argument: String { anchor.map { "\(note)#\($0)" } ?? note }
}
