import Foundation
import SampleCourse
import Testing

/// What somebody sees of checks that take long, until they are over.
@Suite("While a check hangs", .tags(.slow))
struct LongCheckTests {
  /// Adds numbers, but never comes to an end with zero, which the second of two checks finds.
  private static let hanging = "func sum(_ a: Int, _ b: Int) -> Int { while b == 0 {}; return a + b }\n"

  /// Somebody whose adder hangs, for as long as the course lets it.
  private func learner() throws -> Learner {
    var files = SampleCourse.files
    files["exercises/adder/.meta/config.json"] = SampleCourse.configuration(
      "Adder", lectern: #"{"limits": {"run": 4}, "ko": {"adds": "두 수를 더한다", "keepsANumber": "수를 그대로 둔다"}}"#)
    let learner = try Learner(files)
    try learner.start("adder")
    try learner.folder.write(Self.hanging, to: Learner.adder)
    return learner
  }

  @Test(
    "the reader shows what came before it, and the verdict once it is there",
    arguments: [
      ("C.UTF-8", ["q quit", "adds two numbers", "keeps a number", "checking: 1 of 2", "1 of 2 checks pass"]),
      ("ko_KR.UTF-8", ["q 나가기", "두 수를 더한다", "수를 그대로 둔다", "검사 중: 2개 중 1개", "검사 2개 중 1개 통과"]),
    ])
  func reader(locale: String, words: [String]) throws {
    let learner = try learner()
    learner.environment["LANG"] = locale
    let screen = try Screen(learner)
    try screen.type("lectern")
    #expect(try eventually { try screen.text.contains(words[0]) })
    try screen.press("x", "c")
    #expect(try eventually(within: 60) { try screen.text.contains("▸ \(words[2])") })
    #expect(try screen.text.contains("✔ \(words[1])") && screen.text.contains(words[3]))
    #expect(try eventually { try screen.text.contains(words[4]) })
    #expect(try screen.text.contains("◷ \(words[2])") && !screen.text.contains("▸"))
    try screen.press("q")
    #expect(try eventually { try !screen.isTaken })
  }

  @Test("a line says how far 'check' is, and goes with it")
  func check() throws {
    let learner = try learner()
    let screen = try Screen(learner)
    try screen.type("lectern check adder")
    #expect(try eventually(within: 60) { try screen.text.contains("  1 of 2 checks  running keeps a number…") })
    #expect(try eventually { try screen.text.contains("1 of 2 checks pass") })
    #expect(try !screen.text.contains("running keeps") && !screen.text.contains("compiling"))
  }

  @Test("the line goes when 'check' is interrupted")
  func interruption() throws {
    let learner = try learner()
    let screen = try Screen(learner)
    try screen.type("lectern check adder")
    #expect(try eventually(within: 60) { try screen.text.contains("running keeps a number…") })
    try screen.press("C-c")
    #expect(eventually { programs(of: learner).allSatisfy { !$0.name.hasPrefix("lectern") } })
    #expect(try eventually { try !screen.text.contains("running") })
  }

  @Test("a line says how far 'watch' is, in the learner's language")
  func watch() throws {
    let learner = try learner()
    learner.environment["LANG"] = "ko_KR.UTF-8"
    let screen = try Screen(learner)
    try screen.type("lectern watch adder")
    #expect(try eventually(within: 60) { try screen.text.contains("  검사 2개 중 1개  실행 중: 수를 그대로 둔다…") })
    try learner.folder.write(SampleCourse.adderReference, to: Learner.adder)
    #expect(try eventually(within: 60) { try screen.text.contains("검사 2개를 모두 통과했습니다") })
    #expect(try !screen.text.contains("실행 중"))
    try screen.press("C-c")
  }

  @Test("a pipe gets the verdict alone")
  func pipe() throws {
    let run = try learner().lectern("check", "adder")
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(!run.output.contains("running keeps") && !run.output.contains("\r"))
  }
}
