import Course
import Foundation
import Grading
import Testing

/// Code that would pass without doing what the exercise asks.
struct Attack: Sendable, CustomTestStringConvertible {
  let name: String
  /// The check that it wants to pass.
  let check: String
  /// Stands at the top of the learner's file.
  let code: String
  var outcome = Verdict.Outcome.forbidden
  /// The line of the attack's own that is refused.
  var line = 1
  /// A piece of what is said of it.
  var reason = ""

  var testDescription: String { name }
}

/// A strict exercise whose starter does nothing right, with a read-only file beside it.
private enum Target {
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
  fileprivate func verdict(on learner: String) throws -> Verdict {
    try write(learner, to: "mine/Sources/Sample/Sample.swift")
    return try grader.grade(exercise, .folder(folder.appending(path: "mine").path)).verdict
  }
}

@Suite("In a strict exercise no check passes for")
struct AttackTests {
  @Test("declarations that change what the checks mean", arguments: meanings)
  func meaning(attack: Attack) throws { try expectRefused(attack) }

  @Test("code that reaches outside of the language", arguments: reaches)
  func reach(attack: Attack) throws { try expectRefused(attack) }

  @Test("code that only pretends", arguments: pretences)
  func pretence(attack: Attack) throws {
    let verdict = try Target.exercise(checking: [attack.check]).verdict(on: Target.file(attack.code))
    #expect(verdict.outcome == attack.outcome)
    #expect(verdict.checks.map(\.id) == ["\(attack.check)()"])
    #expect(verdict.passed == 0)
  }

  private func expectRefused(_ attack: Attack) throws {
    let verdict = try Target.exercise(checking: [attack.check]).verdict(on: Target.file(attack.code))
    #expect(verdict.outcome == attack.outcome)
    #expect(verdict.checks.map(\.id) == ["\(attack.check)()"])
    #expect(verdict.checks.map(\.outcome) == [.notRun])
    let lines = verdict.diagnostics.filter { $0.message.contains(attack.reason) }.map(\.line)
    #expect(lines.contains(attack.line), "\(verdict.diagnostics.map { "\($0.line): \($0.message)" })")
  }

  @Test("the wrong starter itself, which nothing refuses")
  func starter() throws {
    let verdict = try Target.exercise(checking: Target.checks.keys.sorted()).verdict()
    #expect(verdict.outcome == .failed)
    #expect(verdict.passed == 0)
  }

