internal import CSystem

/// A folded text in which words are looked for.
///
/// It is only valid as long as the bytes that it points to.
struct SearchedBytes {
  let text: UnsafeBufferPointer<UInt8>
  /// The same with initial consonants for syllables; empty where no word asks for them.
  let initials: UnsafeBufferPointer<UInt8>

  /// Lends a text that is ready for some words.
  static func withText<T>(
    _ text: UnsafeBufferPointer<UInt8>, for words: [SearchWord], _ body: (SearchedBytes) -> T
  ) -> T {
    guard words.contains(where: { $0.initials != nil }) else {
      return body(SearchedBytes(text: text, initials: UnsafeBufferPointer(start: nil, count: 0)))
    }
    return Hangul.initials(of: text).withUnsafeBufferPointer { body(SearchedBytes(text: text, initials: $0)) }
  }

  /// The first place of a word at or after an offset, in bytes; `nil` for none.
  func firstPlace(of word: SearchWord, from start: Int) -> Int? {
    guard let sought = word.initials else { return Self.find(word.folded, in: text, from: start) }
    var start = start
    while let place = Self.find(sought, in: initials, from: start) {
      if word.hasSyllables(at: place, of: text) { return place }
      start = place + 1
    }
    return nil
  }

  private static func find(_ sought: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    let offset = sought.withUnsafeBytes { sought in
      csystem_find(base + start, bytes.count - start, sought.baseAddress, sought.count)
    }
    return offset < 0 ? nil : start + offset
  }

  /// How well a word fits where it was found.
  func fit(of word: SearchWord, at place: Int) -> Fit {
    let end = place + word.folded.count
    guard startsWord(at: place) else { return .inside }
    return endsWord(at: end) ? .whole : .beginning
  }

  private func startsWord(at place: Int) -> Bool {
    let script = Script(of: scalar(at: place))
    return script == .none || place == 0 || Script(of: scalar(before: place)) != script
  }

  private func endsWord(at end: Int) -> Bool {
    guard end < text.count else { return true }
    let next = Script(of: scalar(at: end))
    let last = Script(of: scalar(before: end))
    if next == .none || next != last { return true }
    return next == .hangul ? Hangul.isParticle(hangul(from: end)) : isPlural(at: end)
  }

  /// Whether nothing follows in the word but the `s` of an English plural.
  private func isPlural(at end: Int) -> Bool {
    text[end] == UInt8(ascii: "s") && (end + 1 == text.count || Script(of: scalar(at: end + 1)) == .none)
  }

  /// The syllables from an offset on; none where there are more than a few.
  private func hangul(from start: Int) -> String {
    let longest = 5 * 3
    var end = start
    while end < text.count, end - start <= longest, Script(of: scalar(at: end)) == .hangul { end += 3 }
    return end - start > longest ? "" : String(decoding: text[start..<end], as: UTF8.self)
  }

  /// The scalar that begins at an offset.
  private func scalar(at offset: Int) -> UInt32 {
    let lead = text[offset]
    func continuation(_ index: Int) -> UInt32 {
      offset + index < text.count ? UInt32(text[offset + index]) & 0x3F : 0
    }
    if lead < 0x80 { return UInt32(lead) }
    if lead < 0xE0 { return UInt32(lead & 0x1F) << 6 | continuation(1) }
    if lead < 0xF0 { return UInt32(lead & 0x0F) << 12 | continuation(1) << 6 | continuation(2) }
    return UInt32(lead & 0x07) << 18 | continuation(1) << 12 | continuation(2) << 6 | continuation(3)
  }

  private func scalar(before offset: Int) -> UInt32 {
    var start = offset - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }
}

/// How a word fits into the words of a text.
enum Fit { case whole, beginning, inside }

/// What a word may be made of: where it changes, a word ends, as in `Array를`.
private enum Script {
  /// No letter: a space, punctuation, an emoji.
  case none
  case hangul
  case other

  @inline(__always)
  init(of point: UInt32) {
    switch point {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: self = .other
    case 0..<0x80: self = .none
    case Hangul.syllables: self = .hangul
    default:
      let properties = Unicode.Scalar(point)?.properties
      self = properties?.isAlphabetic == true || properties?.numericType != nil ? .other : .none
    }
  }
}
