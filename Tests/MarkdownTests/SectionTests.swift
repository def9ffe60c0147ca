import Testing

@testable import Markdown

/// The expected anchors are what github-slugger's own fixtures and github.com give.
@Suite("Sections and their anchors")
struct SectionTests {
  @Test(
    "an anchor follows GitHub's rule",
    arguments: [
      ("The flip count belongs to the model", "the-flip-count-belongs-to-the-model"),
      ("Optionals instead of −1", "optionals-instead-of-1"),
      ("heading with a - dash", "heading-with-a---dash"),
      ("heading with an _ underscore", "heading-with-an-_-underscore"),
      ("heading with a period.txt", "heading-with-a-periodtxt"),
      (
        "exchange.bind_headers(exchange, routing [, bindCallback])",
        "exchangebind_headersexchange-routing--bindcallback"
      ),
      ("I ♥ unicode", "i--unicode"), ("en–dash", "endash"), ("apostrophe’s", "apostrophes"),
      ("😄-😄 unicode emoji", "--unicode-emoji"), ("Привет non-latin 你好", "привет-non-latin-你好"),
      ("뷰 모델은 하나뿐인 문", "뷰-모델은-하나뿐인-문"), ("카드를 골라도 될까? (뒤집기)", "카드를-골라도-될까-뒤집기"),
      ("`let` and *var* [link](a.md) ![image](b.png)", "let-and-var-link-"), ("² and Ⅳ", "-and-ⅳ"),
      ("İstanbul ẞ", "i̇stanbul-ß"), ("<em>raw</em>", "raw"),
    ])
  func anchor(_ heading: String, _ expected: String) {
    let anchor = Document(parsing: "# \(heading)").sections.first?.anchor
    #expect(anchor.map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
  }

  @Test(
    "repeated headings are numbered past the numbers already taken",
    arguments: [
      (["a", "a", "a"], ["a", "a-1", "a-2"]),
      (["a", "a-1", "a"], ["a", "a-1", "a-2"]),
      (["echo", "echo", "echo 1", "echo-1", "echo"], ["echo", "echo-1", "echo-1-1", "echo-1-2", "echo-2"]),
      (["foxtrot-1", "foxtrot", "foxtrot"], ["foxtrot-1", "foxtrot", "foxtrot-2"]),
      (["카드", "카드"], ["카드", "카드-1"]), (["!", "?"], ["", "-1"]),
    ])
  func numbering(_ headings: [String], _ expected: [String]) {
    let document = Document(parsing: headings.map { "# \($0)\n\n" }.joined())
    #expect(document.sections.map(\.anchor) == expected)
  }

  @Test("a section runs to the next heading of its own or a higher level")
  func extent() {
    let document = Document(
      parsing: """
        before

        # One
        text

        ## One A

        ### Deep

        ## One B
        # Two
        end

        """)
    let sections = document.sections
    #expect(sections.map(\.title) == ["One", "One A", "Deep", "One B", "Two"])
    #expect(sections.map(\.level) == [1, 2, 3, 2, 1])
    #expect(sections.map(\.lines) == [3...10, 6...9, 8...9, 10...10, 11...12])
    #expect(sections.map(\.blocks) == [1..<6, 3..<5, 4..<5, 5..<6, 6..<8])
  }

  @Test("a heading in a quote or a list has an anchor and begins no section")
  func nestedHeadings() {
    let document = Document(parsing: "# a\n\n> # a\n\n- # a\n\n# a\n")
    #expect(document.sections.map(\.anchor) == ["a", "a-3"])
    #expect(document.anchors == ["a", "a-1", "a-2", "a-3"])
  }
}
