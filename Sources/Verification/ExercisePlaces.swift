import Course
import FoundationEssentials
import Grading
import SwiftSource
import Wordings

/// Where the files of an exercise lie, as problems name them: relative to the course's root.
struct ExercisePlaces: Sendable {
  let root: String
  let exercise: Exercise
  /// Whether the course is laid out as ours are; Exercism's are not held to all that ours are.
  let isOurs: Bool

  init(course: Course, exercise: Exercise) {
    root = course.root
    isOurs = course.layout == .course
    self.exercise = exercise
  }

  // MARK: Problems

  /// - Parameter file: relative to the exercise, or absolute.
  func problem(_ file: String, _ line: Int? = nil, _ message: Wording, _ help: Wording) -> Problem {
    Problem(file: path(of: file), line: line, message: message, help: help)
  }

  /// A file's path relative to the course's root.
  ///
  /// - Parameter file: relative to the exercise, or absolute.
  func path(of file: String) -> String {
    let path = file.hasPrefix("/") ? file : "\(exercise.directory)/\(file)"
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// At a check's declaration.
  func problem(at check: DiscoveredCheck?, _ message: Wording, _ help: Wording) -> Problem {
    problem(check?.file ?? exercise.directory, check?.firstLine, message, help)
  }

  /// Why no check was run: the first error, since the others often follow from it.
  ///
  /// - Parameter file: where it is, if the compiler does not say.
  func failure(_ verdict: Verdict, of what: Wording, at file: String?) -> Problem {
    let errors = verdict.diagnostics.filter { $0.severity == .error }
    guard let first = errors.first else {
      let outcome = verdict.outcome.rawValue
      let reason = verdict.reason ?? Wording("It came to: \(outcome).", "결과: \(outcome)")
      return problem(
        file ?? "Package.swift", nil,
        Wording("The \(what.english) could not be checked.", "\(what.korean.with(.object)) 검사할 수 없었습니다."), reason)
    }
    let others = errors.count - 1
    let more = others == 0 ? Wording.none : Wording(" (and \(others) more)", " (외 \(others)개)")
    return problem(
      first.file, first.line,
      Wording(
        "The \(what.english) is refused: \(first.wording.english)",
        "\(what.korean.with(.topic)) 받아들일 수 없습니다: \(first.wording.korean)")
        + more, Wording("Mend it.", "고치세요."))
  }

  // MARK: Mutants

  private static let mutants = ".meta/Mutants"

  /// The names of the mutants that the author wrote, in order.
  var mutantNames: [String] {
    let folder = "\(exercise.directory)/\(Self.mutants)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && isDirectory("\(folder)/\($0)") }.sorted()
  }

  func folder(ofMutant name: String) -> String { "\(Self.mutants)/\(name)" }

  /// The files of a mutant, relative to the exercise.
  func swiftFiles(ofMutant name: String) -> [String] {
    let folder = folder(ofMutant: name)
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: "\(exercise.directory)/\(folder)")) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The text of a file, repaired where it is not UTF-8; `nil` when it cannot be read.
  ///
  /// - Parameter file: relative to the exercise, or absolute.
  func text(of file: String) -> String? {
    let path = file.hasPrefix("/") ? file : "\(exercise.directory)/\(file)"
    return (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  private func isDirectory(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }
}

extension Verdict {
  /// Whether the code was built and its checks were run.
  var ranChecks: Bool { outcome == .passed || outcome == .failed }
}

extension CheckVerdict {
  /// Whether the check ran and says that the code is wrong.
  var rejects: Bool { [.failed, .crashed, .timedOut, .pending].contains(outcome) }
}

extension Exercise {
  /// The exercise with less time for code that is made to be wrong, so that what loops for ever costs seconds.
  ///
  /// - Parameter reference: seconds that its checks took with the reference.
  func impatient(reference seconds: Double) -> Exercise {
    var exercise = self
    let (usual, most) = (2.0, configuration.limits.run)
    // Where right code is slow, wrong code may be so too.
    exercise.configuration.limits.run = seconds > usual / 4 ? most : min(most, usual)
    return exercise
  }
}
