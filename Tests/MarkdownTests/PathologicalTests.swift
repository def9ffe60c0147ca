import Testing

@testable import Markdown

/// Texts made to take time: the kinds that cmark's own suite of pathological tests has, those that libcmark 0.30 is slow
/// on, and those that would be slow in what we add to it. Each is so large that quadratic time would be minutes.
@Suite("Text made to take time is read in time", .timeLimit(.minutes(5)))
struct PathologicalTests {
  @Test("every kind keeps its text, in pieces and whole", arguments: Pathological.all)
  func keepsText(_ text: Pathological) {
    let document = Document(parsing: text.source)
    #expect(document.marks >= text.marks)
    let pieces = Document(inPieces: text.source, pieceSize: 1 << 12)
    #expect(text.swells ? pieces.marks >= text.marks : pieces == document)
  }
}

extension Document {
  /// How often a `Z` is in the texts.
  fileprivate var marks: Int { allTexts.lazy.map { $0.utf8.count { $0 == UInt8(ascii: "Z") } }.reduce(0, +) }
}

/// A text made to take time, in which every `Z` is to be shown.
struct Pathological: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  /// Whether references make more of the text than libcmark allows, which counts for each piece anew.
  let swells: Bool

  var marks: Int { source.utf8.count { $0 == UInt8(ascii: "Z") } }

  private init(_ name: String, _ source: String, swells: Bool = false) {
    testDescription = name
    self.source = source
    self.swells = swells
  }

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  static let all = inlines + containers + definitions + extensions

  private static let inlines = [
    Pathological("nested strong", many("*Z **a ", 9000) + "b" + many(" a** a*", 9000)),
    Pathological("emphasis that closes nothing", many("Z_ ", 30000)),
    Pathological("emphasis that nothing closes", many("_Z ", 30000)),
    Pathological("emphasis of unlike marks", many("*Z_ ", 20000)),
    Pathological("runs whose lengths add up to three", "Z**b" + many("c* ", 30000)),
    Pathological("long runs", many("*", 40000) + "Z" + many("*", 40000)),
    Pathological("brackets that close nothing", many("Z]", 40000)),
    Pathological("brackets that nothing closes", many("[Z", 40000)),
    Pathological("nested brackets", many("[", 40000) + "Z" + many("]", 40000)),
    Pathological("links in images that nothing closes", many("![[]()", 30000) + "Z"),
    Pathological("links that nothing closes", many("[Z](<b", 20000)),
    Pathological("links with parentheses that nothing closes", many("[Z](b", 20000)),
    Pathological("brackets and parentheses", many("[ (](", 30000) + "Z"),
    Pathological("backticks of growing length", (1...700).map { "Z" + many("`", $0) }.joined()),
    Pathological("comments that nothing ends", "Z</" + many("<!--", 30000)),
    Pathological("instructions that nothing ends", "Z" + many("<?", 40000)),
    Pathological("declarations that nothing ends", "Z" + many("<!A ", 30000)),
    Pathological("character data that nothing ends", "Z" + many("<![CDATA[", 15000)),
    Pathological("attributes that nothing ends", "Z" + many("<a b=\"", 20000)),
    Pathological("character references", "Z" + many("&a", 50000)),
    Pathological("zero bytes", many("Z\0", 20000)),
  ]

  private static let containers = [
    Pathological("nested quotes", many("> ", 40000) + "Z"),
    Pathological("nested lists", many("- ", 40000) + "Z"),
    Pathological("nested lists over blank lines", many("- ", 5000) + "Z" + many("\n", 5000)),
    Pathological("lists nested line by line", (0..<400).map { many("  ", $0) + "* Z\n" }.joined()),
    Pathological("nested quotes line by line", many(many("> ", 300) + "Z\n", 150)),
    Pathological("lazy lines of nested quotes", many(">", 2000) + "Z\n" + many("Z\n", 5000)),
    Pathological("lists that alternate", many("- Z\n+ Z\n", 5000)),
    Pathological("fences", many("```\nZ\n", 5001)),
    Pathological("front matter that nothing ends", "---\n" + many("Z: a\n", 20000)),
    Pathological("headings of one name", many("# Z\n", 10000)),
  ]

  private static let definitions = [
    Pathological(
      "definitions after many references",
      (0..<3000).map { "# Z[a\($0)]\n" }.joined() + (0..<3000).map { "[a\($0)]: /u\n\n" }.joined()),
    Pathological(
      "one long destination for many references", "[a]: /\(many("u", 20000))\n\n" + many("[a]Z\n\n", 5000), swells: true
    ),
    Pathological("titles that nothing ends", "Z\n\n" + many("[a]: /u (\n", 10000)),
    Pathological("definitions under lines of a heading", "Z\n\n" + many("[a]: /u\n===\n", 10000)),
    Pathological("labels that nothing ends", many("[Z\n", 20000) + "]:"),
  ]

  private static let extensions = [
    Pathological("delimiter rows", "Z|b\n" + many("-|-\n", 20000)),
    Pathological("wide tables", many("|Z", 3000) + "\n" + many("|-", 3000) + "\n" + many("Z\n", 100)),
    Pathological("small tables", many("Z|b\n-|-\n\n", 5000)),
    Pathological("deleted text", many("~~Z ~~", 20000)),
    Pathological("spoiled emphasis", many("**Z(a)**을 ", 10000)),
    Pathological("spoiled emphasis without spaces", many("**Z(a)**을", 10000)),
    Pathological("bare links before Hangul", many("http://a.b/Z가", 10000)),
    Pathological("bare links without a domain", many("http://Z", 10000) + many(" www.Z_", 10000)),
    Pathological("parentheses after a bare link", "http://a.b/Z" + many("(", 20000) + many(")", 40000)),
    Pathological("mail addresses", many("Z@b.", 20000) + many("@", 20000)),
    Pathological(
      "a chain of footnotes", "[^0]" + (0..<3000).map { "[^\($0)]: Z[^\($0 + 1)]\n" }.joined(separator: "\n")),
    Pathological("one footnote for many references", many("Z[^1] ", 20000) + "\n\n[^1]: Z\n"),
    Pathological("footnotes in footnotes", many("[^1]: ", 10000) + "Z"),
    Pathological("footnotes in quotes", many("> [^1]: Z\n", 5000)),
    Pathological("alerts", many("> [!NOTE]\n> Z\n\n", 5000)),
    Pathological("escaped references", many("\\", 40000) + "[^1]Z\n\n[^1]: Z\n"),
  ]
}
