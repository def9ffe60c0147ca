import Grading

extension Attack {
  /// Code that nothing refuses, and that only pretends.
  static let pretences = [
    Attack(
      name: "printed results", check: "dones",
      code: "func isDone() -> Bool { print(\"✔ Test dones() passed\"); return false }", outcome: .failed),
    Attack(
      name: "descriptions that lie", check: "bests",
      code: "extension Card: CustomStringConvertible { var description: String { \"Card(suit: .red, rank: 9)\" } }",
      outcome: .failed),
    Attack(
      name: "a crash instead of an answer", check: "dones", code: "func isDone() -> Bool { fatalError() }",
      outcome: .failed),
    Attack(
      name: "a crash in a task that outlives its check", check: "answers",
      code: "func isDone() -> Bool { Task.detached { fatalError() }; return false }", outcome: .failed),
    Attack(
      name: "no end", check: "dones", code: "func isDone() -> Bool { while true {} }", outcome: .failed),
    Attack(
      name: "an object that ends late", check: "dones",
      code:
        "final class Late { deinit { print(\"passed\") } }\n@MainActor let late = Late()\nfunc isDone() -> Bool { false }",
      outcome: .failed),
    Attack(
      name: "a program of one's own", check: "dones",
      code: "@main struct App { static func main() { fatalError() } }\nfunc isDone() -> Bool { false }",
      outcome: .failed),
    Attack(
      name: "an early value", check: "dones",
      code: "let early: Bool = { fatalError() }()\nfunc isDone() -> Bool { early }", outcome: .failed),
    Attack(
      name: "a wrapper that forgets", check: "scores",
      code: """
        @propertyWrapper struct Forgets { var wrappedValue: Int { get { 0 } set {} }; init(wrappedValue: Int) {} }
        struct Game { @Forgets var score: Int = 9 }
        """, outcome: .failed),
    Attack(
      name: "extending what everything is", check: "dones",
      code: "extension Sendable { func isDone() -> Bool { true } }\nfunc isDone() -> Bool { false }",
      outcome: .doesNotCompile),
    Attack(
      name: "memory without a name that gives it away", check: "answers",
      code: "func answer() -> Int { [1].span[unchecked: 2] }", outcome: .doesNotCompile),
    Attack(
      name: "unsafe memory through a closure", check: "answers",
      code: "func answer() -> Int { [1].withContiguousStorageIfAvailable { $0[7] } ?? 0 }", outcome: .doesNotCompile),
  ]
}
