/// A source of the same random numbers for the same seed (the SplitMix64 generator of Steele, Lea and Flood).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Makes notes that are hard to read: all that means something in Markdown, in any place and order.
///
/// Words are numbers of three digits or more that occur once, so that a lost one is noticed.
struct GeneratedNotes {
  private var numbers: SeededNumbers
  private var lastWord = 99

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  /// A note of up to that many lines.
  mutating func note(lines most: Int) -> String {
    var note = numbers.next() % 16 == 0 ? "---\nkey: value\n---\n" : ""
    let lineEnd = ["\n", "\n", "\n", "\r\n", "\r"].randomElement(using: &numbers) ?? "\n"
    for _ in 0..<Int.random(in: 1...most, using: &numbers) { note += line() + lineEnd }
    return note
  }

  /// A text of up to that many characters that mean something, without any sense.
  mutating func soup(characters most: Int) -> String {
    (0..<Int.random(in: 1...most, using: &numbers)).map { _ in pick(Self.characters) }.joined()
  }

  private static let characters = [
    "`", "*", "*", "_", "[", "]", "(", ")", "<", ">", ">", "!", "#", "-", "-", "+", " ", " ", " ", "\n", "\n", "\n",
    "\r", "\t", "|",
    "~", ":", ":", "\\", "&", "^", "1", ".", "a", "가", "\"", "'", "/", "=", "@", "w", "\u{1A}",
  ]

  private mutating func line() -> String {
    if numbers.next() % 4 == 0 { return pick(["", "", "  ", ">", "> "]) }
    var line = ""
    for _ in 0..<Int.random(in: 0...3, using: &numbers) { line += pick(Self.prefixes) }
    line += pick(Self.starts)
    for _ in 0..<Int.random(in: 0...4, using: &numbers) { line += inline() }
    return line
  }

  private mutating func inline() -> String {
    switch numbers.next() % 3 {
    case 0: pick(Self.marks)
    default: word() + pick(["", " ", " ", "을", "가 "])
    }
  }

  private mutating func word() -> String {
    lastWord += 1
    return String(lastWord)
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &numbers) ?? ""
  }

  private static let prefixes = [
    "", "", "", "> ", ">", "- ", "-", "* ", "1. ", "1.", "2) ", "10. ", "  ", "   ", "    ", "\t", " \t", "- [ ] ",
    "+\t",
  ]

  private static let starts = [
    "", "", "", "# ", "### ", "#", "```", "```swift ", "~~~", "````", "---", "***", "===", "-", "=", "|---|", "| a |",
    ":-",
    "<!-- ", "-->", "<div>", "</div>", "<b>", "<pre>", "</pre>", "<?", "?>", "<![CDATA[", "]]>", "<!X ", "[a]: /a",
    "[b]: <b> 't'",
    "[a]: /other\n", "[c]:", "[^1]: ", "[^2]:", "[^1]: - ", "[^n]: > ", "[^2]:    ", "[!NOTE]", "> [!tip]",
    "[d]: /d \"", "\"",
    "(t)", "[b\nc]: /bc", "[e]: /e 't", "\u{FEFF}", "<a href='", "'>",
  ]

  private static let marks = [
    "*", "**", "_", "__", "`", "``", "~~", "[", "]", "![", "](u)", "](", ")", "[a]", "[b]", "[b c]", "[^1]", "[^2]",
    "[^n]", "[^x]",
    "[a][b]", "[^1][a]", "<", ">", "<b>", "</b>", "&amp;", "&", "\\", "\\[", "\\\\", "|", " | ", "http://a.b/",
    "www.a.b", "c@d.e",
    "https://ex.org", "(", ")", "  ", "\t", "가", "한글", "(A)", "é", "日本", "👩‍👩‍👧", "\u{1A}", "\u{1A}fb", "\u{0}", "!", "^",
    ":", "]:",
    "[d]", "[e]", "<!-- x -->", "<http://auto.li/nk>", "[A]", "[ß]", "\"", "'",
  ]
}
