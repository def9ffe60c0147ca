import Testing
import Wordings

@testable import Grading

/// Checks that do not compile against the learner's code cost nobody else's verdict. The errors are the real compiler's.
@Suite("Checks that do not fit the learner's code")
struct MisfitTests {
  private static let learner = """
    public struct Game {
      public var score = 1
      public mutating func play() { score += 1 }
    }
    """

  private func outcomes(_ checks: String, learner: String = learner) throws -> (
    verdict: Verdict, byName: [String: CheckVerdict]
  ) {
    let verdict = try SampleExercise(learner: learner, checks: checks).verdict()
    return (verdict, Dictionary(verdict.checks.map { ($0.name, $0) }) { first, _ in first })
  }

  @Test("alone do not compile; all others run, and the learner reads once what is missing and who needs it")
  func othersRun() throws {
    let (verdict, checks) = try outcomes(
      """
      @Suite struct Games {
        @Test func first() { #expect(Game().score == 1) }
        @Test func second() { #expect(Game().flips == 0) }
        @Test func third() { var game = Game(); game.play(); #expect(game.score == 3) }
        @Test(arguments: [1, 2]) func fourth(n: Int) throws {
          try #require(Game().flips == n)
        }
      }
      @Test func fifth() { let game: Board = Board(); #expect(game.size == 1) }
      """)
    #expect(verdict.outcome == .failed)
    #expect(checks["first"]?.outcome == .passed)
    #expect(checks["second"]?.outcome == .doesNotCompile)
    #expect(checks["second"]?.reason?.english == "Game has no member flips yet.")
    #expect(checks["second"]?.issues.first?.message == "value of type 'Game' has no member 'flips'")
    #expect(checks["second"]?.issues.first?.line == 5)
    #expect(checks["third"]?.outcome == .failed)
    #expect(checks["third"]?.issues.first?.actual == "2")
    #expect(checks["fourth"]?.outcome == .doesNotCompile)
    #expect(checks["fifth"]?.outcome == .doesNotCompile)
    #expect(
      verdict.reason?.english
        == "Game has no member flips yet; checks 2 and 4 need it. There is no Board yet; check 5 needs it."
    )
    #expect(verdict.diagnostics.filter { $0.severity == .error }.count >= 3)
  }

  @Test("are also those that use a helper, a property or a type that does not compile, and no others")
  func helpersAreFollowed() throws {
    let (_, checks) = try outcomes(
      """
      extension Game {
        var twice: Int { score + score }
        func flipped() -> Int { flips }
      }
      struct Table {
        var game = Game()
        func flips() -> Int { helped(game) }
        func score() -> Int { game.score }
      }
      func helped(_ game: Game) -> Int {
        game.flipped()
      }
      @Suite struct Games {
        let table = Table()
        @Test func direct() { #expect(Game().twice == 2) }
        @Test func throughOne() { #expect(Game().flipped() == 0) }
        @Test func throughTwo() { #expect(helped(Game()) == 0) }
        @Test func throughThree() { #expect(table.flips() == 0) }
        @Test func throughATypeThatStands() { #expect(table.score() == 1) }
      }
      @Suite struct More {
        let board = Board()
        @Test func withAPropertyThatDoesNotCompile() { #expect(board.size == 1) }
        @Test func beside() { #expect(Game().score == 1) }
      }
      """)
    #expect(checks["direct"]?.outcome == .passed)
    #expect(checks["throughOne"]?.outcome == .doesNotCompile)
    #expect(checks["throughTwo"]?.outcome == .doesNotCompile)
    #expect(checks["throughThree"]?.outcome == .doesNotCompile)
    #expect(checks["throughATypeThatStands"]?.outcome == .passed)
    #expect(checks["withAPropertyThatDoesNotCompile"]?.outcome == .doesNotCompile)
    #expect(checks["beside"]?.outcome == .passed)
  }

  @Test("never pass an exercise, even if all that are left pass")
  func noPassWithoutThem() throws {
    let (verdict, checks) = try outcomes(
      """
      @Test func fits() { #expect(Game().score == 1) }
      @Test func misfits() { #expect(Game().flips == 1) }
      """)
    #expect(verdict.outcome == .failed)
    #expect(checks["fits"]?.outcome == .passed)
    #expect(verdict.passed == 1)
  }

  @Test("leave nothing to run when there are no others, or when nothing can be taken out")
  func nothingIsLeft() throws {
    let (all, _) = try outcomes("@Test func only() { #expect(Game().flips == 1) }")
    #expect(all.outcome == .doesNotCompile)
    #expect(all.checks.map(\.outcome) == [.doesNotCompile])
    #expect(all.reason?.english == "Game has no member flips yet; check 1 needs it.")
    let (shared, _) = try outcomes("@Test func one() {}; let board = Board()\n@Test func two() {}")
    #expect(shared.outcome == .doesNotCompile)
    #expect(shared.diagnostics.contains { $0.message == "cannot find 'Board' in scope" })
  }

  @Test(
    "are listed shortly",
    arguments: [
      ([1], "1"), ([1, 2], "1 and 2"), ([1, 2, 3], "1 to 3"), ([2, 4, 5], "2, 4 and 5"),
      ([1, 3, 4, 5, 7, 9, 10, 11], "1, 3 to 5, 7 and 9 to 11"),
    ])
  func lists(numbers: [Int], text: String) {
    #expect(listed(numbers).english == text)
  }

  @Test("are told by the error that names what is missing, where the compiler has more to say")
  func mostTellingError() throws {
    let (verdict, checks) = try outcomes(
      """
      @Test func one() { let a: Int = "one"; let board = Board(); #expect(board.size == a) }
      @Test func two() { #expect(Game(1, 2).score == 1) }
      @Test func three() { #expect(Sample.start() == 1) }
      @Test func four() { #expect(Sample.start() == 2) }
      """)
    #expect(checks["one"]?.reason?.english == "There is no Board yet.")
    #expect(verdict.reason?.english.contains("Sample has no start yet; checks 3 and 4 need it.") == true)
    #expect(verdict.reason?.english.hasPrefix("There is no Board yet; check 1 needs it.") == true)
    #expect(checks["two"]?.reason?.english == "The checks call Game(_:_:); your code takes fewer arguments.")
    #expect(verdict.reason?.english.contains(" (check 2).") == true)
  }

  @Test("are told apart from code of the learner's that does not compile, whose own errors come first")
  func learnersErrors() throws {
    let (verdict, _) = try outcomes(
      """
      @Test func fits() { #expect(Game().score == 1) }
      @Test func misfits() { #expect(Game().flips == 1) }
      """, learner: "struct Game {\n  var score: Int { \"one\" }\n}")
    #expect(verdict.outcome == .doesNotCompile)
    #expect(verdict.diagnostics.map(\.line) == [2])
    #expect(verdict.checks.map(\.outcome) == [.notRun, .notRun])
  }
}
