import Foundation
import SampleCourse
import Testing

@testable import Search

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The index is never behind the files.
@Suite("Freshness")
struct FreshnessTests {
  /// Different clocks: right, fast and slow by an hour, and one that stands still.
  enum Clock: CaseIterable, Sendable {
    case right, fast, slow, frozen

    var now: () -> Double {
      let start = Date().timeIntervalSince1970
      return switch self {
      case .right: { Date().timeIntervalSince1970 }
      case .fast: { Date().timeIntervalSince1970 + 3600 }
      case .slow: { Date().timeIntervalSince1970 - 3600 }
      case .frozen: { start }
      }
    }
  }

  private func course(_ clock: Clock = .right) throws -> SearchedCourse {
    let course = try SearchedCourse([
      "notes/README.md": "# Course\n\n- [One](one.md)\n", "notes/one.md": "# One\n\nalpha\n",
      "notes/two.md": "# Two\n\nbeta\n",
      "exercises/deal/.docs/instructions.md": "# Deal\n\ngamma\n",
    ])
    course.clock = clock.now
    return course
  }

  @Test("an edit is seen, an addition, a removal, a move, and one of the syllabus", arguments: Clock.allCases)
  func changes(clock: Clock) throws {
    let course = try course(clock)
    #expect(try course.hits("alpha") == ["one#one"])
    try course.write("# One\n\nalphabet soup\n", to: "notes/one.md")
    #expect(try course.hits("soup") == ["one#one"])
    try course.write("# Three\n\nsoup\n", to: "notes/three.md")
    #expect(try Set(course.hits("soup")) == ["one#one", "three#three"])
    try course.folder.remove("course/notes/one.md")
    #expect(try course.hits("soup") == ["three#three"])
    #expect(try course.hits("alphabet") == [])
    try course.folder.move("course/notes/three.md", to: "course/notes/drei.md")
    #expect(try course.hits("soup") == ["drei#three"])
    try course.folder.move("course/exercises/deal", to: "course/exercises/share")
    #expect(try course.hits("gamma") == ["share#deal"])
    #expect(try course.hits("share") == ["share"])
    try course.write("# Zwei\n", to: "notes/ko/two.md")
    #expect(try course.hits("zwei") == ["ko/two#zwei"])
    // Two files change places: both keep size, times and number.
    try course.write("# Two\n\nsoup\n", to: "notes/two.md")
    #expect(try Set(course.hits("soup")) == ["two#two", "drei#three"])
    for (old, new) in [("two", "x"), ("drei", "two"), ("x", "drei")] {
      try course.folder.move("course/notes/\(old).md", to: "course/notes/\(new).md")
    }
    #expect(try Set(course.hits("soup")) == ["drei#two", "two#three"])
  }

  @Test("many edits of one size in one tick of the file system's clock are seen", arguments: Clock.allCases)
  func sameTick(clock: Clock) throws {
    let course = try course(clock)
    for number in 100..<160 {
      try course.overwrite("notes/one.md", with: "# One\n\nword\(number)\n")
      #expect(try course.hits("word\(number)") == ["one#one"])
    }
  }

  @Test("an edit of one size is seen though the file's date was set back")
  func oldDate() throws {
    let course = try course()
    let path = "\(course.root)/notes/one.md"
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(try course.hits("alpha") == ["one#one"])
    try course.overwrite("notes/one.md", with: "# One\n\nomega\n")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(try course.hits("omega") == ["one#one"])
    #expect(try course.hits("alpha") == [])
  }

  @Test(
    "a stamp is trusted only once no change can have it",
    arguments: [
      // Nanoseconds since the file changed, and since the stamp was first seen.
      (0.0, 0.0, false), (1e9, 1e9, false), (2e9, 2e9, false), (3e9, 2.1e9, true), (500e9, 0, false), (601e9, 0, true),
      // A server's clock that is ahead, and one of this machine that was set back.
      (-3600e9, 0, false), (-3600e9, 3e9, true), (0, -3600e9, false),
    ])
  func settling(sinceChange: Double, sinceSeen: Double, isSettled: Bool) {
    let now = Int64(1_700_000_000) * 1_000_000_000
    let stamp = FileStamp(
      device: 1, inode: 1, size: 1, modified: now - Int64(sinceChange), changed: now - Int64(sinceChange))
    #expect(IndexedFile.isSettled(stamp, firstSeen: now - Int64(sinceSeen), now: now) == isSettled)
  }

  @Test("a file that is not settled is read again, one that is is not")
  func reading() throws {
    let course = try course()
    let path = "\(course.root)/notes/one.md"
    func file(_ old: IndexedFile?, at now: Int64) throws -> IndexedFile {
      try #require(IndexedFile("one.md", at: path, name: "one", old: old, now: now))
    }
    let first = try file(nil, at: 0)
    #expect(!first.isSettled)
    // As after an edit in the same tick: the stamp is the same, the content is not.
    var behind = first
    behind.content = [1, 2, 3]
    #expect(try file(behind, at: 1).content == first.content)
    behind.isSettled = true
    #expect(try file(behind, at: 1).content == [1, 2, 3])
    let settled = try file(first, at: 3_000_000_000)
    #expect(settled.isSettled)
    #expect(settled.firstSeen == 0)
    #expect(settled.content == first.content)
  }

  @Test("an index that is current is not written again")
  func stillness() throws {
    let course = try course()
    var now = Date().timeIntervalSince1970 + 10_000
    course.clock = { now }
    _ = try course.index()
    let before = try FileStamp(course.indexFile)
    now += 10
    _ = try course.index()
    #expect(try FileStamp(course.indexFile) == before)
    try course.write("# Two\n\ndelta\n", to: "notes/two.md")
    _ = try course.index()
    #expect(try FileStamp(course.indexFile) != before)
  }

  @Test("what cannot be read is named, and the rest is searched")
  func unreadable() throws {
    let course = try course()
    try course.folder.remove("course/notes/one.md")
    try FileManager.default.createSymbolicLink(
      atPath: "\(course.root)/notes/one.md", withDestinationPath: "/proc/self/mem")
    // Reading it fails at its first byte; where there is no such file, it is no text of the course.
    #expect(try course.hits("beta") == ["two#two"])
    try course.write("# Two\n\nbe\u{7}ta\n", to: "notes/two.md")
    try course.folder.write(Data([0x23, 0x20, 0xFF, 0xFE, 0x0A, 0x0A, 0x68, 0x69]), to: "course/notes/bytes.md")
    #expect(try course.hits("hi").count == 1)
    mkfifo("\(course.root)/notes/pipe.md", 0o600)
    #expect(try course.hits("hi").count == 1)
  }
}
