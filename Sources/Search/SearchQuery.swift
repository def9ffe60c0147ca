package import Wordings

/// What is sought: words in any order, all of which must occur.
package struct SearchQuery: Equatable, Sendable {
  /// One bit stands for each word.
  typealias Mask = UInt64

  let words: [SearchWord]
  /// Several words as they stand, which no section need hold so, but one that does is better.
  let phrase: SearchWord?

  /// Why nothing can be sought.
  package enum Failure: Error, Equatable, Sendable {
    case noWords
    case tooManyWords

    package var message: Wording {
      switch self {
      case .noWords: Wording("There is nothing to search for.", "찾을 것이 없습니다.")
      case .tooManyWords: Wording("These are too many words to search for at once.", "한 번에 찾기에는 낱말이 너무 많습니다.")
      }
    }

    package var help: Wording {
      switch self {
      case .noWords: Wording("Name a word, or a part of one.", "낱말이나 그 일부를 적으세요.")
      case .tooManyWords:
        Wording(
          "Leave the most telling ones, \(Mask.bitWidth) at most.", "가장 뚜렷한 것만 많아도 \(Mask.bitWidth)개까지 남기세요.")
      }
    }
  }

  /// Reads what was typed.
  ///
  /// An argument with spaces is a phrase, as a shell hands over what was quoted; so is what stands in quotation marks
  /// of its own. All else is sought as it is, with all punctuation.
  package init(arguments: [String]) throws(Failure) {
    var words: [SearchWord] = []
    for part in arguments.flatMap(Self.parts) {
      guard let word = SearchWord(part), !words.contains(word) else { continue }
      words.append(word)
    }
    if words.isEmpty { throw .noWords }
    if words.count > Mask.bitWidth { throw .tooManyWords }
    self.init(words: words)
  }

  /// - Parameter words: at least one, and no more than a mask has bits.
  init(words: [SearchWord]) {
    self.words = words
    phrase = words.count > 1 ? SearchWord(words.map(\.typed).joined(separator: " ")) : nil
  }

  /// The words, and then the phrase.
  var sought: [SearchWord] { words + [phrase].compactMap { $0 } }

  /// The mask of a text that holds all words.
  var all: Mask { Mask.max >> Mask(Mask.bitWidth - words.count) }

  /// The words and phrases of an argument; without quotation marks in it the whole is one.
  private static func parts(of argument: String) -> [String] {
    var parts: [String] = []
    var rest = argument[...].drop(while: \.isWhitespace)
    var hasPhrase = false
    while !rest.isEmpty {
      if let (phrase, following) = phrase(beginning: rest) {
        parts.append(String(phrase))
        rest = following
        hasPhrase = true
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        parts.append(String(word))
        rest = rest[word.endIndex...]
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return hasPhrase ? parts : [argument]
  }

  /// What stands in quotation marks at a text's beginning, and what follows; `nil` where they do not end a word, as in
  /// code.
  private static func phrase(beginning text: Substring) -> (phrase: Substring, following: Substring)? {
    guard let first = text.first, let mark = closing[first], let end = text.dropFirst().firstIndex(of: mark) else {
      return nil
    }
    let following = text[text.index(after: end)...]
    return following.first?.isWhitespace == false ? nil : (text[..<end].dropFirst(), following)
  }

  private static let closing: [Character: Character] = ["\"": "\"", "“": "”", "「": "」"]
}
