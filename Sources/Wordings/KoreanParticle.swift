/// A Korean particle, whose form hangs on the last sound of the word before it.
package enum KoreanParticle {
  /// 을/를, which marks the object.
  case object
  /// 이/가, which marks the subject.
  case subject
  /// 은/는, which marks the topic.
  case topic
  /// 과/와, "and".
  case and
  /// 으로/로, "to", "by means of".
  case by

  /// The form after a word that ends in a consonant, and after one that does not.
  private var forms: (consonant: String, vowel: String) {
    switch self {
    case .object: ("을", "를")
    case .subject: ("이", "가")
    case .topic: ("은", "는")
    case .and: ("과", "와")
    case .by: ("으로", "로")
    }
  }

  /// The form after a word; both where it cannot be told how the word is read.
  package func form(after word: String) -> String {
    switch FinalSound(of: word) {
    case .vowel: forms.vowel
    case .rieul: self == .by ? forms.vowel : forms.consonant
    case .consonant: forms.consonant
    case nil: self == .by ? "(으)로" : "\(forms.consonant)(\(forms.vowel))"
    }
  }
}

extension String {
  /// The word with a particle.
  package func with(_ particle: KoreanParticle) -> String { self + particle.form(after: self) }
}

/// How a word ends when it is read in Korean.
private enum FinalSound {
  case vowel, rieul, consonant

  /// `nil` for words in other scripts, but for a last digit.
  init?(of word: String) {
    guard let last = word.unicodeScalars.last(where: { $0.properties.isAlphabetic || ("0"..."9").contains($0) }) else {
      return nil
    }
    switch last.value {
    case 0xAC00...0xD7A3:
      // The Unicode Standard, 3.12: 28 syllables share an initial and a vowel; the first has no final, the ninth ㄹ.
      switch (last.value - 0xAC00) % 28 {
      case 0: self = .vowel
      case 8: self = .rieul
      default: self = .consonant
      }
    case 0x30...0x39:
      // 영 일 이 삼 사 오 육 칠 팔 구
      self =
        [.consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel][
          Int(last.value - 0x30)]
    default: return nil
    }
  }
}
