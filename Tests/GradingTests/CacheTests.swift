import ContentHash
import Foundation
import Testing

@testable import Grading

@Suite("The cache")
final class CacheTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)").path

  deinit { removeTree(folder) }

  private func write(_ text: String, to path: String, minutesAgo: Double = 0) throws {
    let file = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    for url in [file, file.deletingLastPathComponent()] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60 * minutesAgo)], ofItemAtPath: url.path)
    }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(path)") }

  enum Damage: CaseIterable {
    case none, fileGone, fileCut, fileTooMany, listGone

    func strike(_ place: String) throws {
      switch self {
      case .none: break
      case .fileGone: try FileManager.default.removeItem(atPath: place + "/a.o")
      case .fileCut: #expect(truncate(place + "/a.o", 3) == 0)
      case .fileTooMany: try Data().write(to: URL(filePath: place + "/b.o"))
      case .listGone: try FileManager.default.removeItem(atPath: place + "/inventory")
      }
    }
  }

  @Test("makes a product once, and again when it is damaged", arguments: Damage.allCases)
  func damagedProductsAreMadeAnew(damage: Damage) throws {
    let cache = ObjectCache(folder: folder)
    let key = SHA256.hash(fields: ["key"])
    var made = 0
    func product() throws -> String {
      let place = try cache.product(key) { folder throws(GradingError) in
        made += 1
        try writeFile(Array("object".utf8), to: "\(folder)/a.o")
        return true
      }
      return try #require(place)
    }
    try damage.strike(try product())
    let place = try product()
    #expect(made == (damage == .none ? 1 : 2))
    #expect(readFile("\(place)/a.o") == Array("object".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
  }

  @Test("grades as before when files in it are cut, gone or not what they were")
  func gradingHeals() throws {
    let sample = try SampleExercise(
      learner: "func one() -> Int { 1 }", checks: "@Test func isOne() { #expect(one() == 1) }")
    #expect(try sample.verdict().outcome == .passed)
    let files = try #require(
      FileManager.default.enumerator(
        at: sample.folder.appending(path: "cache"), includingPropertiesForKeys: [.isRegularFileKey]))
    for case let file as URL in files where !file.path.contains("/modules") {
      if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        #expect(truncate(file.path, 10) == 0)
      }
    }
    #expect(try sample.verdict(isFresh: true).outcome == .passed)
  }

  @Test("takes out what was not used for longest, and nothing that may be in use")
  func oldestGoFirst() throws {
    let text = String(repeating: "x", count: 1000)
    try write(text, to: "objects/old/a.o", minutesAgo: 300)
    try write(text, to: "verdicts/older.json", minutesAgo: 400)
    try write(text, to: "objects/recent/a.o", minutesAgo: 100)
    try write(text, to: "objects/inUse/a.o", minutesAgo: 1)
    try write(text, to: "syntax/other.json", minutesAgo: 200)
    // A folder counts as old as its own date, which its files' dates do not change.
    CacheLimit(folder: folder, limit: 4000).keep()
    #expect(exists("verdicts/older.json") && exists("objects/old/a.o"))
    CacheLimit(folder: folder, limit: 3000).keep()
    #expect(!exists("verdicts/older.json") && !exists("objects/old"))
    #expect(exists("syntax/other.json") && exists("objects/recent/a.o") && exists("objects/inUse/a.o"))
    CacheLimit(folder: folder, limit: 0).keep()
    #expect(!exists("syntax/other.json") && !exists("objects/recent"))
    #expect(exists("objects/inUse/a.o"))
  }

  @Test("takes out what processes left when they were killed, a day later")
  func leftoversGo() throws {
    try write("x", to: "objects/abc.123-456/a.o", minutesAgo: 2000)
    try write("x", to: "objects/def.123-456/a.o", minutesAgo: 100)
    try write("x", to: "runs/789/checks.so", minutesAgo: 2000)
    try write("x", to: "runs/790/checks.so", minutesAgo: 100)
    CacheLimit(folder: folder, limit: 1_000_000).keep()
    #expect(!exists("objects/abc.123-456") && !exists("runs/789"))
    #expect(exists("objects/def.123-456/a.o") && exists("runs/790/checks.so"))
  }
}
