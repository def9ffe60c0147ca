/// The files of a new exercise: a package whose starter, reference, wrong solution and checks work as they stand, with
/// everything that its author has to say marked by `TODO`.
struct ExerciseSkeleton {
  let slug: String
  /// The module's name: `flip-count` is `FlipCount`.
  let module: String
  private let title: String

  /// `nil` for a name that can name no folder, module and address: words of lower-case letters and digits, joined by
  /// hyphens, the first one beginning with a letter.
  init?(_ slug: String) {
    guard slug.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)*/#) != nil else { return nil }
    self.slug = slug
    let words = slug.split(separator: "-")
    module = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    title = words.joined(separator: " ").prefix(1).uppercased() + words.joined(separator: " ").dropFirst()
  }

  /// Texts by path relative to the exercise's folder.
  var files: [String: String] {
    [
      ".docs/instructions.md": instructions, ".docs/hints.md": hints, ".meta/config.json": configuration,
      ".meta/Sources/\(module)/\(module).swift": function("number * 2"),
      ".meta/Mutants/ReturnsTheNumber/\(module).swift":
        "// Mistake: TODO say what a learner gets wrong; rejected by: doublesANumber\n" + function("number"),
      "Package.swift": package, "Sources/\(module)/\(module).swift": function("fatalError(\"TODO: double it\")"),
      "Tests/\(module)Tests/\(module)Tests.swift": checks,
    ]
  }

  private var instructions: String {
    """
    # \(title)

    TODO: say what the exercise is about, what is given, and what is to be written. Link back to the section that
    explains the idea.

    ## 1. TODO: name the task

    TODO: say what `double(_:)` has to do.

    """
  }

  private var hints: String {
    """
    # Hints

    ## 1. TODO: name the task

    - TODO: the gentlest hint.
    - TODO: the plainest hint.

    """
  }

  private var configuration: String {
    """
    {
      "blurb": "TODO: the exercise in one sentence.",
      "files": {
        "solution": ["Sources/\(module)/\(module).swift"],
        "test": ["Tests/\(module)Tests/\(module)Tests.swift"],
        "example": [".meta/Sources/\(module)/\(module).swift"],
        "editor": []
      },
      "lectern": {
        "safety": "strict"
      }
    }

    """
  }

  private func function(_ body: String) -> String {
    """
    /// TODO: say what it does.
    func double(_ number: Int) -> Int {
      \(body)
    }

    """
  }

  private var package: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(module)",
      targets: [
        .target(name: "\(module)"),
        .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
      ]
    )

    """
  }

  private var checks: String {
    """
    import Testing

    @testable import \(module)

    // Task 1
    @Test("doubles a number") func doublesANumber() {
      #expect(double(3) == 6)
    }

    // Task 1
    @Test("doubles a number below zero") func doublesANumberBelowZero() {
      #expect(double(-2) == -4)
    }

    """
  }
}
