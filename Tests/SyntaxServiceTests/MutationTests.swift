import SwiftSource
import SyntaxService
import Testing

@Suite("Small changes of a solution")
struct MutationTests {
  private func mutations(of text: String) -> [Mutation] {
    guard case .mutations(let mutations) = reply(to: .mutations([SourceText(file: "M.swift", text: text)])) else {
      return []
    }
    return mutations
  }

  @Test(
    "a body does nothing or returns a plain value of the type",
    arguments: [
      ("func f() -> Int { g() }", ["func f() -> Int { 0 }", "func f() -> Int { 1 }"]),
      ("func f() -> Bool {\n  g()\n}", ["func f() -> Bool { false }", "func f() -> Bool { true }"]),
      ("func f() -> String { g() }", ["func f() -> String { \"\" }", "func f() -> String { \"?\" }"]),
      ("func f() -> Card? { g() }", ["func f() -> Card? { nil }"]),
      ("func f() -> [Card] { g() }", ["func f() -> [Card] { [] }"]),
      ("func f() -> [Int: Card] { g() }", ["func f() -> [Int: Card] { [:] }"]),
      ("func f() -> Set<Card> { g() }", ["func f() -> Set<Card> { [] }"]),
      ("func f() -> (a: Int, b: [Card]) { g() }", ["func f() -> (a: Int, b: [Card]) { (0, []) }"]),
      ("mutating func f() { g() }", ["mutating func f() {}"]), ("func f() -> Void { g() }", ["func f() -> Void {}"]),
      ("func f() -> () { g() }", ["func f() -> () {}"]),
      ("init?(a: Int) { g() }", ["init?(a: Int) { return nil }"]),
      ("var v: Int? { g() }", ["var v: Int? { nil }"]),
      (
        "var v: [Int] { get { g() } set { h() } }",
        ["var v: [Int] { get { [] } set { h() } }", "var v: [Int] { get { g() } set {} }"]
      ),
      ("subscript(i: Int) -> Int? { g() }", ["subscript(i: Int) -> Int? { nil }"]),
      // Nothing is known of the type, nothing is there, or it is that already; a trap is nobody's to notice.
      ("func f() -> Card { g() }", []), ("func f() -> some P { g() }", []), ("func f() {}", []),
      ("func f() -> [Int] { [] }", []), ("func f() -> Int? { return nil }", []), ("init(a: Int) { g() }", []),
      ("func f() { fatalError() }", []), ("func f() -> Never { g() }", []), ("var v = 0.5", []),
    ] as [(String, [String])])
  func bodies(_ text: String, expected: [String]) {
    #expect(mutations(of: text).filter { $0.kind == .body }.map { $0.applied(to: text) } == expected)
  }

  @Test("a hand-written == or hash(into:) finds all alike")
  func equality() {
    let text = """
      extension Card {
        static func == (a: Card, b: Card) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      """
    let found = mutations(of: text).filter { $0.kind == .equality }
    #expect(found.map(\.name) == ["Card.==(a:b:): body → true", "Card.hash(into:): body → nothing"])
    #expect(found.map(\.line) == [2, 3])
    #expect(found[0].applied(to: text).contains("-> Bool { true }"))
    #expect(found[1].applied(to: text).contains("inout Hasher) {}"))
  }

  @Test(
    "an operator takes another's place",
    arguments: [
      ("a < b", ["a <= b"]), ("a <= b", ["a < b"]), ("a > b", ["a >= b"]), ("a >= b", ["a > b"]),
      ("a == b", ["a != b"]), ("a != b", ["a == b"]), ("a === b", ["a !== b"]), ("a..<b", ["a...b"]),
      ("a...b", ["a..<b"]), ("a && b", ["a || b"]), ("a || b", ["a && b"]), ("a + b", ["a - b"]),
      ("a - b", ["a + b"]), ("a += b", ["a -= b"]), ("a & b", ["a | b"]), ("a << b", ["a >> b"]),
      ("!a", ["a"]), ("g(!a.b)", ["g(a.b)"]), ("a < b && c", ["a < b || c", "a <= b && c"]),
      // The compiler would refuse these, or nobody could tell.
      ("a + \"b\"", []), ("a + [b]", []), ("a * b", []), ("-a", []), ("a ?? b", []), ("precondition(a < b)", []),
      ("assert(!a)", []), ("fatalError(\"\\(a < b)\")", []), ("c.reserveCapacity(a + b)", []),
    ] as [(String, [String])])
  func operators(_ expression: String, expected: [String]) {
    let kinds: Set<Mutation.Kind> = [.comparison, .range, .logic, .negation, .arithmetic]
    let text = "let x = \(expression)"
    let found = mutations(of: text).filter { kinds.contains($0.kind) }
    #expect(Set(found.map { $0.applied(to: text) }) == Set(expected.map { "let x = \($0)" }))
    #expect(found.count == expected.count)
  }

