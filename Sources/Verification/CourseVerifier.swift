package import Course
package import Grading
import SwiftSource
import Synchronization

/// Whether a course is sound.
package struct CourseReport: Equatable, Sendable {
  /// In the order of the files, each with what to do.
  package var problems: [Problem]
  package var exercises: [ExerciseReport]
  package var isSound: Bool { problems.isEmpty }
}

/// Proves a course: its notes and links, then every exercise, several at a time.
package struct CourseVerifier: Sendable {
  let course: Course
  let grader: Grader

  package init(course: Course, grader: Grader) {
    self.course = course
    self.grader = grader
  }

  /// - Parameters:
  ///   - exercises: those to prove; the notes are always looked at whole.
  ///   - progress: called as each exercise is done, from any thread, with how many are.
  package func verify(
    _ exercises: [Exercise], progress: @escaping @Sendable (_ slug: String, _ done: Int) -> Void
  ) throws(GradingError) -> CourseReport {
    let done = Mutex(0)
    let results = exercises.concurrently { exercise in
      let result = Result { () throws(GradingError) in try prove(exercise) }
      let count = done.withLock { count in
        count += 1
        return count
      }
      progress(exercise.slug, count)
      return result
    }
    return try report(exercises, results)
  }

  private func prove(
    _ exercise: Exercise
  ) throws(GradingError) -> (ExerciseReport, [Problem], [DiscoveredCheck]) {
    let checks = try grader.checks(of: exercise)
    var verifier = ExerciseVerifier(course: course, exercise: exercise, grader: grader)
    let report = try verifier.verify(checks)
    return (report, verifier.problems, checks)
  }

  private func report(
    _ exercises: [Exercise], _ results: [Result<(ExerciseReport, [Problem], [DiscoveredCheck]), GradingError>]
  ) throws(GradingError) -> CourseReport {
    var report = CourseReport(problems: course.problems, exercises: [])
    var checks: [String: [DiscoveredCheck]] = [:]
    for (exercise, result) in zip(exercises, results) {
      switch result {
      case .success(let (proved, problems, found)):
        report.exercises.append(proved)
        report.problems += problems
        checks[exercise.slug] = found
      case .failure(.badExercise(let message)), .failure(.noCode(let message)):
        report.problems.append(
          Problem(
            file: course.path(of: exercise), line: nil, message: message, help: "Give it a package with checks."))
      case .failure(let error): throw error
      }
    }
    report.problems = (report.problems + course.problems(ofChecks: checks)).sortedByPlace()
    return report
  }
}

extension Course {
  /// The path of an exercise relative to the course's root.
  fileprivate func path(of exercise: Exercise) -> String {
    exercise.directory.hasPrefix(root + "/") ? String(exercise.directory.dropFirst(root.count + 1)) : exercise.directory
  }
}
