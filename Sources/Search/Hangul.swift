/// What search knows of Korean writing.
enum Hangul {
  /// The precomposed syllables (The Unicode Standard, section 3.12).
  static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// The initial consonants in the order of the syllables, as they are typed alone: compatibility jamo.
  private static let initials: [UInt32] = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)

  /// The syllables that begin with one initial consonant: 21 vowels, each with 27 final consonants or none.
  private static let syllablesOfInitial: UInt32 = 21 * 28

  /// The initial consonants that a person has typed as one letter, which may be a conjoining jamo or, as keyboards
  /// join them, a pair: `ㅄ` is `ㅂㅅ`. `nil` for another letter.
  static func typedInitials(_ scalar: Unicode.Scalar) -> String? {
    if initials.contains(scalar.value) { return String(Character(scalar)) }
    let index = Int(scalar.value) - 0x1100
    if initials.indices.contains(index) { return Unicode.Scalar(initials[index]).map { String(Character($0)) } }
    return pairs[scalar]
  }

  private static let pairs: [Unicode.Scalar: String] = [
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ",
    "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]

  /// The text, as UTF-8, with every syllable as its initial consonant, which takes as many bytes.
  static func initials(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let consonants = Self.initials
    var initials = Array(bytes)
    var offset = 0
    while offset + 2 < initials.count {
      let point =
        0xEA...0xED ~= initials[offset]
        ? scalarOfThreeBytes(initials[offset], initials[offset + 1], initials[offset + 2]) : 0
      guard syllables.contains(point) else {
        offset += 1
        continue
      }
      let initial = consonants[Int((point - syllables.lowerBound) / syllablesOfInitial)]
      initials[offset] = UInt8(truncatingIfNeeded: 0xE0 | initial >> 12)
      initials[offset + 1] = UInt8(truncatingIfNeeded: 0x80 | initial >> 6 & 0x3F)
      initials[offset + 2] = UInt8(truncatingIfNeeded: 0x80 | initial & 0x3F)
      offset += 3
    }
    return initials
  }

  /// Whether what follows a word up to the next space is nothing but particles or an ending of the copula, so that the
  /// word before it is whole: 테마 in 테마에서는.
  static func isParticle(_ text: String) -> Bool {
    if particles.contains(text) { return true }
    // Topic and focus follow other particles.
    return ["는", "도", "만", "의", "은"].contains { text.hasSuffix($0) && particles.contains(String(text.dropLast())) }
  }

  private static let particles: Set<String> = Set(
    """
    은 는 이 가 을 를 의 에 로 으로 와 과 도 만 나 이나 랑 이랑 야 아 여 이여 께 께서 에게 에게서 한테 한테서 에서 에서부터 에는 부터 까지 까지는 \
    마다 처럼 같이 보다 대로 만큼 조차 마저 밖에 라도 이라도 라고 이라고 라는 이라는 란 이란 로서 으로서 로써 으로써 들 들이 들을 들은 들의 들에 들도 \
    다 이다 였다 이었다 입니다 이며 이고 이면 인 일 이지만 이라 이라서 예요 이에요
    """.split(separator: " ").map(String.init))
}
