import SwiftSource
import Testing
import Wordings

@Suite("The safety scan refuses")
struct RefusalTests {
  func messages(_ source: String, rules: SafetyRules = SafetyRules()) throws -> [String] {
    try refusals(source, rules: rules).map(\.message.english)
  }

  @Test(
    "every import but the standard library's own modules",
    arguments: [
      ("import Foundation", "Foundation"), ("import Glibc", "Glibc"), ("import Darwin", "Darwin"),
      ("import Testing", "Testing"), ("import Builtin", "Builtin"), ("import `Glibc`", "Glibc"),
      ("import struct Foundation.URL", "Foundation"), ("public import Dispatch", "Dispatch"),
      ("#if os(Linux)\nimport Glibc\n#endif", "Glibc"), ("import Swift; import Distributed", "Distributed"),
    ])
  func imports(source: String, module: String) throws {
    #expect(try messages(source) == ["This exercise is solved without 'import \(module)'."])
  }

  @Test(
    "attributes that reach symbols and sections or switch checks off",
    arguments: [
      "_silgen_name(\"exit\")", "_cdecl(\"f\")", "_extern(c)", "_section(\"s\")", "section(\"s\")", "_used", "used",
      "c",
      "c(exit)", "_dynamicReplacement(for: g())", "_spi(Tools)", "_transparent", "_semantics(\"x\")", "_expose(Cxx)",
      "abi(func g())", "exclusivity(unchecked)", "_alwaysEmitIntoClient", "_unsafeInheritExecutor", "_anythingNew",
    ])
  func attributes(attribute: String) throws {
    let name = attribute.prefix { $0 != "(" }
    #expect(
      try messages("@\(attribute) func f() {}").first
        == "'@\(name)' reaches outside the Swift language; this exercise is solved without it.")
  }

  @Test(
    "attributes on types, imports and variables too",
    arguments: [
      "@_exported import Swift", "func f(_ g: @convention(c) () -> Void) {}", "@_section(\"s\") let x = 1",
      "@_hasStorage var x: Int", "struct S { @_silgen_name(\"exit\") static func f() }",
      "func _cdecl() {}; @_cdecl(\"f\") func f() {}",
    ])
  func attributesElsewhere(source: String) throws {
    #expect(try messages(source).contains { $0.hasPrefix("'@") })
  }

  @Test(
    "the names that hand out memory, the program's arguments or unseen types",
    arguments: [
      "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawBufferPointer", "OpaquePointer",
      "Unmanaged", "ManagedBufferPointer", "CVaListPointer", "withUnsafeBytes", "withUnsafeMutablePointer",
      "withUnsafeTemporaryAllocation", "withUnsafeCurrentTask", "withUnsafeContinuation", "withVaList", "unsafeBitCast",
      "unsafeDowncast", "unsafelyUnwrapped", "unsafeUninitializedCapacity", "CommandLine", "_typeByName",
      "_createOffsetBasedKeyPath", "_baseAddressIfContiguous", "_unsafeReferenceCast", "__swiftPMEntryPoint",
      "_somethingPrivate", "UnsafeNovelty", "unsafeNovelty",
    ])
  func names(name: String) throws {
    let message = "'\(name)' reaches memory or the system; this exercise is solved without it."
    for use in [
      "\(name)()", "x.\(name)", "let x: \(name)<Int>", "f(\(name): 1)", "`\(name)`()", "\"\\(\(name)())\"",
      #"\A.\#(name)"#,
    ] {
      #expect(try messages("let y = 1\n\(use)") == [message], "\(use)")
    }
  }

  @Test(
    "a name wherever it hides",
    arguments: [
      "@Wrapper(unsafeBitCast(1, to: Int.self)) var x: Int", "@Wrapper<UnsafePointer<Int>> var x",
      "#if NEVER\nunsafeBitCast(1, to: Int.self)\n#endif", "// comment\runsafeBitCast(1, to: Int.self)",
      "/* /* */ */ unsafeBitCast(1, to: Int.self)", "#unsafeBitCast(1)", "#macro { unsafeBitCast(1, to: Int.self) }",
      // What is a regular expression in Swift 6 mode are operators in Swift 5 mode.
      "let x = /unsafeBitCast(1, to: Int.self)/", "f(/, unsafeBitCast(1, to: Int.self), /)",
      "}}} unsafeBitCast(1", "func func unsafeBitCast", "struct { let x = unsafeBitCast(1, to: Int.self)",
    ])
  func hiddenNames(source: String) throws {
    #expect(try !refusals(source).isEmpty)
  }

  @Test("a name deeper in parentheses than the parser goes")
  func deepNames() throws {
    let source = String(repeating: "(", count: 10_000) + "unsafeBitCast" + String(repeating: ")", count: 10_000)
    #expect(try refusals(source).map(\.column) == [10_001])
  }

  @Test(
    "a name of the standard library also where the learner declares one like it",
    arguments: [
      "struct UnsafePointer {}", "func unsafeBitCast() {}", "func _typeByName() {}", "let CommandLine = 1",
      "extension Int { typealias OpaquePointer = Int }",
    ])
  func declaredNames(source: String) throws {
    #expect(try !refusals(source).isEmpty)
  }

  @Test(
    "unsafe as a word of the language",
    arguments: [
      "let y = unsafe f()", "for unsafe x in y {}", "nonisolated(unsafe) var x = 1",
      "class C { unowned(unsafe) let x: C }", "@unsafe func f() {}", "var x: Int { unsafeAddress { y } }",
    ])
  func unsafeWord(source: String) throws {
    #expect(try refusals(source).count == 1)
  }

  @Test(
    "what switches the search for data races off",
    arguments: [
      "final class C: @unchecked Sendable {}", "@preconcurrency import Swift", "struct S: @preconcurrency P {}",
    ])
  func races(source: String) throws {
    let messages = try messages(source)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("hides data races") == true)
  }

  @Test("a character that nobody sees, and one that looks like another")
  func characters() throws {
    #expect(try refusals("let a = 1\nlet b\0 = 2").map(\.line) == [2])
    #expect(try refusals("let a = 1 // \0").count == 1)
    #expect(try refusals("func _to\u{212A}() {}").count == 1)
    #expect(try refusals("// 300 \u{212A}\nlet t = \"\u{212A}\"").isEmpty)
  }

  @Test("macros, whose code nobody sees")
  func macros() throws {
    let source = "@freestanding(expression) macro m() -> Int = #externalMacro(module: \"A\", type: \"B\")"
    #expect(try messages(source) == ["A macro writes code that nobody sees; this exercise is solved without one."])
  }

  @Test("with the place: file, line and byte, in the order of the files")
  func places() throws {
    let findings = try refusals(
      "let a = 1\n  /* 한 */ unsafeBitCast(1)", "import Glibc\n\tlet x = CommandLine.arguments")
    #expect(findings.map(\.file) == ["0.swift", "1.swift", "1.swift"])
    #expect(findings.map(\.line) == [2, 1, 2])
    #expect(findings.map(\.column) == [13, 8, 10])
  }
}
