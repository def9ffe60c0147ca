import Course
import FoundationEssentials
import Grading
import Reports
import Subprocess
import Wordings

private let area = Finding.Area.swift
private let toolchainName = Wording("toolchain", "툴체인")

/// The oldest toolchain that Lectern works with.
private let oldestSwift = (major: 6, minor: 2)

/// The toolchain, its version, and what of it Lectern needs.
func toolchainFindings(_ session: Session) -> [Finding] {
  let toolchain: Toolchain
  do {
    toolchain = try Toolchain.locate(environment: session.context.environment)
  } catch {
    return [Finding(area, toolchainName, .bad, error.message, help: error.help)]
  }
  return [version(of: toolchain, session), testing(of: toolchain)]
}

private func version(of toolchain: Toolchain, _ session: Session) -> Finding {
  let command = Command(toolchain.compiler, ["--version"], environment: session.context.environment)
  guard let result = try? collect(command, deadline: Deadline(seconds: 60)), result.ending.isSuccess else {
    return Finding(
      area, toolchainName, .bad, Wording("\(toolchain.compiler) does not start.", "시작되지 않습니다: \(toolchain.compiler)"),
      help: Wording(
        "Run 'swiftc --version': what it says is what is missing.", "'swiftc --version'을 실행하면 무엇이 없는지 알 수 있습니다."))
  }
  let text = String(decoding: result.output, as: UTF8.self)
  guard let found = swiftVersion(in: text) else {
    return Finding(
      area, toolchainName, .note,
      Wording(
        "\(toolchain.compiler), of a version that does not tell its number", "\(toolchain.compiler), 버전 번호를 알 수 없습니다."))
  }
  let name = Wording.asItIs("Swift \(found.major).\(found.minor), \(toolchain.compiler)")
  guard found >= oldestSwift else {
    return Finding(
      area, toolchainName, .bad, name,
      help: Wording(
        "Lectern needs Swift \(oldestSwift.major).\(oldestSwift.minor) or newer: swift.org/install.",
        "Swift \(oldestSwift.major).\(oldestSwift.minor) 이상이 필요합니다: swift.org/install"))
  }
  return Finding(area, toolchainName, .good, name)
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
  let name = Wording("testing library", "테스트 라이브러리")
  guard let found = files.first(where: FileManager.default.fileExists) else {
    return Finding(
      area, name, .bad,
      Wording("libTesting is not in \(root)/lib/swift.", "libTesting이 없습니다: \(root)/lib/swift"),
      help: Wording("Install the whole toolchain: swift.org/install.", "툴체인 전체를 설치하세요: swift.org/install"))
  }
  return Finding(area, name, .good, .asItIs(found))
}

/// The two programs beside this one, which load the toolchain's libraries: do they start?
func programFindings(_ session: Session) -> [Finding] {
  ["lectern-runner", "lectern-syntax"].map { name in
    let path = "\(session.context.programs)/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      return Finding(
        area, .asItIs(name), .bad, Wording("\(path) is not there.", "없습니다: \(path)"),
        help: Wording("Build Lectern again: './lectern' does it.", "Lectern을 다시 빌드하세요. './lectern'을 실행하면 됩니다."))
    }
    // Without a request each says what it is; the system's loader says 127.
    let result = try? collect(
      Command(path, [], environment: session.context.environment), deadline: Deadline(seconds: 20))
    guard let result, !result.ending.timedOut, result.ending.status != .exited(127) else {
      return Finding(
        area, .asItIs(name), .bad, Wording("\(path) does not start.", "시작되지 않습니다: \(path)"),
        help: Wording(
          "It was built for another toolchain, perhaps. Build Lectern again: './lectern' does it.",
          "다른 툴체인으로 빌드했을 수 있습니다. Lectern을 다시 빌드하세요. './lectern'을 실행하면 됩니다."))
    }
    return Finding(area, .asItIs(name), .good, .asItIs(path))
  }
}

/// The proof of it all: the course's own solution of an exercise is checked as a learner's would be.
func checkFindings(_ site: Site, _ session: Session) -> [Finding] {
  guard let exercise = site.course.exercises.first(where: { !$0.configuration.example.isEmpty }) else { return [] }
  let name = Wording("a check of \(exercise.slug)", "\(exercise.slug) 검사")
  do {
    let verdict = try session.grader().grade(exercise, .reference, isFresh: true).verdict
    guard verdict.outcome == .passed else {
      let reason =
        verdict.reason
        ?? Wording(
          "\(verdict.passed) of \(verdict.total) checks pass", "검사 \(verdict.total)개 중 \(verdict.passed)개 통과")
      return [
        Finding(
          .course, name, .bad,
          Wording(
            "The course's own solution does not pass: \(reason.english).", "강의의 답이 통과하지 못합니다: \(reason.korean)"),
          help: Wording(
            "'lectern verify \(exercise.slug)' shows more.", "'lectern verify \(exercise.slug)'로 더 볼 수 있습니다."))
      ]
    }
    return [
      Finding(
        .course, name, .good, Wording("\(verdict.total) checks ran", "검사 \(verdict.total)개를 실행했습니다."))
    ]
  } catch {
    return [Finding(.course, name, .bad, error.message, help: error.help)]
  }
}
