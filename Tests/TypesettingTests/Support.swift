import FoundationEssentials
import Markdown
import Typesetting

func readFile(_ path: String) -> String? {
  try? String(contentsOfFile: path, encoding: .utf8)
}

extension Block {
  static func make(_ kind: Kind) -> Block { Block(kind, lines: 1...1) }
  static func paragraph(_ inlines: Inline...) -> Block { make(.paragraph(inlines)) }
  static func paragraph(_ text: String) -> Block { make(.paragraph([.text(text)])) }
  static func heading(_ level: Int, _ text: String) -> Block { make(.heading(level: level, [.text(text)])) }
  static func quote(_ blocks: Block...) -> Block { make(.quote(blocks)) }
  static func alert(_ alert: Alert, _ blocks: Block...) -> Block { make(.alert(alert, blocks)) }
  static func code(_ text: String, info: String = "") -> Block { make(.code(info: info, text: text)) }
  static func html(_ source: String) -> Block { make(.html(source)) }
  static var rule: Block { make(.thematicBreak) }

  static func list(start: Int? = nil, isTight: Bool = true, _ items: List.Item...) -> Block {
    make(.list(List(start: start, isTight: isTight, items: items)))
  }

  static func table(_ alignments: [Table.Alignment] = [], _ header: [String], _ rows: [String]...) -> Block {
    func cells(_ texts: [String]) -> [[Inline]] { texts.map { [.text($0)] } }
    return make(.table(Table(alignments: alignments, header: cells(header), rows: rows.map(cells))))
  }
}

extension List.Item {
  static func item(_ blocks: Block..., ticked: Bool? = nil) -> List.Item {
    List.Item(blocks: blocks, isTicked: ticked, lines: 1...1)
  }

  static func item(_ text: String, ticked: Bool? = nil) -> List.Item { item(.paragraph(text), ticked: ticked) }
}

extension Footnote {
  static func note(_ number: Int, _ blocks: Block...) -> Footnote {
    Footnote(number: number, blocks: blocks, lines: 1...1)
  }
}

extension Inline {
  static func link(_ destination: String, _ text: String) -> Inline {
    .link(destination: destination, title: "", [.text(text)])
  }
}

/// The text of blocks set without styling.
func typeset(
  _ blocks: Block..., footnotes: [Footnote] = [], width: Int = 40, signs: Signs = .unicode, hyperlinks: Bool = false,
  hooks: TypesettingHooks = TypesettingHooks()
) -> String {
  var typesetter = Typesetter(width: width, signs: signs, hyperlinks: hyperlinks, hooks: hooks)
  let lines = typesetter.lines(for: blocks, footnotes: footnotes)
  return lines.map(\.text).joined(separator: "\n").replacing("\u{A0}", with: " ")
}

extension String {
  /// The words with one space between them, whatever marks the spaces carry.
  var words: String {
    let words = unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
    return words.joined(separator: " ")
  }
}

/// Where two texts part, with a little of both.
func difference(_ found: String, _ expected: String) -> String {
  let (found, expected) = (Array(found.unicodeScalars), Array(expected.unicodeScalars))
  let start = zip(found, expected).prefix { $0 == $1 }.count
  func excerpt(_ text: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(text[max(0, start - 10)..<min(text.count, start + 20)])).debugDescription
  }
  return "\(excerpt(found)) in place of \(excerpt(expected))"
}
