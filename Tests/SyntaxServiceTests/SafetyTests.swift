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

  @Test(
    "members of the standard library in extensions of what is not the learner's",
    arguments: [
      ("extension Array { var count: Int { 0 } }", "count"), ("extension [Int] { func map() {} }", "map"),
      ("extension Collection { func filter() {} }", "filter"), ("extension Int { static func random() {} }", "random"),
      ("extension Int { static let zero = 1 }", "zero"),
      ("extension Optional { static var none: Self { self } }", "none"),
      ("extension Swift.Array { var first: Int { 0 } }", "first"), ("extension Int? { func map() {} }", "map"),
      ("extension Array where Element == Own { var last: Int { 0 } }\nstruct Own {}", "last"),
      ("extension String { typealias Index = Int }", "Index"), ("extension String { struct Element {} }", "Element"),
      ("public extension Array { var isEmpty: Bool { true } }", "isEmpty"),
      ("private extension Array { public var isEmpty: Bool { true } }", "isEmpty"),
      ("extension Array { #if true\nvar count: Int { 0 }\n#endif\n}", "count"),
      ("extension Array { var (count, mine): (Int, Int) { (0, 0) } }", "count"),
      ("extension Own { var count: Int { 0 } }\ntypealias Own = Array<Int>", "count"),
      ("extension Own { var count: Int { 0 } }\nprotocol Own {}\nextension Array: Own {}", "count"),
      (
        "extension Own { var count: Int { 0 } }\nprotocol Own {}\nprotocol More: Own {}\nextension Array: More {}",
        "count"
      ),
      ("extension Array { subscript(index: Int) -> Int { 0 } }", "subscript"),
      ("extension String { subscript(index: String.Index) -> Int { 0 } }", "subscript"),
      ("extension Dictionary { subscript(key: Key, default value: Value) -> Int { 0 } }", "subscript"),
      ("extension Int { init(_ text: String) { self = 0 } }", "init"),
      ("extension Int { init() { self = 1 } }", "init"),
      ("extension String { init(repeating: Int) { self = \"\" } }", "init"),
    ])
  func members(source: String, name: String) throws {
    let message =
      "'\(name)' would stand for the standard library's in the checks too; choose another name, or make it private."
    #expect(try messages(source) == [message])
  }

  @Test(
    "names of the standard library at the top of a file",
    arguments: [
      "struct Set {}", "struct Array {}", "typealias Int = Int8", "enum Optional {}", "class String {}",
      "func zip() {}",
      "func max(_ a: Int) {}", "func abs(_ a: Int, _ own: Own = Own()) {}\nstruct Own {}", "let stride = 1",
      "var (a, min) = (1, 2)", "enum Swift {}", "typealias IntegerLiteralType = Int8", "public struct `Bool` {}",
      "#if os(Linux)\nstruct Result {}\n#endif", "enum LecternChecks {}", "protocol Collection {}",
    ])
  func topLevelNames(source: String) throws {
    #expect(try messages(source).filter { $0.contains("would stand for the standard library's") }.count == 1)
  }

  @Test(
    "conformances that change what literals mean",
    arguments: [
      "struct A: ExpressibleByIntegerLiteral {}", "extension A: ExpressibleByNilLiteral {}\nstruct A {}",
      "struct A: Swift.ExpressibleByStringLiteral {}", "typealias L = ExpressibleByArrayLiteral & Equatable",
      "protocol P: ExpressibleByBooleanLiteral {}", "struct A: Numeric {}", "struct A: FixedWidthInteger {}",
      "extension A: @retroactive SetAlgebra {}\nstruct A {}",
      "extension Array: ExpressibleByIntegerLiteral where Element == Int {}",
    ])
  func literals(source: String) throws {
    let messages = try messages(source)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix("changes what literals in the checks mean; this exercise is solved without it.") == true
    )
  }

  @Test(
    "comparisons but of two values of one type of the learner's",
    arguments: [
      "struct Own { static func == (a: Own, b: Int) -> Bool { true } }",
      "struct Own { static func == (a: Self, b: some Equatable) -> Bool { true } }",
      "struct Own {}\nstruct Other {}\nfunc == (a: Own, b: Other) -> Bool { true }",
      "struct Own {}\nfunc == (a: [Own], b: [Own]) -> Bool { true }",
      "struct Own {}\nfunc != (a: Own?, b: Own?) -> Bool { true }",
      "struct Own {}\nfunc < (a: (Own, Own), b: (Own, Own)) -> Bool { true }",
      "struct Own {}\nfunc ?? (a: Own?, b: Own) -> Own { b }",
      "struct Own {}\nfunc ~= (a: Int, b: Own) -> Bool { true }",
      "enum Own { typealias N = Int }\nfunc == (a: Own.N, b: Own.N) -> Bool { true }",
      "struct Own<T> { typealias N = Int }\nfunc == (a: Own<Int>.N, b: Own<Int>.N) -> Bool { true }",
      "protocol Own {}\nextension Int: Own {}\nextension Own { static func == (a: Self, b: Self) -> Bool { true } }",
    ])
  func comparisons(source: String) throws {
    let messages = try messages(source)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("over types that are not yours, which changes what the checks mean.") == true)
  }

  @Test(
    "types of somebody else's that a private type in another file is called like",
    arguments: [
      ("private struct Int {}", "func == (a: Int, b: Int) -> Bool { true }"),
      ("fileprivate struct Array {}", "extension Array { var count: Int { 0 } }"),
    ])
  func decoys(decoy: String, source: String) throws {
    #expect(try refusals(decoy, source).map(\.file) == ["1.swift"])
    #expect(try refusals("private struct Node {}\nextension Node { var count: Int { 0 } }").isEmpty)
  }

  @Test("whether two objects are one, as an operator of the learner's")
  func identity() throws {
    let source = "final class Own { static func === (a: Own, b: Own) -> Bool { true } }"
    #expect(
      try messages(source) == ["'===' tells whether two objects are one, which is not for a program to define."])
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

  @Test(
    "default values that tell which check calls",
    arguments: ["line", "file", "fileID", "filePath", "function", "column"])
  func places(macro: String) throws {
    #expect(
      try messages("func f(_ place: Int = #\(macro)) {}")
        == ["'#\(macro)' would tell which check calls; this exercise is solved without it here."])
    #expect(
      try refusals("struct S { init(at: Int = #\(macro)) {}; subscript(at: Int = #\(macro)) -> Int { 1 } }").count == 2)
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

