import Course
import Foundation
import Grading
import Testing

/// A strict exercise whose starter does nothing right, with a read-only file beside it.
enum AttackTarget {
  static let readOnly = """
    struct Card: Hashable {
      enum Suit { case red, black }
      var suit: Suit
      var rank: Int
    }
    func isRoyal(_ card: Card, from rank: Int = 13) -> Bool { card.rank == rank }
    """

  /// What the learner is to write, each wrong.
  static let parts = [
    ("answer", "func answer() -> Int { 0 }"), ("items", "func items() -> [Int] { [0] }"),
    ("best", "func best() -> Card { Card(suit: .black, rank: 0) }"), ("mean", "func mean() -> Double { 0 }"),
    ("title", "func title() -> String { \"\" }"), ("find", "func find(_ item: Int) -> Int? { 1 }"),
    ("isDone", "func isDone() -> Bool { false }"), ("Game", "struct Game { var score: Int = 0 }"),
  ]

  static let helpers = """
    func isClose(_ a: Double, _ b: Double, within: Double = 0.01) -> Bool { abs(a - b) < within }
    extension Game { func isWon(at goal: Int = 5) -> Bool { score == goal } }
    """

  /// What each check does.
  static let checks = [
    "answers": "#expect(answer() == 42)",
    "wants": "let wanted = 42; #expect(answer() == wanted)",
    "types": "let wanted: Int = 42; #expect(answer() == wanted)",
    "largest": "#expect(answer() == max(41, 42))",
    "parses": #"#expect(answer() == Int("42"))"#,
    "maps": "#expect(items() == [1, 2].map { $0 * 2 })",
    "counts": "#expect(items().count == 3)",
    "lists": "#expect(items() == [2, 4])",
    "contains": "#expect(items().contains(3))",
    "firsts": "#expect(items()[0] == 2)",
    "bests": "#expect(best() == Card(suit: .red, rank: 9))",
    "hands": "#expect([best()] == [Card(suit: .red, rank: 9)])",
    "suits": "#expect(best().suit == .red)",
    "royals": "#expect(isRoyal(best()))",
    "means": "#expect(isClose(mean(), 2.5))",
    "titles": #"#expect(title() == "the end")"#,
    "empties": #"#expect(title() == String(repeating: "ab", count: 2))"#,
    "spells": #"let wanted = 42; #expect(title() == "\(wanted)")"#,
    "finds": "#expect(find(9) == nil)",
    "falls": "#expect((find(9) ?? 9) == 9)",
    "dones": "#expect(isDone())",
    "scores": "#expect(Game().score == 9)",
    "wins": "#expect(Game().isWon())",
  ]

  /// - Parameter names: the checks that it has.
  static func exercise(checking names: [String]) throws -> SampleExercise {
    let bodies = try names.map { "@Test func \($0)() { \(try #require(checks[$0])) }" }
    let sample = try SampleExercise(
      learner: parts.map(\.1).joined(separator: "\n"), checks: ([helpers] + bodies).joined(separator: "\n"),
      safety: .strict, runSeconds: 2)
    try sample.write(readOnly, to: "course/sample/Sources/Sample/Card.swift")
    sample.exercise.configuration.editor = ["Sources/Sample/Card.swift"]
    return sample
  }

  /// The attack above everything that it does not write itself.
  static func file(_ code: String) -> String {
    let missing = parts.filter { !code.contains("func \($0.0)(") && !code.contains("struct \($0.0) ") }
    return ([code] + missing.map(\.1)).joined(separator: "\n")
  }
}

extension SampleExercise {
  /// Grades a folder with one file of the learner's.
  func verdict(on learner: String) throws -> Verdict {
    try write(learner, to: "mine/Sources/Sample/Sample.swift")
    return try grader.grade(exercise, .folder(folder.appending(path: "mine").path)).verdict
  }
}
