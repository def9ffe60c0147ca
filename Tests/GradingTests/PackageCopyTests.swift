import Foundation
import Testing

@testable import Grading

@Suite("The copy of a package")
struct PackageCopyTests {
  private let folder: URL
  private let copy: PackageCopy
  private var course: String { folder.appending(path: "course").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
    copy = PackageCopy(folder: folder.appending(path: "copy").path)
    for (path, text) in [
      "Package.swift": "manifest", ".build/x": "hidden", "Sources/A/A.swift": "starter", "Sources/A/More.swift": "more",
      "Sources/A/a.txt": "resource", "Tests/ATests/T.swift": "checks",
    ] { try write(text, to: "course/\(path)") }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// What files hold, by their paths.
  private func files() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: copy.folder)
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        (try? String(contentsOfFile: "\(copy.folder)/\(path)", encoding: .utf8)).map { (path, $0) }
      })
  }

  private func times() throws -> [String: Date] {
    try Dictionary(
      uniqueKeysWithValues: files().keys.map { path in
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(copy.folder)/\(path)")
        return (path, attributes[.modificationDate] as? Date ?? .distantPast)
      })
  }

  @Test(
    "holds what is not hidden, with one's own files in the place of a module's",
    arguments: ["Sources/A", "./Sources/A/"])
  func files(module: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = ["\(module)/A.swift": Array("mine".utf8), "\(module)/deep/B.swift": Array("new".utf8)]
    try copy.follow(course, but: module, with: own)
    #expect(
      try files() == [
        "Package.swift": "manifest", "Sources/A/A.swift": "mine", "Sources/A/deep/B.swift": "new",
        "Sources/A/a.txt": "resource", "Tests/ATests/T.swift": "checks",
      ])
  }

  @Test("changes where something else has to stand there, and nowhere else")
  func changes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try copy.follow(course, but: "Sources/A", with: ["Sources/A/A.swift": Array("mine".utf8), "Sources/A/B": [0x62]])
    try write("found packages", to: "copy/Package.resolved")
    try write("of an older course", to: "copy/Tests/ATests/Old.swift")
    let before = try times()

    try write("other checks", to: "course/Tests/ATests/T.swift")
    // Older than what was built of the text before it.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: course + "/Tests/ATests/T.swift")
    try copy.follow(
      course, but: "Sources/A",
      with: ["Sources/A/A.swift": Array("mine".utf8), "Sources/A/B/C.swift": Array("a folder now".utf8)])
    #expect(
      try files() == [
        "Package.swift": "manifest", "Package.resolved": "found packages", "Sources/A/A.swift": "mine",
        "Sources/A/B/C.swift": "a folder now", "Sources/A/a.txt": "resource", "Tests/ATests/T.swift": "other checks",
      ])
    let after = try times()
    let kept = ["Package.swift", "Sources/A/A.swift", "Sources/A/a.txt"]
    #expect(kept.allSatisfy { after[$0] == before[$0] })
    #expect(try #require(after["Tests/ATests/T.swift"]) > #require(before["Tests/ATests/T.swift"]))
  }
}
