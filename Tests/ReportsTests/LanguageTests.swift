import Testing
import Typesetting
import Wordings

@testable import Reports

@Suite("The language of messages")
struct LanguageTests {
  @Test("a code that no messages are written in means English", arguments: ["", "fr", "KO"])
  func unknown(code: String) {
    #expect(Messages(code: code) == .english)
  }

  @Test("labels leave room beside them in both languages", arguments: Wording.Language.allCases)
  func labels(language: Wording.Language) {
    let messages = Messages(language: language)
    for label in [messages.nextLabel, messages.staleLabel, messages.daysLabel, messages.workLabel] {
      #expect(label.padded(to: 7).hasSuffix(" "))
    }
    for label in [messages.expected, messages.actual, messages.failed, messages.differs] {
      #expect(label.padded(to: 10).hasSuffix(" "))
    }
  }

  @Test(
    "two values that differ are told apart in Korean too",
    arguments: [
      ("[1, 2, 3]", "[1, 5, 3]", "[1]: 기대한 것은 2, 실제는 5"), ("[1, 2, 3]", "[1, 2]", "원소는 3개여야 하는데 2개입니다; [2]부터 빠진 것: 3"),
      (#""a b""#, #""a\tb""#, "2번째 글자: 기대한 것은 공백, 실제는 탭"), (#""a""#, #""a ""#, "2번째 글자: 기대한 것은 끝, 실제는 공백"),
      ("[[1]]", "[[2, 3], []]", "[0][0]: 기대한 것은 1, 실제는 2; [0]: 원소는 1개여야 하는데 2개입니다; 모두 합쳐 원소는 1개여야 하는데 2개입니다"),
      ("Set([1])", "Set([2])", "빠진 것: 1; 남는 것: 2"),
    ])
  func values(expected: String, actual: String, sentence: String) {
    let actual = actual.replacing("\\t", with: "\t")
    let found = ValueDifference(expected: expected, actual: actual, messages: Messages(language: .korean))
    #expect(found?.sentence == sentence)
  }
}
