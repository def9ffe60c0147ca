import Course
import SampleCourse
import Testing
import Wordings

@testable import Verification

/// Courses without exercises, or with one that is sound, whose texts are not.
@Suite("Proving the texts of a course", .tags(.slow))
struct TextsOfACourseTests {
  @Test("Swift in notes compiles, parses or fails as its author says, in every language")
  func blocks() throws {
    let report = try verified([
      "notes/README.md": "# Blocks\n\n- [One](01-one.md)\n", "notes/ko/README.md": "# 블록\n",
      "notes/01-one.md": """
      # One

      ```swift
      let sum = 1 + 2
      print(sum)
      ```

      ```swift
      let text: String =
        1
      ```

      ```swift fragment
      struct View { var body: some Missing { Text("x") } }
      ```

      ```swift fragment
      func f( {
      ```

      ```swift error="before"
      struct S { let a: Int; let b: Int
        init() { a = g(); b = 2 }
        func g() -> Int { 1 } }
      ```

      ```swift error="cannot find 'y'"
      let x = 1
      ```

      ```swift error="cannot find 'y'"
      let x: Int = "z"
      ```

      ```swift wrong
      let x = 1
      ```

      """,
      // The first is the same, and stands elsewhere.
      "notes/ko/01-one.md": "# 하나\n\n글\n\n```swift\nlet text: String =\n  1\n```\n",
    ])
    let refused = "cannot convert value of type 'Int' to specified type 'String'"
    #expect(
      report.problems.map(\.text) == [
        "notes/01-one.md:10: This Swift does not compile: \(refused)",
        "notes/01-one.md:18: This Swift does not parse: expected parameter name followed by ':'",
        "notes/01-one.md:27: This Swift compiles, though it should fail with: cannot find 'y'",
        "notes/01-one.md:32: This Swift should fail with: cannot find 'y' — but the compiler says: "
          + "cannot convert value of type 'String' to specified type 'Int'",
        "notes/01-one.md:35: The mark of a Swift block is not known: swift wrong",
        "notes/ko/01-one.md:7: This Swift does not compile: \(refused)",
      ])
    #expect(report.problems.allSatisfy { !$0.help.isEmpty })
    #expect(report.blocks == 8)
  }

  @Test("Swift in instructions parses; nothing is asked of an Exercism track's")
  func instructions() throws {
    var files = SampleCourse.files
    files["exercises/greeter/.docs/instructions.md"]? += "\n```swift\nfoo(bar)\n```\n\n```swift\nfunc (\n```\n"
    #expect(
      try verified(files).problems.map(\.text) == [
        "exercises/greeter/.docs/instructions.md:12: This Swift does not parse: expected identifier in function declaration"
      ])
    let track = [
      "config.json": #"{"language": "Swift", "exercises": {"practice": [{"slug": "a", "name": "A"}]}}"#,
      "exercises/practice/a/.docs/instructions.md": "# A\n\n```swift\nfunc (\n```\n",
    ]
    #expect(try !verified(track).problems.contains { $0.message.english.contains("parse") })
  }
}
