/// Links that are written without any mark: `www.swift.org`, `https://swift.org`, `name@example.org` (GitHub Flavored
/// Markdown 0.29, section 6.9).
///
/// A difference from GitHub, for the sake of Korean: a link ends before the first Hangul letter, so that a particle may
/// follow it. And since it is looked for in the finished text, it ends where emphasis or code begins.
enum BareLinks {
  /// The inlines with bare links in their texts, but not in the texts of other links, written in HTML or not.
  static func applied(to inlines: [Inline]) -> [Inline] {
    var isInAnchor = false
    return inlines.indices.flatMap { index -> [Inline] in
      switch inlines[index] {
      case .html(let tag):
        isInAnchor = tag.isAnchor ?? isInAnchor
        return [inlines[index]]
      case .text(let text) where !isInAnchor:
        let isAtStart = index == 0 || inlines[index - 1].mayPrecedeLink
        var scanner = BareLinkScanner(text, isAtStart: isAtStart)
        return scanner.inlines()
      case .link, .image: return [inlines[index]]
      default: return [inlines[index].mapChildren(applied)]
      }
    }
  }
}

extension String {
  /// Whether the tag begins an HTML anchor; false for one that ends it, `nil` for any other.
  fileprivate var isAnchor: Bool? {
    let tag = utf8.prefix(4).map { $0 | 0x20 }
    if tag.starts(with: "<a ".utf8) { return true }
    return tag.starts(with: "</a>".utf8) ? false : nil
  }
}

extension Inline {
  /// Whether its last character is white space or one of those that may stand before `www.`.
  fileprivate var mayPrecedeLink: Bool {
    switch self {
    case .softBreak, .lineBreak, .emphasis, .strong, .strikethrough: true
    case .text, .code, .html, .link, .image, .footnote: false
    }
  }
}

/// Finds the bare links in one text.
private struct BareLinkScanner {
  private let bytes: [UInt8]
  private let isAtStart: Bool
  private var found: [Inline] = []
  /// Where the text starts that is not among the inlines yet.
  private var plain = 0

  init(_ text: String, isAtStart: Bool) {
    bytes = Array(text.utf8)
    self.isAtStart = isAtStart
  }

  /// The text, cut into texts and links.
  mutating func inlines() -> [Inline] {
    var index = 0
    while index < bytes.count {
      let link: (range: Range<Int>, scheme: String)? =
        switch bytes[index] {
        case UInt8(ascii: "w"), UInt8(ascii: "W"): worldWideWeb(at: index).map { ($0, "http://") }
        case .colon: address(aroundColon: index).map { ($0, "") }
        case UInt8(ascii: "@"): electronicMail(around: index).map { ($0, "mailto:") }
        default: nil
        }
      if let link {
        addText(upTo: link.range.lowerBound)
        let text = bytes[link.range].text
        found.append(.link(destination: link.scheme + text, title: "", [.text(text)]))
        plain = link.range.upperBound
        index = plain
      } else {
        index += 1
      }
    }
    addText(upTo: bytes.count)
    return found
  }

  private mutating func addText(upTo end: Int) {
    if plain < end { found.append(.text(bytes[plain..<end].text)) }
  }

  // MARK: The three kinds

  /// `www.` and a domain, at the start of a line or after white space, `*`, `_`, `~` or `(`.
  private func worldWideWeb(at start: Int) -> Range<Int>? {
    guard bytes[start...].prefix(4).elementsEqual("www.".utf8, by: { $0 | 0x20 == $1 | 0x20 }) else { return nil }
    let mayStart = start == 0 ? isAtStart : bytes[start - 1].isSpace || "*_~(".utf8.contains(bytes[start - 1])
    guard mayStart, let domain = domain(from: start), bytes[start..<domain].dropFirst(4).first != nil else {
      return nil
    }
    return ended(start..<pathEnd(from: domain))
  }

