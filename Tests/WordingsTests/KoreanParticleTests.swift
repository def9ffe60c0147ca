import Testing

@testable import Wordings

@Suite("Korean particles")
struct KoreanParticleTests {
  /// As 한글 맞춤법 and the National Institute of Korean Language's answers have them: 로 follows ㄹ and vowels.
  @Test(
    "follow the last sound of the word",
    arguments: [
      ("사과", "를", "가", "는", "와", "로"), ("책", "을", "이", "은", "과", "으로"), ("서울", "을", "이", "은", "과", "로"),
      ("연습 3", "을", "이", "은", "과", "으로"), ("연습 1", "을", "이", "은", "과", "로"), ("연습 2", "를", "가", "는", "와", "로"),
      ("'메모리 게임'", "을", "이", "은", "과", "으로"), ("flip-count", "을(를)", "이(가)", "은(는)", "과(와)", "(으)로"),
    ])
  func forms(word: String, object: String, subject: String, topic: String, and: String, by: String) {
    #expect(word.with(.object) == word + object)
    #expect(word.with(.subject) == word + subject)
    #expect(word.with(.topic) == word + topic)
    #expect(word.with(.and) == word + and)
    #expect(word.with(.by) == word + by)
  }
}
