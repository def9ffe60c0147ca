import Testing

@testable import Typesetting

@Suite struct `Breaking lines` {
  /// The pieces of a text between the places where a line may end, without the spaces at their ends.
  private func words(_ text: String, _ korean: KoreanBreaking = .words) -> [String] {
    text.withBytes { utf8 in
      var pieces = Pieces(of: utf8, in: 0..<utf8.count, .words(korean))
      var words: [String] = []
      while let piece = pieces.next() { words.append(text.slice(piece.start..<piece.end)) }
      return words
    }
  }

  @Test(
    "A line may end where a reader expects it",
    arguments: [
      ("the flip-count of a card", ["the", "flip-", "count", "of", "a", "card"]),
      ("뒤집은 횟수는 모델(model)에 속한다.", ["뒤집은", "횟수는", "모델(model)에", "속한다."]),
      ("Swift를 배운다", ["Swift를", "배운다"]), ("제3장 10개를", ["제3장", "10개를"]),
      ("『책』은 漢字를", ["『책』은", "漢", "字를"]), ("한국어（韓國語）를", ["한국어", "（韓", "國", "語）를"]),
      ("これは「本」です。", ["こ", "れ", "は", "「本」", "で", "す。"]), ("カードー", ["カー", "ドー"]),
      ("きゃっか", ["きゃっ", "か"]), ("東京、大阪・京都", ["東", "京、", "大", "阪・", "京", "都"]), ("３００円", ["３", "０", "０", "円"]),
      ("他说“你好”吗", ["他", "说", "“你", "好”", "吗"]), ("日本語Swift日本", ["日", "本", "語", "Swift", "日", "本"]),
      ("$3.50 and 20% of (a) b", ["$3.50", "and", "20%", "of", "(a)", "b"]), ("foo(bar).baz", ["foo(bar).baz"]),
      ("lectern check --all -v", ["lectern", "check", "--all", "-v"]), ("/usr/share/x", ["/usr/", "share/", "x"]),
      ("https://swift.org/docs", ["https://swift.org/", "docs"]), ("bien sûr !", ["bien", "sûr !"]),
      ("a\u{A0}b c", ["a\u{A0}b", "c"]), ("a\u{2060} b", ["a\u{2060}", "b"]), ("a\u{200B}b", ["a\u{200B}", "b"]),
      ("e\u{301}te\u{301} x", ["e\u{301}te\u{301}", "x"]), ("👨‍👩‍👧‍👦👍🏽", ["👨‍👩‍👧‍👦", "👍🏽"]), ("🇰🇷🇯🇵", ["🇰🇷", "🇯🇵"]),
      ("word—word", ["word", "—", "word"]), ("( a )", ["( a )"]), ("wait… what", ["wait…", "what"]),
      ("\u{1100}\u{1161}\u{1102}\u{1161} x", ["\u{1100}\u{1161}\u{1102}\u{1161}", "x"]),
    ])
  func opportunities(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(
    "Lines are filled up to the width, and words wider than a line are cut between clusters",
    arguments: [
      ("the quick brown fox", 10, ["the quick", "brown fox"]), ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
      ("가나다라 마바", 5, ["가나", "다라", "마바"]), ("가나다라 마바", 8, ["가나다라", "마바"]), ("가나", 1, ["▯", "▯"]),
      ("a가", 1, ["a", "▯"]), ("これは本。", 8, ["これは", "本。"]), ("あ。", 2, ["あ", "。"]), ("", 5, [""]), ("   ", 5, [""]),
      ("a  b", 1, ["a", "b"]), ("  a b", 9, ["  a b"]), ("  ab", 2, ["ab"]),
      ("see abcdefghij", 5, ["see", "abcde", "fghij"]),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]), ("one\ntwo", 9, ["one", "two"]), ("one\n\ntwo", 9, ["one", "", "two"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]), ("a )", 1, ["a", ")"]),
      ("ab cd", 5, ["ab cd"]),
    ])
  func filling(text: String, width: Int, expected: [String]) {
    #expect(text.wrapped(width: width) == expected)
  }

  /// Prohibitions of JIS X 4051 and of "Requirements for Chinese Text Layout".
  @Test(
    "Japanese and Chinese break between characters, but not before what ends and after what opens",
    arguments: [
      ("きょうは「禁則」です。", ["きょ", "う", "は", "「禁", "則」", "で", "す。"]), ("コンピュータ々", ["コ", "ン", "ピュー", "タ々"]),
      ("東京、大阪！？", ["東", "京、", "大", "阪！？"]), ("（注）『本』・二", ["（注）", "『本』・", "二"]), ("あっ…。", ["あっ…。"]),
      ("他说：“你好！”了", ["他", "说：", "“你", "好！”", "了"]), ("《紅樓夢》是", ["《紅", "樓", "夢》", "是"]), ("50％です", ["50％", "で", "す"]),
      ("価格は￥100です", ["価", "格", "は", "￥100", "で", "す"]), ("〜から〜", ["〜", "か", "ら〜"]),
    ])
  func kinsoku(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(
    "Korean breaks at spaces, or between syllables on request, and keeps its particles and marks in both",
    arguments: [
      ("카드 뒤집기", ["카드", "뒤집기"], ["카", "드", "뒤", "집", "기"]), ("‘말’이라고.", ["‘말’이라고."], ["‘말’", "이", "라", "고."]),
      ("漢字의 (뜻)은", ["漢", "字의", "(뜻)은"], ["漢", "字", "의", "(뜻)", "은"]), ("데이터ー는", ["데이터ー는"], ["데", "이", "터ー", "는"]),
      ("👍를 🇰🇷의", ["👍를", "🇰🇷의"], ["👍", "를", "🇰🇷", "의"]), ("30%로", ["30%로"], ["30%", "로"]),
    ])
  func korean(text: String, words expected: [String], syllables: [String]) {
    #expect(words(text) == expected)
    #expect(words(text, .syllables) == syllables)
  }

  @Test(
    "A word wider than a line is cut at its syllables and signs before it is cut anywhere",
    arguments: [
      ("https://example.org/a?b=cd&e=f#g", 12, ["https://", "example.org/", "a?b=cd&e=f#g"]),
      ("www.example.org", 8, ["www.", "example.", "org"]),
      ("x=%EC%95%88%EB%85%95", 8, ["x=%EC%95", "%88%EB", "%85%95"]),
      ("%EC%95", 2, ["%E", "C%", "95"]), ("snake_case_name", 7, ["snake_", "case_", "name"]),
      ("뒤집기만해도점수가", 8, ["뒤집기만", "해도점수", "가"]), ("좋습니다.그래요!", 8, ["좋습니", "다.그래", "요!"]),
      ("a see verylongword", 6, ["a see", "verylo", "ngword"]), ("ab.cdefghijk", 6, ["ab.cde", "fghijk"]),
    ])
  func cutting(text: String, width: Int, expected: [String]) {
    #expect(text.wrapped(width: width) == expected)
  }

  @Test func `Indents are part of the width`() {
    #expect("one two three".wrapped(width: 9, firstIndent: 2, indent: 4) == ["  one two", "    three"])
    #expect("a bcdef".wrapped(width: 8, firstIndent: 0, indent: 4) == ["a bcdef"])
    #expect("a bcdefgh".wrapped(width: 8, firstIndent: 0, indent: 4) == ["a", "    bcde", "    fgh"])
    #expect("one two".wrapped(width: 4, firstIndent: 0, indent: 3) == ["one", "two"])
    #expect("one\ntwo".wrapped(width: 9, firstIndent: 0, indent: 2) == ["one", "  two"])
  }

  /// Rows of flags are cut from their beginning, which must not be searched for at each flag: that took minutes.
  @Test func `Long rows of flags, in one style and in many, are set as any text`() {
    let count = 20_000
    var plain = StyledText()
    plain.append(String(repeating: "🇰🇷", count: count), [])
    var styled = StyledText()
    for index in 0..<count { styled.append("🇰🇷", index % 2 == 0 ? .strong : .emphasis) }
    for text in [plain, styled] {
      let lines = text.lines(first: 80, following: 80)
      #expect(lines.count == count / 40)
      #expect(lines.allSatisfy { $0.cells == 80 })
    }
  }

  /// Each is a part of the cluster before it, or may be, and that must not be searched from its beginning each time.
  @Test(
    "Texts of many parts that join are set in time, and whole",
    .timeLimit(.minutes(1)), arguments: ["🇰🇷", "👨\u{200D}", "\u{301}", "e\u{301}", "\u{1112}\u{1161}\u{11AB}"])
  func joiningParts(part: String) {
    let count = 4000
    var (plain, styled) = (StyledText(), StyledText())
    for index in 0..<count {
      plain.append(part, [])
      styled.append(part, index % 2 == 0 ? .strong : .emphasis)
    }
    for text in [plain, styled] {
      let lines = text.lines(first: 80, following: 80)
      #expect(lines.flatMap(\.spans).map(\.text).joined() == String(repeating: part, count: count))
    }
  }

  @Test func `A cluster that two styles share takes the first`() {
    var text = StyledText()
    text.append("ae", .strong)
    text.append("\u{301}b", .emphasis)
    let spans = text.lines(first: 9, following: 9).flatMap(\.spans)
    #expect(spans == [Span("ae\u{301}", .strong), Span("b", .emphasis)])
  }
}
