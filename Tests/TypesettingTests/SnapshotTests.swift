import Markdown
import Testing
import Typesetting

/// A note as a learner meets it, at three widths; the snapshots were read by eye.
@Suite struct `A whole note` {
  static let note: [Block] = [
    .heading(1, "Concentration 게임"),
    .paragraph(
      .text("The "), .strong([.text("flip count")]), .text(" belongs to the model, not to the view. "),
      .text("뒤집은 횟수는 모델에 속한다(belongs to the model). See "),
      .link("https://swift.org/documentation/", "the documentation"), .text(".")),
    .heading(2, "カードをめくる 👨‍👩‍👧‍👦"),
    .paragraph("カードをめくると、「フリップカウント」が増えます。東京・大阪でも同じです。"),
    .list(
      .item("starts at zero", ticked: true),
      .item(
        .paragraph(
          .link("../exercises/flip-count#again", "does not count a matched card"), .text(" when it is chosen")),
        .list(start: 9, .item("nested"), .item("긴단어긴단어긴단어긴단어긴단어")), ticked: false)),
    .quote(.paragraph("A model knows nothing of views."), .list(.item("quoted"))),
    .code("struct Game {\n\tvar flipCount = 0  // 뒤집은 횟수\n}\n", info: "swift"),
    .table([.left, .right], ["이름", "Points"], ["flip-count", "3"], ["카드 테마를 고르기", "10"]),
    .html("<details>\n<summary>Hint</summary>\n"), .paragraph(.text("Look at "), .code("chooseCard(at:)"), .text(".")),
    .html("</details>\n"), .rule, .paragraph(.image(source: "game.png", title: "", [.text("The game")])),
  ]

  static var hooks: TypesettingHooks {
    TypesettingHooks(
      linkNote: { $0.hasPrefix("../exercises/") ? .note([Span("▸ flip-count ○", .dim)]) : .reference })
  }

  @Test("reads well at every width", arguments: [(20, narrow), (40, middle), (80, wide)])
  func snapshot(width: Int, expected: String) {
    var typesetter = Typesetter(width: width, hooks: Self.hooks)
    let text = typesetter.lines(for: Self.note).map(\.text).joined(separator: "\n").replacing("\u{A0}", with: " ")
    #expect(text == expected)
    #expect(!text.split(separator: "\n").contains { TextWidth.cells(of: $0) > width })
  }

  static let narrow = """
    Concentration 게임

      The flip count
      belongs to the
      model, not to the
      view. 뒤집은
      횟수는 모델에
      속한다(belongs to
      the model). See
      the
      documentation[1].

      [1] https://swift.
          org/
          documentation/

    カードをめくる 👨‍👩‍👧‍👦

      カードをめくると、
      「フリップカウン
      ト」が増えます。東
      京・大阪でも同じで
      す。

      ☑ starts at zero
      ☐ does not count a
        matched card ▸
        flip-count ○
        when it is
        chosen
         9. nested
        10. 긴단어긴단어
            긴단어긴단어
            긴단어

      │ A model knows
      │ nothing of
      │ views.
      │
      │ • quoted

        struct Game {
            var flipCoun
      ↳ t = 0  // 
      ↳ 뒤집은 횟수
        }

      이름        Points
      ──────────  ──────
      flip-count       3

      카드            10
      테마를
      고르기

      ▾ Hint

        Look at
        chooseCard(at:).

      ──────────────────

      ▣ The game[2]

      [2] game.png
    """

  static let middle = """
    Concentration 게임

      The flip count belongs to the model,
      not to the view. 뒤집은 횟수는 모델에
      속한다(belongs to the model). See the
      documentation[1].

      [1] https://swift.org/documentation/

    カードをめくる 👨‍👩‍👧‍👦

      カードをめくると、「フリップカウント」
      が増えます。東京・大阪でも同じです。

      ☑ starts at zero
      ☐ does not count a matched card ▸
        flip-count ○ when it is chosen
         9. nested
        10. 긴단어긴단어긴단어긴단어긴단어

      │ A model knows nothing of views.
      │
      │ • quoted

        struct Game {
            var flipCount = 0  // 뒤집은 
      ↳ 횟수
        }

      이름                Points
      ──────────────────  ──────
      flip-count               3
      카드 테마를 고르기      10

      ▾ Hint

        Look at chooseCard(at:).

      ──────────────────────────────────────

      ▣ The game[2]

      [2] game.png
    """

  static let wide = """
    Concentration 게임

      The flip count belongs to the model, not to the view. 뒤집은 횟수는 모델에
      속한다(belongs to the model). See the documentation[1].

      [1] https://swift.org/documentation/

    カードをめくる 👨‍👩‍👧‍👦

      カードをめくると、「フリップカウント」が増えます。東京・大阪でも同じです。

      ☑ starts at zero
      ☐ does not count a matched card ▸ flip-count ○ when it is chosen
         9. nested
        10. 긴단어긴단어긴단어긴단어긴단어

      │ A model knows nothing of views.
      │
      │ • quoted

        struct Game {
            var flipCount = 0  // 뒤집은 횟수
        }

      이름                Points
      ──────────────────  ──────
      flip-count               3
      카드 테마를 고르기      10

      ▾ Hint

        Look at chooseCard(at:).

      ──────────────────────────────────────────────────────────────────────────────

      ▣ The game[2]

      [2] game.png
    """
}
