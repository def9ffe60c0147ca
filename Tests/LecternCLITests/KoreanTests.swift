import Foundation
import SampleCourse
import Testing

@Suite("Lectern in Korean")
struct KoreanTests {
  static let locale = ["LANG": "ko_KR.UTF-8"]

  /// Somebody who has tried one exercise in vain.
  private func learner() throws -> Learner {
    let learner = try Learner()
    try learner.start("adder")
    try learner.lectern("check", "adder")
    return learner
  }

  @Test(
    "what a learner sees is Korean by the locale, and English when asked for",
    arguments: [
      (["check", "adder"], "검사 2개 중 0개 통과"), (["progress"], "연습 2개 중 0개"), (["next"], "검사 2개 중 0개 통과"),
      (["hint", "adder"], "힌트 1/2"), (["toc"], "검사 0/2"), (["start", "greeter"], "준비되었습니다"),
      (["start", "adder"], "그대로 두었습니다"), (["reset", "adder", "--yes"], "시작 상태 그대로입니다"),
      (["solution", "adder"], "통과하지 못했습니다"),
    ])
  func output(arguments: [String], words: String) throws {
    let learner = try learner()
    let korean = try learner.lectern(arguments, environment: Self.locale)
    #expect(korean.output.contains(words), "\(korean)")
    let english = try learner.lectern(arguments + ["--lang", "en"], environment: Self.locale)
    #expect(!english.output.contains(words))
  }

  @Test(
    "errors too", arguments: [(["check", "ader"], "'ader' 연습이 없습니다"), (["check", "greeter"], "시작하지 않았습니다")])
  func errors(arguments: [String], words: String) throws {
    let run = try learner().lectern(arguments, environment: Self.locale)
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("오류: "))
    #expect(run.errors.contains("\n도움말: "))
    #expect(run.errors.contains(words))
  }

  @Test("no line is wider than asked", arguments: [40, 80, 120])
  func widths(columns: Int) throws {
    let learner = try learner()
    for arguments in [["check", "adder"], ["progress"], ["next"], ["toc"], ["hint", "adder"], ["solution", "adder"]] {
      let run = try learner.lectern(arguments + ["--width", "\(columns)"], environment: Self.locale)
      // Hangul takes two cells, as wcwidth(3) has it; what else is not ASCII takes one here.
      let widths = run.output.split(separator: "\n").map { line in
        line.unicodeScalars.reduce(0) { $0 + ((0xAC00...0xD7A3).contains($1.value) ? 2 : 1) }
      }
      #expect(widths.allSatisfy { $0 <= columns }, "\(arguments)\n\(run.output)")
    }
  }
}
