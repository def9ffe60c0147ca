package import Course
import Wordings

/// Whether a course is sound.
package struct CourseReport: Equatable, Sendable {
  /// In the order of the files, each with what to do.
  package var problems: [Problem]
  package var exercises: [ExerciseReport]
  /// How many Swift blocks the texts hold.
  package var blocks: Int
  /// What is right here and may surprise elsewhere, in the order of the files.
  package var remarks: [Problem] = []

  package init(problems: [Problem], exercises: [ExerciseReport], blocks: Int = 0) {
    self.problems = problems
    self.exercises = exercises
    self.blocks = blocks
  }

  package var isSound: Bool { problems.isEmpty }

  /// The small changes of all references.
  package var mechanical: ExerciseReport.Mechanical {
    exercises.map(\.mechanical).reduce(into: .init()) { all, one in
      all.made += one.made
      all.rejected += one.rejected
      all.survivors += one.survivors
    }
  }
}

extension CourseReport {
  /// What part of the small changes that nobody excuses must be rejected, in percent.
  private static let leastRejected = 90

  /// That too many survive.
  var survivalProblem: Problem? {
    let all = mechanical
    guard all.due > 0, all.rejected * 100 < all.due * Self.leastRejected else { return nil }
    let percent = all.rejected * 100 / all.due
    return Problem(
      file: "exercises",
      message: Wording(
        "The checks notice only \(all.rejected) of \(all.due) small changes of the references (\(percent) %); "
          + "\(Self.leastRejected) % are asked for.",
        "모범 답안을 조금씩 바꾼 \(all.due)개 중 \(all.rejected)개만 검사에 걸립니다(\(percent) %). \(Self.leastRejected) %는 걸려야 합니다."),
      help: Wording(
        "Sharpen the checks of the exercises whose survivors are listed, or say under 'lectern.survivors' in their "
          + "'.meta/config.json' why no check can tell: {\"mutation\": \"…\", \"reason\": \"…\"}.",
        "걸리지 않은 것이 나열된 연습의 검사를 더 날카롭게 하거나, 왜 어떤 검사로도 알 수 없는지 '.meta/config.json'의 "
          + "'lectern.survivors'에 쓰세요: {\"mutation\": \"…\", \"reason\": \"…\"}."))
  }
}
