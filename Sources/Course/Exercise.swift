package import Markdown

/// One exercise of a course: a Swift package with a starter, checks and a reference solution.
///
/// Its files are read when something in them is first asked for, so that a command about one exercise need not wait
/// for all others.
package struct Exercise: Equatable, Sendable {
  /// The directory's name, which names the exercise in every command.
  package var slug: String
  /// The absolute, canonical path of the exercise's directory in the course.
  package var directory: String
  /// The first section, in the order of the syllabus, that links to the exercise without a fragment.
  package var owner: SectionReference?
  private var deferredSettings: Deferred<ExerciseSettings>
  private var deferredTexts: Deferred<ExerciseTexts>

  package init(
    slug: String, title: String, directory: String, configuration: ExerciseConfiguration, instructions: String? = nil,
    tasks: [ExerciseTask] = [], owner: SectionReference? = nil
  ) {
    let settings = ExerciseSettings(configuration: configuration)
    let texts = ExerciseTexts(title: title, instructions: instructions, tasks: tasks)
    self.init(slug: slug, directory: directory, settings: Deferred { settings }, texts: Deferred { texts })
    self.owner = owner
  }

  init(slug: String, directory: String, settings: Deferred<ExerciseSettings>, texts: Deferred<ExerciseTexts>) {
    self.slug = slug
    self.directory = directory
    deferredSettings = settings
    deferredTexts = texts
  }

  /// The learner's module, by the folder in which SwiftPM finds a target's files; `nil` where they lie elsewhere.
  package var module: String? {
    let parts = configuration.solution.lazy.map { $0.split(separator: "/") }
    return parts.first { $0.count > 2 && $0[0] == "Sources" }.map { String($0[1]) }
  }

  var settings: ExerciseSettings {
    get { deferredSettings.value }
    set { deferredSettings = Deferred { newValue } }
  }

  var texts: ExerciseTexts {
    get { deferredTexts.value }
    set { deferredTexts = Deferred { newValue } }
  }

  package var configuration: ExerciseConfiguration {
    get { settings.configuration }
    set { settings.configuration = newValue }
  }

  /// What a person reads: the heading of the instructions, else the configuration's name, else the slug in words.
  package var title: String {
    get { texts.title }
    set { texts.title = newValue }
  }

  /// The file of the instructions in the course's language, relative to the directory; `nil` without any.
  package var instructions: String? { texts.instructions }

  /// The instructions as they were read; `nil` without any.
  package var instructionsText: LinkedText? {
    instructions.flatMap { file in texts.files.first { $0.path.hasSuffix(file) } }
  }

  /// The numbered tasks of the instructions, in order; empty when there are none.
  package var tasks: [ExerciseTask] { texts.tasks }
}

/// What an exercise's configuration file says.
struct ExerciseSettings: Equatable, Sendable {
  var configuration: ExerciseConfiguration
  /// What is wrong with it.
  var problems: [Problem] = []
}

/// What an exercise's instructions and hints say.
struct ExerciseTexts: Equatable, Sendable {
  var title: String
  var instructions: String?
  var tasks: [ExerciseTask]
  /// What is wrong with them, but for their links.
  var problems: [Problem] = []
  /// The files that were read, whose links are to be checked.
  var files: [LinkedText] = []
}

/// A Markdown file that was read, with its path relative to the course's root.
package struct LinkedText: Equatable, Sendable {
  package var path: String
  package var document: Document

  package init(path: String, document: Document) {
    self.path = path
    self.document = document
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
