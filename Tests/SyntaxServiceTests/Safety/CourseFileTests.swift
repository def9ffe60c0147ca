import SwiftSource
import Testing
import Wordings

@Suite("Beside the course's own files the safety scan")
struct CourseFileTests {
  private func messages(
    _ source: String, readOnly: String = "", starter: String = "", checks: String = ""
  ) throws -> [String] {
    func files(_ text: String) -> [SourceText] { text.isEmpty ? [] : [SourceText(file: "Given.swift", text: text)] }
    let course = CourseSources(readOnly: files(readOnly), starter: files(starter), checks: files(checks))
    return try refusals(source, rules: SafetyRules(course: course)).map(\.message.english)
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
