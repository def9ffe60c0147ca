import Markdown
package import SwiftSource
import Wordings

// A course in a second language: the same notes, sections, links, tasks and names, in other words.

extension Course {
  /// The codes of the languages, beside the first, that there is a text in: `notes/ko/`, `instructions.ko.md`.
  package var translations: [String] {
    guard layout == .course else { return [] }
    let notes = FileSystem.names(in: Path.joined(root, "notes")).filter { name in
      FileSystem.names(in: Path.joined(root, "notes/\(name)")).contains { $0.hasSuffix(".md") }
    }
    let instructions = exercises.flatMap { exercise in
      FileSystem.names(in: Path.joined(exercise.directory, ".docs")).compactMap {
        $0.wholeMatch(of: /instructions\.(.+)\.md/)
      }
      .map { String($0.1) }
    }
    return Set(notes + instructions).filter { Language($0) != nil }.sorted()
  }

  /// What is wrong between a course and itself in another language.
  package func problems(inTranslation other: Course) -> [Problem] {
    let pair = CoursePair(original: self, translation: other)
    return (pair.noteProblems + pair.exerciseProblems).sortedByPlace()
  }

  /// What is wrong with the names and comments of checks in this course's language.
  ///
  /// - Parameters:
  ///   - checks: by slug.
  ///   - comments: what the checks say of what they expect, by slug.
  package func problems(
    ofWordedChecks checks: [String: [DiscoveredCheck]], _ comments: [String: [CheckComment]]
  ) -> [Problem] {
    exercises.flatMap { exercise -> [Problem] in
      guard let checks = checks[exercise.slug] else { return [] }
      return WordedChecks(
        exercise: exercise, checks: checks, comments: comments[exercise.slug] ?? [], language: language, root: root
      ).problems
    }
  }
}

/// A course in its first language and in another.
private struct CoursePair {
  let original: Course
  let translation: Course
  private var code: String { translation.language }

  // MARK: Notes

  var noteProblems: [Problem] {
    let pairs = original.notes.compactMap { note in
      translation.notes.first { $0.name == note.name }.map { (note, $0) }
    }
    guard pairs.contains(where: { $0.path != $1.path }) else { return [] }
    return missingSyllabus
      + pairs.flatMap { note, translated in
        note.path == translated.path ? [missing(note)] : problems(of: translated, beside: note)
      }
  }

  private var missingSyllabus: [Problem] {
    let file = "notes/\(code)/README.md"
    if FileSystem.kind(of: Path.joined(original.root, file)) == .file { return [] }
    return [
      Problem(
        file: "notes/README.md",
        message: Wording(
          "There is no syllabus in '\(code)', though notes are.", "'\(code)' 언어로 된 노트는 있는데 차례가 없습니다."),
        help: Wording("Write '\(file)'.", "'\(file)' 파일을 쓰세요."))
    ]
  }

  private func missing(_ note: Note) -> Problem {
    let name = Path.relative("/" + note.path, to: "/notes") ?? note.path
    return Problem(
      file: note.path,
      message: Wording(
        "The note is not there in '\(code)', though others are.", "다른 노트와 달리 '\(code)' 언어로 된 것이 없습니다."),
      help: Wording("Write 'notes/\(code)/\(name)'.", "'notes/\(code)/\(name)' 파일을 쓰세요."))
  }

  /// The same links to exercises in the same order, section by section; sections are paired by position.
  private func problems(of translated: Note, beside note: Note) -> [Problem] {
    guard note.sections.map(\.level) == translated.sections.map(\.level) else { return [] }
    return zip(note.sections, translated.sections).compactMap { section, other in
      let expected = note.links(in: section.anchor)
      let found = translated.links(in: other.anchor)
      guard expected != found else { return nil }
      let differing = zip(expected, found).prefix { $0 == $1 }.count
      let line = translated.exerciseLinks.filter { $0.anchor == other.anchor }.dropFirst(differing).first?.line
      let missing = expected.dropFirst(differing).first
      return Problem(
        file: translated.path, line: line ?? other.lines.lowerBound,
        message: Wording(
          "The links to exercises in '\(other.title)' are not those of \(note.path).",
          "'\(other.title)' 절에 있는 연습 링크가 \(note.path)의 것과 다릅니다."),
        help: missing.map { Wording("Link to '\($0)' here, as there.", "거기처럼 여기에도 '\($0)' 링크를 넣으세요.") }
          ?? Wording("Remove this link, or add it there.", "이 링크를 지우거나 거기에도 넣으세요."))
    }
  }

  // MARK: Exercises

  var exerciseProblems: [Problem] {
    let pairs = original.exercises.compactMap { exercise in
      translation.exercises.first { $0.slug == exercise.slug }.map { (exercise, $0) }
    }
    guard pairs.contains(where: { $0.instructions != $1.instructions }) else { return [] }
    return pairs.flatMap { exercise, other -> [Problem] in
      exercise.instructions == other.instructions ? [missing(exercise)] : differences(between: exercise, and: other)
    }
  }

  private func missing(_ exercise: Exercise) -> Problem {
    Problem(
      file: path(exercise.instructions ?? "", of: exercise),
      message: Wording(
        "The instructions are not there in '\(code)', though those of others are.",
        "다른 연습과 달리 '\(code)' 언어로 된 설명서가 없습니다."),
      help: Wording("Write '.docs/instructions.\(code).md'.", "'.docs/instructions.\(code).md' 파일을 쓰세요."))
  }

  private func differences(between exercise: Exercise, and other: Exercise) -> [Problem] {
    let file = other.instructions ?? ""
    var problems: [Problem] = []
    if exercise.tasks.map(\.number) != other.tasks.map(\.number) {
      problems.append(
        Problem(
          file: path(file, of: other),
          message: Wording(
            "Its tasks are not those of \(exercise.instructions ?? "").", "\(exercise.instructions ?? "")의 과제와 다릅니다."),
          help: Wording(
            "Give both the same tasks with the same numbers in the same order.", "두 글에 같은 과제를 같은 번호와 순서로 두세요.")))
    }
    let hints = ".docs/hints.\(code).md"
    if FileSystem.kind(of: Path.joined(other.directory, hints)) != .file, !exercise.tasks.isEmpty {
      problems.append(
        Problem(
          file: path(file, of: other),
          message: Wording(
            "There are instructions in '\(code)', but no hints.", "'\(code)' 언어로 된 설명서는 있는데 힌트가 없습니다."),
          help: Wording("Write '\(hints)'.", "'\(hints)' 파일을 쓰세요.")))
    }
    return problems
  }

  private func path(_ file: String, of exercise: Exercise) -> String {
    let path = Path.joined(exercise.directory, file)
    return Path.relative(path, to: original.root) ?? path
  }
}

extension Note {
  /// The links to exercises in a section, but not in those in it, as they are written after `exercises/`.
  fileprivate func links(in anchor: String) -> [String] {
    exerciseLinks.filter { $0.anchor == anchor }.map { link in link.exercise + (link.check.map { "#\($0)" } ?? "") }
  }
}
