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
