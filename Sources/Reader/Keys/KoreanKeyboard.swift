/// The Korean standard keyboard of two sets (KS X 5002): the Latin letter of the key that gives a jamo.
enum KoreanKeyboard {
  private static let jamo: [Character] = Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ")
  private static let letters: [Character] = Array("qwertyuiopasdfghjklzxcvbnmQWERTOP")
  private static let table = Dictionary(zip(jamo, letters)) { first, _ in first }

  static func latin(for character: Character) -> Character? { table[character] }
}
