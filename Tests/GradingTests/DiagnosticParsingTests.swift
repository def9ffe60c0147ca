import Foundation
import Testing

@testable import Grading

/// What the compiler says was taken down from Swift 6.3.1 with `-diagnostic-style llvm`.
@Suite("What the compiler says")
struct DiagnosticParsingTests {
  static let output = """
    /mine: a/Sources/한글.swift:2:7: error: cannot find 'c' in scope
      a + c
          ^
    /mine: a/Sources/한글.swift:5:7: warning: initialization of immutable value 'b' was never used; consider replacing \
    with assignment to '_' or removing it [#no-usage]
      let b = 1
      ~~~~^
      _
    /mine: a/Sources/한글.swift:2:7: error: cannot find 'c' in scope
      a + c
          ^
    <unknown>:0: error: something else

    """

  @Test("becomes messages with their places and source lines, each once, without the names of groups")
  func diagnostics() {
    let file = "/mine: a/Sources/한글.swift"
    #expect(
      parseDiagnostics(Self.output.utf8) == [
        Diagnostic(
          file: file, line: 2, column: 7, severity: .error, message: "cannot find 'c' in scope", sourceLine: "  a + c"),
        Diagnostic(
          file: file, line: 5, column: 7, severity: .warning,
          message: "initialization of immutable value 'b' was never used; consider replacing with assignment to '_' "
            + "or removing it", sourceLine: "  let b = 1", highlights: [.init(column: 3, length: 5)],
          fixIts: [.init(line: 5, column: 3, length: 5, text: "_")]),
      ])
  }

  @Test("keeps its notes under their message, and counts no tab twice")
  func notes() {
    // The file has tabs; the compiler shows spaces.
    let output = """
      a.swift:4:13: error: left side of mutating operator isn't mutable: 'self' is immutable
                      flipCount += 1
                      ~~~~~~~~~ ^
      a.swift:3:2: note: mark method 'mutating' to make 'self' mutable
              func flip() {
              ^
              mutating\u{20}
      a.swift:9:16: error: cannot find 'mim' in scope
      func h() { _ = mim }
                     ^~~
      a.swift:2:28: error: cannot find 'lat' in scope
      func g() { let 횟수 = 1; lat x = mim; _ = 횟수 }

      """
    let note = Diagnostic(
      file: "a.swift", line: 3, column: 2, severity: .note, message: "mark method 'mutating' to make 'self' mutable",
      sourceLine: "        func flip() {", fixIts: [.init(line: 3, column: 2, text: "mutating ")])
    #expect(
      parseDiagnostics(output.utf8) == [
        Diagnostic(
          file: "a.swift", line: 4, column: 13, severity: .error,
          message: "left side of mutating operator isn't mutable: 'self' is immutable",
          sourceLine: "                flipCount += 1", highlights: [.init(column: 3, length: 9)], notes: [note]),
        Diagnostic(
          file: "a.swift", line: 9, column: 16, severity: .error, message: "cannot find 'mim' in scope",
          sourceLine: "func h() { _ = mim }", highlights: [.init(column: 16, length: 3)]),
        Diagnostic(
          file: "a.swift", line: 2, column: 28, severity: .error, message: "cannot find 'lat' in scope",
          sourceLine: "func g() { let 횟수 = 1; lat x = mim; _ = 횟수 }"),
      ])
  }

  /// A message with its rows, and the line that the compiler means.
  struct Correction: Sendable {
    var message: String
    var fixed: String?
  }

  @Test(
    "says what the line would be",
    arguments: [
      Correction(
        message: """
          a.swift:11:27: error: expected ',' separator
            for i in 0..k { print(i a) }
                                    ^
                                   ,
          """, fixed: "  for i in 0..k { print(i, a) }"),
      Correction(
        message: """
          a.swift:2:3: error: change 'let' to 'var' to make it mutable
            let k = 3
            ^~~
            var
          """, fixed: "  var k = 3"),
      Correction(
        message: """
          a.swift:4:8: error: use of '=' in a boolean context, did you mean '=='?
            if a = k {}
               ~ ^ ~
                 ==
          """, fixed: "  if a == k {}"),
      Correction(
        message: """
          a.swift:6:16: error: coalesce using '??' to provide a default when the optional value contains 'nil'
            let p: Int = o
                         ^
                           ?? <#default value#>
          """, fixed: "  let p: Int = o ?? <#default value#>"),
      Correction(
        message: """
          a.swift:7:16: error: coalesce using '??' to provide a default when the optional value contains 'nil'
            let q: Int = o + 1
                         ^
                         ( ?? <#default value#>)
          """, fixed: "  let q: Int = (o ?? <#default value#>) + 1"),
      Correction(
        message: """
          a.swift:6:16: error: force-unwrap using '!' to abort execution if the optional value contains 'nil'
            let p: Int = o
                         ^
                          !
          """, fixed: "  let p: Int = o!"),
      Correction(
        message: """
          a.swift:8:19: error: cannot convert value of type 'Int' to specified type 'Double'
            let d: Double = a
                            ^
                            Double( )
          """, fixed: "  let d: Double = Double(a)"),
      Correction(
        message: """
          a.swift:16:21: error: cannot convert value of type 'Int' to specified type 'Double'
              let d: Double = flipCount
                              ^~~~~~~~~
                              Double(  )
          """, fixed: "    let d: Double = Double(flipCount)"),
      Correction(
        message: """
          a.swift:11:13: error: cannot find operator '..' in scope; did you mean '...'?
            for i in 0..k { print(i a) }
                      ^~
                      ...
          """, fixed: "  for i in 0...k { print(i a) }"),
      Correction(
        message: """
          a.swift:12:16: error: cannot call value of non-function type 'Int'
            let n = "ab".count()
                         ^    ~~
                              
          """, fixed: "  let n = \"ab\".count"),
      Correction(
        message: """
          a.swift:40:19: error: overriding declaration requires an 'override' keyword
          class D: C { func m() {} ; init() { } }
                            ^
                       override\u{20}
          """, fixed: "class D: C { override func m() {} ; init() { } }"),
      Correction(
        message: """
          a.swift:15:36: error: static member 'st' cannot be used on instance of type 'A'
            static func st() {} ; func r() { st() }
                                             ^~
                                             A.
          """, fixed: "  static func st() {} ; func r() { A.st() }"),
      Correction(
        message: """
          a.swift:11:8: error: incorrect argument label in call (have 'index:', expected 'at:')
              run(index: 3)
                 ^~~~~~
                  at
          """, fixed: "    run(at: 3)"),
      Correction(
        message: """
          a.swift:26:21: error: cannot convert value of type 'Any' to specified type 'Int'
              let cast: Int = any
                              ^~~
                                  as! Int
          """, fixed: "    let cast: Int = any as! Int"),
      // What belongs to which place cannot be told of these.
      Correction(
        message: """
          a.swift:51:28: error: argument 'a' must precede argument 'b'
          func callLab() { lab(b: 1, a: 2) }
                               ~~~~~~^~~~
                               a: 2, \u{20}
          """),
      Correction(
        message: """
          a.swift:51:38: error: missing argument labels 'a:b:' in call
          func callLab() { lab(1, 2) }
                              ^
                               a: b:\u{20}
          """),
      Correction(
        message: """
          a.swift:2:7: error: cannot find 'c' in scope
            a + c
                ^
          [3/5] Compiling A a.swift
          """),
    ])
  func corrections(_ row: Correction) throws {
    let diagnostic = try #require(parseDiagnostics(row.message.utf8).first)
    #expect(diagnostic.fixedLine(diagnostic.sourceLine ?? "") == row.fixed)
  }

  @Test("is read from verdicts that were stored before messages had notes")
  func storedBefore() throws {
    let stored = #"{"file":"/a.swift","line":2,"column":7,"severity":"error","message":"m","sourceLine":"  a + c"}"#
    let expected = Diagnostic(
      file: "/a.swift", line: 2, column: 7, severity: .error, message: "m", sourceLine: "  a + c")
    #expect(try JSONDecoder().decode(Diagnostic.self, from: Data(stored.utf8)) == expected)
  }
}
