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


  @Test func probe() {
    var v = Appearance.plain(80)
    v.isVerbose = true
    for a in [Appearance.plain(40), .plain(80), .plain(120), .ascii, v] { print("@@", a.width); print(lines(a).map(\.text).joined(separator: "\n")) }
  }
  @Test func values() {
    let rows = [("\"Score: 10\"", "\"Score:  10\""), ("\"Caf\u{E9}\"", "\"Cafe\u{301}\""), ("[1, 2, 4, 5]", "[1, 2, 3]"),
      ("\"♠︎ 10\\n♥︎ 3\"", "\"♠︎ 10\n♥︎\u{A0}4\n\""), ("\"one two three\nfour five six\n\nseven\"", "\"one two three\nfour  five six\n\nseven\""),
      ("[" + (1...60).map(String.init).joined(separator: ", ") + "]", "[" + (1...59).map(String.init).joined(separator: ", ") + ", 61]"), ("2", "3"), ("!= 3", "3"), ("Lib.Ref", "Lib.Ref"),
      ("\"카드를 섞는다\"", "\"카드을 섞는다\"")]
    var a8 = Appearance.ascii
    a8.width = 60
    for a in [Appearance.plain(40), .plain(80), a8] { for r in rows { print("@@", a.width); print(ValueReport(expected: r.0, actual: r.1, appearance: a).lines.map(\.text).joined(separator: "\n")) } }
  }

}
