import Course
import Foundation
import Testing
import Wordings

@testable import Grading

/// The shipped exercises, built by direct calls of the compiler and by the package manager.
@Suite("Both routes")
struct RoutesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let slugs: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "exercises").path)) ?? [])
    .filter { FileManager.default.fileExists(atPath: root.appending(path: "exercises/\($0)/Package.swift").path) }
    .sorted()

  @Test("give every check of a shipped exercise the same verdict", arguments: slugs)
  func sameVerdicts(slug: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let direct = try copy(slug, below: folder.appending(path: "direct"))
    var managed = try copy(slug, below: folder.appending(path: "managed"))
    // A strict exercise is never left to the package manager.
    managed.configuration.safety = .plain
    // What the direct route leaves to the package manager.
    let manifest = URL(filePath: managed.directory).appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try text.replacing(/\.target\(name: "(\w+)"/) { ".target(name: \"\($0.1)\", swiftSettings: [.define(\"OTHER\")]" }
      .write(to: manifest, atomically: true, encoding: .utf8)

    let grader = try SampleExercise.grader(cache: folder.appending(path: "cache"))
    let mutants = try FileManager.default.contentsOfDirectory(atPath: direct.directory + "/.meta/Mutants").sorted()
    let submissions: [Submission] = [.reference, .mutant(try #require(mutants.first))]
    for submission in submissions {
      let one = try grader.grade(direct, submission).verdict
      let other = try grader.grade(managed, submission).verdict
      #expect([one.route, other.route] == [.direct, .packageManager])
      #expect(one.outcome == other.outcome, "\(submission): \(other.reason?.english ?? "")")
      try #require(one.checks.count == other.checks.count)
      for (check, same) in zip(one.checks, other.checks) {
        #expect(check.id == same.id)
        #expect(check.outcome == same.outcome, "\(submission), \(check.id)")
        #expect(check.reason == same.reason, "\(submission), \(check.id)")
        #expect(check.issues.map(\.message) == same.issues.map(\.message), "\(submission), \(check.id)")
        // Not the values themselves: sets are printed in another order in every process.
        #expect(check.issues.map { $0.expected == nil } == same.issues.map { $0.expected == nil }, "\(check.id)")
        #expect(check.issues.map { $0.actual == nil } == same.issues.map { $0.actual == nil }, "\(check.id)")
        #expect(check.issues.map(\.line) == same.issues.map(\.line), "\(submission), \(check.id)")
      }
    }
  }

  /// An exercise in a course of its own.
  private func copy(_ slug: String, below folder: URL) throws -> Exercise {
    let exercises = folder.appending(path: "exercises")
    try FileManager.default.createDirectory(at: exercises, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "exercises/\(slug)"), to: exercises.appending(path: slug))
    try? FileManager.default.removeItem(at: exercises.appending(path: "\(slug)/.build"))
    var exercise = try #require(try Course.load(at: folder.path).exercises.first)
    // Where the machine is busy, one of two runs of a long check may take longer than the course allows.
    exercise.configuration.limits.run = 60
    return exercise
  }
}
