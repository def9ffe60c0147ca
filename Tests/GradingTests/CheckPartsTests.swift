import SwiftSource
import Testing

@testable import Grading

@Suite("A check module is cut into parts")
struct CheckPartsTests {
  static let text = """
    import Testing

    struct Sums {
      let zero = 0

      @Test("one")
      func one() {
        #expect(zero + 1 == 1)
      }

      @Test func two() { #expect(zero == 0) }

      @Test
      func three() {}

      private func helper() {}
    }

    @Test func four() {}
    @Test func five() {}
    @Test func six() {}
    """

  private func check(_ function: String, _ lines: ClosedRange<Int>) -> DiscoveredCheck {
    DiscoveredCheck(
      framework: .swiftTesting, suite: "", function: function, labels: "()", displayName: nil, task: nil,
      isParameterized: false, file: "/c/T.swift", firstLine: lines.lowerBound, lastLine: lines.upperBound)
  }

  private var checks: [DiscoveredCheck] {
    [
      check("one", 6...9), check("two", 11...11), check("three", 13...14), check("four", 19...19),
      check("five", 20...20), check("six", 21...21),
    ]
  }

  private func cut(_ checks: [DiscoveredCheck], text: String = text, count: Int) -> CheckParts {
    let file = InputFile(name: "T.swift", path: "/c/T.swift", bytes: Array(text.utf8))
    let sources = CheckSources(checks: checks, expectations: [])
    return CheckParts(
      module: "SumsTests", files: [file], sources, lowered: false, without: [], count: count, folder: "/parts")
  }

  @Test("each check stands in one part at its own lines, and everything else in all of them")
  func parts() {
    let cut = cut(checks, count: 2)
    #expect(cut.parts.map(\.module) == ["SumsTests", "SumsTests_1"])
    let original = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let texts = cut.parts.map { part in
      String(decoding: part.files[0].bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    for text in texts { #expect(text.count == original.count) }
    for (index, line) in original.enumerated() where !line.isEmpty {
      let holding = texts.count { $0[index] == line }
      let isCheck = checks.contains { ($0.firstLine...$0.lastLine).contains(index + 1) }
      #expect(holding == (isCheck ? 1 : 2), "line \(index + 1)")
    }
    #expect(Set(cut.originals.values) == ["/c/T.swift"])
    #expect(cut.originals.count == 2)
    #expect(cut.mayLack("cannot find 'three' in scope"))
    #expect(!cut.mayLack("value of type 'Game' has no member 'flipCount'"))
  }

  @Test("few checks, one core, or a check that shares a line with other code leave the module whole")
  func whole() {
    #expect(cut(Array(checks.prefix(5)), count: 2).parts.map(\.module) == ["SumsTests"])
    #expect(cut(checks, count: 1).parts.map(\.module) == ["SumsTests"])
    let shared = Self.text.replacing("@Test func four", with: "let x = 1; @Test func four")
    #expect(cut(checks, text: shared, count: 2).parts.map(\.module) == ["SumsTests"])
  }
}
