import SwiftSource
import Testing
import Wordings

/// A manifest around the given targets and further arguments.
private func package(_ targets: String, before: String = "", version: String = "// swift-tools-version:5.9") -> String {
  """
  \(version)
  import PackageDescription

  let package = Package(
    name: "flip-count",
    \(before)
    targets: [\(targets)]
  )
  """
}

@Suite("A package manifest")
struct ManifestTests {
  static let game = PackageManifest.Target(name: "Game", kind: .library, dependencies: [], path: "Sources/Game")
  static let gameTests = PackageManifest.Target(
    name: "GameTests", kind: .test, dependencies: ["Game"], path: "Tests/GameTests")

  @Test("is read in the style of Exercism's tracks")
  func exercism() throws {
    let text = package(
      """
          .target(
              name: "Game",
              dependencies: []),
          .testTarget(
              name: "GameTests",
              dependencies: ["Game"]),
      """,
      before: """
        products: [
            .library(
                name: "Game",
                targets: ["Game"]),
        ],
        dependencies: [],
        """)
    #expect(try manifest(text) == PackageManifest(toolsVersion: [5, 9], targets: [Self.game, Self.gameTests]))
  }

  @Test(
    "is read however its targets are written",
    arguments: [
      (".target(name: \"Game\")", game),
      ("Target.target(name: \"Game\", dependencies: [])", game),
      (
        ".target(name: \"Game\", path: \"Code\")",
        .init(name: "Game", kind: .library, dependencies: [], path: "Code")
      ),
      (
        ".executableTarget(name: \"Game\")",
        .init(name: "Game", kind: .executable, dependencies: [], path: "Sources/Game")
      ),
      (".testTarget(name: \"Game\")", .init(name: "Game", kind: .test, dependencies: [], path: "Tests/Game")),
    ] as [(String, PackageManifest.Target)])
  func targets(source: String, expected: PackageManifest.Target) throws {
    #expect(try manifest(package(source)).targets == [expected])
    #expect(try manifest(package(source)).obstacle == nil)
  }

  @Test(
    "is read with each way to name a target of its own",
    arguments: ["\"Game\"", ".target(name: \"Game\")", ".byName(name: \"Game\")"])
  func dependencies(dependency: String) throws {
    let text = package(
      ".target(name: \"Game\"), .testTarget(name: \"GameTests\", dependencies: [\(dependency)])")
    #expect(try manifest(text).targets == [Self.game, Self.gameTests])
    #expect(try manifest(text).obstacle == nil)
  }

  @Test(
    "has the tools version of its first line, and the language mode that goes with it",
    arguments: [
      ("// swift-tools-version:5.9", [5, 9], 5),
      ("// swift-tools-version: 5.9", [5, 9], 5),
      ("//swift-tools-version:5.9.1", [5, 9], 5),
      ("// swift-tools-version: 6.0", [6, 0], 6),
      ("//   swift-tools-version  :   6.2  ", [6, 2], 6),
      ("// swift-tools-version:6", [6, 0], 6),
      ("// swift-tools-version:5.10\r", [5, 10], 5),
      // SE-0152: without the comment it is 3.1.
      ("// A comment.", [3, 1], 5),
      ("", [3, 1], 5),
    ])
  func toolsVersion(line: String, version: [Int], mode: Int) throws {
    let manifest = try manifest(package(".target(name: \"Game\")", version: line))
    #expect(manifest.toolsVersion == version)
    #expect(manifest.languageMode == mode)
    #expect(manifest.targets == [Self.game])
  }

  @Test(
    "may name products, platforms and a language, which change no target",
    arguments: [
      "products: [.library(name: \"Game\", targets: [\"Game\"])],", "platforms: [.macOS(.v13)],",
      "defaultLocalization: \"en\",", "dependencies: [],",
    ])
  func harmless(argument: String) throws {
    #expect(try manifest(package(".target(name: \"Game\")", before: argument)).obstacle == nil)
  }

  @Test(
    "needs the package manager for whatever is not plain",
    arguments: [
      (
        package(".target(name: \"A\")", before: "dependencies: [.package(url: \"https://a\", from: \"1.0.0\")],"),
        "it depends on other packages"
      ),
      (
        package(".target(name: \"A\", dependencies: [.product(name: \"B\", package: \"b\")])"),
        "a target depends on another package's product"
      ),
      (
        package(".target(name: \"A\", dependencies: [\"B\"])"),
        "a target depends on 'B', which is no target of it"
      ),
      (package(".target(name: \"A\", resources: [.copy(\"x\")])"), "a target sets 'resources'"),
      (package(".target(name: \"A\", swiftSettings: [])"), "a target sets 'swiftSettings'"),
      (package(".target(name: \"A\", exclude: [\"B\"])"), "a target sets 'exclude'"),
      (package(".target(name: \"A\", sources: [\"B\"])"), "a target sets 'sources'"),
      (package(".target(name: \"A\", cSettings: [])"), "a target sets 'cSettings'"),
      (package(".target(name: \"A\", plugins: [])"), "a target sets 'plugins'"),
      (package(".macro(name: \"A\")"), "it has a target of the kind 'macro'"),
      (package(".plugin(name: \"A\", capability: .buildTool())"), "it has a target of the kind 'plugin'"),
      (package(".systemLibrary(name: \"A\")"), "it has a target of the kind 'systemLibrary'"),
      (package(".binaryTarget(name: \"A\", path: \"a\")"), "it has a target of the kind 'binaryTarget'"),
      (package("target(\"A\")"), "a target is not a plain literal"),
      (package("a"), "a target is not a plain literal"),
      (package(".target(dependencies: [])"), "a target has no name"),
      (package(".target(name: prefix + \"A\")"), "'prefix + \"A\"' is not a plain string"),
      (package(".target(name: \"A\\(b)\")"), "'\"A\\(b)\"' is not a plain string"),
      (package(".target(name: \"A\", dependencies: all)"), "a target's dependencies are not a plain list"),
      (package("", before: "swiftLanguageModes: [.v5],"), "its manifest sets 'swiftLanguageModes'"),
      (package("", before: "cLanguageStandard: .c11,"), "its manifest sets 'cLanguageStandard'"),
      (
        package("") + "\npackage.targets.append(.target(name: \"A\"))",
        "its manifest is more than one plain 'Package(…)'"
      ),
      ("let a = 1\n" + package(""), "its manifest is more than one plain 'Package(…)'"),
      (
        "let package = Package(name: \"a\", targets: []), b = 1",
        "its manifest is more than one plain 'Package(…)'"
      ),
      ("#if os(Linux)\nlet package = Package(name: \"a\")\n#endif", "its manifest is more than one plain 'Package(…)'"),
      ("let package = Package(name: \"a\", targets: all)", "its targets are not a plain list"),
      ("import PackageDescription", "its manifest declares no package"),
      ("", "its manifest declares no package"),
    ])
  func obstacles(text: String, expected: String) throws {
    #expect(try manifest(text).obstacle?.english == expected)
  }
}