  static let meanings = [
    Attack(
      name: "a count for arrays", check: "counts", code: "extension Array { var count: Int { 3 } }",
      reason: "'count' would stand for the standard library's"),
    Attack(
      name: "a count behind a condition", check: "counts",
      code: "extension Array {\n#if swift(>=5)\nvar count: Int { 3 }\n#endif\n}", line: 3, reason: "'count'"),
    Attack(
      name: "a count that a private extension lets out", check: "counts",
      code: "private extension Array { internal var count: Int { 3 } }", reason: "'count'"),
    Attack(
      name: "a count for arrays of numbers", check: "counts",
      code: "extension [Int] { var count: Int { 3 } }", reason: "'count'"),
    Attack(
      name: "a count by an alias", check: "counts",
      code: "typealias Items = Array<Int>\nextension Items { var count: Int { 3 } }", line: 2, reason: "'count'"),
    Attack(
      name: "a count by an alias in a type", check: "counts",
      code: "enum My { typealias Items = Array }\nextension My.Items { var count: Int { 3 } }", line: 2,
      reason: "'count'"),
    Attack(
      name: "a map that returns nothing", check: "maps",
      code: "func items() -> [Int] { [] }\nextension Array { func map<T>(_ body: (Element) -> T) -> [T] { [] } }",
      line: 2, reason: "'map'"),
    Attack(
      name: "contains, always", check: "contains",
      code: "extension Sequence where Element == Int { func contains(_ element: Int) -> Bool { true } }",
      reason: "'contains'"),
    Attack(
      name: "a subscript", check: "firsts",
      code: "extension Array where Element == Int { subscript(index: Int) -> Int { 2 } }", reason: "'subscript'"),
    Attack(
      name: "an initialiser of numbers", check: "parses",
      code: "extension Int { init(_ text: String) { self = 0 } }", reason: "'init'"),
    Attack(
      name: "an initialiser of strings", check: "empties",
      code: "extension String { init(repeating text: String, count: Int) { self = \"\" } }", reason: "'init'"),
    Attack(
      name: "what interpolation appends", check: "spells",
      code:
        "func title() -> String { \"?\" }\nextension DefaultStringInterpolation {\n"
        + "mutating func appendInterpolation(_ value: Int) { appendLiteral(\"?\") }\n}", line: 3,
      reason: "'appendInterpolation'"),
    Attack(
      name: "a function of the standard library", check: "largest", code: "func max(_ a: Int, _ b: Int) -> Int { 0 }",
      reason: "'max'"),
    Attack(
      name: "the same as a value", check: "largest",
      code: "let max: @Sendable (Int, Int) -> Int = { _, _ in 0 }", reason: "'max'"),
    Attack(
      name: "a type of the standard library", check: "types",
      code: "struct Int: Hashable, ExpressibleByIntegerLiteral { init(integerLiteral: Swift.Int) {} }", reason: "'Int'"),
    Attack(
      name: "an alias for one", check: "types",
      code: """
        struct All: Hashable, ExpressibleByIntegerLiteral { init(integerLiteral: Swift.Int) {} }
        typealias Int = All
        """, line: 2, reason: "'Int'"),
    Attack(
      name: "the type of literals", check: "wants",
      code: """
        struct All: Hashable, ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }
        typealias IntegerLiteralType = All
        func answer() -> All { All(integerLiteral: 0) }
        """, line: 2, reason: "'IntegerLiteralType'"),
    Attack(
      name: "the standard library's own name", check: "types", code: "enum Swift { typealias Int = Int8 }",
      reason: "'Swift'"),
    Attack(
      name: "a type that literals become", check: "answers",
      code: """
        struct Any3: Equatable, ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }
        func answer() -> Any3 { 0 }
        """, reason: "'ExpressibleByIntegerLiteral' changes what literals"),
    Attack(
      name: "the same for nil", check: "finds",
      code: """
        struct Nothing: ExpressibleByNilLiteral, Equatable { init(nilLiteral: ()) {} }
        func find(_ item: Int) -> Nothing { nil }
        """, reason: "'ExpressibleByNilLiteral'"),
    Attack(
      name: "the same for text", check: "titles",
      code: """
        typealias Text = ExpressibleByStringLiteral
        struct Title: Equatable, Text { init(stringLiteral: String) {} }
        func title() -> Title { "" }
        """, reason: "'ExpressibleByStringLiteral'"),
    Attack(
      name: "the same through another protocol", check: "lists",
      code: """
        struct All: SetAlgebra {
          init() {}
          func contains(_ member: Int) -> Bool { true }
          func union(_ other: All) -> All { self }
          func intersection(_ other: All) -> All { self }
          func symmetricDifference(_ other: All) -> All { self }
          mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) { (true, member) }
          mutating func remove(_ member: Int) -> Int? { nil }
          mutating func update(with member: Int) -> Int? { nil }
          mutating func formUnion(_ other: All) {}
          mutating func formIntersection(_ other: All) {}
          mutating func formSymmetricDifference(_ other: All) {}
        }
        func items() -> All { All() }
        """, reason: "'SetAlgebra'"),
    Attack(
      name: "a type whose static member is meant", check: "suits",
      code: """
        struct Hand { struct Suit: Equatable { static let red = Suit() }; let suit = Suit.red }
        func best() -> Hand { Hand() }
        """, line: 2, reason: "'best' is given with the type 'Card'"),
    Attack(
      name: "a type with every member", check: "counts",
      code: """
        @dynamicMemberLookup struct All { subscript(dynamicMember name: String) -> Int { 3 } }
        func items() -> All { All() }
        """, line: 2, reason: "'items' is given with the type '[Int]'"),
    Attack(
      name: "an object that is called like a function", check: "suits",
      code: """
        struct Hand { enum Suit { case red }; let suit = Suit.red }
        struct Best { func callAsFunction() -> Hand { Hand() } }
        let best = Best()
        func best(_ x: Int) -> Card { Card(suit: .red, rank: x) }
        """, line: 3, reason: "'best' is given with the type 'Card'"),
    Attack(
      name: "an overload that wins", check: "counts",
      code: """
        struct Hand { let count = 3 }
        func items(_ x: Int = 0) -> Hand { Hand() }
        """, line: 2, reason: "'items'"),
    Attack(
      name: "a property of another type", check: "scores",
      code: """
        struct Score: Equatable { static func == (a: Score, b: Int) -> Bool { true } }
        struct Game { var score = Score(); func isWon(at: Int = 0) -> Bool { false } }
        """, line: 2, reason: "'score' is given with the type 'Int'"),
    Attack(
      name: "a property that answers to its name from elsewhere", check: "scores",
      code: """
        struct Score { static func - (a: Score, b: Int) -> Int { 0 } }
        protocol Scored {}
        extension Scored { var score: Int { 9 } }
        struct Game : Scored {}
        """, line: 1, reason: "'Game.score' is not where"),
    Attack(
      name: "a type of that name within", check: "scores",
      code: "struct Game { struct Int: Equatable { init() {} }; var score: Int = Int() }", line: 1,
      reason: "'Int' is the name of another type"),
    Attack(
      name: "equality over numbers", check: "answers", code: "func == (a: Int, b: Int) -> Bool { true }",
      reason: "types that are not yours"),
    Attack(
      name: "equality with a number", check: "wants",
      code: "struct Won { static func == (a: Won, b: Int) -> Bool { true } }\nfunc answer() -> Won { Won() }",
      reason: "types that are not yours"),
    Attack(
      name: "equality over numbers by an alias in a type", check: "answers",
      code: "enum My { typealias N = Int }\nextension My.N { static func == (a: Int, b: Int) -> Bool { true } }",
      line: 2, reason: "types that are not yours"),
    Attack(
      name: "equality over a protocol that numbers get", check: "answers",
      code: """
        protocol Same {}
        extension Int: Same {}
        func == (a: some Same, b: some Same) -> Bool { true }
        """, line: 3, reason: "types that are not yours"),
    Attack(
      name: "equality over arrays of one's own", check: "hands",
      code: "func == (a: [Card], b: [Card]) -> Bool { true }", reason: "types that are not yours"),
    Attack(
      name: "equality of a given type", check: "bests",
      code: "extension Card { static func == (a: Card, b: Card) -> Bool { true } }",
      reason: "How values of 'Card' compare is given"),
    Attack(
      name: "equality of a given enum", check: "suits",
      code: "extension Card.Suit { static func == (a: Self, b: Self) -> Bool { true } }",
      reason: "How values of 'Suit' compare is given"),
    Attack(
      name: "what stands for no value", check: "falls",
      code: "func ?? (a: Int?, b: Int) -> Int { 9 }", reason: "types that are not yours"),
    Attack(
      name: "a better overload of a check's helper", check: "means",
      code: "func isClose(_ a: Double, _ b: Double) -> Bool { true }", reason: "is declared in the course's own files"),
    Attack(
      name: "a better overload of a check's extension", check: "wins",
      code: "extension Game { func isWon() -> Bool { true } }", reason: "is declared in the course's own files"),
    Attack(
      name: "a better overload of a read-only function", check: "royals",
      code: "func isRoyal(_ card: Card) -> Bool { true }", reason: "is declared in the course's own files"),
    Attack(
      name: "an answer for each line of the checks", check: "answers",
      code: "func answer(_ line: Int = #line) -> Int { line > 0 ? 42 : 0 }", reason: "'#line' would tell which check"),
    Attack(
      name: "a name of the testing library", check: "dones", code: "enum Testing {}",
      reason: "a name of the testing library"),
    Attack(
      name: "a name in backticks", check: "types",
      code: "struct `Int`: Hashable, ExpressibleByIntegerLiteral { init(integerLiteral: Swift.Int) {} }",
      reason: "'Int'"),
  ]

