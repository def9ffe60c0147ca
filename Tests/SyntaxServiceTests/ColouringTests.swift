import Foundation
import SwiftIDEUtils
import SwiftParser
import SwiftSource
import SwiftSyntax
import SyntaxService
import Testing

/// The code with a letter in place of every byte that has a colour: Keyword, String, Number, Comment, Type, Attribute.
private func letters(_ code: String) -> String {
  var bytes = Array(code.utf8)
  var start = 0
  for run in colours(of: code).runs {
    if let letter = [.keyword: "K", .string: "S", .number: "N", .comment: "C", .typeName: "T", .attribute: "A"][
      run.kind]
    {
      for index in start..<(start + run.length) where bytes[index] != 0x0A { bytes[index] = Array(letter.utf8)[0] }
    }
    start += run.length
  }
  return String(decoding: bytes, as: UTF8.self)
}

@Suite("Swift code in colours")
struct ColouringTests {
  @Test(
    "tells apart what a reader does",
    arguments: [
      ("let count: Int = 0x1F // why", "KKK count: TTT = NNNN CCCCCC"),
      ("private(set) var cards: [Card] { get set }", "KKKKKKK(KKK) KKK cards: [TTTT] { KKK KKK }"),
      ("struct Deck<Card>: Sequence where Card: Hashable {}", "KKKKKK TTTT<TTTT>: TTTTTTTT KKKKK TTTT: TTTTTTTT {}"),
      ("@Test(\"a\") func b() { #expect(c == 1.5) }", "AAAAA(SSS) KKKK b() { AAAAAAA(c == NNN) }"),
      ("@MainActor final class Game {}", "AAAAAAAAAA KKKKK KKKKK TTTT {}"),
      ("print(\"a \\(b + \"c\") d\")", "print(SSS\\(b + SSS)SSS)"),
      ("let r = /a+b/", "KKK r = SSSSS"),
      ("#if DEBUG\nlet a = #\"b\"#\n#endif", "KKK TTTTT\nKKK a = SSSSS\nKKKKKK"),
      ("move(in: deck, for: .default, `class`: self)", "move(in: deck, for: .default, `class`: KKKK)"),
      ("func move(in deck: Deck, for x: Int)", "KKKK move(in deck: TTTT, for x: TTT)"),
      ("cards.map { $0 * 2 }", "cards.map { $0 * N }"),
      ("/* a\n b */ x /// c", "CCCC\nCCCCC x CCCCC"),
      ("\"\"\"\n한국어\n\"\"\"", "SSS\nSSSSSSSSS\nSSS"),
      ("#!/usr/bin/swift\nx", "CCCCCCCCCCCCCCCC\nx"),
      ("func f() async throws(E) -> some View", "KKKK f() KKKKK KKKKKK(T) -> KKKK TTTT"),
      ("if let x, case .a(let y) = z { return nil }", "KK KKK x, KKKK .a(KKK y) = z { KKKKKK KKK }"),
    ])
  func whole(code: String, expected: String) {
    #expect(letters(code) == expected)
  }

  @Test(
    "does so in fragments that do not stand alone",
    arguments: [
      ("...", "..."),
      ("case .spades: return Card()", "KKKK .spades: KKKKKK TTTT()"),
      ("default:\n  break", "KKKKKKK:\n  KKKKK"),
      ("} else {\n  return true\n}", "} KKKK {\n  KKKKKK KKKK\n}"),
      ("}\nlet x: Int = 1 // one", "}\nKKK x: TTT = N CCCCCC"),
      ("var body: some View { … }", "KKK body: KKKK TTTT { … }"),
      ("func deal() {\n  ...\n}", "KKKK deal() {\n  ...\n}"),
      ("- let a = 1\n+ var a: Int = 1", "- KKK a = N\n+ KKK a: TTT = N"),
      ("$0.isMatched && $1 > 2", "$0.isMatched && $1 > N"),
      (".padding(8)\n.font(.title)", ".padding(N)\n.font(.title)"),
      ("struct Card {", "KKKKKK TTTT {"),
      ("func f(", "KKKK f("),
      ("mutating func choose(_ card: Card)", "KKKKKKKK KKKK choose(_ card: TTTT)"),
      ("@State private var game = ", "AAAAAA KKKKKKK KKK game = "),
      ("let s = \"no end", "KKK s = SSSSSSS"),
      ("[Int: String]", "[TTT: TTTTTT]"),
      ("Array<Int>", "TTTTT<TTT>"),
      ("where Element: Equatable", "KKKKK TTTTTTT: TTTTTTTTT"),
      ("guard let x else { return }", "KKKKK KKK x KKKK { KKKKKK }"),
      ("<#code#>", "<#code#>"),
    ])
  func fragment(code: String, expected: String) {
    #expect(letters(code) == expected)
  }

  @Test(
    "covers every byte, whatever it is",
    arguments: [
      "", "\0", "a\0b", "let a = 1\r\nlet b = 2\r\n", "\r", "\u{FEFF}let a", "let 🂡 = \"👨‍👩‍👧‍👦🇰🇷\"", "\u{FFFD}\u{FFFD}",
      "let e\u{301} = 1", "\u{1B}[31mred", "\u{202E}let", "\u{85}\u{2028}x", "<<<<<<< a\nlet\n=======\n>>>>>>> b\n",
      "/* open", "\"\"\"\nopen", "\"\\(", "#\"\\#(", "`", "@", "#", "\\", "'a'", "\t\t  \n", "let x = ‘curly’",
    ])
  func everyByte(code: String) {
    #expect(colours(of: code).runs.reduce(0) { $0 + $1.length } == code.utf8.count)
  }

  /// Our own sources, of which SwiftIDEUtils gives a second opinion.
  private static let sources: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/SyntaxService")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  @Test("agrees with SwiftIDEUtils on every word of whole files, but for the names of types and macros")
  func secondOpinion() {
    #expect(!Self.sources.isEmpty)
    for source in Self.sources {
      let own = colours(of: source).runs.flatMap { Array(repeating: $0.kind, count: $0.length) }
      for range in Parser.parse(source: source).classifications {
        let place = range.range.lowerBound.utf8Offset..<range.range.upperBound.utf8Offset
        let expected = Self.kinds(range.kind)
        let text = String(decoding: Array(source.utf8)[place], as: UTF8.self)
        #expect(own[place].allSatisfy { expected.contains($0) }, "\(text): \(own[place.lowerBound])")
      }
    }
  }

  /// What a classification may be here.
  private static func kinds(_ classification: SyntaxClassification) -> Set<CodeColours.Kind> {
    switch classification {
    case .keyword, .ifConfigDirective: [.keyword, .plain]
    case .attribute: [.attribute]
    case .stringLiteral, .regexLiteral: [.string]
    case .integerLiteral, .floatLiteral: [.number]
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: [.comment]
    case .type: [.typeName]
    case .identifier: [.plain, .typeName, .attribute, .keyword]
    // The sign of a macro is one.
    case .none: [.plain, .attribute]
    default: [.plain]
    }
  }
}
