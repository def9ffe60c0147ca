import Suggestions
package import SwiftSource
import Wordings

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
        message: Wording(
          "'#\(fragment)' names \(matches.count) checks of '\(link.exercise)'.",
          "'#\(fragment)'에 맞는 검사가 '\(link.exercise)'에 \(matches.count)개 있습니다."),
        help: Wording(
          "Name one of them by its suite: \(names.joined(separator: ", ")).",
          "모음(suite)의 이름까지 적어 하나를 고르세요: \(names.joined(separator: ", "))"))
    }
    let suggestion = closest(to: fragment, among: checks.map(\.function))
    return Problem(
      file: note.path, line: link.line,
      message: Wording(
        "The exercise '\(link.exercise)' has no check '\(fragment)'.",
        "'\(link.exercise)' 연습에는 '\(fragment)' 검사가 없습니다."),
      help: suggestion.map { didYouMean("#\($0)") }
        ?? Wording("Link to a check's function, or to the whole exercise.", "검사 함수나 연습 전체로 링크하세요."))
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
      return [
        Problem(
          file: path(of: file),
          message: Wording("There is no check in the exercise's check files.", "연습의 검사 파일에 검사가 없습니다."),
          help: Wording(
            "Write a function with '@Test', or name the file that has one in 'files.test'.",
            "'@Test' 함수를 쓰거나, 그런 함수가 있는 파일을 'files.test'에 적으세요."))
      ]
    }
    let named = Set(exercise.configuration.points.keys).union(exercise.configuration.checkNames.keys)
    return named.compactMap(problem(ofName:))
  }

  private func problem(ofName name: String) -> Problem? {
    let matches = CheckFragment(name).matches(in: checks)
    if matches.count == 1 || checks.contains(where: { $0.id == name }) { return nil }
    let file = path(of: ".meta/config.json")
    guard matches.isEmpty else {
      let names = matches.map { "'\($0.id)'" }.joined(separator: ", ")
      return Problem(
        file: file,
        message: Wording(
          "'\(name)' names \(matches.count) checks of the exercise.", "'\(name)'에 맞는 검사가 연습에 \(matches.count)개 있습니다."),
        help: Wording(
          "Name one of them by its suite or whole: \(names).", "모음(suite)의 이름까지, 또는 전체를 적어 하나를 고르세요: \(names)"))
    }
    let suggestion = closest(to: name, among: checks.flatMap { [$0.function, $0.id] })
    return Problem(
      file: file, message: Wording("The exercise has no check '\(name)'.", "연습에 '\(name)' 검사가 없습니다."),
      help: suggestion.map { didYouMean($0) }
        ?? Wording(
          "Name a check by its function, by 'Suite.function', or whole: 'Suite/function(labels:)'.",
          "검사를 함수 이름이나 'Suite.function', 또는 전체 'Suite/function(labels:)'로 적으세요."))
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
      message: Wording(
        "'\(check.name)' is for task \(task), but there is no such task.",
        "'\(check.name)': 과제 \(task)의 검사인데 그런 과제가 없습니다."),
      help: Wording(
        "Mend the comment '// Task \(task)', or add '## \(task). …' to the instructions.",
        "주석 '// Task \(task)'의 번호를 고치거나 설명서에 '## \(task). …'을 넣으세요."))
  }

  private func problems(of task: ExerciseTask) -> [Problem] {
    let file = exercise.instructions.map(path(of:)) ?? path(of: "")
    var problems: [Problem] = []
    if !checks.contains(where: { $0.task == task.number }) {
      problems.append(
        Problem(
          file: file, line: task.line,
          message: Wording("No check is for task \(task.number).", "과제 \(task.number)의 검사가 없습니다."),
          help: Wording(
            "Write '// Task \(task.number)' above the checks or the suite of this task.",
            "이 과제의 검사나 모음 위에 '// Task \(task.number)'라고 쓰세요.")))
    }
    if task.hints.isEmpty {
      problems.append(
        Problem(
          file: file, line: task.line,
          message: Wording("There is no hint for task \(task.number).", "과제 \(task.number)의 힌트가 없습니다."),
          help: Wording(
            "Add '## \(task.number). …' with a list of hints to '.docs/hints.md'.",
            "'.docs/hints.md'에 '## \(task.number). …'과 힌트 목록을 넣으세요.")))
    }
    return problems
  }

  /// A path relative to the root; `file` may be absolute or relative to the exercise.
  private func path(of file: String) -> String {
    let path = file.hasPrefix("/") ? file : Path.joined(exercise.directory, file)
    return Path.relative(path, to: root) ?? path
  }
}
