import SwiftSource
import SyntaxService
import Testing

/// The identifiers and display names are those that the testing library of Swift 6.3.1 gave for these very sources.
@Suite("The checks of a file")
struct DiscoveryTests {
  @Test(
    "have the testing library's identifiers",
    arguments: [
      ("@Test func free() {}", ["free()"]),
      ("@Testing.Test func qualified() {}", ["qualified()"]),
      ("@Test @MainActor func onMain() async throws {}", ["onMain()"]),
      ("@available(macOS 13, *) @Test(.disabled()) func later() {}", ["later()"]),
      ("@Test func under_score한글() {}", ["under_score한글()"]),
      ("@Test func `has spaces`() {}", ["`has spaces`()"]),
      ("@Test func `1st`() {}", ["`1st`()"]),
      ("@Test func `a/b`() {}", ["`a/b`()"]),
      ("@Test func `plain`() {}", ["plain()"]),
      ("@Test func `class`() {}", ["class()"]),
      ("@Test(arguments: [1]) func one(_ n: Int) {}", ["one(_:)"]),
      ("@Test(arguments: [1], [2]) func two(a: Int, b c: Int) {}", ["two(a:b:)"]),
      ("@Test(arguments: [1]) func keyword(`in`: Int) {}", ["keyword(in:)"]),
      ("@Test(arguments: [1]) func words(`two words` x: Int) {}", ["words(`two words`:)"]),
      ("@Suite struct Outer { @Test func a() {}; @Test func b() {} }", ["Outer/a()", "Outer/b()"]),
      ("struct Outer { struct Inner { @Test func a() {} } }", ["Outer/Inner/a()"]),
      ("final class Outer { @Test func a() {} }", ["Outer/a()"]),
      ("actor Outer { @Test func a() {} }", ["Outer/a()"]),
      ("enum Outer { @Test static func a() {} }", ["Outer/a()"]),
      ("struct Outer { struct Inner {} }; extension Outer.Inner { @Test func a() {} }", ["Outer/Inner/a()"]),
      ("struct Outer {}; extension Outer { struct Late { @Test func a() {} } }", ["Outer/Late/a()"]),
      ("struct `raw suite` { @Test func a() {} }", ["`raw suite`/a()"]),
      ("struct `Plain` { @Test func a() {} }", ["Plain/a()"]),
      ("struct `v1.2` {}; extension `v1.2` { @Test func a() {} }", ["`v1.2`/a()"]),
    ])
  func identifiers(source: String, expected: [String]) throws {
    #expect(try checkSources(source).checks.map(\.id) == expected)
  }

