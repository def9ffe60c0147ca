internal import ContentHash
package import Course

/// All texts of a course as they are now, ready to be searched.
package struct CourseIndex: Sendable {
  /// A text of the course with what is searched of it.
  struct Entry: Sendable {
    var place: CourseText
    var text: IndexedText
  }

  let entries: [Entry]
  /// The files that could not be read or are too large to be searched, relative to the course's root.
  package let skipped: [String]

  /// Reads what has changed since the index in the cache was written, and writes it again if anything has.
  ///
  /// Where nothing can be written all is read each time.
  /// - Parameters:
  ///   - cacheFolder: the folder of all that Lectern can make again.
  ///   - program: the file of this program, since another build may read the texts in another way.
  ///   - clock: seconds since 1970.
  package static func current(
    _ course: CourseTexts, cacheFolder: String, program: String, clock: () -> Double
  ) -> CourseIndex {
    let key = IndexFile.Key(root: course.root, program: FileStamp(program))
    let cache = IndexCache(folder: "\(cacheFolder)/search", key: key)
    let old = cache.files()
    let oldByName = Dictionary(old.map { ($0.file, $0) }) { first, _ in first }
    var files: [IndexedFile] = []
    var entries: [Entry] = []
    var skipped: [String] = []
    for place in course.texts {
      let now = Int64(clock() * 1e9)
      let path = "\(course.root)/\(place.file)"
      guard
        let file = IndexedFile(place.file, at: path, name: place.subject.name, old: oldByName[place.file], now: now)
      else {
        // One that has just been removed is not missed.
        if FileStamp(path) != nil { skipped.append(place.file) }
        continue
      }
      files.append(file)
      entries.append(Entry(place: place, text: file.text))
    }
    if files.count != old.count || !zip(files, old).allSatisfy({ $0.file == $1.file && $0.isSame(as: $1) }) {
      cache.keep(files)
    }
    return CourseIndex(entries: entries, skipped: skipped)
  }
}

extension CourseText.Subject {
  /// What is typed to name it.
  package var name: String {
    switch self {
    case .note(let name), .exercise(let name): name
    }
  }
}
