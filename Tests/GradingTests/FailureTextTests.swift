import SwiftSource
import Testing

@testable import Grading

/// The messages are the testing library's own (Swift 6.3.1), taken down from a run.
@Suite("What the testing library and the runtime say")
struct FailureTextTests {
  struct Compared: Sendable {
    var message: String
    var left: String
    var comparison = "=="
    var right: String
    var values: [String]?
  }

  @Test(
    "the two values are taken out of a failed comparison",
    arguments: [
      Compared(message: "Expectation failed: (x → 3) == 2", left: "x", right: "2", values: ["3", "2"]),
      Compared(
        message: "Expectation failed: ([1,2] → [1, 2]) == ([1,3] → [1, 3])", left: "[1,2]", right: "[1,3]",
        values: ["[1, 2]", "[1, 3]"]),
      Compared(
        message: "Expectation failed: (\"a\\tb\" → \"a\tb\") == \"a b\"", left: "\"a\\tb\"", right: "\"a b\"",
        values: ["\"a\tb\"", "\"a b\""]),
      Compared(
        message: "Expectation failed: 2 == (x → 3)", left: "2", right: "x", values: ["2", "3"]),
      Compared(
        message: "Expectation failed: (g.title → \"a == b\n\") == (h.title → \"c\")", left: "g.title",
        right: "h.title", values: ["\"a == b\n\"", "\"c\""]),
      Compared(
        message: "Expectation failed: (n → 3) >= 4", left: "n", comparison: ">=", right: "4", values: ["3", "4"]),
      Compared(
        message:
          "Expectation failed: (b → \"one\ntwo\n\") == (\"\"\"\n    one\n    three\n    \"\"\" → \"one\nthree\")",
        left: "b", right: "\"\"\"\n    one\n    three\n    \"\"\"", values: ["\"one\ntwo\n\"", "\"one\nthree\""]),
      Compared(
        message:
          "Expectation failed: (a → \"quote\" back\\ \u{200B}\") == (\"quote\\\" \\u{200B}\" → \"quote\" \u{200B}\")",
        left: "a", right: "\"quote\\\" \\u{200B}\"", values: ["\"quote\" back\\ \u{200B}\"", "\"quote\" \u{200B}\""]),
      Compared(
        message: "Expectation failed: (st → [3, 2, 1]) == ([1, 2, 4] → [4, 1, 2])", left: "st", right: "[1, 2, 4]",
        values: ["[3, 2, 1]", "[4, 1, 2]"]),
      Compared(message: "Expectation failed: flag → false", left: "x", right: "2", values: nil),
      Compared(message: "Caught error: E()", left: "x", right: "2", values: nil),
    ])
  func comparedValuesAreSplit(_ row: Compared) {
    let stated = Expectation(
      file: "T.swift", line: 1, column: 1, left: row.left, comparison: row.comparison, right: row.right)
    let values = comparedValues(row.message, as: stated)
    #expect(values.map { [$0.left, $0.right] } == row.values)
  }

  @Test("the runtime's last words are parted from what the code printed")
  func trapsAreSeparated() throws {
    let output = """
      choosing 3
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      Current stack trace:
      0    libswiftCore.so                    0x00007faf8e35f130 swift_reportError + 33
      4    libswiftCore.so                    0x00007faf8e387e7d <unavailable> + 1605245
      5    lectern-checks.so                  0x00007faf8e91f160 Concentration.canChoose(at:) + 112
      7    lectern-checks.so                  0x00007faf8e92b0ae <unavailable> + 73902
      """
    let (found, printed) = separateTrap(from: output)
    let trap = try #require(found)
    #expect(printed == "choosing 3")
    #expect(trap.message == "Index out of range")
    #expect(trap.file == nil)
    #expect(trap.calls.map(\.function) == ["Concentration.canChoose(at:)", nil])
    // The object begins at 0x7faf8e92b0ae − 73902 = 0x7faf8e919000.
    #expect(trap.offsets == [0x61d0, 73902])
  }

  @Test("a trap in the learner's own file carries its place")
  func ownTrapsCarryTheirPlace() {
    let trap = separateTrap(from: "FlipCount/Concentration.swift:12: Fatal error: TODO: count").trap
    #expect(trap == Trap(message: "TODO: count", file: "FlipCount/Concentration.swift", line: 12))
  }

  @Test("output without a trap stays as it is", arguments: ["", "one\ntwo\n", "Fatal error: said the code"])
  func otherOutputIsKept(_ output: String) {
    let (trap, printed) = separateTrap(from: output)
    #expect(trap == nil)
    #expect(printed == output)
  }

  @Test(
    "the argument of a case",
    arguments: [
      ("Test case passing 1 argument n → 1 to par(_:) started.", "par(_:)", "n → 1"),
      ("Test case passing 2 arguments a → 1, b → \"to x\" to pair(a:b:) started.", "pair(a:b:)", "a → 1, b → \"to x\""),
      ("Test case passing 1 argument s → \"a\nb\" to \"a name\" started.", "\"a name\"", "s → \"a\nb\""),
      ("Test case passing 1 argument n → 1 to \"adds 1 to n\" started.", "\"adds 1 to n\"", "n → 1"),
      ("Test case started.", "par(_:)", nil), ("Test case passing 1 argument n → 1 to par(_:) started.", nil, nil),
    ] as [(String, String?, String?)])
  func caseArguments(_ message: String, _ test: String?, _ argument: String?) {
    #expect(caseArgument(message, of: test) == argument)
  }

  @Test(
    "identifiers lose their module and their place",
    arguments: [
      ("MyTests.S/sum()/t.swift:4:4", "S/sum()"), ("MyTests.S/Inner/dis()/t.swift:7:19", "S/Inner/dis()"),
      ("MyTests.free()/t.swift:11:2", "free()"), ("MyTests.S", "S"),
      ("MyTests.S/`a/b: c`()/t.swift:6:4", "S/`a/b: c`()"),
    ])
  func checkIDs(_ identifier: String, _ id: String) {
    #expect(TestRecord.checkID(identifier) == id)
  }
}
