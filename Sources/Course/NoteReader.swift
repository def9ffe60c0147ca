internal import Markdown
import Wordings

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
        report(
          path, Wording("The note is not in the syllabus.", "차례에 없는 노트입니다."),
          Wording(
            "Add a link to it to \(source.relative(syllabusPath)).", "\(source.relative(syllabusPath))에 링크를 넣으세요."))
      }
    }
    var drafts: [NoteDraft] = []
    for (path, entry) in listed + others.map({ ($0, nil) }) {
      let draft = read(path, number: drafts.count + 1, entry: entry, in: directory)
      if let other = drafts.first(where: { $0.name == draft.name }) {
        report(
          path,
          Wording("There is another note '\(draft.name)': \(other.path).", "'\(draft.name)' 노트가 또 있습니다: \(other.path)"),
          Wording("Give every note a file name of its own.", "노트마다 파일 이름을 다르게 지으세요."))
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
        path, Wording("The course has no syllabus.", "강의에 차례가 없습니다."),
        Wording(
          "Add '\(source.relative(path))': a heading and a list of links to the notes.",
          "'\(source.relative(path))' 파일에 제목과 노트의 링크 목록을 쓰세요."))
      return nil
    }
    let document = Document(parsing: content(of: path))
    texts.append(LinkedText(path: source.relative(path), document: document))
    let syllabus = Syllabus(document)
    if syllabus.title == nil {
      report(
        path, Wording("The syllabus has no heading.", "차례에 제목이 없습니다."),
        Wording("Begin it with '# ' and the course's name.", "'# '와 강의 이름으로 시작하세요."))
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
          syllabusPath, line: entry.line,
          Wording(
            "The note '\(entry.destination.path)' is in the syllabus twice.",
            "차례에 두 번 나오는 노트입니다: '\(entry.destination.path)'"),
          Wording("Keep the link that is in its place in the reading order.", "읽는 순서에 맞는 링크만 남기세요."))
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
          translation,
          Wording("Its sections are not those of \(source.relative(path)).", "\(source.relative(path))의 절과 다릅니다."),
          Wording(
            "Give both the same headings in the same order: sections are paired by position.",
            "두 글에 같은 제목을 같은 순서로 두세요. 절은 자리로 짝을 짓습니다."))
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

  private mutating func report(_ path: String, line: Int? = nil, _ message: Wording, _ help: Wording) {
    problems.append(Problem(file: source.relative(path), line: line, message: message, help: help))
  }
}
