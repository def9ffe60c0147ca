import Foundation
import Testing
import Wordings

@Suite("A text in two languages")
struct WordingTests {
  /// POSIX, 8.2: LC_ALL wins over LC_MESSAGES, and that over LANG; an empty one is not set.
  @Test(
    "the language is the locale's",
    arguments: [
      ([:], "en"), (["LANG": "ko_KR.UTF-8"], "ko"), (["LANG": "ko"], "ko"), (["LANG": "C.UTF-8"], "en"),
      (["LANG": "kok_IN"], "en"), (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], "en"),
      (["LANG": "en_US", "LC_MESSAGES": "ko_KR"], "ko"), (["LANG": "ko_KR", "LC_ALL": "C"], "en"),
      (["LANG": "ko_KR", "LC_ALL": ""], "ko"), (["LANG": "de_DE.UTF-8"], "en"),
    ] as [([String: String], String)])
  func locale(environment: [String: String], code: String) {
    #expect(Wording.Language(locale: environment).rawValue == code)
  }

  private let wording = Wording("a card", "카드")

  @Test("is kept in both, and printed in the one that its readers speak")
  func coding() throws {
    let kept = try JSONEncoder().encode([wording, .asItIs("sum")])
    #expect(try JSONDecoder().decode([Wording].self, from: kept) == [wording, .asItIs("sum")])
    for (language, text) in [(Wording.Language.english, #"["a card"]"#), (.korean, #"["카드"]"#)] {
      let encoder = JSONEncoder()
      encoder.userInfo = Wording.userInfo(for: language)
      #expect(String(decoding: try encoder.encode([wording]), as: UTF8.self) == text)
    }
  }

  @Test("is put together in each")
  func joining() {
    let sentence = wording + Wording(" is missing", "가 없습니다") + .asItIs(": 7")
    #expect(sentence[.english] == "a card is missing: 7")
    #expect(sentence[.korean] == "카드가 없습니다: 7")
  }
}
