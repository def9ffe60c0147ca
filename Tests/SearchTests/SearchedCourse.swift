import Course
import Foundation
import SampleCourse
import Testing

@testable import Search

/// A course in a folder of its own, with a cache.
final class SearchedCourse {
  let folder: TestFolder
  /// Seconds since 1970.
  var clock = { Date().timeIntervalSince1970 }
  /// What counts as the program that makes the index.
  var program = "/nowhere"
  /// Where the cache is to be.
  var cache: String

  /// - Parameter files: by their paths in the course.
  init(_ files: [String: String]) throws {
    folder = try TestFolder(Dictionary(uniqueKeysWithValues: files.map { ("course/\($0.key)", $0.value) }))
    cache = "\(folder.path)/cache/lectern"
  }

  /// A course of one note.
  convenience init(note: String) throws {
    try self.init(["notes/README.md": "# Course\n\n- [Note](note.md)\n", "notes/note.md": note])
  }

  var root: String { "\(folder.path)/course" }

  func index() throws -> CourseIndex {
    try CourseIndex.current(Course.texts(at: root), cacheFolder: cache, program: program, clock: clock)
  }

  func search(_ words: String..., language: String = "en", limit: Int = 20) throws -> SearchResult {
    try index().search(SearchQuery(arguments: words), language: language, limit: limit)
  }

  /// What was found, as `note#anchor`.
  func hits(_ words: String..., language: String = "en") throws -> [String] {
    try index().search(SearchQuery(arguments: words), language: language, limit: 100).hits.map(\.reference)
  }

  func write(_ text: String, to file: String) throws { try folder.write(text, to: "course/\(file)") }

  /// Writes over a file in its place, so that it keeps all but its content and its times.
  func overwrite(_ file: String, with text: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: "\(root)/\(file)"))
    try handle.write(contentsOf: Data(text.utf8))
    try handle.truncate(atOffset: UInt64(text.utf8.count))
    try handle.close()
  }

  /// The only index in the cache.
  var indexFile: String {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(cache)/search")
      return "\(cache)/search/\(try #require(names.first))"
    }
  }
}

extension SearchHit {
  var reference: String {
    "\(text.language.map { "\($0)/" } ?? "")\(text.subject.name)\(anchor.map { "#\($0)" } ?? "")"
  }

  /// The passage with brackets around its marks.
  var marked: String { passage.bracketed }
}

extension MarkedText {
  var bracketed: String {
    var bracketed = ""
    var place = text.startIndex
    for mark in marks {
      bracketed += "\(text[place..<mark.lowerBound])[\(text[mark])]"
      place = mark.upperBound
    }
    return bracketed + text[place...]
  }
}
