internal import Markdown

/// Reads a course's notes in the order of its syllabus.
struct NoteReader {
  private let source: CourseSource
  private let language: Language?
  private(set) var problems: [Problem] = []
  /// The course's title, and the one of the translation that was read.
  private(set) var title: String?
  private(set) var translatedTitle: String?
  /// The syllabus in the languages that were read, whose links are to be checked like a note's.
  private(set) var texts: [LinkedText] = []

  init(_ source: CourseSource, language: String) {
    self.source = source
    self.language = Language(language)
  }

  /// The notes that are made for a track.
  func notes(of track: Track) -> [NoteDraft] {
    track.notes.enumerated().map { index, note in
      let document = Document(parsing: note.markdown)
      return NoteDraft(
        name: note.name, path: "config.json", listedTitle: nil, number: index + 1, listedKind: .lecture,
        document: document, sections: document.sections)
    }
  }

  /// The course's notes: those in the syllabus, then the others by file name.
  mutating func notes() -> [NoteDraft] {
    guard let directory = source.notes else { return [] }
    let syllabusPath = Path.joined(directory, "README.md")
    let syllabus = readSyllabus(at: syllabusPath)
    let listed = syllabus.map { notePaths(in: $0, directory, syllabusPath) } ?? []
    let others = FileSystem.names(in: directory).filter { $0.hasSuffix(".md") }.map { Path.joined(directory, $0) }
      .filter { path in path != syllabusPath && !listed.contains { $0.path == path } }
    if syllabus != nil {
      for path in others {
        report(path, "The note is not in the syllabus.", "Add a link to it to \(source.relative(syllabusPath)).")
      }
    }
    var drafts: [NoteDraft] = []
    for (path, entry) in listed + others.map({ ($0, nil) }) {
      let draft = read(path, number: drafts.count + 1, entry: entry, in: directory)
      if let other = drafts.first(where: { $0.name == draft.name }) {
        report(path, "There is another note '\(draft.name)': \(other.path).", "Give every note a file name of its own.")
      } else {
        drafts.append(draft)
      }
    }
    keepNumbersOfNames(&drafts)
    translatedTitle = readTranslatedTitle(in: directory)
    title = syllabus?.title ?? drafts.first?.note([], []).title
    return drafts
  }

  // MARK: Syllabus

  private mutating func readSyllabus(at path: String) -> Syllabus? {
    guard FileSystem.kind(of: path) == .file else {
      report(
        path, "The course has no syllabus.",
        "Add '\(source.relative(path))': a heading and a list of links to the notes.")
      return nil
    }
    let document = Document(parsing: content(of: path))
    texts.append(LinkedText(path: source.relative(path), document: document))
    let syllabus = Syllabus(document)
    if syllabus.title == nil {
      report(path, "The syllabus has no heading.", "Begin it with '# ' and the course's name.")
    }
    return syllabus
  }

  private mutating func notePaths(
    in syllabus: Syllabus, _ directory: String, _ syllabusPath: String
  ) -> [(path: String, entry: Syllabus.Entry?)] {
    var notes: [(path: String, entry: Syllabus.Entry?)] = []
    for entry in syllabus.entries {
      let path = Path.joined(directory, entry.destination.path)
      guard Path.relative(path, to: directory) != nil, path != syllabusPath, FileSystem.kind(of: path) == .file else {
        continue
      }
      if notes.contains(where: { $0.path == path }) {
        report(
          syllabusPath, line: entry.line, "The note '\(entry.destination.path)' is in the syllabus twice.",
          "Keep the link that is in its place in the reading order.")
      } else {
        notes.append((path, entry))
      }
    }
    return notes
  }

  private mutating func readTranslatedTitle(in directory: String) -> String? {
    guard let path = translation(of: Path.joined(directory, "README.md"), in: directory) else { return nil }
    let document = Document(parsing: content(of: path))
    texts.append(LinkedText(path: source.relative(path), document: document))
    return document.sections.first?.title
  }

  // MARK: Notes

  private mutating func read(_ path: String, number: Int, entry: Syllabus.Entry?, in directory: String) -> NoteDraft {
    let translation = translation(of: path, in: directory)
    let document = Document(parsing: content(of: translation ?? path))
    let sections = document.sections
    var original: [Section] = []
    if let translation {
      original = Document(parsing: content(of: path)).sections
      if original.map(\.level) != sections.map(\.level) {
        report(
          translation, "Its sections are not those of \(source.relative(path)).",
          "Give both the same headings in the same order: sections are paired by position.")
      }
    }
    return NoteDraft(
      name: String(Path.name(of: path).dropLast(".md".count)), path: source.relative(translation ?? path),
      listedTitle: entry?.title, number: number, listedKind: entry?.kind, document: document, sections: sections,
      originalAnchors: original.map(\.anchor))
  }

  /// Where all names begin with different numbers (`02-concentration`), those are the notes' numbers.
  private func keepNumbersOfNames(_ drafts: inout [NoteDraft]) {
    let numbers = drafts.map { draft in Int(draft.name.prefix { ("0"..."9").contains($0) }) }
    guard numbers.allSatisfy({ $0 != nil }), Set(numbers).count == numbers.count else { return }
    for (index, number) in numbers.enumerated() { drafts[index].number = number ?? index + 1 }
  }

  /// `notes/x.md` → `notes/ko/x.md`, if that is there.
  private func translation(of path: String, in directory: String) -> String? {
    guard let language, let name = Path.relative(path, to: directory) else { return nil }
    let translation = Path.joined(directory, "\(language.code)/\(name)")
    return FileSystem.kind(of: translation) == .file ? translation : nil
  }

  private mutating func content(of path: String) -> String {
    let (text, problem) = source.text(at: path)
    problems += [problem].compactMap { $0 }
    return text
  }

  private mutating func report(_ path: String, line: Int? = nil, _ message: String, _ help: String) {
    problems.append(Problem(file: source.relative(path), line: line, message: message, help: help))
  }
}
