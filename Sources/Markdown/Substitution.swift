/// How bytes are kept from meaning anything to libcmark, and how they come back after it.
///
/// libcmark knows no footnotes, and takes quadratic time on some texts. What it must not read as Markdown is replaced
/// before it reads the text and put back into the strings that it gives. A replacement begins with a control character;
/// where the text itself has that, it is replaced too.
enum Substitution {
  /// The control character SUBSTITUTE.
  static let mark: UInt8 = 0x1A

  /// What stands for one byte: the mark and two letters. A letter begins no block and has no meaning in a line.
  static func hiding(_ byte: UInt8) -> [UInt8] { [mark, UInt8(ascii: "a") + byte >> 4, UInt8(ascii: "a") + byte & 15] }

  /// What stands for the reference to a footnote, given by the number of its occurrence.
  ///
  /// It begins and ends in punctuation as the reference does, so that emphasis next to it is the same (CommonMark 0.30,
  /// section 6.2).
  static func reference(_ occurrence: Int) -> [UInt8] {
    [UInt8(ascii: "^"), mark] + Array(String(occurrence).utf8) + [mark, UInt8(ascii: "^")]
  }

  /// A block of raw HTML that stands in the place of a line of a footnote's definition.
  static let removedLine: [UInt8] = Array("<!--".utf8) + [mark] + Array("-->".utf8)

  /// What the parts of a string with replacements were.
  enum Part {
    case text([UInt8])
    case reference(Int)
  }

  /// The string cut at references, all else put back.
  static func parts(of string: some Collection<UInt8>) -> [Part] {
    var parts: [Part] = []
    var text: [UInt8] = []
    var rest = Array(string)[...]
    while let start = rest.firstIndex(of: mark) {
      text += rest[..<start]
      rest = rest[(start + 1)...]
      if rest.first?.isDigit == true, let occurrence = Int(rest.prefix(while: \.isDigit).text) {
        if text.last == UInt8(ascii: "^") { text.removeLast() }
        parts += text.isEmpty ? [] : [.text(text)]
        parts.append(.reference(occurrence))
        text = []
        rest = rest.drop(while: \.isDigit).dropFirst(2)
      } else {
        let letters = rest.prefix(2).map { $0 &- UInt8(ascii: "a") }
        if letters.count == 2 { text.append(letters[0] << 4 | letters[1]) }
        rest = rest.dropFirst(2)
      }
    }
    text += rest
    return parts + (text.isEmpty ? [] : [.text(text)])
  }
}
