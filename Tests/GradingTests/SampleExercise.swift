import Course
import Foundation
import Grading

/// An exercise in a temporary folder, removed with the value's last use, and a grader with a cache of its own.
///
/// The module cache is shared by all, since filling one takes seconds.
final class SampleExercise {
  let folder: URL
  let grader: Grader
  var exercise: Exercise

  /// - Parameters:
  ///   - learner: the text of the learner's file in the starter, `Sources/Sample/Sample.swift`.
  ///   - checks: the text below the imports of `Tests/SampleTests/SampleTests.swift`.
  init(
    learner: String, checks: String, imports: String = "import Testing\n@testable import Sample",
    safety: ExerciseConfiguration.Safety = .plain, runSeconds: Double = 20, targetSettings: String = ""
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
    let cache = folder.appending(path: "cache")
    grader = try Self.grader(cache: cache)
    exercise = Exercise(
      slug: "sample", title: "Sample", directory: folder.appending(path: "course/sample").path,
      configuration: ExerciseConfiguration(
        solution: ["Sources/Sample/Sample.swift"], test: ["Tests/SampleTests/SampleTests.swift"],
        limits: .init(run: runSeconds), safety: safety))
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Sample",
        targets: [
          .target(name: "Sample"\(targetSettings)),
          .testTarget(name: "SampleTests", dependencies: ["Sample"]),
        ])
      """, to: "course/sample/Package.swift")
    try write(learner, to: "course/sample/Sources/Sample/Sample.swift")
    try write("\(imports)\n\(checks)", to: "course/sample/Tests/SampleTests/SampleTests.swift")
  }

  /// A grader with a cache of its own, but for the compiler's modules.
  static func grader(cache: URL) throws -> Grader {
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try linkSharedModules(into: cache)
    return try Grader(
      programs: .init(
        runner: products.appending(path: "lectern-runner").path, syntax: products.appending(path: "lectern-syntax").path
      ),
      cache: cache.path, environment: ProcessInfo.processInfo.environment)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Grades the starter.
  func verdict(isFresh: Bool = false) throws -> Verdict {
    try grader.grade(exercise, .starter, isFresh: isFresh).verdict
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Where the package manager put Lectern's programs: beside the test bundle.
  static var products: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private static func linkSharedModules(into cache: URL) throws {
    let shared = products.appending(path: "lectern-test-modules")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: cache.appending(path: "modules"), withDestinationURL: shared)
  }
}
