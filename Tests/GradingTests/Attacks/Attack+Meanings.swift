import Grading

extension Attack {
  /// Declarations that change what the checks mean.
  static let meanings = [
    Attack(
      name: "a count for arrays", check: "counts", code: "extension Array { var count: Int { 3 } }",
      reason: "'count' would stand for the standard library's"),
    Attack(
      name: "a count behind a condition", check: "counts",
      code: "extension Array {\n#if swift(>=5)\nvar count: Int { 3 }\n#endif\n}", line: 3, reason: "'count'"),
    Attack(
      name: "a count that a private extension lets out", check: "counts",
      code: "private extension Array { internal var count: Int { 3 } }", reason: "'count'"),
    Attack(
      name: "a count for arrays of numbers", check: "counts",
      code: "extension [Int] { var count: Int { 3 } }", reason: "'count'"),
    Attack(
      name: "a count by an alias", check: "counts",
      code: "typealias Items = Array<Int>\nextension Items { var count: Int { 3 } }", line: 2, reason: "'count'"),
    Attack(
      name: "a count by an alias in a type", check: "counts",
      code: "enum My { typealias Items = Array }\nextension My.Items { var count: Int { 3 } }", line: 2,
      reason: "'count'"),
    Attack(
      name: "a map that returns nothing", check: "maps",
      code: "func items() -> [Int] { [] }\nextension Array { func map<T>(_ body: (Element) -> T) -> [T] { [] } }",
      line: 2, reason: "'map'"),
    Attack(
      name: "contains, always", check: "contains",
      code: "extension Sequence where Element == Int { func contains(_ element: Int) -> Bool { true } }",
      reason: "'contains'"),
    Attack(
      name: "a subscript", check: "firsts",
      code: "extension Array where Element == Int { subscript(index: Int) -> Int { 2 } }", reason: "'subscript'"),
    Attack(
      name: "an initialiser of numbers", check: "parses",
      code: "extension Int { init(_ text: String) { self = 0 } }", reason: "'init'"),
    Attack(
      name: "an initialiser of strings", check: "empties",
      code: "extension String { init(repeating text: String, count: Int) { self = \"\" } }", reason: "'init'"),
    Attack(
      name: "what interpolation appends", check: "spells",
      code:
        "func title() -> String { \"?\" }\nextension DefaultStringInterpolation {\n"
        + "mutating func appendInterpolation(_ value: Int) { appendLiteral(\"?\") }\n}", line: 3,
      reason: "'appendInterpolation'"),
    Attack(
      name: "a function of the standard library", check: "largest", code: "func max(_ a: Int, _ b: Int) -> Int { 0 }",
      reason: "'max'"),
    Attack(
      name: "the same as a value", check: "largest",
      code: "let max: @Sendable (Int, Int) -> Int = { _, _ in 0 }", reason: "'max'"),
    Attack(
      name: "a type of the standard library", check: "types",
      code: "struct Int: Hashable, ExpressibleByIntegerLiteral { init(integerLiteral: Swift.Int) {} }", reason: "'Int'"),
    Attack(
      name: "an alias for one", check: "types",
      code: """
        struct All: Hashable, ExpressibleByIntegerLiteral { init(integerLiteral: Swift.Int) {} }
        typealias Int = All
        """, line: 2, reason: "'Int'"),
    Attack(
      name: "the type of literals", check: "wants",
      code: """
        struct All: Hashable, ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }
        typealias IntegerLiteralType = All
        func answer() -> All { All(integerLiteral: 0) }
        """, line: 2, reason: "'IntegerLiteralType'"),
    Attack(
      name: "the standard library's own name", check: "types", code: "enum Swift { typealias Int = Int8 }",
      reason: "'Swift'"),
    Attack(
      name: "a type that literals become", check: "answers",
      code: """
        struct Any3: Equatable, ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }
        func answer() -> Any3 { 0 }
        """, reason: "'ExpressibleByIntegerLiteral' changes what literals"),
    Attack(
      name: "the same for nil", check: "finds",
      code: """
        struct Nothing: ExpressibleByNilLiteral, Equatable { init(nilLiteral: ()) {} }
        func find(_ item: Int) -> Nothing { nil }
        """, reason: "'ExpressibleByNilLiteral'"),
    Attack(
      name: "the same for text", check: "titles",
      code: """
        typealias Text = ExpressibleByStringLiteral
        struct Title: Equatable, Text { init(stringLiteral: String) {} }
        func title() -> Title { "" }
        """, reason: "'ExpressibleByStringLiteral'"),
    Attack(
      name: "the same through another protocol", check: "lists",
      code: """
        struct All: SetAlgebra {
          init() {}
          func contains(_ member: Int) -> Bool { true }
          func union(_ other: All) -> All { self }
          func intersection(_ other: All) -> All { self }
          func symmetricDifference(_ other: All) -> All { self }
          mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) { (true, member) }
          mutating func remove(_ member: Int) -> Int? { nil }
          mutating func update(with member: Int) -> Int? { nil }
          mutating func formUnion(_ other: All) {}
          mutating func formIntersection(_ other: All) {}
          mutating func formSymmetricDifference(_ other: All) {}
        }
        func items() -> All { All() }
        """, reason: "'SetAlgebra'"),
    Attack(
      name: "a type whose static member is meant", check: "suits",
      code: """
        struct Hand { struct Suit: Equatable { static let red = Suit() }; let suit = Suit.red }
        func best() -> Hand { Hand() }
        """, line: 2, reason: "'best' is given with the type 'Card'"),
    Attack(
      name: "a type with every member", check: "counts",
      code: """
        @dynamicMemberLookup struct All { subscript(dynamicMember name: String) -> Int { 3 } }
        func items() -> All { All() }
        """, line: 2, reason: "'items' is given with the type '[Int]'"),
    Attack(
      name: "an object that is called like a function", check: "suits",
      code: """
        struct Hand { enum Suit { case red }; let suit = Suit.red }
        struct Best { func callAsFunction() -> Hand { Hand() } }
        let best = Best()
        func best(_ x: Int) -> Card { Card(suit: .red, rank: x) }
        """, line: 3, reason: "'best' is given with the type 'Card'"),
    Attack(
      name: "an overload that wins", check: "counts",
      code: """
        struct Hand { let count = 3 }
        func items(_ x: Int = 0) -> Hand { Hand() }
        """, line: 2, reason: "'items'"),
    Attack(
      name: "a property of another type", check: "scores",
      code: """
        struct Score: Equatable { static func == (a: Score, b: Int) -> Bool { true } }
        struct Game { var score = Score(); func isWon(at: Int = 0) -> Bool { false } }
        """, line: 2, reason: "'score' is given with the type 'Int'"),
    Attack(
      name: "a property that answers to its name from elsewhere", check: "scores",
      code: """
        struct Score { static func - (a: Score, b: Int) -> Int { 0 } }
        protocol Scored {}
        extension Scored { var score: Int { 9 } }
        struct Game : Scored {}
        """, line: 1, reason: "'Game.score' is not where"),
    Attack(
      name: "a type of that name within", check: "scores",
      code: "struct Game { struct Int: Equatable { init() {} }; var score: Int = Int() }", line: 1,
      reason: "'Int' is the name of another type"),
    Attack(
      name: "equality over numbers", check: "answers", code: "func == (a: Int, b: Int) -> Bool { true }",
      reason: "types that are not yours"),
    Attack(
      name: "equality with a number", check: "wants",
      code: "struct Won { static func == (a: Won, b: Int) -> Bool { true } }\nfunc answer() -> Won { Won() }",
      reason: "types that are not yours"),
    Attack(
      name: "equality over numbers by an alias in a type", check: "answers",
      code: "enum My { typealias N = Int }\nextension My.N { static func == (a: Int, b: Int) -> Bool { true } }",
      line: 2, reason: "types that are not yours"),
    Attack(
      name: "equality over a protocol that numbers get", check: "answers",
      code: """
        protocol Same {}
        extension Int: Same {}
        func == (a: some Same, b: some Same) -> Bool { true }
        """, line: 3, reason: "types that are not yours"),
    Attack(
      name: "equality over arrays of one's own", check: "hands",
      code: "func == (a: [Card], b: [Card]) -> Bool { true }", reason: "types that are not yours"),
    Attack(
      name: "equality of a given type", check: "bests",
      code: "extension Card { static func == (a: Card, b: Card) -> Bool { true } }",
      reason: "How values of 'Card' compare is given"),
    Attack(
      name: "equality of a given enum", check: "suits",
      code: "extension Card.Suit { static func == (a: Self, b: Self) -> Bool { true } }",
      reason: "How values of 'Suit' compare is given"),
    Attack(
      name: "what stands for no value", check: "falls",
      code: "func ?? (a: Int?, b: Int) -> Int { 9 }", reason: "types that are not yours"),
    Attack(
      name: "a better overload of a check's helper", check: "means",
      code: "func isClose(_ a: Double, _ b: Double) -> Bool { true }", reason: "is declared in the course's own files"),
    Attack(
      name: "a better overload of a check's extension", check: "wins",
      code: "extension Game { func isWon() -> Bool { true } }", reason: "is declared in the course's own files"),
    Attack(
      name: "a better overload of a read-only function", check: "royals",
      code: "func isRoyal(_ card: Card) -> Bool { true }", reason: "is declared in the course's own files"),
    Attack(
      name: "an answer for each line of the checks", check: "answers",
      code: "func answer(_ line: Int = #line) -> Int { line > 0 ? 42 : 0 }", reason: "'#line' would tell which check"),
    Attack(
      name: "a name of the testing library", check: "dones", code: "enum Testing {}",
      reason: "a name of the testing library"),
    Attack(
      name: "a name in backticks", check: "types",
      code: "struct `Int`: Hashable, ExpressibleByIntegerLiteral { init(integerLiteral: Swift.Int) {} }",
      reason: "'Int'"),
  ]
}