  static let reaches = [
    Attack(name: "the C library", check: "dones", code: "import Glibc", reason: "'import Glibc'"),
    Attack(name: "one function of it", check: "dones", code: "import func Glibc.exit", reason: "'import Glibc'"),
    Attack(name: "the testing library", check: "dones", code: "import Testing", reason: "'import Testing'"),
    Attack(
      name: "an import behind a condition", check: "dones", code: "#if canImport(Glibc)\nimport Glibc\n#endif", line: 2,
      reason: "'import Glibc'"),
    Attack(
      name: "an import that is passed on", check: "dones", code: "@_exported import Swift", reason: "'@_exported'"),
    Attack(
      name: "a symbol", check: "dones", code: "@_silgen_name(\"exit\") func leave(_ code: Int32) -> Never",
      reason: "'@_silgen_name'"),
    Attack(
      name: "a record of one's own", check: "dones",
      code: "@_section(\"swift5_tests\") let record: (Int, Int) = (0, 0)", reason: "'@_section'"),
    Attack(
      name: "memory", check: "dones", code: "let x = unsafe unsafeBitCast(1, to: Int.self)", reason: "'unsafe'"),
    Attack(
      name: "memory in an interpolation", check: "dones",
      code: "let x = \"\\(unsafeBitCast(1, to: Int.self))\"", reason: "'unsafeBitCast'"),
    Attack(
      name: "two threads and one existential", check: "dones",
      code: """
        // Measured: within a million turns such a reader takes the object's address for the number.
        final class Box: @unchecked Sendable { var value: any CustomStringConvertible = 1 }
        """, line: 2, reason: "'@unchecked' hides data races"),
    Attack(
      name: "the program's arguments", check: "dones", code: "let x = CommandLine.arguments", reason: "'CommandLine'"),
    Attack(
      name: "a macro", check: "dones",
      code: "@freestanding(expression) macro m() -> Int = #externalMacro(module: \"A\", type: \"B\")", reason: "A macro"
    ),
    Attack(
      name: "a character that is not there", check: "dones", code: "let x = 1 // \0", reason: "NUL"),
    Attack(
      name: "a private name by a look-alike", check: "dones",
      code: "let _to\u{212A} = 1", line: 1, reason: "looks like a K"),
  ]

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

@Suite("In a strict exercise that imports Foundation no check passes for")
struct FoundationAttackTests {
  @Test(
    "code that reads, writes or leaves",
    arguments: [
      "func isDone() -> Bool { FileManager.default.fileExists(atPath: \"/proc/self/mem\") }",
      "func isDone() -> Bool { (try? Data(contentsOf: URL(filePath: \"/proc/self/maps\"))) != nil }",
      "func isDone() -> Bool { FileHandle(fileDescriptor: 3).write(Data()); return true }",
      "func isDone() -> Bool { dup2(3, 1) == 1 }", "func isDone() -> Bool { exit(0) }",
      "func isDone() -> Bool { String(format: \"%s\", 4_194_304) != \"\" }",
    ])
  func reach(code: String) throws {
    let sample = try Target.exercise(checking: ["dones"])
    sample.exercise.configuration.imports = ["Foundation"]
    let verdict = try sample.verdict(on: Target.file("import Foundation\n\(code)"))
    #expect(verdict.outcome == .forbidden)
    #expect(Set(verdict.diagnostics.map(\.line)) == [2])
  }
}

@Suite("In a strict exercise no file of the learner's folder")
struct FolderAttackTests {
  /// Grades the learner's folder after it was prepared.
  private func verdict(_ prepare: (SampleExercise, URL) throws -> Void) throws -> Verdict {
    let sample = try Target.exercise(checking: ["dones"])
    let mine = sample.folder.appending(path: "mine")
    try sample.write(Target.file(""), to: "mine/Sources/Sample/Sample.swift")
    try prepare(sample, mine)
    return try sample.grader.grade(sample.exercise, .folder(mine.path)).verdict
  }

