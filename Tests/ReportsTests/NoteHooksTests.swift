import Course
import Markdown
import Testing
import Typesetting

@testable import Reports

@Suite struct `A note with exercises` {
  private func typeset(_ appearance: Appearance, signs: Signs, width: Int = 80) throws -> [String] {
    let course = try Cards.course()
    let note = try #require(course.notes.first { $0.path.hasSuffix("02-concentration.md") })
    let hooks = NoteHooks(note: note, standings: Cards.standings(course), appearance: appearance)
    var typesetter = Typesetter(width: width, signs: signs, hooks: hooks.typesettingHooks)
    return typesetter.lines(for: note.document.blocks).map { $0.text.replacing("\u{A0}", with: " ") }
  }

  @Test func `Its links say where they lead and how the exercise stands`() throws {
    let lines = try typeset(Appearance(width: 80, isColoured: true, isUnicode: true), signs: .unicode)
    #expect(lines.contains("  Themes ‹concentration-themes ○›"))
    #expect(lines.contains("  Flip count ‹flip-count ✘›, then the model ‹01-model#a-generic-model›."))
    #expect(lines.contains("  ✔ Count (counts)"))
    #expect(lines.contains("  ✘ Look (looks)") || lines.contains("  ○ Look (looks)"))
  }

  @Test func `Without colour every mark has its word`() throws {
    let lines = try typeset(Appearance(width: 80, isColoured: false, isUnicode: true), signs: .unicode)
    #expect(lines.contains("  Themes ‹concentration-themes ○ not yet›"))
    #expect(lines.contains("  ✔ passed: Count (counts)"))
    let ascii = try typeset(Appearance(width: 80, isColoured: false, isUnicode: false), signs: .ascii)
    #expect(ascii.contains("  Themes <concentration-themes o not yet>"))
    #expect(ascii.contains("  + passed: Count (counts)"))
  }

  @Test func `A line does not end between the words of a link's note`() throws {
    let appearance = Appearance(width: 30, isColoured: false, isUnicode: true)
    let lines = try typeset(appearance, signs: .unicode, width: 30)
    let start = try #require(lines.firstIndex { $0.hasPrefix("  Flip count") })
    #expect(lines[start...].prefix(2) == ["  Flip count ‹flip-", "  count ✘ failed›, then the"])
  }
}

@Suite struct `An exercise's instructions` {
  @Test func `Their links say what one types`() throws {
    let course = try Cards.course()
    let appearance = Appearance(width: 80, isColoured: true, isUnicode: true)
    let hooks = NoteHooks(standings: Cards.standings(course), appearance: appearance)
    let text = """
      [the section](../../../notes/02-concentration.md#the-flip-count),

      [the exercise before](../flip-count),

      [its text](../../flip-count/.docs/instructions.ko.md) and [Swift](https://swift.org).
      """
    var typesetter = Typesetter(width: 80, signs: .unicode, hooks: hooks.typesettingHooks)
    let lines = typesetter.lines(for: Document(parsing: text).blocks).map { $0.text.replacing("\u{A0}", with: " ") }
      .joined(separator: " ")
    for shown in [
      "the section ‹02-concentration#the-flip-count›", "the exercise before ‹flip-count ✘›", "its text ‹flip-count ✘›",
    ] {
      #expect(lines.contains(shown))
    }
    #expect(!lines.contains(".."))
  }
}
