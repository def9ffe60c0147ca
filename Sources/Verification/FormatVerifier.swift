import Course
import FoundationEssentials
import Grading
import Wordings

/// Finds what the toolchain's formatter would write otherwise in starters and references, where the course has a
/// configuration for it (`.swift-format`).
struct FormatVerifier {
  let course: Course
  let grader: Grader

  func problems(of exercises: [Exercise]) throws(GradingError) -> [Problem] {
    let configuration = "\(course.root)/.swift-format"
    guard course.layout == .course, grader.canFormat, FileManager.default.fileExists(atPath: configuration) else {
      return []
    }
    let files = exercises.flatMap { exercise in
      (exercise.configuration.solution + exercise.configuration.example).map { "\(exercise.directory)/\($0)" }
    }.filter { $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) }
    guard !files.isEmpty else { return [] }
    return try grader.formatting(of: files, by: configuration).map { finding in
      let file =
        finding.file.hasPrefix(course.root + "/") ? String(finding.file.dropFirst(course.root.count + 1)) : finding.file
      return Problem(
        file: file, line: finding.line,
        message: Wording("The formatter objects: \(finding.message)", "포매터가 지적한 것: \(finding.message)"),
        help: Wording(
          "'swift format --in-place' with the course's '.swift-format' mends most of it.",
          "강의의 '.swift-format'으로 'swift format --in-place'를 실행하면 대부분 고쳐집니다."))
    }
  }
}
