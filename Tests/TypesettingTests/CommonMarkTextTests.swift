import FoundationEssentials
import Markdown
import Testing
import Typesetting

/// An example of CommonMark's specification, as its own test program writes them.
private struct Example: Decodable {
  var markdown: String
  var html: String
  var example: Int

  /// The examples of CommonMark 0.30 that Debian packages with goldmark, or those that `LECTERN_COMMONMARK_EXAMPLES` names.
  static let path =
    ProcessInfo.processInfo.environment["LECTERN_COMMONMARK_EXAMPLES"]
    ?? "/usr/share/gocode/src/github.com/yuin/goldmark/_test/spec.json"

  static func all() throws -> [Example] {
    try JSONDecoder().decode([Example].self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// What a browser shows: the text between the tags, and the descriptions of images.
  var text: String {
    html.replacing(#/(?s)<!--.*?-->/#, with: "")
      .replacing(#/<img [^>]*alt="([^"]*)"[^>]*>/#) { $0.1 }
      .replacing(#/<br ?\/?>/#, with: " ")
      .replacing(#/(?s)<[\/!?a-zA-Z](?:[^>"']|"[^"]*"|'[^']*')*>/#, with: "")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }

  var hasHTML: Bool { Self.hasHTML(Document(parsing: markdown).blocks) }

  /// Whether a script, a style or a declaration holds text.
  var hidesText: Bool {
    ["<script", "<style", "<textarea", "<?", "<!"].contains { html.lowercased().contains($0) }
  }

  private static func hasHTML(_ blocks: [Block]) -> Bool {
    blocks.contains { block in
      switch block.kind {
      case .html: true
      case .heading(_, let inlines), .paragraph(let inlines): hasHTML(inlines)
      case .quote(let blocks), .alert(_, let blocks): hasHTML(blocks)
      case .list(let list): list.items.contains { hasHTML($0.blocks) }
      case .table(let table): (table.rows + [table.header]).joined().contains(where: hasHTML)
      case .code, .thematicBreak: false
      }
    }
  }

  private static func hasHTML(_ inlines: [Inline]) -> Bool {
    inlines.contains { inline in
      switch inline {
      case .html: true
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, _, let inner),
        .image(_, _, let inner):
        hasHTML(inner)
      default: false
      }
    }
  }
}

@Suite(.enabled(if: FileManager.default.fileExists(atPath: Example.path)))
struct `CommonMark's examples` {
  @Test("keep all their text, in order, at every width from four cells on", arguments: [4, 5, 8, 11, 20, 40, 80])
  func text(width: Int) throws {
    let examples = try Example.all()
    #expect(examples.count > 600)
    for example in examples where !example.hasHTML {
      var typesetter = Typesetter(width: width)
      let lines = typesetter.lines(for: Document(parsing: example.markdown).blocks)
      let found = lines.copiedText.words
      let expected = example.text.words.madeVisible()
      if found != expected { Issue.record("Example \(example.example): \(difference(found, expected))") }
      for line in lines where line.cells > width { Issue.record("Example \(example.example): \(line.text)") }
    }
  }

  /// What a browser hides, or what our tags of no HTML name show all the same, is no text of theirs.
  @Test("with raw HTML show what a browser does, in order", arguments: [4, 40])
  func html(width: Int) throws {
    for example in try Example.all() where example.hasHTML && !example.hidesText {
      var typesetter = Typesetter(width: width)
      let found = typesetter.lines(for: Document(parsing: example.markdown).blocks).copiedText.unicodeScalars
      var rest = found[...]
      for scalar in example.text.words.unicodeScalars where !scalar.properties.isWhitespace {
        guard let index = rest.firstIndex(of: scalar) else {
          Issue.record("Example \(example.example): \(scalar) is missing in \(String(found).debugDescription)")
          break
        }
        rest = rest[rest.index(after: index)...]
      }
    }
  }
}
