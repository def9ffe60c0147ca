import Course
import Foundation
import Grading
import SampleCourse
import Synchronization
import Testing
import Wordings

@testable import Verification

/// What `verify` finds in a course of some files, in a temporary folder, with the real compiler and runner; it tells how
/// far it is from the first step to the last.
func verified(_ files: [String: String]) throws -> CourseReport {
  let folder = try TestFolder(files)
  defer { withExtendedLifetime(folder) {} }
  try folder.shareCompilerCaches(in: "cache")
  let course = try Course.load(at: folder.path)
  let translations = try course.translations.map { try Course.load(at: folder.path, language: $0) }
  let grader = try Grader(
    programs: .init(
      runner: "\(TestFolder.programs)/lectern-runner", syntax: "\(TestFolder.programs)/lectern-syntax"),
    cache: "\(folder.path)/cache", environment: ProcessInfo.processInfo.environment)
  let told = Mutex<[CourseVerifier.Progress]>([])
  let verifier = CourseVerifier(course: course, translations: translations, grader: grader)
  let report = try verifier.verify(course.exercises) { progress in told.withLock { $0.append(progress) } }
  let steps = told.withLock { $0 }
  #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.done < $1.done })
  #expect(!steps.isEmpty && steps.allSatisfy { $0.done <= $0.total })
  return report
}

extension Problem {
  var text: String { "\(file):\(line.map(String.init) ?? "-"): \(message.english)" }
}
