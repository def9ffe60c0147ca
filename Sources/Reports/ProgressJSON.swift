package import Course
import Markdown
import Progress

/// The content of `progress --json` and, without the exercises' details, of `toc --json`.
package struct ProgressJSON: Encodable {
  struct Tally: Encodable {
    var done: Int
    var total: Int
  }

  struct NoteEntry: Encodable {
    var name: String
    var path: String
    var title: String
    var kind: String
    var exercises: Tally
    var tasks: Tally
    var sections: [SectionEntry]
  }

  struct SectionEntry: Encodable {
    var anchor: String
    var title: String
    var level: Int
    var exercises: [String]
  }

  struct ExerciseEntry: Encodable {
    var slug: String
    var title: String
    /// What to type after `lectern read`.
    var section: String?
    var state: String
    var passed: Int
    var total: Int
    var attempts: Int
    /// Seconds since 1970.
    var lastAttempt: Double?
    var staleBecause: [String]
  }

  let notes: [NoteEntry]
  let exercises: [ExerciseEntry]

  /// - Parameter total: how many checks an exercise has that was never checked.
  package init(course: Course, standings: Standings, total: (Exercise) -> Int) {
    notes = course.notes.map { note in
      let summary = NoteSummary(note: note, standings: standings)
      return NoteEntry(
        name: note.name, path: note.path, title: note.title, kind: note.kind.rawValue,
        exercises: Tally(done: summary.done, total: summary.total),
        tasks: Tally(done: summary.doneTasks, total: note.taskItems.count),
        sections: note.sections.map { section in
          let owned = course.exercises.filter { $0.owner?.note == note.name && $0.owner?.anchor == section.anchor }
          return SectionEntry(
            anchor: section.anchor, title: section.title, level: section.level, exercises: owned.map(\.slug))
        })
    }
    exercises = standings.all.map { standing in
      var staleBecause: [String] = []
      if case .stale(let changes) = standing.state { staleBecause = changes.map(\.rawValue) }
      return ExerciseEntry(
        slug: standing.exercise.slug, title: standing.exercise.title, section: standing.exercise.owner?.argument,
        state: standing.state.name, passed: standing.latest?.passed ?? 0,
        total: standing.latest?.total ?? total(standing.exercise), attempts: standing.attempts,
        lastAttempt: standing.latest?.started, staleBecause: staleBecause)
    }
  }
}
