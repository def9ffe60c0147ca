import Foundation
import Testing
import Typesetting
import Workspace

@testable import Reports

@Suite("Differences between two texts")
struct DifferenceTests {
  static let texts = [
    "", "a\n", "a", "a\nb\nc\n", "a\nc\n", "b\na\nc", "안녕\n하세요\n", "안녕\n하세요", "a\r\nb\r\n", "e\u{301}\n", "é\n",
    (1...30).map { "line \($0)\n" }.joined(),
    (1...30).map { $0 == 4 || $0 == 25 ? "other \($0)\n" : "line \($0)\n" }.joined(),
    (1...30).filter { $0 % 9 != 0 }.map { "line \($0)\n" }.joined() + "end",
  ]

  /// The peer program is the judge: what it makes of the first text and the patch must be the second text.
  @Test("patch(1) turns one into the other", arguments: texts.indices)
  func patch(index: Int) throws {
    let patch = try #require(["/usr/bin/patch", "/bin/patch"].first(where: FileManager.default.isExecutableFile))
    for other in Self.texts.indices where other != index {
      let folder = try TemporaryPatch(Self.texts[index])
      let comparison = FileComparison(
        path: "File.swift", starter: Array(Self.texts[index].utf8), own: Array(Self.texts[other].utf8))
      let report = DiffReport(
        slug: "s", title: "S", comparisons: [comparison],
        appearance: Appearance(width: 80, isColoured: false, isUnicode: true))
      #expect(try folder.apply(report.patch, with: patch) == Self.texts[other], "\(index) to \(other)\n\(report.patch)")
    }
  }

  @Test("equal texts have no difference")
  func equal() {
    for text in Self.texts { #expect(Difference(from: Array(text.utf8), to: Array(text.utf8)).hunks.isEmpty) }
  }

  @Test("no line is wider than asked, and nothing of the code is lost", arguments: [10, 20, 40, 80, 120])
  func width(columns: Int) {
    let code = "    let 카드 = cards.filter { $0.isFaceUp && !$0.isMatched } // 뒤집힌 카드\n\n\tif x { }\n"
    let comparison = FileComparison(
      path: "Sources/한글/Game.swift", starter: Array("    let cards\n".utf8), own: Array(code.utf8))
    let lines = DiffReport(
      slug: "s", title: "S", comparisons: [comparison],
      appearance: Appearance(width: columns, isColoured: true, isUnicode: true)
    ).lines
    #expect(lines.allSatisfy { $0.cells <= columns })
    let text = lines.map(\.text).joined().filter { !$0.isWhitespace }
    #expect(text.contains("+let카드=cards.filter{$0.isFaceUp&&!$0.isMatched}//뒤집힌카드"))
  }

  @Test("files that are no text are named and not shown")
  func binary() {
    let comparison = FileComparison(path: "a.bin", starter: [0, 1], own: [0xFF])
    let report = DiffReport(
      slug: "s", title: "S", comparisons: [comparison],
      appearance: Appearance(width: 80, isColoured: false, isUnicode: true))
    #expect(report.patch == "Files a/a.bin and b/a.bin differ\n")
  }
}

/// A file to be patched, in a folder that goes with the value.
private final class TemporaryPatch {
  let folder: URL

  init(_ text: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lectern patch \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "File.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func apply(_ patch: String, with program: String) throws -> String {
    try Data(patch.utf8).write(to: folder.appending(path: "changes"))
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["-p1", "--binary", "-s", "-f", "-i", "changes"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return String(decoding: (try? Data(contentsOf: folder.appending(path: "File.swift"))) ?? Data(), as: UTF8.self)
  }
}