  /// `http`, `https` or `ftp`, the colon, two slashes and a domain.
  private func address(aroundColon colon: Int) -> Range<Int>? {
    guard bytes[colon...].hasPrefix("://") else { return nil }
    let scheme = bytes[plain..<colon].suffix(while: \.isASCIILetter)
    guard ["http", "https", "ftp"].contains(scheme.text.lowercased()), let end = domain(from: colon + 3) else {
      return nil
    }
    return ended(scheme.startIndex..<pathEnd(from: end))
  }

  /// A name, the sign and a domain with a dot.
  private func electronicMail(around sign: Int) -> Range<Int>? {
    let name = bytes[plain..<sign].suffix(while: \.isMailCharacter)
    guard !name.isEmpty else { return nil }
    var end = sign + 1
    var hasDot = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: ".") {
        guard end + 1 < bytes.count, bytes[end + 1].isASCIILetter || bytes[end + 1].isDigit else { break }
        hasDot = true
      } else if !(byte.isASCIILetter || byte.isDigit || byte == .dash || byte == UInt8(ascii: "_")) {
        break
      }
      end += 1
    }
    let isWhole = end == bytes.count || bytes[end] != UInt8(ascii: "@")
    guard hasDot, isWhole, bytes[end - 1].isASCIILetter else { return nil }
    return name.startIndex..<end
  }

  // MARK: Their ends

  /// The end of a domain: segments of letters, digits, `-` and `_`, the last two without `_`.
  private func domain(from start: Int) -> Int? {
    let end = end(from: start) { $0 < 0x80 && !($0.isMailCharacter && $0 != UInt8(ascii: "+")) }
    let domain = bytes[start..<end]
    guard let first = domain.first, first != UInt8(ascii: "."), first != .dash || domain.count > 1 else { return nil }
    let segments = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return segments.suffix(2).contains { $0.contains(UInt8(ascii: "_")) } ? nil : end
  }

  /// Where white space, `<` or Hangul ends what stands after a domain.
  private func pathEnd(from start: Int) -> Int {
    end(from: start) { $0.isSpace || $0 == UInt8(ascii: "<") }
  }

  /// The first place with such a byte or a Hangul letter.
  private func end(from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, !isEnd(bytes[end]), !isHangul(at: end) { end += 1 }
    return end
  }

  /// Whether a Hangul letter, which has three bytes, starts at a byte.
  private func isHangul(at index: Int) -> Bool {
    guard bytes[index] >= 0xE1 else { return false }
    return bytes[index...].prefix(3).text.unicodeScalars.first?.isHangul == true
  }

  /// The link without punctuation, a character reference or unmatched parentheses at its end.
  private func ended(_ range: Range<Int>) -> Range<Int>? {
    var link = bytes[range]
    var surplus = link.count { $0 == UInt8(ascii: ")") } - link.count { $0 == UInt8(ascii: "(") }
    while let last = link.last {
      if "?!.,:*_~'\"".utf8.contains(last) {
        link.removeLast()
      } else if last == UInt8(ascii: ")"), surplus > 0 {
        link.removeLast()
        surplus -= 1
      } else if last == UInt8(ascii: ";") {
        let name = link.dropLast().suffix { $0.isASCIILetter || $0.isDigit }
        let isReference =
          !name.isEmpty && name.startIndex > link.startIndex && bytes[name.startIndex - 1] == UInt8(ascii: "&")
        link = isReference ? link[..<(name.startIndex - 1)] : link.dropLast()
      } else {
        break
      }
    }
    return link.isEmpty ? nil : link.startIndex..<link.endIndex
  }
}

extension UInt8 {
  /// Whether the byte may be in the name of an electronic mail address.
  fileprivate var isMailCharacter: Bool {
    isASCIILetter || isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == .dash
      || self == UInt8(ascii: "_")
  }
}

extension ArraySlice<UInt8> {
  /// The longest end whose bytes all meet the condition.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
