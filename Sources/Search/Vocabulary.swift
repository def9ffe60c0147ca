internal import Suggestions

extension CourseIndex {
  /// A word of the course that somebody may have meant by one that is nowhere in it; `nil` when none is near.
  package func suggestion(for typed: String) -> String? {
    let sought = FoldedText(typed).bytes
    guard sought.contains(where: isWordByte), !sought.contains(UInt8(ascii: " ")) else { return nil }
    var words: Set<String> = []
    for entry in entries {
      entry.text.withFolded { insertWords(of: $0, near: sought.count, into: &words) }
    }
    return closest(to: String(decoding: sought, as: UTF8.self), among: words.sorted())
  }

  /// Gathers the words whose length is near a number of bytes.
  private func insertWords(of text: UnsafeBufferPointer<UInt8>, near length: Int, into words: inout Set<String>) {
    /// Three letters of Korean.
    let slack = 9
    var start = 0
    for end in 0...text.count where end == text.count || !isWordByte(text[end]) {
      if end > start, abs(end - start - length) <= slack {
        words.insert(String(decoding: text[start..<end], as: UTF8.self))
      }
      start = end + 1
    }
  }
}

/// Whether a byte of UTF-8 belongs to a word; all that is not ASCII does.
private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
  default: false
  }
}
