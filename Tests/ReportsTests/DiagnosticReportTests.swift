import Testing
import Typesetting

@testable import Grading
@testable import Reports

/// The file and what Swift 6.3.1 says of it with `-diagnostic-style llvm`; the snapshots were read by eye.
@Suite("The report of the compiler's messages")
struct DiagnosticReportTests {
  static let file = "/mine/flip-count/Sources/FlipCount/Concentration.swift"

  /// Tabs, letters of several bytes, and clusters of several scalars.
  static let source = """
    struct Concentration {
    \tvar flipCount = 0
    \tlet cards = [1, 2, 3]

    \tfunc choose(at index: Int) {
    \t\tflipCount += 1
    \t\tlet 횟수 = "👨‍👩‍👧 é"; flipCuont += 횟수
    \t\tlet next: Int? = cards.first
    \t\tlet sum: Int = next
    \t\tflipCuont = 3
    \t\tif cards.isEmpty == cards.count && flipCount > cards.count && flipCount < 100 { cards.lenght }
    \t}
    }
    """

  static let output = """
    /mine/flip-count/Sources/FlipCount/Concentration.swift:6:13: error: left side of mutating operator isn't mutable: 'self' is immutable
                    flipCount += 1
                    ~~~~~~~~~ ^
    /mine/flip-count/Sources/FlipCount/Concentration.swift:5:2: note: mark method 'mutating' to make 'self' mutable
            func choose(at index: Int) {
            ^
            mutating\u{20}
    /mine/flip-count/Sources/FlipCount/Concentration.swift:7:42: error: cannot find 'flipCuont' in scope
                    let 횟수 = "👨‍👩‍👧 é"; flipCuont += 횟수
    /mine/flip-count/Sources/FlipCount/Concentration.swift:9:18: error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
                    let sum: Int = next
                                   ^
    /mine/flip-count/Sources/FlipCount/Concentration.swift:9:18: note: coalesce using '??' to provide a default when the optional value contains 'nil'
                    let sum: Int = next
                                   ^
                                        ?? <#default value#>
    /mine/flip-count/Sources/FlipCount/Concentration.swift:9:18: note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
                    let sum: Int = next
                                   ^
                                       !
    /mine/flip-count/Sources/FlipCount/Concentration.swift:10:3: error: cannot find 'flipCuont' in scope
                    flipCuont = 3
                    ^~~~~~~~~
    /mine/flip-count/Sources/FlipCount/Concentration.swift:11:20: error: binary operator '==' cannot be applied to operands of type 'Bool' and 'Int'
                    if cards.isEmpty == cards.count && flipCount > cards.count && flipCount < 100 { cards.lenght }
                       ~~~~~~~~~~~~~ ^  ~~~~~~~~~~~
    /mine/flip-count/Sources/FlipCount/Concentration.swift:11:20: note: overloads for '==' exist with these partially matching parameter lists: (Bool, Bool), (Int, Int)
                    if cards.isEmpty == cards.count && flipCount > cards.count && flipCount < 100 { cards.lenght }
                                     ^
    /mine/flip-count/Sources/FlipCount/Concentration.swift:11:89: error: value of type '[Int]' has no member 'lenght'
                    if cards.isEmpty == cards.count && flipCount > cards.count && flipCount < 100 { cards.lenght }
                                                                                                    ~~~~~ ^~~~~~

    """

  private func lines(_ appearance: Appearance, _ diagnostics: [Diagnostic]? = nil) -> [StyledLine] {
    let source = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    return DiagnosticReport(
      diagnostics: diagnostics ?? parseDiagnostics(Self.output.utf8), appearance: appearance, limit: 3
    ) { _, line in source.indices.contains(line - 1) ? String(source[line - 1]) : nil }.lines
  }

  @Test(
    "shows the first errors, each with its line, its notes and what to change it to",
    arguments: [
      (
        40,
        """
          Concentration.swift:6:13  error: left
            side of mutating operator isn't
            mutable: 'self' is immutable
            6 │     flipCount += 1
              │     ~~~~~~~~~ ^
            note: mark method 'mutating' to make
              'self' mutable (line 5)
            Change to: mutating func choose(at
                index: Int) {
          Concentration.swift:7:42  error:
            cannot find 'flipCuont' in scope
            7 │     let 횟수 = "👨‍👩‍👧 é"; flipCuon…
              │                        ^
            and 1 more that follows from it
          Concentration.swift:9:18  error: value
            of optional type 'Int?' must be
            unwrapped to a value of type 'Int'
            9 │     let sum: Int = next
              │                    ^
            note: coalesce using '??' to provide
              a default when the optional value
              contains 'nil'
            Change to: let sum: Int = next ??
                ‹default value›
            note: force-unwrap using '!' to
              abort execution if the optional
              value contains 'nil'
            Change to: let sum: Int = next!
          2 more errors (--verbose shows all)
        """
      ),
      (
        80,
        """
          Concentration.swift:6:13  error: left side of mutating operator isn't mutable:
            'self' is immutable
            6 │     flipCount += 1
              │     ~~~~~~~~~ ^
            note: mark method 'mutating' to make 'self' mutable (line 5)
            Change to: mutating func choose(at index: Int) {
          Concentration.swift:7:42  error: cannot find 'flipCuont' in scope
            7 │     let 횟수 = "👨‍👩‍👧 é"; flipCuont += 횟수
              │                        ^
            and 1 more that follows from it
          Concentration.swift:9:18  error: value of optional type 'Int?' must be
            unwrapped to a value of type 'Int'
            9 │     let sum: Int = next
              │                    ^
            note: coalesce using '??' to provide a default when the optional value
              contains 'nil'
            Change to: let sum: Int = next ?? ‹default value›
            note: force-unwrap using '!' to abort execution if the optional value
              contains 'nil'
            Change to: let sum: Int = next!
          2 more errors (--verbose shows all)
        """
      ),
      (
        120,
        """
          Concentration.swift:6:13  error: left side of mutating operator isn't mutable: 'self' is immutable
            6 │     flipCount += 1
              │     ~~~~~~~~~ ^
            note: mark method 'mutating' to make 'self' mutable (line 5)
            Change to: mutating func choose(at index: Int) {
          Concentration.swift:7:42  error: cannot find 'flipCuont' in scope
            7 │     let 횟수 = "👨‍👩‍👧 é"; flipCuont += 횟수
              │                        ^
            and 1 more that follows from it
          Concentration.swift:9:18  error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
            9 │     let sum: Int = next
              │                    ^
            note: coalesce using '??' to provide a default when the optional value contains 'nil'
            Change to: let sum: Int = next ?? ‹default value›
            note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
            Change to: let sum: Int = next!
          2 more errors (--verbose shows all)
        """
      ),
    ])
  func first(width: Int, expected: String) {
    #expect(lines(.plain(width)).text == expected)
  }

