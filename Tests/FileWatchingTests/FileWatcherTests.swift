import Foundation
import Testing

@testable import FileWatching

/// Ways in which editors and tools change files, by what a shell does.
@Suite("File watching")
struct FileWatcherTests {
  private let folder: String
  private let watcher: FileWatcher

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lectern watching \(UUID().uuidString)")
      .resolvingSymlinksInPath().path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: "\(folder)/code/Sources", withIntermediateDirectories: true)
    try "let a = 1\n".write(toFile: "\(folder)/code/Sources/A.swift", atomically: false, encoding: .utf8)
    watcher = FileWatcher(folders: ["\(folder)/code"]) { $0.hasSuffix(".swift") }
  }

  private func shell(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = URL(filePath: folder)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// What the watcher tells, relative to the folder.
  private func told(within milliseconds: Int32 = 5000) -> [String] {
    watcher.waitForChanges(milliseconds: milliseconds).map { String($0.dropFirst(folder.count + 1)) }
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  struct Change {
    var script: String
    var paths: [String]
  }

  static let changes = [
    "written in place": Change(script: "echo 'let a = 2' > code/Sources/A.swift", paths: ["code/Sources/A.swift"]),
    "as long as before": Change(
      script: "printf 'let a = 3\\n' > code/Sources/A.swift", paths: ["code/Sources/A.swift"]),
    "as old and as long as before": Change(
      script:
        "touch -r code/Sources/A.swift t; printf 'let a = 4\\n' > code/Sources/A.swift; touch -r t code/Sources/A.swift",
      paths: ["code/Sources/A.swift"]),
    "renamed into place": Change(
      script: "echo 'let a = 5' > code/Sources/A.swift~; mv code/Sources/A.swift~ code/Sources/A.swift",
      paths: ["code/Sources/A.swift"]),
    "removed and made anew": Change(
      script: "rm code/Sources/A.swift; sleep 0.01; echo 'let a = 6' > code/Sources/A.swift",
      paths: ["code/Sources/A.swift"]),
    "moved aside, as with a backup": Change(
      script: "mv code/Sources/A.swift code/Sources/A.swift~; echo 'let a = 7' > code/Sources/A.swift",
      paths: ["code/Sources/A.swift"]),
    "removed": Change(script: "rm code/Sources/A.swift", paths: ["code/Sources/A.swift"]),
    "a new file": Change(script: "echo > code/Sources/B.swift", paths: ["code/Sources/B.swift"]),
    "a new file in a new folder": Change(
      script: "mkdir -p code/Sources/Deep/Deeper; echo > code/Sources/Deep/Deeper/C.swift",
      paths: ["code/Sources/Deep/Deeper/C.swift"]),
    "the whole folder replaced": Change(
      script: "cp -r code other; echo 'let a = 8' > other/Sources/A.swift; rm -r code; mv other code",
      paths: ["code/Sources/A.swift"]),
    "a link to another file": Change(
      script: "echo 'let a = 9' > elsewhere; ln -sf ../../elsewhere code/Sources/A.swift",
      paths: ["code/Sources/A.swift"]),
  ]

  @Test("a change is told once, however it is made", arguments: changes.keys.sorted())
  func change(how: String) throws {
    defer { remove() }
    let change = try #require(Self.changes[how])
    try shell(change.script)
    #expect(told() == change.paths)
    #expect(told(within: 100) == [])
    // And what comes after it is seen too.
    try shell("mkdir -p code/Sources; echo 'let last = true' > code/Sources/Z.swift")
    #expect(told() == ["code/Sources/Z.swift"])
  }

  @Test(
    "what is of no interest is not told",
    arguments: [
      "echo > code/notes.md", "mkdir code/.build; echo > code/.build/x.swift", "cat code/Sources/A.swift",
      "echo > x.swift",
    ])
  func irrelevant(script: String) throws {
    defer { remove() }
    try shell(script)
    #expect(told(within: 100) == [])
  }

  @Test("several files saved together are one change")
  func together() throws {
    defer { remove() }
    try shell("for name in A B C; do echo \"let $name = 0\" > code/Sources/$name.swift; done")
    #expect(told() == ["code/Sources/A.swift", "code/Sources/B.swift", "code/Sources/C.swift"])
  }

  @Test("a thousand saves are all seen, and each is seen whole")
  func manySaves() throws {
    defer { remove() }
    for number in 1...1000 {
      let text = String(repeating: "// \(number)\n", count: 1 + number % 7)
      try text.write(toFile: "\(folder)/code/Sources/A.swift", atomically: number % 2 == 0, encoding: .utf8)
      try #require(watcher.waitForChanges(milliseconds: 5000).count == 1)
      try #require(try String(contentsOfFile: "\(folder)/code/Sources/A.swift", encoding: .utf8) == text)
    }
  }
}
