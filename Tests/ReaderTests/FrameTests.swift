import Markdown
import Terminal
import Testing
import Typesetting
import Wordings

@testable import Reader

@Suite("Frames")
struct FrameTests {
  static let sizes = [(60, 20), (80, 24), (120, 40), (200, 60), (20, 5), (1, 1), (5, 3), (400, 3), (8, 100)]

  /// What the screen must always be: rows as many as it has, none wider than it.
  private func expectFits(_ reading: Reading, _ size: (Int, Int), _ what: String) {
    let frame = reading.state.frame
    #expect(frame.rows.count <= size.1, "\(size) \(what)")
    for row in frame.rows where row.cells > size.0 {
      Issue.record("\(size) \(what): \(row.cells) cells: \(row.text)")
      return
    }
    if let cursor = frame.cursor { #expect(cursor.column < size.0 && cursor.row < size.1, "\(size) \(what)") }
  }

  @Test("no row is wider than the screen, whatever is open", arguments: sizes)
  func widths(columns: Int, rows: Int) {
    let states: [(String, (inout Reading) -> Void)] = [
      ("text", { _ in }), ("end", { $0.press("G") }), ("outline", { $0.press("o") }), ("help", { $0.press("?") }),
      ("links", { $0.press("l") }), ("code", { $0.press("y") }), ("titles", { $0.press("t") }),
      ("finding", { $0.press("/ w o r d s") }), ("verdict", { $0.send(.checked(WorkingTests.failing)) }),
      ("message", { $0.send(.told(Message(String(repeating: "a long message 가나다 ", count: 20)))) }),
      ("question", { $0.send(.asked(Question(String(repeating: "really? ", count: 20), effect: .goToNext))) }),
      (
        "hint",
        {
          $0.send(
            .hint(
              Hint(slug: "adder", task: 1, taskTitle: "Add", level: 1, levels: 1, text: Document(parsing: Reading.note))
            ))
        }
      ),
    ]
    for (name, change) in states {
      for isUnicode in [true, false] {
        var reading = Reading(
          columns: columns, rows: rows,
          settings: ReaderSettings(signs: isUnicode ? .unicode : .ascii, isUnicode: isUnicode),
          exercises: [Reading.exercise], course: Reading.course)
        change(&reading)
        expectFits(reading, (columns, rows), name)
        reading.resize(33, 7)
        expectFits(reading, (33, 7), name)
        reading.resize(columns, rows)
        expectFits(reading, (columns, rows), name)
      }
    }
  }

  @Test("any events in any order leave a screen that fits, and a reader that still listens", arguments: 0..<24)
  func storm(seed: Int) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    var reading = Reading(
      seed % 2 == 0 ? Reading.note : PageTests.long, exercises: [Reading.exercise], course: Reading.course)
    var size = (80, 24)
    for _ in 0..<100 {
      switch random.next() % 12 {
      case 0:
        size = (Int(random.next() % 140) + 1, Int(random.next() % 50) + 1)
        reading.resize(size.0, size.1)
      case 1: reading.send(.checked(WorkingTests.failing))
      case 2: reading.send(.opened(Reading.text(Reading.note, exercises: [Reading.exercise]), Arrival(.remembered)))
      case 3: reading.send(.changed(Reading.text("# Short", exercises: [])))
      case 4:
        let (column, row) = (Int(random.next() % 140), Int(random.next() % 50))
        let actions: [InputEvent.MouseAction] = [.press, .release, .wheelUp, .wheelDown, .drag]
        reading.send(.input(.mouse(actions[Int(random.next() % 5)], column: column, row: row)))
      case 5: reading.send(.input(.paste("pasted\n가\u{1B}[2J")))
      default:
        let keys = KeyTable.bindings.flatMap(\.keys) + "123 ab가".map { KeyPress.character($0) }
        let press = keys[Int(random.next() % UInt64(keys.count))]
        reading.send(.input(.key(press.key, press.modifiers)))
      }
      expectFits(reading, size, "seed \(seed)")
    }
    reading.press("Esc Esc Esc Esc Esc q")
    #expect(reading.effects.last == .quit)
  }