@Suite("With Foundation imported the safety scan")
struct FoundationTests {
  private let rules = SafetyRules(imports: ["Foundation"])

  @Test(
    "refuses what reaches files, processes or the system",
    arguments: [
      "FileManager.default.contents(atPath: p)", "let h: FileHandle? = nil", "Process()", "Bundle.main",
      "URLSession.shared", "NSData(contentsOfFile: p)", "Data(contentsOf: url)", "String(contentsOfFile: p)",
      "Data.init(contentsOf:)", "let f = Data.init(contentsOf:options:)", "s.write(to: url)", "let w = data.write",
      "s.write(toFile: p)", "ProcessInfo.processInfo.environment", "Thread.exit()", "getenv(\"HOME\")", "open(p, 0)",
      "exit(0)", "_exit(0)", "abort()", "kill(getpid(), 9)", "dup2(3, 1)", "Glibc.dup2(3, 1)", "Foundation.exit(0)",
      "let e = exit", "[3].map(close)", "UserDefaults.standard", "NSHomeDirectory()", "DispatchQueue.global()",
      "JSONSerialization.jsonObject(with: InputStream(fileAtPath: p)!)", "x.append.init(contentsOf: url)",
      "append(contentsOf: url)", "AttributedString(contentsOf: url)", "url.resourceValues(forKeys: [])",
      "class C: NSObject {}", "override func isEqual(_ x: Any?) -> Bool { true }", "stdout", "errno", "environ",
      "func f() { let dup = 1 }", "enum Inner { struct FileManager {} }\nFileManager.default",
      "\"\\(exit(0))\"", "String.localizedStringWithFormat(\"%s\", 4)", "\"\".appendingFormat(\"%s\", 4)",
      "String.init(format:arguments:)", "let f: (String, [any CVarArg]) -> String = String.init",
      "[s].map(Data.init)", "apply(String.init, s)", "URL(string: s)",
    ])
  func refuses(source: String) throws {
    #expect(
      try !refusals("import Foundation\nlet p = 1, url = 2, data = 3, s = 4, x = 5\n\(source)", rules: rules).isEmpty)
  }

  @Test("refuses it beside a private type of the name in another file, and with a part of Foundation alone")
  func decoys() throws {
    let use = "let files = FileManager.default"
    #expect(try refusals("private struct FileManager {}", use, rules: rules).map(\.file) == ["1.swift"])
    for module in ["FoundationEssentials", "Dispatch"] {
      #expect(try refusals("dup2(3, 1)", rules: SafetyRules(imports: [module])).count == 1)
    }
  }

  @Test(
    "lets what computes through",
    arguments: [
      "Date(timeIntervalSince1970: 0)", "Data([1, 2])", "data.append(contentsOf: [1])",
      "items.insert(contentsOf: [1], at: 0)",
      "text.components(separatedBy: \" \")", "text.trimmingCharacters(in: .whitespaces)", "sqrt(pow(2, floor(1.5)))",
      "String(format: \"%02d:%02d %5.2f %% %c\", 1, 2, 3.0, 65)", "String(format: \"%*d\", 4, 2)",
      "let f = DateFormatter(); f.dateFormat = \"yyyy\"", "Calendar(identifier: .gregorian)", "text.range(of: \"a\")",
      "text.replacingOccurrences(of: \"a\", with: \"b\")", "UUID().uuidString", "Decimal(string: \"1.5\")",
      "JSONDecoder().decode(Int.self, from: data)", "extension String { func f() -> Int { count + utf8.count } }",
      "#if os(Linux) && DEBUG\nlet a = 1\n#endif", "@discardableResult func f() -> Int { 1 }",
      "items.map(String.init)", "items.compactMap(Int.init)", "let s = String.init(items)",
      "struct S { init() { self.init() } }",
      "struct S {}\nlet s: S = .init()",
      "var output = \"\"\noutput.write(text)", "enum E: LocalizedError { case a }", "do {} catch { print(error) }",
      "var v: Int { get { 1 } set { print(newValue) } }", "struct Port {}\nlet port = Port()",
      "struct Account { func close() {}; func end() { close() } }", "NSRange(location: 0, length: 1)",
      "func render(format: String) {}\nrender(format: text)", "arc4random_uniform(6)", "#Predicate<Int> { $0 > 1 }",
      "for case let (a, b) in [(1, 2)] { print(a + b) }", "items.map { item in item }",
      "if let it = text { print(it) }",
    ])
  func accepts(source: String) throws {
    let given = "import Foundation\nlet data = 1, items = 2, text = 3"
    #expect(try refusals("\(given)\n\(source)", rules: rules).map(\.message) == [])
  }

  @Test(
    "refuses formats that could read what they were not given",
    arguments: [
      "String(format: \"%s\", 4)", "String(format: \"%@\", 4)", "String(format: \"%d %d\", 4)",
      "String(format: text, 4)", "String(format: \"%\\(text)\", 4)", "String(format: \"%1$d\", 4)",
      "String.init(format: \"%p\", 4)", "String(format: \"%d\", arguments: [4])", "String(format: \"%*d\", 4)",
      "String(format: \"%\", 4)", "typealias S = String\nS(format: \"%n\", 4)",
    ])
  func formats(source: String) throws {
    #expect(
      try refusals("import Foundation\nlet text = 1\n\(source)", rules: rules).map(\.message)
        == ["A format is written as plain text here, for numbers only, with a value for each of its signs."])
  }
}

