import Foundation
import Testing
import Typesetting

@testable import Terminal

@Suite("The whole screen")
struct ScreenTests {
  private let size = TerminalSize(columns: 10, rows: 3)

  private func painter() -> ScreenPainter { ScreenPainter(renderer: LineRenderer(styling: .plain)) }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("only rows that changed are sent, in one synchronized piece")
  func differences() {
    var painter = painter()
    let first = text(painter.draw(Frame(rows: [StyledLine("one"), StyledLine("two")]), size: size))
    #expect(first.hasPrefix("\u{1B}[?2026h") && first.hasSuffix("\u{1B}[?2026l"))
    #expect(first.contains("one") && first.contains("two"))
    #expect(painter.draw(Frame(rows: [StyledLine("one"), StyledLine("two")]), size: size).isEmpty)
    let second = text(painter.draw(Frame(rows: [StyledLine("one"), StyledLine("2")]), size: size))
    #expect(second == "\u{1B}[?2026h\u{1B}[2;1H2\u{1B}[K\u{1B}[?2026l")
    let gone = text(painter.draw(Frame(rows: [StyledLine("one")]), size: size))
    #expect(gone == "\u{1B}[?2026h\u{1B}[2;1H\u{1B}[K\u{1B}[?2026l")
    painter.forget()
    #expect(text(painter.draw(Frame(rows: [StyledLine("one")]), size: size)).contains("one"))
  }

  @Test("a row as wide as the screen keeps its last cell")
  func fullRow() {
    var painter = painter()
    let drawn = text(painter.draw(Frame(rows: [StyledLine("0123456789")]), size: size))
    #expect(drawn.contains("0123456789\u{1B}[2;1H"))
  }

  @Test("the cursor is shown where somebody types, and goes back there after every change")
  func cursor() {
    var painter = painter()
    let cursor = Frame.Cursor(column: 3, row: 2)
    #expect(text(painter.draw(Frame(rows: [], cursor: cursor), size: size)).contains("\u{1B}[3;4H\u{1B}[?25h"))
    let next = text(painter.draw(Frame(rows: [StyledLine("x")], cursor: cursor), size: size))
    #expect(next.contains("\u{1B}[3;4H\u{1B}[?25h"))
    #expect(text(painter.draw(Frame(rows: [StyledLine("x")]), size: size)).contains("\u{1B}[?25l"))
  }

  @Test("what is copied is Base64 as Foundation writes it", arguments: ["", "a", "ab", "abc", "가나다\n", "\u{0}\u{1B}"])
  func base64(text: String) {
    #expect(text.base64 == Data(text.utf8).base64EncodedString())
  }
}
