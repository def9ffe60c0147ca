import Testing

@testable import Grading

@Suite("What the compiler says")
struct DiagnosticParsingTests {
  /// Taken down from Swift 6.3.1 with `-diagnostic-style llvm`.
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
            + "or removing it", sourceLine: "  let b = 1"),
      ])
  }
}