  @Test(
    "an integer is one more or one less",
    arguments: [
      ("1", ["2", "0"]), ("0", ["1"]), ("0xff", ["0x100", "0xfe"]), ("0b11", ["0b100", "0b10"]),
      ("1_000", ["1001", "999"]), ("1.5", []), ("9223372036854775807", []), ("99999999999999999999", []),
      ("[2]", ["[3]", "[1]"]), ("t.0", []), ("$0", []),
    ] as [(String, [String])])
  func literals(_ expression: String, expected: [String]) {
    let text = "let x = \(expression)"
    let found = mutations(of: text).filter { $0.kind == .literal }
    #expect(found.map { $0.applied(to: text) } == expected.map { "let x = \($0)" })
  }

  @Test(
    "a condition is negated or always the same",
    arguments: [
      ("guard a else {}", ["guard true else {}", "guard !(a) else {}"]),
      ("guard let a = b else {}", ["guard false, let a = b else {}"]),
      ("guard a < b else {}", ["guard true else {}"]), ("guard !a else {}", ["guard true else {}"]),
      ("if a {}", ["if false {}", "if true {}", "if !(a) {}"]),
      ("if let a, a == b {}", ["if false, let a, a == b {}", "if let a, false {}", "if let a, true {}"]),
      ("while a {}", ["while false {}", "while !(a) {}"]), ("if true {}", ["if false {}", "if !(true) {}"]),
      ("for a in b where c {}", ["for a in b where true {}", "for a in b where !(c) {}"]),
      ("if case .a = b {}", []), ("if #available(macOS 15, *) {}", []),
    ] as [(String, [String])])
  func conditions(_ statement: String, expected: [String]) {
    let text = "func f() { \(statement) }"
    let found = mutations(of: text).filter { $0.kind == .condition }
    #expect(found.map { $0.applied(to: text) } == expected.map { "func f() { \($0) }" })
  }

