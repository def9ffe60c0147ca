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

  @Test(
    "wrong command lines are told in the language that can be read from them",
    arguments: [
      (["chek"], "오류: 모르는 명령입니다: 'chek'. 혹시 'check'인가요?"), (["start"], "오류: '<exercise>' 인자가 빠졌습니다."),
      (["toc", "--width", "0"], "1부터 400까지의 정수를 쓰세요."), (["toc", "--colour"], "혹시 '--color'인가요?"),
      (["new", "notes", "x"], "'note', 'exercise' 가운데 하나를 쓰세요."), (["check", "--solution"], "값이 없습니다."),
    ])
  func usage(arguments: [String], words: String) throws {
    let learner = try Learner()
    let run = try learner.lectern(arguments + ["--lang", "ko"])
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("사용법: lectern"))
    #expect(try learner.lectern(arguments, environment: ["LECTERN_LANG": "ko"]).errors.contains(words))
    let english = try learner.lectern(arguments + ["--lang", "en"], environment: Self.locale)
    #expect(english.errors.hasPrefix("Error: "))
  }

  @Test(
    "help, manual, doctor, search, verify, new and the author's mistakes too",
    arguments: [
      (["help"], "공통 옵션:\n"), (["help", "check"], "개요: 내 코드 검사하기"), (["man"], ".SH 이름\n"), (["doctor"], "작업 폴더"),
      (["complete", "--", "che"], "check\t내 코드 검사하기"), (["search", "numbers"], "절 "),
      (["search", "nowhere-at-all"], "찾지 못했습니다"),
      (["new", "exercise", "Bad Name"], "이름으로 쓸 수 없습니다"), (["new", "note", "Value types"], "노트를 만들었습니다"),
      (["export"], "아직 기록이 없습니다"), (["read", "nothing.md"], "파일을 읽을 수 없습니다"),
      (["toc", "--course", "nowhere"], "폴더가 없습니다"),
      (["verify", "nothing"], "'nothing' 연습이 없습니다"), (["check", "--all"], "아직 시작한 연습이 없습니다"),
    ])
  func others(arguments: [String], words: String) throws {
    let run = try Learner().lectern(arguments, environment: Self.locale.merging(["COLUMNS": "300"]) { $1 })
    #expect((run.output + run.errors).contains(words), "\(run)")
  }

  @Test("why a check ended is told in the reader's language, whichever it ran in", .tags(.slow))
  func reasons() throws {
    let learner = try Learner()
    try learner.start("adder")
    try learner.folder.write("func add(_ a: Int, _ b: Int) -> Int { 0 }\n", to: Learner.adder)
    let english = try learner.lectern("check", "adder")
    #expect(english.output.contains("There is no sum yet; all checks need it."), "\(english)")
    let korean = try learner.lectern("check", "adder", environment: Self.locale)
    #expect(korean.output.contains("아직 sum 선언이 없습니다. 모든 검사에 필요합니다."), "\(korean)")
    let json = try learner.lectern("check", "adder", "--json", environment: Self.locale).json
    let exercise = (json["exercises"] as? [[String: Any]])?.first
    #expect((exercise?["reason"] as? String)?.hasPrefix("아직 sum") == true)
  }

  @Test("what a strict exercise refuses is told in the reader's language, whichever it was scanned in", .tags(.slow))
  func refusals() throws {
    let strict = [
      "exercises/adder/.meta/config.json": SampleCourse.configuration("Adder", lectern: #"{"safety": "strict"}"#)
    ]
    let learner = try Learner(SampleCourse.files.merging(strict) { $1 })
    try learner.start("adder")
    try learner.folder.write(
      "func sum(_ a: Int, _ b: Int) -> Int { withUnsafeBytes(of: a) { _ in a + b } }\n", to: Learner.adder)
    let english = try learner.lectern("check", "adder", "--width", "120")
    let refusal = "'withUnsafeBytes' reaches memory or the system; this exercise is solved without it."
    #expect(english.output.contains(refusal), "\(english)")
    let korean = try learner.lectern("check", "adder", "--width", "120", environment: Self.locale)
    let translated = "'withUnsafeBytes' 기능은 메모리나 시스템에 손을 댑니다. 이 연습은 그것 없이 풉니다."
    #expect(korean.output.contains(translated), "\(korean)")
    #expect(!korean.output.contains("solved without it"))
    let json = try learner.lectern("check", "adder", "--json", environment: Self.locale).json
    let exercise = (json["exercises"] as? [[String: Any]])?.first
    #expect(exercise?["origin"] as? String == "cached")
    #expect((exercise?["diagnostics"] as? [[String: Any]])?.first?["message"] as? String == translated)
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
