import Course
import Foundation
import SampleCourse
import Testing

@testable import Search

/// The index in the cache can be missing, damaged, foreign or shared, and nobody notices.
@Suite("The cache of search")
struct CacheTests {
  private func course() throws -> SearchedCourse {
    let course = try SearchedCourse(FindingTests.files)
    // The files are old enough to be trusted at once, so that what is in the index counts.
    let later = Date().timeIntervalSince1970 + 10_000
    course.clock = { later }
    return course
  }

  @Test("an index is used where it is sound")
  func use() throws {
    let course = try course()
    let first = try course.index()
    #expect(try FileManager.default.attributesOfItem(atPath: course.indexFile)[.posixPermissions] as? Int == 0o600)
    let second = try course.index()
    #expect(first.entries.map(\.text.sections) == second.entries.map(\.text.sections))
    // Read from one file, the texts share their bytes.
    #expect(Set(second.entries.map(\.text.storage.count)).count == 1)
    #expect(Set(first.entries.map(\.text.storage.count)).count > 1)
  }

  @Test("a damaged index is made again", arguments: 0..<40)
  func damage(part: Int) throws {
    let course = try course()
    let hits = try course.hits("테마")
    let path = try course.indexFile
    let sound = try Data(contentsOf: URL(filePath: path))
    let place = sound.count * part / 40
    var flipped = sound
    flipped[place] ^= 0x10
    for damaged in [
      flipped, sound.prefix(place), sound + [0], Data(sound.reversed()), Data(repeating: 0xFF, count: place),
    ] {
      try damaged.write(to: URL(filePath: path))
      #expect(try course.hits("테마") == hits)
      #expect(try Data(contentsOf: URL(filePath: path)) == sound)
    }
  }

  @Test("bytes that only the checksum vouches for lead nowhere", arguments: 0..<60)
  func forgery(part: Int) throws {
    let course = try course()
    _ = try course.index()
    let key = IndexFile.Key(root: course.root, program: nil)
    let sound = try Array(Data(contentsOf: URL(filePath: course.indexFile)))
    let header = 24
    var forged = sound
    let place = header + (sound.count - header) * part / 60
    for offset in place..<min(place + 4, forged.count) { forged[offset] = 0xFF }
    let sum = forged[header...].withUnsafeBytes { IndexFile.checksum($0) }
    withUnsafeBytes(of: sum.littleEndian) { forged.replaceSubrange(16..<24, with: $0) }
    for file in IndexFile.files(in: forged, key) {
      let index = CourseIndex(
        entries: [.init(place: CourseText(subject: .note("x"), file: "x", original: "x"), text: file.text)], skipped: []
      )
      for word in ["a", "테마", "ㅌㅁ"] { _ = index.search(try SearchQuery(arguments: [word]), language: "en", limit: 50) }
    }
  }

  @Test("the index of another course or of another build counts for nothing")
  func foreign() throws {
    let (one, other) = (try course(), try SearchedCourse(note: "# Other\n\nomega\n"))
    _ = try one.index()
    _ = try other.index()
    let sound = try Data(contentsOf: URL(filePath: other.indexFile))
    try Data(contentsOf: URL(filePath: one.indexFile)).write(to: URL(filePath: other.indexFile))
    #expect(try other.hits("omega") == ["note#other"])
    #expect(try other.hits("theme") == [])
    _ = sound
    let before = try Data(contentsOf: URL(filePath: one.indexFile))
    try one.folder.write("another build", to: "program")
    one.program = "\(one.folder.path)/program"
    #expect(try one.hits("theme") == ["02-concentration#themes"])
    #expect(try Data(contentsOf: URL(filePath: one.indexFile)) != before)
  }

  @Test(
    "where nothing can be written all is found, and nothing is left",
    arguments: ["file", "read-only", "folder in the way"])
  func noCache(obstacle: String) throws {
    let course = try course()
    switch obstacle {
    case "file": try course.folder.write("", to: "cache")
    case "read-only": course.cache = "/proc/lectern"
    default:
      _ = try course.index()
      let path = try course.indexFile
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: "\(path)/x", withIntermediateDirectories: true)
    }
    for _ in 1...2 {
      #expect(try course.hits("theme") == ["02-concentration#themes"])
      try course.write("# Log\n\nNo theme but this.\n", to: "notes/log.md")
      #expect(try course.hits("theme").count == 2)
      try course.folder.remove("course/notes/log.md")
    }
    let left = (try? FileManager.default.contentsOfDirectory(atPath: "\(course.cache)/search")) ?? []
    #expect(left.count <= 1)
  }

  @Test("the indexes of all courses stay below a limit, the oldest going first")
  func limit() throws {
    let course = try course()
    let folder = "\(course.folder.path)/cache/limited"
    let files = try #require(
      IndexedFile("02-concentration.md", at: "\(course.root)/notes/02-concentration.md", name: "c", old: nil, now: 0))
    func cache(_ root: String) -> IndexCache {
      IndexCache(folder: folder, key: .init(root: root, program: nil), limit: 10_000)
    }
    for number in 1...9 { cache("/\(number)").keep([files]) }
    let left = (1...9).filter { !cache("/\($0)").files().isEmpty }
    #expect(left.last == 9)
    #expect(left == Array(left[0]...9) && left.count < 9)
    // One that is too large for all of it is not kept.
    IndexCache(folder: folder, key: .init(root: "/9", program: nil), limit: 10).keep([files])
    #expect(cache("/9").files().isEmpty)
  }

  @Test("many at once find what there is, while files change and the index is damaged")
  func together() async throws {
    let course = try course()
    course.clock = { Date().timeIntervalSince1970 }
    let (root, cache) = (course.root, course.cache)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for round in 0..<12 {
            let word = "worker\(worker)round\(round)"
            try Data("# Log \(worker)\n\n\(word)\n".utf8).write(to: URL(filePath: "\(root)/notes/log\(worker).md"))
            let index = try CourseIndex.current(
              Course.texts(at: root), cacheFolder: cache, program: "", clock: { Date().timeIntervalSince1970 })
            let hits = try index.search(SearchQuery(arguments: [word]), language: "en", limit: 5).hits
            #expect(hits.map(\.reference) == ["log\(worker)#log-\(worker)"])
            guard worker == 0, let name = try FileManager.default.contentsOfDirectory(atPath: "\(cache)/search").first
            else {
              continue
            }
            try? Data("damage".utf8).write(to: URL(filePath: "\(cache)/search/\(name)"))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(cache)/search").count == 1)
  }
}
