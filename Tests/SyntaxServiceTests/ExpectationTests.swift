import SwiftSource
import Testing

/// What is quoted, and where it stands, is what the testing library of Swift 6.3.1 reported for these very sources.
@Suite("The expectations of a check")
struct ExpectationTests {
  @Test(
    "are split where the testing library splits them",
    arguments: [
      ("f() == 2", ["f()", "==", "2"]),
      ("f()==2", ["f()", "==", "2"]),
      ("2 == f()", ["2", "==", "f()"]),
      ("f() != 3", ["f()", "!=", "3"]),
      ("f() < 2", ["f()", "<", "2"]),
      ("f() <= 2", ["f()", "<=", "2"]),
      ("f() > 2", ["f()", ">", "2"]),
      ("f() >= 2", ["f()", ">=", "2"]),
      ("a === b", ["a", "===", "b"]),
      ("a !== b", ["a", "!==", "b"]),
      ("o ?? 1 == 2", ["o ?? 1", "==", "2"]),
      ("1 + f() * 2 == 9 - 1", ["1 + f() * 2", "==", "9 - 1"]),
      ("f() & 1 == 0", ["f() & 1", "==", "0"]),
      ("f() &* 2 == 0", ["f() &* 2", "==", "0"]),
      ("f() ...  4 == 1...2", ["f() ...  4", "==", "1...2"]),
      ("f() as Int == 2", ["f() as Int", "==", "2"]),
      ("(o as Int?) != nil", ["(o as Int?)", "!=", "nil"]),
      ("-f() == -2", ["-f()", "==", "-2"]),
      ("(f() == 2) == true", ["(f() == 2)", "==", "true"]),
      ("s.name == \"a == b\"", ["s.name", "==", "\"a == b\""]),
      ("s.sum(1, 2) == s.sum(2, 2)", ["s.sum(1, 2)", "==", "s.sum(2, 2)"]),
      ("s.list.map { $0 == 1 } == [false]", ["s.list.map { $0 == 1 }", "==", "[false]"]),
      ("s.list == [1,   2]", ["s.list", "==", "[1,   2]"]),
      ("[1].map { try? k(g()) + $0 } == [2]", ["[1].map { try? k(g()) + $0 }", "==", "[2]"]),
      ("f() == 2, \"with a comment\"", ["f()", "==", "2"]),
      ("\n    f()\n      == 2\n  ", ["f()", "==", "2"]),
      ("f() == 2 // why\n  ", ["f()", "==", "2"]),
      ("f() // why\n    == 2", ["f()", "==", "2"]),
      ("/* lead */ f() /* mid */ == /* x */ 2 /* end */", ["f()", "==", "2"]),
      ("f() + /* plus */ 1 == 2", ["f() + /* plus */ 1", "==", "2"]),
      ("f(1, // one\n    y: 2) == 2", ["f(1, // one\n    y: 2)", "==", "2"]),
      ("f(\n    1,\n    y: 2) == 2", ["f(\n    1,\n    y: 2)", "==", "2"]),
    ])
  func comparisons(expression: String, expected: [String]) throws {
    for macro in ["#expect", "#require"] {
      let stated = try checkSources("@Test func a() { \(macro)(\(expression)) }").expectations
      #expect(stated.map { [$0.left, $0.comparison, $0.right] } == [expected])
    }
  }

  @Test(
    "are none where the testing library reports no two sides",
    arguments: [
      "f()", "!(f() == 3)", "f() > 1 && f() == 2", "f() == 1 || f() == 2", "a == b && c == d",
      "f() == 2 ? false : false", "s.list.contains { $0 == 7 }", "o == nil && true", "a ~~ b == c", "a == b == c",
      "try g() == 2", "await h() == 2", "k(try g()) == 2", "try k(g()) == 2", "(try g()) == 2", "throws: E.self",
      "f() as? Int", "x is Int",
    ])
  func noComparison(expression: String) throws {
    #expect(try checkSources("@Test func a() { #expect(\(expression)) }").expectations.isEmpty)
  }

  @Test(
    "stand where the testing library says, in lines and bytes from 1",
    arguments: [
      ("  #expect(f() == 2)", 1, 3),
      ("\t#expect(f() == 2)", 1, 2),
      ("  /* 한글 */ #expect(f() == 2)", 1, 16),
      ("  let 이름 = 4; #expect(이름 == 2)", 1, 19),
      ("  let _ = try? #require(f() == 2)", 1, 16),
      ("\n\n  #expect(\n    f() == 2)", 3, 3),
      ("\r\n  #expect(f() == 2)", 2, 3),
    ])
  func places(source: String, line: Int, column: Int) throws {
    let stated = try checkSources(source).expectations
    #expect(stated.map(\.line) == [line])
    #expect(stated.map(\.column) == [column])
    #expect(stated.map(\.file) == ["Tests.swift"])
  }

  @Test("are found inside closures and other expectations, in source order")
  func nested() throws {
    let source = "#expect(throws: E.self) { #expect(a == 1); _ = try #require(b == 2) }; #expect(c == 3)"
    #expect(try checkSources(source).expectations.map(\.left) == ["a", "b", "c"])
  }
}
