import Course
import SampleCourse
import Testing
import Wordings

@testable import Verification

/// Courses in a temporary folder, with the real compiler and runner.
@Suite("Small changes of references", .tags(.slow))
struct MechanicalMutantTests {
  /// The sample course without the author's mutants, whose adder's checks add only zero.
  private func course(_ changes: [String: String] = [:], survivors: String = "[]") -> [String: String] {
    var files = SampleCourse.files.filter { !$0.key.contains("/Mutants/") }
    files["exercises/adder/.meta/config.json"] = SampleCourse.configuration(
      "Adder", lectern: "{\"survivors\": \(survivors)}")
    files["exercises/adder/Tests/AdderTests/AdderTests.swift"] = """
      import Testing

      @testable import Adder

      // Task 1
      @Test func adds() { #expect(sum(1, 0) == 1) }

      // Task 2
      @Test(arguments: [1, 5]) func keepsANumber(n: Int) { #expect(sum(n, 0) == n) }

      """
    return files.merging(changes) { $1 }
  }

  private static let reference = "exercises/adder/.meta/Sources/Adder/Adder.swift"

  @Test("one that no check rejects is listed, and too many make the course unsound")
  func survivor() throws {
    let report = try verified(course())
    let adder = try #require(report.exercises.first)
    #expect(
      adder.mechanical
        == .init(
          made: 3, rejected: 2, survivors: [.init(mutation: "sum(_:_:): a + b → a - b", file: Self.reference, line: 1)])
    )
    #expect(
      report.problems.map(\.text) == [
        "exercises:-: The checks notice only 7 of 8 small changes of the references (87 %); 90 % are asked for."
      ])
    #expect(report.problems.first?.help.english.contains("lectern.survivors") == true)
    // The exercise itself is as it should be.
    #expect(adder.sound)
  }

  @Test("one that its author excuses does not count, and its reason is told")
  func excused() throws {
    let survivors = #"[{"mutation": "sum(_:_:): a + b → a - b", "reason": "only zero is added"}]"#
    let report = try verified(course(survivors: survivors))
    #expect(report.problems.map(\.text) == [])
    #expect(report.mechanical.survivors.map(\.reason) == ["only zero is added"])
    #expect(report.mechanical.rejected == 7 && report.mechanical.made == 8)
  }

  @Test("an excuse for what is not there, for what is rejected, and without a reason is a problem")
  func wrongExcuses() throws {
    let survivors = """
      [{"mutation": "sum(_:_:): a + b → a - b", "reason": "only zero is added"},
       {"mutation": "sum(_:_:): body → 0", "reason": "nobody cares"},
       {"mutation": "sum(_:_:): body → 7", "reason": " "}]
      """
    let file = "exercises/adder/.meta/config.json"
    #expect(
      try Set(verified(course(survivors: survivors)).problems.map(\.text)) == [
        "\(file):-: It is excused, but a check rejects it: sum(_:_:): body → 0",
        "\(file):-: The reference has no such change: sum(_:_:): body → 7",
        "\(file):9: The survivor 'sum(_:_:): body → 7' has no reason.",
      ])
  }

  @Test("one that does not compile is not counted; one that never ends is rejected")
  func endless() throws {
    let report = try verified(
      course([
        Self.reference: """
        func sum(_ a: Int, _ b: Int) -> Int {
          var (result, left) = (a, b + 3)
          while left > 3 {
            result += 1
            left -= 1
          }
          return result
        }

        """,
        "exercises/adder/Tests/AdderTests/AdderTests.swift": """
        import Testing

        @testable import Adder

        // Task 1
        @Test func adds() { #expect(sum(1, 2) == 3) }

        // Task 2
        @Test(arguments: [1, 5]) func keepsANumber(n: Int) { #expect(sum(n, 0) == n) }

        """,
      ]))
    #expect(report.problems.map(\.text) == [])
    #expect(report.exercises.first?.mechanical.made == 10)
  }

  @Test("too few changes to say anything are a problem")
  func tooFew() throws {
    let report = try verified(
      course([
        Self.reference: "struct Pair { var a, b: Int }\nfunc sum(_ a: Int, _ b: Int) -> Pair { .init(a: a, b: b) }\n",
        "exercises/adder/Sources/Adder/Adder.swift":
          "struct Pair { var a, b: Int }\nfunc sum(_ a: Int, _ b: Int) -> Pair { .init(a: 7, b: b) }\n",
        "exercises/adder/Tests/AdderTests/AdderTests.swift": """
        import Testing

        @testable import Adder

        // Task 1
        @Test func adds() { #expect(sum(1, 0).a == 1) }

        // Task 2
        @Test(arguments: [1, 5]) func keepsANumber(n: Int) { #expect(sum(n, 0).a == n) }

        """,
      ]))
    #expect(
      report.problems.map(\.text) == [
        "\(Self.reference):-: Of the small changes of the reference only 0 can be compiled: too few "
          + "to say whether the checks notice them."
      ])
  }

  @Test("a name that only checks and reference know must stand in the instructions")
  func demands() throws {
    let changes = [
      Self.reference:
        "func sum(_ a: Int, _ b: Int) -> Int { a + b }\nlet unit = 0\nprivate let own = 1\nlet spare = 2\n",
      "exercises/adder/Tests/AdderTests/AdderTests.swift": """
      import Testing

      @testable import Adder

      // Task 1
      @Test func adds() { #expect(sum(1, 2) == 3) }

      // Task 2
      @Test(arguments: [1, 5]) func keepsANumber(n: Int) { #expect(sum(n, unit) == n) }

      """,
    ]
    let instructions = "exercises/adder/.docs/instructions.md"
    #expect(
      try verified(course(changes)).problems.map(\.text).filter { $0.hasPrefix(instructions) } == [
        "\(instructions):-: The checks use 'unit', which neither the starter declares nor the instructions name."
      ])
    let told = SampleCourse.files[instructions].map { $0 + "\nCall it `unit`.\n" } ?? ""
    let problems = try verified(course(changes.merging([instructions: told]) { $1 })).problems
    #expect(!problems.contains { $0.file == instructions })
  }
}
