import SwiftSource
import Testing
import Wordings

/// Declarations that would change what the checks mean.
extension RefusalTests {
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
      findings.first?.message.english.hasSuffix("over types that are not yours, which changes what the checks mean.")
        == true)
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
    #expect(findings.first?.message.english.hasSuffix("is a name of the testing library; choose another.") == true)
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
    "default values that tell which check calls",
    arguments: ["line", "file", "fileID", "filePath", "function", "column"])
  func places(macro: String) throws {
    #expect(
      try messages("func f(_ place: Int = #\(macro)) {}")
        == ["'#\(macro)' would tell which check calls; this exercise is solved without it here."])
    #expect(
      try refusals("struct S { init(at: Int = #\(macro)) {}; subscript(at: Int = #\(macro)) -> Int { 1 } }").count == 2)
  }
}
