import Suggestions
package import SwiftSource

extension Course {
  /// What is wrong between the checks of exercises, the tasks of their instructions and the links of the notes.
  ///
  /// Exercism's checks do not name their tasks, so the tasks of a track or a download are not looked at.
  /// - Parameter discovered: the checks by slug, for the exercises that are to be looked at.
  package func problems(ofChecks discovered: [String: [DiscoveredCheck]]) -> [Problem] {
    let known = exercises.compactMap { exercise in
      discovered[exercise.slug].map { ExerciseChecks(exercise: exercise, checks: $0, root: root) }
    }
    let problems = known.flatMap { exercise in
      exercise.configurationProblems + (layout == .course ? exercise.taskProblems : [])
    }
    return (problems + linkProblems(discovered)).sortedByPlace()
  }

  private func linkProblems(_ discovered: [String: [DiscoveredCheck]]) -> [Problem] {
    notes.flatMap { note in
      note.checkLinks.compactMap { link in
        guard let fragment = link.check, let checks = discovered[link.exercise] else { return nil }
        return problem(of: fragment, in: link, of: note, checks)
      }
    }
  }

  private func problem(
    of fragment: String, in link: ExerciseLink, of note: Note, _ checks: [DiscoveredCheck]
  ) -> Problem? {
    let matches = CheckFragment(fragment).matches(in: checks)
    if matches.count == 1 { return nil }
    guard matches.isEmpty else {
      let names = matches.map { "'#\($0.suite.split(separator: "/").last.map { "\($0)." } ?? "")\($0.function)'" }
      return Problem(
        file: note.path, line: link.line,
        message: "'#\(fragment)' names \(matches.count) checks of '\(link.exercise)'.",
        help: "Name one of them by its suite: \(names.joined(separator: ", ")).")
    }
    let suggestion = closest(to: fragment, among: checks.map(\.function))
    return Problem(
      file: note.path, line: link.line, message: "The exercise '\(link.exercise)' has no check '\(fragment)'.",
      help: suggestion.map { "Did you mean '#\($0)'?" } ?? "Link to a check's function, or to the whole exercise.")
  }
}

/// An exercise with the checks that were found in its files.
private struct ExerciseChecks {
  let exercise: Exercise
  let checks: [DiscoveredCheck]
  let root: String

  /// What is wrong however the exercise numbers its tasks.
  var configurationProblems: [Problem] {
    guard !checks.isEmpty else {
      guard let file = exercise.configuration.test.first else { return [] }
      let help = "Write a function with '@Test', or name the file that has one in 'files.test'."
      return [Problem(file: path(of: file), message: "There is no check in the exercise's check files.", help: help)]
    }
    let named = Set(exercise.configuration.points.keys).union(exercise.configuration.checkNames.keys)
    return named.compactMap(problem(ofName:))
  }

  private func problem(ofName name: String) -> Problem? {
    let matches = CheckFragment(name).matches(in: checks)
    if matches.count == 1 || checks.contains(where: { $0.id == name }) { return nil }
    let file = path(of: ".meta/config.json")
    guard matches.isEmpty else {
      return Problem(
        file: file, message: "'\(name)' names \(matches.count) checks of the exercise.",
        help: "Name one of them by its suite or whole: \(matches.map { "'\($0.id)'" }.joined(separator: ", ")).")
    }
    let suggestion = closest(to: name, among: checks.flatMap { [$0.function, $0.id] })
    return Problem(
      file: file, message: "The exercise has no check '\(name)'.",
      help: suggestion.map { "Did you mean '\($0)'?" }
        ?? "Name a check by its function, by 'Suite.function', or whole: 'Suite/function(labels:)'.")
  }

  var taskProblems: [Problem] {
    let numbers = Set(exercise.tasks.map(\.number))
    let strayChecks = checks.compactMap { check in
      check.task.flatMap { numbers.contains($0) ? nil : strayCheck(check, $0) }
    }
    return strayChecks + (checks.isEmpty ? [] : exercise.tasks.flatMap(problems(of:)))
  }

  private func strayCheck(_ check: DiscoveredCheck, _ task: Int) -> Problem {
    Problem(
      file: path(of: check.file), line: check.firstLine,
      message: "'\(check.name)' is for task \(task), but there is no such task.",
      help: "Mend the comment '// Task \(task)', or add '## \(task). …' to the instructions.")
  }

  private func problems(of task: ExerciseTask) -> [Problem] {
    let file = exercise.instructions.map(path(of:)) ?? path(of: "")
    var problems: [Problem] = []
    if !checks.contains(where: { $0.task == task.number }) {
      problems.append(
        Problem(
          file: file, line: task.line, message: "No check is for task \(task.number).",
          help: "Write '// Task \(task.number)' above the checks or the suite of this task."))
    }
    if task.hints.isEmpty {
      problems.append(
        Problem(
          file: file, line: task.line, message: "There is no hint for task \(task.number).",
          help: "Add '## \(task.number). …' with a list of hints to '.docs/hints.md'."))
    }
    return problems
  }

  /// A path relative to the root; `file` may be absolute or relative to the exercise.
  private func path(of file: String) -> String {
    let path = file.hasPrefix("/") ? file : Path.joined(exercise.directory, file)
    return Path.relative(path, to: root) ?? path
  }
}
