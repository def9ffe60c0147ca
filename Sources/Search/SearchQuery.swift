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

    package var message: String {
      switch self {
      case .noWords: "There is nothing to search for."
      case .tooManyWords: "These are too many words to search for at once."
      }
    }

    package var help: String {
      switch self {
      case .noWords: "Name a word, or a part of one."
      case .tooManyWords: "Leave the most telling ones, \(Mask.bitWidth) at most."
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
    var rest = argument[...]
    var hasPhrase = false
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { break }
      if let mark = closing[first], let end = rest.dropFirst().firstIndex(of: mark),
        rest.index(after: end) == rest.endIndex
          || rest[rest.index(after: end)].isWhitespace
      {
        parts.append(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
        hasPhrase = true
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        parts.append(String(word))
        rest = rest[word.endIndex...]
      }
    }
    return hasPhrase ? parts : [argument]
  }

  private static let closing: [Character: Character] = ["\"": "\"", "“": "”", "「": "」"]
}

/// One word or phrase, as it is looked for in folded text.
struct SearchWord: Hashable, Sendable {
  /// As it was typed.
  let typed: String
  /// UTF-8.
  let folded: [UInt8]
  /// What is looked for in a text of initial consonants; `nil` for a word without a consonant that stands alone.
  let initials: [UInt8]?
  /// Whether a byte of `folded` belongs to such a consonant, for which any syllable stands that begins with it.
  private let isInitial: [Bool]

  /// `nil` where nothing is left to look for.
  init?(_ typed: String) {
    self.typed = typed
    let plain = FoldedText(typed).bytes
    var (expanded, isInitial): ([UInt8], [Bool]) = ([], [])
    for scalar in String(decoding: plain, as: UTF8.self).unicodeScalars {
      let letters = Hangul.typedInitials(scalar)
      let bytes = Array((letters ?? String(Character(scalar))).utf8)
      expanded += bytes
      isInitial += bytes.map { _ in letters != nil }
    }
    guard !expanded.isEmpty else { return nil }
    folded = expanded
    self.isInitial = isInitial
    initials = isInitial.contains(true) ? expanded.withUnsafeBufferPointer(Hangul.initials) : nil
  }

  static func == (left: SearchWord, right: SearchWord) -> Bool { left.folded == right.folded }

  func hash(into hasher: inout Hasher) { hasher.combine(folded) }

  /// Whether a text whose initial consonants match has the syllables too that were typed whole.
  func hasSyllables(at offset: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    folded.indices.allSatisfy { isInitial[$0] || text[offset + $0] == folded[$0] }
  }
}
