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
    /// Earned and attainable, where an exercise that the tasks link to gives points.
    var points: Tally?
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
    /// Seconds since 1970.
    var started: Double?
    var firstPass: Double?
    /// From start to first pass.
    var secondsToPass: Double?
    /// How many have been revealed.
    var hints: Int
    /// Whether the solution was shown before the first pass.
    var sawSolution: Bool
  }

  struct ActivityEntry: Encodable {
    struct Day: Encodable {
      /// `2026-11-30`, by the local calendar.
      var date: String
      var attempts: Int
    }

    /// Days in a row.
    var streak: Int
    var longestStreak: Int
    /// The days with attempts, the oldest first.
    var days: [Day]

    init(_ activity: Activity) {
      streak = activity.streak
      longestStreak = activity.longestStreak
      days = activity.attemptsByDay.sorted { $0.key < $1.key }.map {
        Day(date: isoDate(ofDay: $0.key), attempts: $0.value)
      }
    }
  }

  let notes: [NoteEntry]
  let exercises: [ExerciseEntry]
  let activity: ActivityEntry?

  /// - Parameter total: how many checks an exercise has that was never checked.
  package init(course: Course, standings: Standings, activity: Activity? = nil, total: (Exercise) -> Int) {
    self.activity = activity.map(ActivityEntry.init)
    notes = course.notes.map { note in
      let summary = NoteSummary(note: note, standings: standings)
      return NoteEntry(
        name: note.name, path: note.path, title: note.title, kind: note.kind.rawValue,
        exercises: Tally(done: summary.done, total: summary.total),
        tasks: Tally(done: summary.doneTasks, total: note.taskItems.count),
        points: summary.points.map { Tally(done: $0.earned, total: $0.total) },
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
        lastAttempt: standing.latest?.started, staleBecause: staleBecause, started: standing.started,
        firstPass: standing.firstPass, secondsToPass: standing.secondsToPass, hints: standing.hints,
        sawSolution: standing.sawSolution)
    }
  }
}