  /// A generator whose numbers are the same in every run (xorshift64, Marsaglia 2003).
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  // MARK: Snapshots

  @Test("60 by 20")
  func narrow() {
    let reading = Reading(columns: 60, rows: 20, exercises: [Reading.exercise], course: Reading.course)
    #expect(
      reading.screen == [
        " Little sums › Sums › What                              0 %",
        "Sums",
        "",
        "  A sum adds numbers. See the product and below.",
        "",
        "What",
        "",
        "  Two numbers make one.",
        "",
        "    func sum(_ a: Int, _ b: Int) -> Int {",
        "        a + b",
        "    }",
        "",
        "  The exercise is adder.",
        "",
        "Why",
        "",
        "  Because counting is slow. Here is a page.",
        "",
        " e edit   / find   t go to   o outline   ? help   q quit",
      ])
  }

  @Test("80 by 24, with a verdict")
  func verdict() {
    var reading = Reading(columns: 80, rows: 24, exercises: [Reading.exercise], course: Reading.course)
    reading.send(.checked(WorkingTests.failing))
    #expect(
      reading.screen == [
        " Little sums › Sums › What                                                  0 %",
        "",
        "Sums",
        "",
        "  A sum adds numbers. See the product and below.",
        "",
        "What",
        "",
        "  Two numbers make one.",
        "",
        "    func sum(_ a: Int, _ b: Int) -> Int {",
        "        a + b",
        "    }",
        "",
        "  The exercise is adder.",
        "── Adder ────────────────────────────────────────────────── 1 of 3 checks pass ─",
        "  ✔ adds",
        "  ✘ adds many                                                             task 1",
        "      because of adds many",
        "        expected  3",
        "        actual    2",
        "      A.swift:12",
        "  ✘ adds none                                                             task 2",
        " e edit   c check   h hint   . next failure   / find   ? help   q quit",
      ])
  }

  @Test("120 by 24, with the outline")
  func wide() {
    var reading = Reading(columns: 120, rows: 24, exercises: [Reading.exercise], course: Reading.course)
    reading.press("] ]")
    #expect(
      reading.screen == [
        " Little sums › Sums › Why                                                                                         100 %",
        "",
        "  1  Sums                  0/1 │",
        "    What                     ○ │   The exercise is adder.",
        "▸   Why                        │",
        "      Deeper                   │ Why",
        "    End                        │",
        "  2  Products                  │   Because counting is slow. Here is a page.",
        "                               │",
        "                               │   • one",
        "                               │",
        "                               │   • two",
        "                               │",
        "                               │       1 + 1",
        "                               │",
        "                               │ Deeper",
        "                               │",
        "                               │   More words on it, enough of them to need a second line wherever the screen is a",
        "                               │   narrow one.",
        "                               │",
        "                               │ End",
        "                               │",
        "                               │   That is all.",
        " x next exercise   / find   t go to   o outline   l links   ? help   q quit",
      ])
  }

  @Test("60 by 20 in Korean, after a change of size, in ASCII")
  func korean() {
    var reading = Reading(
      columns: 120, rows: 40,
      settings: ReaderSettings(words: ReaderWords(.korean), signs: .ascii, pageWords: .korean, isUnicode: false),
      exercises: [Reading.exercise], course: Reading.course)
    reading.resize(60, 20)
    reading.press("] ] ] l")
    #expect(
      reading.screen == [
        " Little sums > Sums > Deeper                          100 %",
        "Why",
        "",
        "  Because counting is slow. Here is 1 a page.",
        "",
        "  * one",
        "",
        "  * two",
        "",
        "      1 + 1",
        "",
        "Deeper",
        "",
        "  More words on it, enough of them to need a second line",
        "  wherever the screen is a narrow one.",
        "",
        "End",
        "",
        "  That is all.",
        " 링크 번호를 누르세요   1-1",
      ])
  }
}
