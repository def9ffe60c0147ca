import Course
import FoundationEssentials
import Grading
import Reports
import Subprocess

private let area = "Swift"

/// The oldest toolchain that Lectern works with.
private let oldestSwift = (major: 6, minor: 2)

/// The toolchain, its version, and what of it Lectern needs.
func toolchainFindings(_ session: Session) -> [Finding] {
  let toolchain: Toolchain
  do {
    toolchain = try Toolchain.locate(environment: session.context.environment)
  } catch {
    return [Finding(area, "toolchain", .bad, error.message, help: error.help)]
  }
  return [version(of: toolchain, session), testing(of: toolchain)]
}

private func version(of toolchain: Toolchain, _ session: Session) -> Finding {
  let command = Command(toolchain.compiler, ["--version"], environment: session.context.environment)
  guard let result = try? collect(command, deadline: Deadline(seconds: 60)), result.ending.isSuccess else {
    return Finding(
      area, "toolchain", .bad, "\(toolchain.compiler) does not start.",
      help: "Run 'swiftc --version': what it says is what is missing.")
  }
  let text = String(decoding: result.output, as: UTF8.self)
  guard let found = swiftVersion(in: text) else {
    return Finding(area, "toolchain", .note, "\(toolchain.compiler), of a version that does not tell its number")
  }
  let name = "Swift \(found.major).\(found.minor), \(toolchain.compiler)"
  guard found >= oldestSwift else {
    return Finding(
      area, "toolchain", .bad, name,
      help: "Lectern needs Swift \(oldestSwift.major).\(oldestSwift.minor) or newer: swift.org/install.")
  }
  return Finding(area, "toolchain", .good, name)
}

/// The numbers in `Swift version 6.3.1 (…)`.
func swiftVersion(in text: String) -> (major: Int, minor: Int)? {
  guard let match = text.firstMatch(of: #/Swift version (\d+)\.(\d+)/#), let major = Int(match.1),
    let minor = Int(match.2)
  else { return nil }
  return (major, minor)
}

/// The testing library, without which no check can be built.
private func testing(of toolchain: Toolchain) -> Finding {
  let root = URL(filePath: toolchain.compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().path
  let files = ["linux/libTesting.so", "macosx/testing/libTesting.dylib"].map { "\(root)/lib/swift/\($0)" }
  guard let found = files.first(where: FileManager.default.fileExists) else {
    return Finding(
      area, "testing library", .bad, "libTesting is not in \(root)/lib/swift.",
      help: "Install the whole toolchain: swift.org/install.")
  }
  return Finding(area, "testing library", .good, found)
}

/// The two programs beside this one, which load the toolchain's libraries: do they start?
func programFindings(_ session: Session) -> [Finding] {
  ["lectern-runner", "lectern-syntax"].map { name in
    let path = "\(session.context.programs)/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      return Finding(area, name, .bad, "\(path) is not there.", help: "Build Lectern again: './lectern' does it.")
    }
    // Without a request each says what it is; the system's loader says 127.
    let result = try? collect(
      Command(path, [], environment: session.context.environment), deadline: Deadline(seconds: 20))
    guard let result, !result.ending.timedOut, result.ending.status != .exited(127) else {
      return Finding(
        area, name, .bad, "\(path) does not start.",
        help: "It was built for another toolchain, perhaps. Build Lectern again: './lectern' does it.")
    }
    return Finding(area, name, .good, path)
  }
}

/// The proof of it all: the course's own solution of an exercise is checked as a learner's would be.
func checkFindings(_ site: Site, _ session: Session) -> [Finding] {
  guard let exercise = site.course.exercises.first(where: { !$0.configuration.example.isEmpty }) else { return [] }
  let name = "a check of \(exercise.slug)"
  do {
    let verdict = try session.grader().grade(exercise, .reference, isFresh: true).verdict
    guard verdict.outcome == .passed else {
      let reason = verdict.reason ?? "\(verdict.passed) of \(verdict.total) checks pass"
      return [
        Finding(
          "Course", name, .bad, "The course's own solution does not pass: \(reason).",
          help: "'lectern verify \(exercise.slug)' shows more.")
      ]
    }
    return [Finding("Course", name, .good, "\(verdict.total) checks ran")]
  } catch {
    return [Finding("Course", name, .bad, error.message, help: error.help)]
  }
}
