import Grading

extension Attack {
  /// Code that reaches outside of the language.
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
}