  @Test(
    "have the testing library's display names",
    arguments: [
      ("@Test func free() {}", "free"),
      ("@Test(\"A sentence.\") func free() {}", "A sentence."),
      (#"@Test("Free with \"quotes\" and \u{d55c}글\\n") func free() {}"#, #"Free with "quotes" and 한글\n"#),
      (##"@Test(#"raw "string" \n"#) func free() {}"##, #"raw "string" \n"#),
      ("@Test(\"\"\"\n  two\n  lines\n  \"\"\") func free() {}", "two\nlines"),
      ("@Test(\"Named\", arguments: [1]) func free(_ n: Int) {}", "Named"),
      ("@Test(.disabled(\"why\")) func free() {}", "free"),
      ("@Test func `has spaces`() {}", "has spaces"),
      ("@Test(\"Named\") func `has spaces`() {}", "Named"),
    ])
  func displayNames(source: String, expected: String) throws {
    #expect(try checkSources(source).checks.map(\.name) == [expected])
  }

  @Test(
    "are none where no test function is declared",
    arguments: [
      "func free() {}", "// @Test func free() {}", "/* @Test func free() {} */", "let text = \"@Test func free() {}\"",
      "@Suite struct Empty {}", "@Testable func free() {}", "",
    ])
  func none(source: String) throws {
    #expect(try checkSources(source).checks.isEmpty)
  }

  @Test("are found in every branch of an #if")
  func conditions() throws {
    let source = """
      #if os(Linux)
      @Test func here() {}
      #else
      @Test func there() {}
      #endif
      struct Suite {
        #if DEBUG
          @Test func inside() {}
        #endif
      }
      """
    #expect(try checkSources(source).checks.map(\.id) == ["here()", "there()", "Suite/inside()"])
  }

  @Test("know whether they have arguments")
  func parameterized() throws {
    let source = "@Test(arguments: [1]) func one(_ n: Int) {}; @Test(\"x\", .tags()) func none() {}"
    #expect(try checkSources(source).checks.map(\.isParameterized) == [true, false])
  }

  @Test("know their lines, the attributes' included, and their file")
  func lines() throws {
    let source = """
      import Testing

      // A comment is not part of it.
      @Test("x")
      @MainActor
      func first() {
        #expect(true)
      }
      @Test func second() {}
      """
    let checks = try checkSources(source).checks
    #expect(checks.map(\.firstLine) == [4, 9])
    #expect(checks.map(\.lastLine) == [8, 9])
    #expect(checks.allSatisfy { $0.file == "Tests.swift" })
  }

  @Test(
    "belong to the task of the nearest comment above the function, else above its suite",
    arguments: [
      ("// Task 1\n@Test func a() {}", [1]),
      ("// Task 1\n@Test func a() {}\n@Test func b() {}", [1, nil]),
      ("// Task 12: words\n@Test func a() {}", [12]),
      ("//  Task  3\n@Test func a() {}", [3]),
      ("// Task 1\n\n// Something else.\n/// A document.\n@Test func a() {}", [1]),
      ("// Task 1\n// Task 2\n@Test func a() {}", [2]),
      ("@Test func a() {} // Task 1\n@Test func b() {}", [nil, nil]),
      ("// Tasks 1\n@Test func a() {}", [nil]),
      ("// See Task 1\n@Test func a() {}", [nil]),
      ("// Task one\n@Test func a() {}", [nil]),
      ("// Task 99999999999999999999\n@Test func a() {}", [nil]),
      ("// Task 1\nstruct S {\n@Test func a() {}\n// Task 2\n@Test func b() {}\n@Test func c() {}\n}", [1, 2, 1]),
      ("// Task 1\nstruct S {\n// Task 2\nstruct T {\n@Test func a() {}\n}\n@Test func b() {}\n}", [2, 1]),
      ("// Task 1\nstruct S {\nstruct T {\n@Test func a() {}\n}\n}", [1]),
      ("struct S {}\n// Task 4\nextension S {\n@Test func a() {}\n}", [4]),
      ("#if DEBUG\n// Task 5\n@Test func a() {}\n#endif", [5]),
      ("import Testing\n// Task 1\nlet x = 1\n@Test func a() {}", [nil]),
    ])
  func tasks(source: String, expected: [Int?]) throws {
    #expect(try checkSources(source).checks.map(\.task) == expected)
  }

  @Test("are, in XCTest classes, the instance methods without parameters whose names begin with test")
  func xctest() throws {
    let source = """
      // Task 2
      final class GameTests: XCTestCase {
        func testFlip() {}
        func testLater() async throws {}
        func testHelper(_ n: Int) {}
        static func testing() {}
        class func tested() {}
        func helper() {}
        // func testNothing() {}
        struct Inner { func testInner() {} }
      }
      class Other { func testOther() {} }
      class Qualified: XCTest.XCTestCase { func testQualified() {} }
      """
    let checks = try checkSources(source).checks
    #expect(checks.map(\.id) == ["GameTests/testFlip()", "GameTests/testLater()", "Qualified/testQualified()"])
    #expect(checks.map(\.framework) == [.xctest, .xctest, .xctest])
    #expect(checks.map(\.task) == [2, 2, nil])
  }

  /// What XCTest's own discovery, and the package manager's on Linux, would run.
  @Test(
    "are, in XCTest classes, also what they inherit and what extensions add",
    arguments: [
      (
        ["class A: XCTestCase { func testA() {} }; class B: A { func testB() {} }"],
        ["A/testA()", "B/testA()", "B/testB()"]
      ),
      (
        ["class A: XCTestCase { func testA() {} }; class B: A { override func testA() {} }"],
        ["A/testA()", "B/testA()"]
      ),
      (
        ["class C: B {}; class B: A {}", "class A: XCTestCase { func testA() {} }"],
        ["C/testA()", "B/testA()", "A/testA()"]
      ),
      (["class A: XCTestCase {}; extension A { func testA() {} }"], ["A/testA()"]),
      (["extension A { func testA() {} }", "class A: XCTestCase {}; class B: A {}"], ["A/testA()", "B/testA()"]),
      (["class A<T>: XCTestCase { func testA() {} }; class B: A<Int> {}"], ["B/testA()"]),
      (["enum N { class A: XCTestCase { func testA() {} }; class B: A {} }"], ["N/A/testA()", "N/B/testA()"]),
      (["enum N { class A: XCTestCase { func testA() {} } }; class B: N.A {}"], ["N/A/testA()", "B/testA()"]),
      (["class A: XCTestCase, P { func `test this`() {} }"], ["A/`test this`()"]),
      (["class A: XCTestCase { private func testA() {}; func testB() -> Int { 1 }; func testC<T>() {} }"], []),
      (["class A: Other { func testA() {} }; class Other {}"], []),
      (["class A: B { func testA() {} }; class B: A {}"], []), (["class A: A { func testA() {} }"], []),
      (["func f() { class A: XCTestCase { func testA() {} } }"], []),
    ])
  func inheritance(sources: [String], expected: [String]) throws {
    let files = sources.enumerated().map { SourceText(file: "\($0).swift", text: $1) }
    guard case .checks(let found) = reply(to: .checks(files)) else { throw CancellationError() }
    #expect(found.checks.map(\.id) == expected)
    #expect(Set(found.registered.flatMap(\.registrations.keys)) == Set(expected))
  }

  @Test("keep, in XCTest classes, the conditions that they are compiled under")
  func conditionalMethods() throws {
    let source = """
      #if os(Linux)
      class A: XCTestCase {
        #if NEVER
          func testA() {}
        #elseif DEBUG
          func testB() {}
        #else
          func testC() {}
        #endif
      }
      #endif
      """
    let registrations = try checkSources(source).registered.first?.registrations ?? [:]
    let conditions = registrations.mapValues { text in
      Set(text.split(separator: "\n").filter { $0.hasPrefix("#if") }.map(String.init))
    }
    #expect(
      conditions == [
        "A/testA()": ["#if (os(Linux))", "#if (NEVER)"],
        "A/testB()": ["#if (os(Linux))", "#if !(NEVER) && (DEBUG)"],
        "A/testC()": ["#if (os(Linux))", "#if !(NEVER) && !(DEBUG)"],
      ])
  }

  @Test(
    "may assert in either order; a value that is written out or called the expected one is that",
    arguments: [
      ("XCTAssertEqual(sum(1, 1), 2)", false), ("XCTAssertEqual(2, sum(1, 1))", true),
      ("XCTAssertEqual(expected, sum(1, 1))", true), ("XCTAssertEqual(sum(1, 1), expected)", false),
      ("XCTAssertEqual([-1, 2.5, nil], list())", true), ("XCTAssertEqual((\"a\"), text())", true),
      ("XCTAssertEqual(\"\\(a)\", text())", false), ("XCTAssertEqual(a, b)", false), ("XCTAssertEqual(1, 2)", false),
    ])
  func assertionOrder(source: String, isReversed: Bool) throws {
    let stated = try checkSources(source).expectations
    #expect(stated.map(\.isReversed) == [isReversed])
    #expect(stated.map(\.column) == [0])
  }

  @Test("may assert twice in a line, which nobody can tell apart afterwards")
  func assertionsInALine() throws {
    let stated = try checkSources("XCTAssertEqual(1, a); XCTAssertEqual(b, 2)\nXCTAssertEqual(3, c)").expectations
    #expect(stated.map(\.left) == ["3"])
  }

  @Test(
    "may start processes to see how they exit",
    arguments: [
      ("@Test func a() async { await #expect(processExitsWith: .failure) { f() } }", true),
      ("@Test func a() async throws { try await #require(\n  processExitsWith: .success) { f() } }", true),
      ("// #expect(processExitsWith: .failure) { f() }\nlet text = \"processExitsWith: .failure\"", false), ("", false),
    ])
  func exitTests(source: String, expected: Bool) throws {
    #expect(try checkSources(source).hasExitTests == expected)
  }

  @Test("are found as far as the syntax goes where it has errors")
  func syntaxErrors() throws {
    #expect(try checkSources("@Test func a() {}\n@Test func {\n@Test func b( {}").checks.first?.id == "a()")
    for source in [
      "@Test", "@Test(", "struct {", "}}}", "#if", "extension { @Test func a() {} }", "\0", "\u{feff}@Test",
    ] {
      _ = try checkSources(source)
    }
  }
}