  @Test(
    "takes the place of the course's",
    arguments: [
      ("Sources/Sample/Card.swift", "struct Card: Equatable { enum Suit { case red }; let suit = Suit.red }"),
      ("Tests/SampleTests/SampleTests.swift", "import Testing\n@Test func dones() {}"),
      ("Package.swift", "fatalError()"),
      ("Sources/Sample/module.modulemap", "module Testing {}"),
      ("Sources/Sample/include/module.modulemap", "module Glibc {}"),
      ("Tests/SampleTests/More.swift", "import Testing\n@Test func more() {}"),
    ])
  func replaced(path: String, text: String) throws {
    let verdict = try verdict { sample, _ in try sample.write(text, to: "mine/\(path)") }
    #expect(verdict.outcome == .failed, "\(verdict.diagnostics)")
    #expect(verdict.passed == 0)
    #expect(!verdict.checks.contains { $0.id == "more()" })
  }

  @Test(
    "is left out of the scan",
    arguments: [
      "main.swift", "SampleTests.swift", "Card+More.swift", "deep/er/More.swift", "한글.swift", "a b.swift",
    ])
  func scanned(name: String) throws {
    let verdict = try verdict { sample, _ in try sample.write("import Glibc", to: "mine/Sources/Sample/\(name)") }
    #expect(verdict.outcome == .forbidden)
    #expect(verdict.diagnostics.map(\.message) == ["This exercise is solved without 'import Glibc'."])
    #expect(verdict.diagnostics.first?.file.hasSuffix(name) == true)
  }

