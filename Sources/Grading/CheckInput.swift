import ContentHash
package import Course
import SwiftSource
import Wordings

/// One source file as it goes into a build.
struct InputFile: Equatable, Sendable {
  /// Its path in its module's folder.
  var name: String
  /// Absolute.
  var path: String
  var bytes: [UInt8]

  var sourceText: SourceText { SourceText(file: path, text: String(decoding: bytes, as: UTF8.self)) }
}

/// Whose code is checked.
package enum Submission: Equatable, Sendable {
  /// The starter, as the course gives it.
  case starter
  /// The course's own solution.
  case reference
  /// The reference with the files of `.meta/Mutants/<name>` laid over it.
  case mutant(String)
  /// The reference with the file at the second path in the place of its own at the first; both are absolute.
  case rewritten(String, as: String)
  /// A folder: the exercise's copy in a workspace, or any folder with Swift files.
  case folder(String)

  /// The folder that a verdict names.
  package func source(of exercise: Exercise) -> String {
    switch self {
    case .starter: exercise.directory
    case .reference: exercise.directory + "/.meta/Sources"
    case .mutant(let name): exercise.directory + "/.meta/Mutants/" + name
    case .rewritten(_, let path): path
    case .folder(let path): path
    }
  }

  /// Whether it is made to be wrong: then a hang is a result like another.
  var isMadeToFail: Bool {
    switch self {
    case .mutant, .rewritten: true
    case .starter, .reference, .folder: false
    }
  }

  /// Whether nothing more is asked than whether any check rejects it: checks that a crash or hang keeps from running need
  /// not run.
  var isSettledByOneRun: Bool {
    if case .rewritten = self { true } else { false }
  }
}

/// All files that a verdict depends on.
struct CheckInput: Equatable, Sendable {
  var learnerModule: String
  var checksModule: String
  /// The modules' folders in the package.
  var learnerPath: String
  var checksPath: String
  /// The learner's files and the read-only ones beside them, in the order of their names.
  var learner: [InputFile]
  /// The places of the learner's files in the course, by their names.
  private var starter: [String: String]
  /// The names of the read-only ones among them.
  private var readOnly: Set<String>
  var checks: [InputFile]
  var manifest: PackageManifest

  /// The files that the learner wrote.
  var own: [InputFile] { learner.filter { !readOnly.contains($0.path) } }

  /// The course's files that tell the safety scan what is the learner's to decide.
  func courseSources() throws(GradingError) -> CourseSources {
    CourseSources(
      readOnly: learner.filter { readOnly.contains($0.path) }.map(\.sourceText),
      starter: try Self.read(starter).map(\.sourceText), checks: checks.map(\.sourceText))
  }

  /// - Parameter manifest: the course's own, already read.
  init(exercise: Exercise, submission: Submission, manifest: PackageManifest) throws(GradingError) {
    let tests = manifest.targets.filter { $0.kind == .test }
    let modules = manifest.targets.filter { $0.kind != .test }
    guard let test = tests.first, let module = modules.first(where: { test.dependencies.contains($0.name) }) else {
      throw .badExercise(
        Wording(
          "The package of '\(exercise.slug)' has no test target for its module.",
          "'\(exercise.slug)' 연습의 패키지에 모듈의 테스트 타깃이 없습니다."))
    }
    self.manifest = manifest
    (learnerModule, learnerPath) = (module.name, module.path)
    (checksModule, checksPath) = (test.name, test.path)
    checks = try Self.read(Self.files(below: "\(exercise.directory)/\(test.path)"))
    guard !checks.isEmpty else {
      throw .badExercise(
        Wording(
          "'\(exercise.slug)' has no checks in '\(test.path)'.", "'\(exercise.slug)' 연습의 '\(test.path)'에 검사가 없습니다."))
    }
    let given = Self.files(below: "\(exercise.directory)/\(module.path)")
    let editor = Set(exercise.configuration.editor.compactMap { $0.dropPrefix("\(module.path)/") })
    let isReference = submission == .reference || submission.isMadeToFail
    let isWhole = isReference && exercise.configuration.referenceIsWhole
    let fixed = isWhole ? [:] : given.filter { editor.contains($0.key) }
    let own = Self.files(of: submission, exercise, given: given, modulePath: module.path)
    learner = try Self.read(own.merging(fixed) { $1 })
    readOnly = Set(fixed.values)
    starter = given.filter { !editor.contains($0.key) }
    guard !learner.isEmpty else {
      throw .noCode(
        Wording(
          "There is no Swift file to check in '\(submission.source(of: exercise))'.",
          "검사할 Swift 파일이 없습니다: '\(submission.source(of: exercise))'"))
    }
  }

  /// The files that the submission itself holds, by their path in the module's folder.
  private static func files(
    of submission: Submission, _ exercise: Exercise, given: [String: String], modulePath: String
  ) -> [String: String] {
    switch submission {
    case .starter: given
    case .reference: reference(exercise)
    case .mutant(let name):
      reference(exercise).merging(files(below: "\(exercise.directory)/.meta/Mutants/\(name)")) { $1 }
    case .rewritten(let original, let other):
      reference(exercise).mapValues { $0 == original ? other : $0 }
    case .folder(let path):
      files(below: isFolder("\(path)/\(modulePath)") ? "\(path)/\(modulePath)" : path)
    }
  }

  /// The files of the reference; where it is whole, with all that lie beside them.
  private static func reference(_ exercise: Exercise) -> [String: String] {
    let paths = exercise.configuration.example.map { "\(exercise.directory)/\($0)" }
    let named = Dictionary(paths.map { (fileName($0), $0) }) { first, _ in first }
    guard exercise.configuration.referenceIsWhole else { return named }
    let folders = Set(paths.map(parentFolder))
    return folders.sorted().reduce(into: named) { all, folder in all.merge(files(below: folder)) { first, _ in first } }
  }

  /// The Swift files below a folder, by their path in it.
  private static func files(below folder: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: swiftFiles(below: folder).map { ($0, "\(folder)/\($0)") })
  }

  private static func read(_ files: [String: String]) throws(GradingError) -> [InputFile] {
    try files.sorted { $0.key < $1.key }.map { entry throws(GradingError) in
      guard let bytes = readFile(entry.value) else {
        throw .io(Wording("The file '\(entry.value)' cannot be read.", "파일을 읽을 수 없습니다: '\(entry.value)'"))
      }
      return InputFile(name: entry.key, path: entry.value, bytes: bytes)
    }
  }
}

extension String {
  /// What follows a prefix; `nil` without it.
  func dropPrefix(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}

/// The last part of a path.
func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// The folder that holds what a path with more than one part leads to.
func parentFolder(_ path: String) -> String { String(path.dropLast(fileName(path).count + 1)) }
