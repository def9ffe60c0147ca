import Foundation
import SampleCourse
import Testing

@Suite("A check in the learner's language", .tags(.slow))
struct LanguageTests {
  /// The adder with names and comments in Korean; one check keeps its own name.
  private static var course: [String: String] {
    let korean = #"""
      {"ko": {"adds": "두 수를 더한다"},
       "koMessages": {"one and two make three": "1과 2를 더하면 3이다", "\\(n) stays": "\\(n)은 \\(n)으로 남는다"}}
      """#
    return SampleCourse.files.merging([
      "exercises/adder/.meta/config.json": SampleCourse.configuration("Adder", lectern: korean),
      "exercises/adder/Tests/AdderTests/AdderTests.swift": #"""
      import Testing

      @testable import Adder

      // Task 1
      @Test("adds two numbers") func adds() { #expect(sum(1, 2) == 3, "one and two make three") }

      // Task 2
      @Test("keeps a number", arguments: [5]) func keepsANumber(n: Int) { #expect(sum(n, 0) == n, "\(n) stays") }

      """#,
    ]) { $1 }
  }

  @Test("shows its names and comments; what is recorded and remembered is the same in all")
  func korean() throws {
    let learner = try Learner(Self.course)
    try learner.start("adder", "greeter")
    let korean = try learner.lectern("check", "adder", "--lang", "ko")
    for text in ["두 수를 더한다", "1과 2를 더하면 3이다", "5은 5으로 남는다", "keeps a number"] {
      #expect(korean.output.contains(text), "\(korean.output)")
    }
    #expect(!korean.output.contains("one and two make three"))
    // The same verdict, found again.
    let english = try learner.lectern("check", "adder")
    #expect(english.output.contains("adds two numbers") && english.output.contains("one and two make three"))
    #expect(english.output.contains("nothing changed"))
    #expect(try learner.attempts().first == 1)

    let json = try learner.lectern("check", "adder", "--json", "--lang", "ko").json
    let exercise = try #require((json["exercises"] as? [[String: Any]])?.first)
    let checks = exercise["checks"] as? [[String: Any]] ?? []
    #expect(checks.map { $0["name"] as? String } == ["두 수를 더한다", "keeps a number"])
    #expect(checks.map { $0["id"] as? String } == ["adds()", "keepsANumber(n:)"])
    let several = try learner.lectern("check", "--all", "--verbose", "--lang", "ko")
    #expect(several.output.contains("두 수를 더한다"))
  }

  @Test("has one workspace and one progress, whatever the syllabus and the sections are called in it")
  func workspace() throws {
    let learner = try Learner(
      SampleCourse.files.merging([
        "notes/ko/README.md": "# 작은 합\n\n- [수](01-numbers.md)\n",
        "notes/ko/01-numbers.md": """
        # 수

        ## 더하기

        [더하기](../../exercises/adder)

        ## 할 일

        ### 필수

        ### 추가

        """,
      ]) { $1 })
    try learner.start("adder")
    try learner.solve("adder", "Adder")
    let korean = try learner.lectern("check", "adder", "--lang", "ko")
    #expect(korean.status == 0, "\(korean.errors)")
    #expect(try learner.attempts().first == 1)
    #expect(try learner.lectern("progress", "--lang", "ko").output.contains("작은 합"))
    for anchor in ["adding", "더하기"] {
      #expect(try learner.lectern("read", "1#\(anchor)", "--lang", "ko").output.contains("더하기"), "\(anchor)")
    }
  }
}