  @Test("the condition before a question mark too")
  func ternary() {
    let text = "func f() -> Card { a ? b : c }"
    let found = mutations(of: text).filter { $0.kind == .condition }
    #expect(
      found.map { $0.applied(to: text) } == [
        "func f() -> Card { false ? b : c }", "func f() -> Card { true ? b : c }", "func f() -> Card { !(a) ? b : c }",
      ])
  }

  @Test("an assignment or a call is left out, but not the only one, and not the last value")
  func statements() {
    let text = """
      func f() -> Card {
        cards.shuffle()
        count += n
        last = first
        let x = g()
        precondition(x)
        return h(x)
      }
      func g() { only() }
      """
    let found = mutations(of: text).filter { $0.kind == .statement }
    #expect(
      found.map(\.change) == ["cards.shuffle() → nothing", "count += n → nothing", "last = first → nothing"])
    #expect(found.first?.applied(to: text).hasPrefix("func f() -> Card {\n  \n  count += n\n") == true)
  }

  @Test(
    "what a closure does is left out",
    arguments: [
      ("{ a = $0 }", ["{ _ = $0 }"]), ("{ send($0) }", ["{ _ = $0 }"]), ("{ i in cards[i] = 1 }", ["{ i in  }"]),
      ("{ a() }", ["{  }"]), ("{ $0 }", []), ("{ fatalError() }", []), ("{ $0 < $1 }", []),
    ] as [(String, [String])])
  func closures(_ closure: String, expected: [String]) {
    let text = "let f = g \(closure)"
    let found = mutations(of: text).filter { $0.kind == .statement }
    #expect(found.map { $0.applied(to: text) } == expected.map { "let f = g \($0)" })
  }

  @Test("a change is named by what is declared around it, and by its text without line breaks")
  func names() {
    let text = """
      struct Game {
        var score = 0
        var best: Int {
          get { a < b ? 1 : 2 }
          set { score = newValue + step }
        }
        mutating func choose(at index: Int, _: Card) {
          let inner = first <
            second
          func local() -> Bool { inner != third }
        }
      }
      extension Game.Card { subscript(i: Int) -> Card { i == j } }
      let top = 5
      """
    let names = Set(mutations(of: text).map(\.name))
    for name in [
      "Game.score: score = 0 → score = 1", "Game.best.get: a < b → a <= b",
      "Game.best.set: newValue + step → newValue - step", "Game.choose(at:_:): first < second → first <= second",
      "Game.choose(at:_:).local(): inner != third → inner == third", "Game.Card.subscript(i:): i == j → i != j",
      "top: top = 5 → top = 6",
    ] {
      #expect(names.contains(name), "\(names.sorted())")
    }
  }

  @Test("changes that read alike are numbered, so that each can be named")
  func numbered() {
    let names = mutations(of: "func f() -> Card { g(a < b, a < b, a < b) }").map(\.change)
    #expect(names == ["a < b → a <= b", "a < b → a <= b (2)", "a < b → a <= b (3)"])
  }

  @Test("places are counted in bytes, whatever stands before")
  func bytes() {
    let text = "// 카드 👩‍👩‍👧\r\nlet x = \"é\" < y\r\n"
    let mutation = mutations(of: text).first { $0.kind == .comparison }
    #expect(mutation?.applied(to: text) == "// 카드 👩‍👩‍👧\r\nlet x = \"é\" <= y\r\n")
    #expect(mutation?.line == 2)
  }

  @Test("a change that lies outside a text leaves it alone", arguments: [(-1, 1), (3, 9), (0, -1)])
  func outside(offset: Int, length: Int) {
    let mutation = Mutation(
      kind: .literal, file: "M.swift", line: 1, function: "f", change: "", offset: offset, length: length,
      replacement: "x")
    #expect(mutation.applied(to: "text") == "text")
  }

  @Test("equality comes first, then every function, and then the kinds take turns")
  func spread() {
    func mutation(_ function: String, _ kind: Mutation.Kind, _ change: String) -> Mutation {
      Mutation(
        kind: kind, file: "M.swift", line: 1, function: function, change: change, offset: 0, length: 0, replacement: "")
    }
    let all = [
      mutation("a", .body, "1"), mutation("a", .comparison, "2"), mutation("a", .literal, "3"),
      mutation("a", .literal, "4"), mutation("b", .body, "5"), mutation("b", .comparison, "6"),
      mutation("c", .body, "7"),
    ]
    #expect(all.spread(over: 12).map(\.change) == ["1", "6", "7", "3", "5", "2", "4"])
    let many = (0..<8).map { mutation("f\($0)", .body, "\($0)") }
    #expect(many.spread(over: 4).map(\.change) == ["0", "2", "4", "6", "1", "3", "5", "7"])
    let late = many + [mutation("==", .equality, "8")]
    #expect(late.spread(over: 4).map(\.change) == ["8", "0", "2", "4", "6", "1", "3", "5", "7"])
    #expect([Mutation]().spread(over: 4) == [])
  }

  @Test(
    "text that is no Swift has changes that can be applied, or none",
    arguments: ["", "{{{{", "func f(", "func f() -> Int { ", "a < ", "let = 0x", "if ? : {}", "\u{0}", "#if\n1 + 1"])
  func broken(_ text: String) {
    for mutation in mutations(of: text) { #expect(mutation.applied(to: text) != text) }
  }
}

@Suite("What checks and solutions name and say")
struct NameTests {
  @Test("what others can use is declared; locals and what is private are not")
  func declared() throws {
    let text = """
      struct Game { private var secret = 0; private(set) var score = 1; var both: Int { let local = 2; return local }
        func choose(card index: Int) { func inner() {} }
        enum Phase { case open, closed(by: Int) }
        fileprivate struct Hidden { var inside = 1 }
      }
      typealias Deck = [Card]
      protocol Shape { associatedtype Ink; func draw() }
      let (a, `default`) = (1, 2)
      """
    guard case .names(let names) = reply(to: .names([SourceText(file: "M.swift", text: text)])) else {
      Issue.record("no names")
      return
    }
    #expect(
      names.declared == [
        "Game", "score", "both", "choose", "Phase", "open", "closed", "Deck", "Shape", "Ink", "draw", "a", "default",
      ])
    #expect(names.mentioned.isSuperset(of: ["Card", "secret", "local", "index"]))
  }

  @Test("comments of expectations are read as a person reads them")
  func comments() throws {
    let text = #"""
      @Test func f() throws {
        #expect(a == b, "it's \"so\" — \(n) of \(m + 1)")
        try #require(a == b, "one", sourceLocation: here)
        Issue.record("two")
        #expect(a == b)
        #expect(a == b, Comment(rawValue: "three"))
        g("four")
        #expect(
          a == b,
          #"raw \n"#)
      }
      """#
    guard case .comments(let comments) = reply(to: .comments([SourceText(file: "T.swift", text: text)])) else {
      Issue.record("no comments")
      return
    }
    #expect(comments.map(\.text) == [#"it's "so" — \(n) of \(m + 1)"#, "one", "two", #"raw \n"#])
    #expect(comments.map(\.line) == [2, 3, 4, 10])
  }
}