@Suite("Beside the course's own files the safety scan")
struct CourseFileTests {
  private func messages(
    _ source: String, readOnly: String = "", starter: String = "", checks: String = ""
  ) throws -> [String] {
    func files(_ text: String) -> [SourceText] { text.isEmpty ? [] : [SourceText(file: "Given.swift", text: text)] }
    let course = CourseSources(readOnly: files(readOnly), starter: files(starter), checks: files(checks))
    return try refusals(source, rules: SafetyRules(course: course)).map(\.message)
  }

  @Test(
    "lets operators, members and conformances for read-only types through",
    arguments: [
      "func + (a: Card, b: Card) -> Card { a }", "extension Card { static func < (a: Self, b: Self) -> Bool { true } }",
      "extension Card { var count: Int { 1 } }", "extension Card { init(_ text: String) {} }",
      "extension Card: Comparable { static func < (a: Card, b: Card) -> Bool { true } }",
    ])
  func readOnlyTypes(source: String) throws {
    #expect(try messages(source, readOnly: "struct Card {}") == [])
  }

  @Test(
    "refuses comparisons that read-only files give",
    arguments: [
      ("struct Card: Equatable {}", "Card"), ("struct Card {}\nextension Card: Hashable {}", "Card"),
      ("typealias Value = Hashable & Sendable\nstruct Card: Value {}", "Card"), ("enum Card { case a, b }", "Card"),
      ("protocol Value: Comparable {}\nstruct Card: Value {}", "Card"),
    ])
  func givenComparisons(readOnly: String, type: String) throws {
    let source = "extension \(type) { static func == (a: Self, b: Self) -> Bool { true } }"
    #expect(
      try messages(source, readOnly: readOnly)
        == ["How values of '\(type)' compare is given by the course; leave '==' out."])
  }

  @Test("lets a read-only type be made comparable by the learner")
  func learnedComparisons() throws {
    let order = "extension Card: Comparable { static func < (a: Card, b: Card) -> Bool { true } }"
    #expect(try messages(order, readOnly: "struct Card: Hashable {}") == [])
    #expect(try messages(order, readOnly: "enum Card { case a, b }") == [])
    #expect(try messages(order, readOnly: "struct Card: Comparable {}").count == 1)
    let source = "extension Card: Equatable { static func == (a: Card, b: Card) -> Bool { true } }"
    #expect(try messages(source, readOnly: "struct Card {}") == [])
    #expect(try messages(source, readOnly: "enum Card { case a(Int) }") == [])
  }

  @Test(
    "refuses overloads of the checks' helpers and of read-only functions",
    arguments: [
      ("func isClose(_ a: Int) {}", 1), ("extension Int { func isClose() {} }", 1), ("func deal() {}", 1),
      ("struct Game { func isWon() {} }", 1), ("private func isClose() {}", 0),
      ("struct Game { func isClose() {} }", 0),
      ("func check() {}", 0), ("struct Game { func deal() {} }", 0),
      ("extension Equatable { var goal: Int { 1 } }", 1), ("struct Game { var goal = 1 }", 0), ("let goal = 1", 0),
      ("protocol Own {}\nextension Own { func isClose() {} }", 1),
    ])
  func helpers(source: String, count: Int) throws {
    let checks = "private func isClose() {}\nextension Game { func isWon() {} }\n@Test func check() {}\nlet goal = 9"
    #expect(try messages(source, readOnly: "func deal() {}", checks: checks).count == count)
  }

  @Test(
    "holds a learner to the types that the starter gives",
    arguments: [
      ("func best() -> Fake { x }", 1), ("func best() -> [Card] { x }", 0), ("func best() -> [ Card ] { x }", 0),
      ("func best(_ more: Int) -> [Card] { x }", 0),
      ("func best() -> [Card] { x }\nfunc best(_ a: Int) -> Fake { x }", 1),
      ("let best = Fake()", 1), ("struct Game { func best() -> [Card] { x } }", 1),
      ("private func best() -> Fake { x }", 1), ("", 0),
      ("func best() -> [Card] { x }\nstruct Game { struct Card {} }", 1),
      ("func best<Card>() -> [Card] { x }", 1),
    ])
  func functions(source: String, count: Int) throws {
    let found = try messages(
      source, readOnly: "struct Card {}", starter: "func best() -> [Card] { [] }", checks: "best()")
    #expect(found.count == count, "\(found)")
  }

  @Test(
    "holds a learner to the types of properties, as far as they show",
    arguments: [
      ("var score = 9", 0), ("var score: Int = 9", 0), ("var score: Int { 9 }", 0), ("private(set) var score = 9", 0),
      ("var score = Fake()", 1), ("var score: Fake", 1), ("var score = fake", 1), ("var score = Int(nine)", 0),
      ("var score = 9.5", 1), ("var points = 9", 0),
    ])
  func properties(source: String, count: Int) throws {
    for starter in ["struct Game { var score = 0 }", "struct Game { var score: Int { 0 } }"] {
      let found = try messages("struct Game { \(source) }", starter: starter, checks: "Game().score")
      #expect(found.count == count, "\(found)")
    }
  }

  @Test(
    "looks for what was given in its own place",
    arguments: [
      "struct Game: Scored {}\nprotocol Scored {}\nextension Scored { var score: Fake { x } }",
      "struct Game {}\nstruct Other { struct Game { var score = 0 } }",
      "struct Game {\n#if NEVER\nvar score = 0\n#endif\n}",
      "@dynamicMemberLookup struct Game { subscript(dynamicMember name: String) -> Fake { x } }",
    ])
  func places(source: String) throws {
    let found = try messages(source, starter: "struct Game { var score = 0 }", checks: "Game().score")
    #expect(found == ["'Game.score' is not where the exercise gave it; put it back."])
  }

  @Test(
    "refuses names of Foundation where the checks use it",
    arguments: [
      "extension String { func components(separatedBy text: String) -> [String] { [] } }", "struct Date {}",
      "extension String { func trimmingCharacters() {} }", "func sqrt(_ x: Double) -> Double { x }",
      "extension Date { var year: Int { 1 } }", "extension String { init(format: String) {} }",
      "func XCTAssertEqual(_ a: Int, _ b: Int) {}",
    ])
  func foundation(source: String) throws {
    #expect(try messages(source, checks: "import Foundation\nsqrt(Date().year)").count == 1)
  }

  @Test(
    "lets them through where no check can mean them",
    arguments: [
      "struct Date {}", "struct Unit {}", "extension Date { var isLeapDay: Bool { true } }",
      "extension String { func isPangram() {} }", "func sqrt(_ own: Own) {}\nstruct Own {}",
    ])
  func otherFoundation(source: String) throws {
    let checks = source.contains("struct Date") ? "Date()" : "import Foundation\nsqrt(2)"
    #expect(try messages(source, checks: checks) == [])
  }

  @Test("holds nobody to a type that the starter leaves to the compiler")
  func guessed() throws {
    let starter = "struct Game { var cards = Array(0..<3) }"
    #expect(try messages("struct Game { var cards: [Int] = [] }", starter: starter, checks: "Game().cards") == [])
  }

  @Test("holds nobody to what no check uses")
  func unused() throws {
    #expect(try messages("func best() -> Int { 1 }", starter: "func best() -> Bool { true }", checks: "worst()") == [])
  }

  @Test("lets through what the starter does itself")
  func granted() throws {
    let starter = "struct Clock {}\nextension Array { func map() {} }"
    #expect(try messages("struct Clock {}\nextension Array { func map(x: Int) {} }", starter: starter) == [])
    #expect(try messages("extension Array { func filter() {} }", starter: starter).count == 1)
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
      "struct Own<T> { static func == (a: Own<T>, b: Own<T>) -> Bool { true } }",
      "enum Own { struct Part { static func < (a: Part, b: Part) -> Bool { true } } }",
      "struct Own {}\nfunc ~= (a: Own, b: Int) -> Bool { true }",
      "struct Own { static func += (a: inout Own, b: Int) {} }",
      "infix operator **\nfunc ** (a: Int, b: Int) -> Int { a }", "private func + (a: Int, b: Int) -> Int { a }",
    ])
  func operators(source: String) throws {
    #expect(try refusals(source).map(\.message) == [])
  }

  @Test(
    "extensions with names of the learner's own, or for the learner's own types",
    arguments: [
      "extension Array { var onlyElement: Element? { count == 1 ? first : nil } }",
      "extension Collection { var isNotEmpty: Bool { !isEmpty } }", "extension Int { var isPrime: Bool { true } }",
      "extension Array { subscript(safe index: Int) -> Element? { nil } }",
      "extension String { subscript(index: Int) -> Character { self[self.startIndex] } }",
      "extension Int { init(roman: String) { self = 0 } }",
      "extension Int { init(_ own: Own) { self = 0 } }\nstruct Own {}",
      "extension Int { init(_ own: Own?) { self = 0 } }\nstruct Own {}",
      "struct Own {}\nextension Own { var count: Int { 0 }; init(_ x: Int) {}; subscript(i: Int) -> Int { i } }",
      "struct Own { var count = 0; var first: Int { 0 }; func map() {} }",
      "private extension Array { var count: Int { 0 } }", "extension Array { fileprivate var count: Int { 0 } }",
      "extension Int { struct Roman { var count = 0 } }", "protocol Own {}\nextension Own { var count: Int { 0 } }",
      "func max(_ a: Own, _ b: Own) -> Own { a }\nstruct Own {}", "func print(_ text: String) {}",
      "private func zip() {}", "struct Own { struct Set {}; enum Error {} }", "struct SetGame {}",
      "func sum<T: Numeric>(_ a: T) -> T { a }", "struct Flags: OptionSet { let rawValue: Int }",
    ])
  func extensions(source: String) throws {
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

  @Test("a word that an exercise allows in each of the rules")
  func allowed() throws {
    let source =
      "struct Set: ExpressibleByIntegerLiteral {}\nextension Array { var count: Int { 0 } }\nfunc == (a: Int, b: Int) {}"
    let rules = SafetyRules(allow: ["Set", "ExpressibleByIntegerLiteral", "count", "=="])
    #expect(try refusals(source).count == 4)
    #expect(try refusals(source, rules: rules).isEmpty)
  }

  /// The folders of the course's exercises.
  static let exercises: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let exercises = root.appending(path: "exercises").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: exercises)) ?? []
    return names.sorted().map { "\(exercises)/\($0)" }
      .filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
  }()

  @Test("the starters and solutions of the course", arguments: exercises)
  func course(folder: String) throws {
    let starter = try sources(in: "\(folder)/Sources")
    let solution = starter.merging(try sources(in: "\(folder)/.meta/Sources")) { $1 }
    for module in [starter, solution] {
      try #require(!module.isEmpty)
      #expect(try refusals(module.values.sorted()).map(\.message) == [])
    }
  }

  /// The Swift files below a folder, by the path below it.
  private func sources(in folder: String) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return Dictionary(
      uniqueKeysWithValues: try paths.map { ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) })
  }
}
