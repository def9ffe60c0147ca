import Foundation
import SwiftSource
import Testing

@Suite("The safety scan refuses")
struct RefusalTests {
  private func messages(_ source: String, rules: SafetyRules = SafetyRules()) throws -> [String] {
    try refusals(source, rules: rules).map(\.message)
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
    "operators of the standard library over types that are not the learner's",
    arguments: [
      "func == (a: Int, b: Int) -> Bool { true }", "extension Int { static func == (a: Int, b: Int) -> Bool { true } }",
      "extension Equatable { static func == (a: Self, b: Self) -> Bool { true } }",
      "extension Array where Element == Card { static func != (a: Self, b: Self) -> Bool { true } }\nstruct Card {}",
      "func < (a: String, b: String) -> Bool { true }", "prefix func ! (a: Bool) -> Bool { a }",
      "func == <Own>(a: Own, b: Own) -> Bool { true }\nstruct Own {}",
      "typealias Own = Int\nextension Own { static func == (a: Own, b: Own) -> Bool { true } }",
      "struct Own {}\nextension Int { typealias Own = Int; static func == (a: Own, b: Own) -> Bool { true } }",
      "struct Outer { struct Int {} }\nfunc == (a: Int, b: Int) -> Bool { true }",
      "#if NEVER\nstruct Own {}\n#endif\nfunc == (a: Own, b: Own) -> Bool { true }",
      "struct Own {}\nfunc == (a: Swift.Own, b: Int) -> Bool { true }",
    ])
  func operators(source: String) throws {
    let findings = try refusals(source)
    #expect(findings.count == 1)
    #expect(
      findings.first?.message.hasSuffix("over types that are not yours, which changes what the checks mean.") == true)
  }

  @Test(
    "names of the testing library where a check would see them",
    arguments: [
      "struct Test {}", "class Issue {}", "enum Testing {}", "let Testing = 1", "actor Suite {}", "protocol Trait {}",
      "typealias Tag = Int", "func confirmation() {}", "func withKnownIssue() {}", "struct `Test` {}",
      "#if os(Linux)\nstruct Test {}\n#endif", "public struct SourceLocation {}",
    ])
  func testingNames(source: String) throws {
    let findings = try refusals(source)
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasSuffix("is a name of the testing library; choose another.") == true)
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

@Suite("The safety scan lets through")
struct AcceptanceTests {
  @Test(
    "ordinary code",
    arguments: [
      "import Swift\nimport RegexBuilder\nimport Synchronization\nimport Observation",
      "@inline(__always) func f() {}", "@discardableResult @MainActor func f() async throws -> Int { 1 }",
      "@Observable final class Game { var flips = 0 }", "@main struct App { static func main() {} }",
      "@propertyWrapper struct Clamped { var wrappedValue = 0 }\nstruct S { @Clamped var x; var y: Int { _x.wrappedValue } }",
      "struct S { private var _count = 0; var count: Int { get { _count } set { _count = newValue } } }",
      "for _ in 0..<3 { let _ = 1 }", "let million = 1_000_000", "x.map { _x in _x }", "if let _x = x { print(_x) }",
      "func f(_ _x: Int) -> Int { _x }", "switch x { case .a(let _b): print(_b) }",
      "let text = \"unsafeBitCast CommandLine\" // unsafeBitCast\n/* UnsafePointer */", "let word = #/unsafe_\\d+/#",
      "let pattern = /[a-z_]+/", "while let line = readLine() { print(line) }", "enum Builtin { case add }",
      "var isUnsafe = true\nfunc markUnsafe() {}", "let unsafe = 1\nprint(unsafe)",
      "struct UnsafeZone {}\nlet zone = UnsafeZone()", "func unsafeMoves() -> Int { 3 }\nprint(unsafeMoves())",
      "let names: [String: (Int) -> Int] = [:]",
      "print(#function, #line)", "precondition(true); fatalError(\"TODO\")",
    ])
  func ordinary(source: String) throws {
    #expect(try refusals(source).map(\.message) == [])
  }

  @Test(
    "operators of the learner's own, and for the learner's own types",
    arguments: [
      "struct Own { static func == (a: Own, b: Own) -> Bool { true } }",
      "struct Own {}\nextension Own: Comparable { static func < (a: Self, b: Self) -> Bool { true } }",
      "struct Own {}\nfunc == (a: Own, b: Own) -> Bool { true }",
      "enum Own { struct Part {} }\nextension Own.Part { static func + (a: Self, b: Self) -> Self { a } }",
      "struct Own {}\nextension Double { static func * (a: Double, b: Own) -> Own { b } }",
      "struct Own {}\nfunc + (a: [Own], b: [Own]) -> [Own] { a }",
      "protocol Ranked {}\nextension Ranked { static func < (a: Self, b: Self) -> Bool { true } }",
      "infix operator **\nfunc ** (a: Int, b: Int) -> Int { a }", "private func + (a: Int, b: Int) -> Int { a }",
    ])
  func operators(source: String) throws {
    #expect(try refusals(source).map(\.message) == [])
  }

  @Test("an operator for a type that stands in another of the learner's files")
  func operatorsAcrossFiles() throws {
    #expect(try refusals("func == (a: Own, b: Own) -> Bool { true }", "struct Own {}").isEmpty)
  }

  @Test(
    "names of the testing library where no check sees them",
    arguments: [
      "struct Exam { struct Test {} }", "func f() { let Test = 1 }", "private struct Test {}",
      "fileprivate func confirmation() {}",
      "enum Kind { case Test }", "struct S { func confirmation() {} }", "func expect(_ x: Int) {}", "func test() {}",
      "struct Tests {}", "let issue = 1",
    ])
  func testingNames(source: String) throws {
    #expect(try refusals(source).map(\.message) == [])
  }

  @Test("what the exercise's rules name, and only that")
  func rules() throws {
    let source = "import Foundation\nwithUnsafeBytes(of: x) {}\nunsafeBitCast(1)\n@_cdecl(\"f\") func f() {}"
    #expect(try refusals(source).count == 4)
    let rules = SafetyRules(imports: ["Foundation"], allow: ["withUnsafeBytes", "_cdecl"])
    #expect(try refusals(source, rules: rules).map(\.line) == [3])
    #expect(try refusals("import Glibc", rules: rules).count == 1)
  }

  /// The course's own starters and solutions.
  static let courseFolders: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let exercises = root.appending(path: "exercises").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: exercises)) ?? []
    return names.sorted().flatMap { ["\(exercises)/\($0)/Sources", "\(exercises)/\($0)/.meta/Sources"] }
  }()

  @Test("the starters and solutions of the course", arguments: courseFolders)
  func course(folder: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    try #require(!paths.isEmpty)
    for path in paths {
      #expect(
        try refusals(String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)).map(\.message) == [], "\(path)")
    }
  }
}