  @Test("keeps to ASCII signs where it must")
  func ascii() {
    let own = lines(.ascii).text.filter { !$0.isASCII }
    // What is left are the learner's own letters.
    #expect(own == "횟수👨‍👩‍👧e\u{301}횟수")
  }

  @Test("cuts a long line so that the place stays in sight, and shows all errors when asked to")
  func verbose() {
    var appearance = Appearance.plain(80)
    appearance.isVerbose = true
    let expected = """
        Concentration.swift:11:20  error: binary operator '==' cannot be applied to
          operands of type 'Bool' and 'Int'
          11 │     if cards.isEmpty == cards.count && flipCount > cards.count && flip…
             │        ~~~~~~~~~~~~~ ^  ~~~~~~~~~~~
          note: overloads for '==' exist with these partially matching parameter
            lists: (Bool, Bool), (Int, Int)
        Concentration.swift:11:89  error: value of type '[Int]' has no member 'lenght'
          11 │ …s.count && flipCount > cards.count && flipCount < 100 { cards.lenght }
             │                                                          ~~~~~ ^~~~~~
      """
    #expect(lines(appearance).text.hasSuffix(expected))
  }

  @Test("a caret stands below its place, wherever the line is cut", arguments: 20...120)
  func carets(width: Int) {
    var appearance = Appearance.plain(width)
    appearance.isVerbose = true
    let rows = lines(appearance).map(\.text)
    let pointed = rows.indices.dropFirst().filter { rows[$0].contains("^") }.map { index in
      character(of: rows[index - 1], at: TextWidth.cells(of: rows[index].prefix { $0 != "^" }))
    }
    // `+=`, the second `flipCuont` after wide letters, `next`, `flipCuont`, `==` and `lenght`.
    #expect(pointed == ["+", "f", "n", "f", "=", "l"])
  }

  /// The character that begins after so many cells.
  private func character(of row: String, at cells: Int) -> Character? {
    var before = 0
    return row.first { character in
      defer { before += TextWidth.cells(of: character) }
      return before == cells
    }
  }

  @Test(
    "an error that only follows from another one is counted, not shown",
    arguments: [
      // The same name is missing.
      (["2:3 cannot find 'x' in scope", "5:3 cannot find 'x' in scope", "5:3 cannot find 'y' in scope"], [1, 0]),
      (["2:3 value of type 'A' has no member 'x'", "3:3 value of type 'A' has no member 'x'"], [1]),
      // Something else on a line with an error, but nothing else that is missing.
      (["2:3 cannot find 'x' in scope", "2:9 cannot convert value of type 'A' to 'B'"], [1]),
      (["2:3 cannot find 'x' in scope", "2:9 cannot find 'y' in scope"], [0, 0]),
      // Of a line that cannot be read nothing is sure.
      (["2:3 expected ',' separator", "2:9 cannot find 'y' in scope", "3:1 cannot find 'z' in scope"], [1, 0]),
      // The same message on another line is another mistake.
      (["2:3 cannot convert value of type 'A' to 'B'", "3:3 cannot convert value of type 'A' to 'B'"], [0, 0]),
    ])
  func followers(messages: [String], followers: [Int]) {
    let errors = messages.flatMap { message in
      let parts = message.split(separator: " ", maxSplits: 1)
      return parseDiagnostics("a.swift:\(parts[0]): error: \(parts[1])\n".utf8)
    }
    #expect(grouped(errors).map(\.followers) == followers)
  }

  @Test("errors with one place to mend are one")
  func oneCause() {
    let errors = parseDiagnostics(
      """
      a.swift:3:7: error: left side of mutating operator isn't mutable: 'k' is a 'let' constant
      a.swift:2:3: note: change 'let' to 'var' to make it mutable
      a.swift:4:7: error: left side of mutating operator isn't mutable: 'k' is a 'let' constant
      a.swift:2:3: note: change 'let' to 'var' to make it mutable
      """.utf8)
    #expect(grouped(errors).map(\.followers) == [1])
  }

  @Test("tabs and a changed file do not move the caret from the compiler's own line")
  func changedFile() {
    let diagnostic = Diagnostic(
      file: Self.file, line: 1, column: 5, severity: .error, message: "m", sourceLine: "let gone = 1",
      highlights: [.init(column: 5, length: 4)])
    #expect(
      lines(.plain(80), [diagnostic]).text
        == "  Concentration.swift:1:5  error: m\n    1 │ let gone = 1\n      │     ^~~~")
  }
}
