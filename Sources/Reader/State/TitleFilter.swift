/// Finds titles by a part of them, by letters in their order, or by the initial consonants of Korean syllables.
struct TitleFilter {
  private let words: [[Character]]

  init(_ typed: String) {
    words = typed.lowercased().split(whereSeparator: \.isWhitespace).map(Array.init)
  }

  /// The items that fit, the better ones first and else in their order.
  func filtered(_ items: [PickerItem]) -> [PickerItem] {
    if words.isEmpty { return items }
    let fitting = items.enumerated().compactMap { index, item in
      cost(of: item.title).map { (cost: $0, index: index, item: item) }
    }
    return fitting.sorted { ($0.cost, $0.index) < ($1.cost, $1.index) }.map(\.item)
  }

  /// How badly a title fits, 0 being best; `nil` where it does not.
  func cost(of title: String) -> Int? {
    let characters = Array(title.lowercased())
    var total = 0
    for word in words {
      guard let cost = Self.cost(of: word, in: characters) else { return nil }
      total += cost
    }
    return total
  }

  /// How badly a word fits: as a beginning, as a part, or by its letters.
  private static func cost(of word: [Character], in title: [Character]) -> Int? {
    if let start = start(of: word, in: title) { return start == 0 ? 0 : title[start - 1].isLetter ? 2 : 1 }
    return fewestGaps(of: word, in: title).map { 3 + $0 }
  }

  /// Where a title holds a word.
  private static func start(of word: [Character], in title: [Character]) -> Int? {
    guard title.count >= word.count else { return nil }
    return (0...(title.count - word.count)).first { start in
      zip(word, title[start...]).allSatisfy { $0 == $1 || $0 == $1.initialConsonant }
    }
  }

  /// The characters between the first and the last letter of a word whose letters stand in a title in their order.
  private static func fewestGaps(of word: [Character], in title: [Character]) -> Int? {
    var (next, first, last) = (0, 0, 0)
    for (index, character) in title.enumerated() where next < word.count {
      guard word[next] == character || word[next] == character.initialConsonant else { continue }
      if next == 0 { first = index }
      last = index
      next += 1
    }
    return next == word.count ? last - first + 1 - word.count : nil
  }
}

extension Character {
  private static let initials: [Character] = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")

  /// The consonant that a Korean syllable begins with, as it is typed alone (The Unicode Standard, section 3.12).
  fileprivate var initialConsonant: Character? {
    // A syllable of conjoining jamo begins with one of U+1100 to U+1112.
    guard let scalar = unicodeScalars.first?.value else { return nil }
    switch scalar {
    case 0xAC00...0xD7A3: return Self.initials[Int(scalar - 0xAC00) / 588]
    case 0x1100...0x1112: return Self.initials[Int(scalar - 0x1100)]
    default: return nil
    }
  }
}
