/// A small sound course: two notes, one of them long, and two exercises with two checks each.
///
/// Its exercises are plain ones that need nothing but the standard library, so that a check takes a fraction of a
/// second.
package enum SampleCourse {
  /// The contents of all files by path.
  package static let files = notes.merging(adder.merging(greeter) { $1 }) { $1 }

  private static let notes = [
    "notes/README.md": "# Little sums\n\n- [Numbers](01-numbers.md)\n- [Words](02-words.md)\n",
    "notes/01-numbers.md": """
    # Numbers

    Numbers are added, one to the other.

    ## Adding

    See [the adder](../exercises/adder), and then [words](02-words.md#greeting).

    ## Tasks

    ### Required

    - [ ] Add two numbers ([adds](../exercises/adder#adds))
    - [ ] Keep a number ([keeps](../exercises/adder#keepsANumber))

    ### Extra credit

    - [ ] Greet somebody ([greets](../exercises/greeter#greets))

    """,
    "notes/02-words.md": "# Words\n\n## Greeting\n\n[Greet](../exercises/greeter) somebody. 누군가에게 인사하세요.\n\n"
      + (1...60).map { "Paragraph \($0): words, words and still more words.\n\n" }.joined(),
  ]

  /// The starter's `sum` is wrong, and compiles.
  private static let adder = [
    "exercises/adder/.docs/instructions.md": """
    # Adder

    ## 1. Add

    Add two numbers.

    ## 2. Keep

    Nothing is added with zero.

    """,
    "exercises/adder/.docs/hints.md": """
    # Hints

    ## 1. Add

    - Which operator adds?
    - Write `a + b`.

    ## 2. Keep

    - Nothing special is needed.

    """,
    "exercises/adder/.meta/config.json": configuration("Adder"),
    "exercises/adder/Package.swift": manifest("Adder"),
    "exercises/adder/Sources/Adder/Adder.swift": "func sum(_ a: Int, _ b: Int) -> Int { 0 }\n",
    "exercises/adder/.meta/Sources/Adder/Adder.swift": adderReference,
    "exercises/adder/.meta/Mutants/Subtracts/Adder.swift": """
    // Mistake: subtracts; rejected by: adds
    func sum(_ a: Int, _ b: Int) -> Int { a - b }

    """,
    "exercises/adder/Tests/AdderTests/AdderTests.swift": """
    import Testing

    @testable import Adder

    // Task 1
    @Test("adds two numbers") func adds() {
      #expect(sum(1, 2) == 3, "one and two make three")
    }

    // Task 2
    @Test("keeps a number", arguments: [1, 5]) func keepsANumber(n: Int) {
      #expect(sum(n, 0) == n)
    }

    """,
  ]

  package static let adderReference = "func sum(_ a: Int, _ b: Int) -> Int { a + b }\n"

  /// The starter traps.
  private static let greeter = [
    "exercises/greeter/.docs/instructions.md": "# Greeter\n\n## 1. Greet\n\nGreet somebody by name, or nobody.\n",
    "exercises/greeter/.docs/hints.md": "# Hints\n\n## 1. Greet\n\n- Is there a name?\n",
    "exercises/greeter/.meta/config.json": configuration("Greeter"),
    "exercises/greeter/Package.swift": manifest("Greeter"),
    "exercises/greeter/Sources/Greeter/Greeter.swift":
      "func greeting(_ name: String) -> String { fatalError(\"TODO: greet\") }\n",
    "exercises/greeter/.meta/Sources/Greeter/Greeter.swift":
      "func greeting(_ name: String) -> String { name.isEmpty ? \"안녕!\" : \"안녕, \\(name)!\" }\n",
    "exercises/greeter/.meta/Mutants/ForgetsTheName/Greeter.swift": """
    // Mistake: forgets the name; rejected by: greets
    func greeting(_ name: String) -> String { "안녕!" }

    """,
    "exercises/greeter/Tests/GreeterTests/GreeterTests.swift": """
    import Testing

    @testable import Greeter

    // Task 1
    @Test("greets by name") func greets() { #expect(greeting("민아") == "안녕, 민아!") }

    // Task 1
    @Test("greets nobody") func greetsNobody() { #expect(greeting("") == "안녕!") }

    """,
  ]

  package static func manifest(_ module: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(module)",
      targets: [
        .target(name: "\(module)"),
        .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
      ])

    """
  }

  package static func configuration(_ module: String, lectern: String = "{}") -> String {
    """
    {
      "files": {
        "solution": ["Sources/\(module)/\(module).swift"],
        "test": ["Tests/\(module)Tests/\(module)Tests.swift"],
        "example": [".meta/Sources/\(module)/\(module).swift"]
      },
      "lectern": \(lectern)
    }

    """
  }
}
