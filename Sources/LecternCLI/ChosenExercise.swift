import CommandLineParsing
import Course
import Progress
import Workspace
import Wordings

extension Site {
  /// The exercise that the first argument names, else the one around the current directory, else, if that is good
  /// enough, the one last worked on.
  func chosenExercise(_ session: Session, orLastWorkedOn takesLast: Bool = false) throws -> Exercise {
    if let name = session.invocation.arguments.first { return try course.exercise(named: name) }
    if let exercise = try exerciseAtHand(session, orLastWorkedOn: takesLast) { return exercise }
    throw Failure(
      .usage, Wording("Which exercise?", "어느 연습인가요?"),
      help: Wording(
        "Name one, or go to its folder: 'lectern toc' lists them all.",
        "연습의 이름을 적거나 그 폴더로 가세요. 'lectern toc'에 모두 나옵니다."))
  }

  /// The exercise around the current directory, else, if that is good enough, the one last worked on.
  func exerciseAtHand(_ session: Session, orLastWorkedOn takesLast: Bool) throws -> Exercise? {
    let here = session.context.currentDirectory
    if let slug = workspace.exercise(holding: here, currentDirectory: here),
      let exercise = course.exercises.first(where: { $0.slug == slug })
    {
      return exercise
    }
    return takesLast ? try progress()?.lastWorkedOn().map { try course.exercise(named: $0) } : nil
  }
}
