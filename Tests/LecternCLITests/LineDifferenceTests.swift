import Testing

@testable import LecternCLI

@Suite("Differences")
struct LineDifferenceTests {
  static let texts = [
    "", "\n", "a\n", "a\nb\nc\n", "a\nc\n", "a\nB\nc\n", "가\n나\n", (1...40).map { "line \($0)\n" }.joined(),
    (1...40).map { $0 == 20 ? "changed\n" : "line \($0)\n" }.joined(), "no end",
  ]

  @Test("what is taken from one text and put in makes the other")
  func sound() throws {
    for old in Self.texts {
      for new in Self.texts {
        let lines = LineDifference(from: old, to: new).lines
        #expect(lines.isEmpty == (old.lines == new.lines), "\(old) \(new)")
        let changed = lines.filter { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }
        let (removed, added) = (changed.count { $0.hasPrefix("- ") }, changed.count { $0.hasPrefix("+ ") })
        #expect(new.lines.count - old.lines.count == added - removed)
      }
    }
  }

  @Test("only a few lines around a change are shown")
  func context() {
    let lines = LineDifference(from: Self.texts[7], to: Self.texts[8]).lines
    #expect(
      lines == [
        "  …", "  line 17", "  line 18", "  line 19", "- line 20", "+ changed", "  line 21", "  line 22", "  line 23",
      ])
  }
}

extension String {
  fileprivate var lines: [Substring] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }
}
