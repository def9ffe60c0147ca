internal import Suggestions

extension CourseIndex {
  /// A word of the course that somebody may have meant by one that is nowhere in it; `nil` when none is near.
  package func suggestion(for typed: String) -> String? {
    let sought = FoldedText(typed).bytes
    guard sought.contains(where: isWordByte), !sought.contains(UInt8(ascii: " ")) else { return nil }
    var vocabulary = Vocabulary(near: sought)
    for entry in entries { entry.text.withFolded { vocabulary.insertWords(of: $0) } }
    return closest(to: String(decoding: sought, as: UTF8.self), among: vocabulary.words.sorted())
  }
}

/// The different words of texts that are about as long as one that was typed.
private struct Vocabulary {
  /// Bytes of folded text.
  private let lengths: ClosedRange<Int>
  /// The hashes of the words: two words of one hash, as good as impossible, cost no more than a suggestion.
  private var known: Set<UInt64> = []
  private(set) var words: [String] = []

  /// - Parameter sought: a folded word.
  init(near sought: [UInt8]) {
    // Three letters at most are slips; in Korean each takes three bytes.
    let slack = sought.allSatisfy { $0 < 0x80 } ? 3 : 9
    lengths = max(1, sought.count - slack)...sought.count + slack
  }

  mutating func insertWords(of text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var hash = Self.seed
    for (offset, byte) in text.enumerated() {
      if isWordByte(byte) {
        hash = (hash ^ UInt64(byte)) &* Self.prime
        continue
      }
      insert(text[start..<offset], hash)
      (start, hash) = (offset + 1, Self.seed)
    }
  }

  private mutating func insert(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ hash: UInt64) {
    guard lengths.contains(word.count), known.insert(hash).inserted else { return }
    words.append(String(decoding: word, as: UTF8.self))
  }

  // FNV-1a, 64 bits (draft-eastlake-fnv).
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3
}

/// Whether a byte of UTF-8 belongs to a word; all that is not ASCII does.
private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
  default: false
  }
}
