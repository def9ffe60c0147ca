/// A piece of raw HTML.
enum HTMLToken: Equatable {
  case text(String)
  /// An element's start or end, its name in lower case, with the attributes that are shown.
  case tag(name: String, isEnd: Bool, attributes: [String: String])

  /// Cuts raw HTML into texts and tags; comments, declarations and instructions are left out.
  ///
  /// Names that are no HTML elements stay text, for a note on Swift may say `Array<Element>` without code marks. The
  /// time is linear: what is not closed is text, or hidden if a comment, up to the end.
  static func tokens(of source: String) -> [HTMLToken] {
    var scanner = HTMLScanner(bytes: Array(source.utf8))
    return scanner.tokens()
  }
}

private struct HTMLScanner {
  let bytes: [UInt8]
  private var position = 0
  private var textStart = 0
  private var found: [HTMLToken] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func tokens() -> [HTMLToken] {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if let end = endOfHidden() {
        finishText(at: start, next: end)
      } else if let (token, end) = tag() {
        finishText(at: start, next: end)
        found.append(token)
      } else {
        position = start + 1
      }
    }
    finishText(at: bytes.count, next: bytes.count)
    return found
  }

  private mutating func finishText(at end: Int, next: Int) {
    if end > textStart { found.append(.text(HTMLEntities.decoded(text(textStart..<end)))) }
    textStart = next
    position = next
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The end of a comment, an instruction, a CDATA section or a declaration that starts here.
  private func endOfHidden() -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">")]
    where bytes[position...].starts(with: opening.utf8) {
      return end(of: Array(closing.utf8), after: position + opening.utf8.count)
    }
    return nil
  }

  private func end(of closing: [UInt8], after start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: closing) { return index + closing.count }
      index += 1
    }
    return bytes.count
  }

  /// The tag that starts here, if it is one of HTML's, and where it ends.
  private func tag() -> (HTMLToken, end: Int)? {
    var index = position + 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let nameStart = index
    while index < bytes.count, bytes[index].isLetterOrDigit { index += 1 }
    let name = text(nameStart..<index).lowercased()
    guard HTMLElement.names.contains(name), let end = endOfTag(from: index) else { return nil }
    return (.tag(name: name, isEnd: isEnd, attributes: attributes(in: index..<end)), end)
  }

  /// The index after the `>` that is in no quotes; a tag holds no `<` outside of them.
  private func endOfTag(from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
      if index - start > Self.longestTag { return nil }
    }
    return nil
  }

  /// A bound that keeps the time linear when quotes are left open again and again.
  private static let longestTag = 4096

  /// The quoted values of `href`, `src`, `alt` and `title`.
  private func attributes(in range: Range<Int>) -> [String: String] {
    var attributes: [String: String] = [:]
    var index = range.lowerBound
    while index < range.upperBound {
      guard let equals = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "=")) else { break }
      let nameStart = bytes[index..<equals].lastIndex { !$0.isLetterOrDigit }.map { $0 + 1 } ?? index
      let name = text(nameStart..<equals).lowercased()
      guard equals + 1 < range.upperBound else { break }
      let quote = bytes[equals + 1]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[(equals + 2)..<range.upperBound].firstIndex(of: quote)
      else {
        index = equals + 1
        continue
      }
      if ["href", "src", "alt", "title"].contains(name) {
        attributes[name] = HTMLEntities.decoded(text((equals + 2)..<end))
      }
      index = end + 1
    }
    return attributes
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || (0x30...0x39).contains(self)
  }
}

/// The character references that authors write by hand in raw HTML.
enum HTMLEntities {
  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "mdash": "—",
    "ndash": "–", "hellip": "…", "middot": "·", "times": "×", "rarr": "→", "larr": "←",
  ]

  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
      let name = part.prefix(12).prefix { $0 != ";" }
      if name.endIndex < part.endIndex, part[name.endIndex] == ";", let character = character(named: name) {
        result += character + part[part.index(after: name.endIndex)...]
      } else {
        result += "&" + part
      }
    }
  }

  private static func character(named name: Substring) -> String? {
    guard name.first == "#" else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return Unicode.Scalar(value).map { String(Character($0)) }
  }
}