  @Test("is taken on trust because it is a link to one outside")
  func links() throws {
    let verdict = try verdict { sample, mine in
      try sample.write("import Glibc", to: "outside/More.swift")
      try FileManager.default.createSymbolicLink(
        at: mine.appending(path: "Sources/Sample/More.swift"),
        withDestinationURL: sample.folder.appending(path: "outside/More.swift"))
      try FileManager.default.createSymbolicLink(
        at: mine.appending(path: "Sources/Sample/Checks.swift"),
        withDestinationURL: URL(filePath: sample.exercise.directory).appending(
          path: "Tests/SampleTests/SampleTests.swift"))
    }
    #expect(verdict.outcome == .forbidden)
    #expect(
      verdict.diagnostics.map(\.message).filter { $0.contains("import") }.sorted()
        == ["Glibc", "Sample", "Testing"].map { "This exercise is solved without 'import \($0)'." })
  }

  @Test("passes with bytes that are no text")
  func bytes() throws {
    let verdict = try verdict { _, mine in
      try Data("func \u{fe}() {} // ".utf8 + [0xC0, 0xAF, 0xFF, 0x0A]).write(
        to: mine.appending(path: "Sources/Sample/More.swift"))
    }
    #expect(verdict.outcome == .doesNotCompile)
    #expect(verdict.passed == 0)
  }

  @Test("passes by its size")
  func size() throws {
    let verdict = try verdict { sample, _ in
      let comment = String(
        repeating: "// nothing at all stands in this line, and in all the others neither\n", count: 150_000)
      try sample.write(comment + "import Glibc", to: "mine/Sources/Sample/More.swift")
    }
    #expect(verdict.outcome == .forbidden)
    #expect(verdict.diagnostics.map(\.line) == [150_001])
  }
}
