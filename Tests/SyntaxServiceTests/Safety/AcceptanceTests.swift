import Foundation
import SwiftSource
import Testing
import Wordings

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
    #expect(try refusals(source).map(\.message.english) == [])
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
    #expect(try refusals(source).map(\.message.english) == [])
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
    #expect(try refusals(source).map(\.message.english) == [])
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
    #expect(try refusals(source).map(\.message.english) == [])
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
      .deletingLastPathComponent().deletingLastPathComponent()
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
      #expect(try refusals(module.values.sorted()).map(\.message.english) == [])
    }
  }

  /// The Swift files below a folder, by the path below it.
  private func sources(in folder: String) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    return Dictionary(
      uniqueKeysWithValues: try paths.map { ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) })
  }
}
