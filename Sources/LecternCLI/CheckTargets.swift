import CommandLineParsing
import Course
import Grading
import Markdown
import Progress
import Reports
import Workspace
import Wordings

/// Which exercises a `check` is about.
struct CheckTargets {
  let session: Session
  let site: Site
  let grader: Grader

  /// In the order of the course, each once.
  func exercises() throws -> [Exercise] {
    let arguments = session.invocation.arguments
    if session.invocation.has(.all) || session.invocation.has(.changed) { return try started() }
    guard !arguments.isEmpty else { return [try current()] }
    let slugs = Set(try arguments.flatMap(named).map(\.slug))
    return site.course.exercises.filter { slugs.contains($0.slug) }
  }

  private func current() throws -> Exercise {
    if let exercise = try site.exerciseAtHand(session, orLastWorkedOn: true) { return exercise }
    throw Failure(
      .usage, Wording("Nothing to check yet.", "아직 검사할 것이 없습니다."),
      help: Wording(
        "Name an exercise: 'lectern toc' lists them all.", "연습의 이름을 적으세요. 'lectern toc'에 모두 나옵니다."))
  }

  /// What one argument names: an exercise, the exercises of a note or section, or the exercise that holds a path.
  private func named(_ argument: String) throws -> [Exercise] {
    if argument.contains("#") { return try owned(by: argument) }
    if argument.contains("/") || argument.hasPrefix(".") {
      let here = session.context.currentDirectory
      guard let slug = site.workspace.exercise(holding: argument, currentDirectory: here) else {
        throw Failure(
          .noInput, Wording("'\(argument)' is not in your workspace.", "작업 폴더에 없습니다: '\(argument)'"),
          help: Wording(
            "To check a folder anywhere: 'lectern check EXERCISE --solution \(argument)'.",
            "다른 폴더를 검사하려면: 'lectern check EXERCISE --solution \(argument)'"))
      }
      return [try site.course.exercise(named: slug)]
    }
    do {
      return [try site.course.exercise(named: argument)]
    } catch let error {
      guard error.candidates.isEmpty, (try? site.course.note(named: argument)) != nil else { throw error }
      return try owned(by: argument)
    }
  }

  private func owned(by argument: String) throws -> [Exercise] {
    let parts = argument.split(separator: "#", maxSplits: 1).map(String.init)
    let note = try site.course.note(named: parts.first ?? "")
    let section = parts.count == 2 ? try note.section(anchored: parts[1]) : nil
    let anchors = section.map { whole in Set(note.sections.filter { whole.holds($0) }.map(\.anchor)) }
    let exercises = site.course.exercises(ownedBy: note).filter { exercise in
      anchors.map { $0.contains(exercise.owner?.anchor ?? "") } ?? true
    }
    guard !exercises.isEmpty else {
      throw Failure(
        .noInput, Wording("'\(argument)' has no exercises.", "'\(argument)'에는 연습이 없습니다."),
        help: Wording("'lectern toc' lists them all.", "'lectern toc'에 모두 나옵니다."))
    }
    return exercises
  }

  private func started() throws -> [Exercise] {
    let started = try site.course.exercises.filter { try site.workspace.status(of: $0).isStarted }
    guard !started.isEmpty else {
      throw Failure(
        .noInput, Wording("You have not started an exercise yet.", "아직 시작한 연습이 없습니다."), help: .whereToBegin)
    }
    guard session.invocation.has(.changed) else { return started }
    let histories = try site.progress()?.histories() ?? [:]
    return try started.filter { exercise in
      let copy = Submission.folder(site.workspace.directory(of: exercise.slug))
      let current = Fingerprint(try grader.fingerprint(of: exercise, copy))
      return histories[exercise.slug]?.latest?.fingerprint != current
    }
  }
}

extension Section {
  /// Whether another section is this one or lies in it.
  func holds(_ other: Section) -> Bool {
    blocks.contains(other.blocks.lowerBound)
  }
}
