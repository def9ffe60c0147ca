internal import Markdown

/// A Markdown file that the learners of a course read, known by its place: its text was not read.
package struct CourseText: Equatable, Sendable {
  /// What the text belongs to.
  package enum Subject: Hashable, Sendable {
    /// A note, by its name.
    case note(String)
    /// The instructions of an exercise, by its slug.
    case exercise(String)
  }

  package var subject: Subject
  /// The path relative to the course's root.
  package var file: String
  /// The same of the text that this one translates; of the text itself in the first language.
  package var original: String
  /// The language that the path names; `nil` for the first language.
  package var language: String?

  package init(subject: Subject, file: String, original: String, language: String? = nil) {
    self.subject = subject
    self.file = file
    self.original = original
    self.language = language
  }
}

/// The Markdown files of a course but for its hints, which are shown one by one to those who ask for them.
package struct CourseTexts: Sendable {
  /// The canonical path of the course.
  package let root: String
  /// The notes in reading order, then the exercises in the order of their directories; translations after their originals.
  package let texts: [CourseText]
  private let syllabusTitle: String?
  private let source: CourseSource

  init(_ source: CourseSource) {
    self.source = source
    root = source.root
    let notes = source.noteTexts()
    syllabusTitle = notes.title
    texts = notes.texts + source.exercises.flatMap(source.instructions)
  }

  /// The first heading of the syllabus, or the track's language, which is read for it; else the directory's name.
  package var title: String { syllabusTitle ?? source.track?.language ?? Path.name(of: root) }
}

extension Course {
  /// Finds the texts of the course in a directory, reading nothing but its syllabus.
  package static func texts(at path: String) throws(CourseError) -> CourseTexts {
    guard let root = FileSystem.canonicalPath(of: path), FileSystem.kind(of: root) == .directory else {
      throw .noDirectory(path)
    }
    guard let source = CourseSource(at: root) else { throw .noCourse(root) }
    return CourseTexts(source)
  }
}

extension CourseSource {
  /// What a track says of itself, if it can be read.
  fileprivate var track: Track? {
    layout == .track ? try? JSONFile.decode(Track.self, from: text(at: Path.joined(root, "config.json")).text) : nil
  }

  /// The notes of the syllabus, then the others by file name.
  fileprivate func noteTexts() -> (title: String?, texts: [CourseText]) {
    guard let notes else { return (nil, []) }
    let readme = Path.joined(notes, "README.md")
    let syllabus = Syllabus(Document(parsing: FileSystem.kind(of: readme) == .file ? text(at: readme).text : ""))
    let listed = syllabus.entries.map { Path.joined(notes, $0.destination.path) }
    let others = FileSystem.names(in: notes).filter { $0.hasSuffix(".md") }.map { Path.joined(notes, $0) }
    let languages = FileSystem.names(in: notes).filter(Self.isLanguageCode)
    // As elsewhere, the first of two notes of one name is the note.
    var names: Set<String> = []
    let texts = (listed + others).flatMap { path -> [CourseText] in
      let name = String(Path.name(of: path).dropLast(".md".count))
      guard let file = Path.relative(path, to: notes), path != readme, FileSystem.kind(of: path) == .file,
        names.insert(name).inserted
      else { return [] }
      let translations = languages.map { (language: Optional($0), path: Path.joined(notes, "\($0)/\(file)")) }
        .filter { FileSystem.kind(of: $0.path) == .file }
      return ([(language: nil, path: path)] + translations).map {
        CourseText(subject: .note(name), file: relative($0.path), original: relative(path), language: $0.language)
      }
    }
    return (syllabus.title, texts)
  }

  /// What a learner is told of an exercise, but for its hints.
  fileprivate func instructions(of exercise: ExerciseDirectory) -> [CourseText] {
    let docs = Path.joined(exercise.path, ".docs")
    let texts = FileSystem.names(in: docs).compactMap { name -> CourseText? in
      guard let (base, language) = Self.instructionsName(name) else { return nil }
      return CourseText(
        subject: .exercise(exercise.slug), file: relative(Path.joined(docs, name)),
        original: relative(Path.joined(docs, "\(base).md")), language: language)
    }
    let readme = Path.joined(exercise.path, "README.md")
    guard texts.isEmpty, layout == .download, FileSystem.kind(of: readme) == .file else { return texts }
    return [CourseText(subject: .exercise(exercise.slug), file: relative(readme), original: relative(readme))]
  }

  /// `instructions.ko.md` → `instructions` and `ko`; `nil` for a file that holds something else.
  private static func instructionsName(_ name: String) -> (base: String, language: String?)? {
    guard name.hasSuffix(".md") else { return nil }
    let stem = String(name.dropLast(".md".count))
    if instructionNames.contains(stem) { return (stem, nil) }
    let parts = stem.split(separator: ".").map(String.init)
    let base = parts.dropLast().joined(separator: ".")
    guard let code = parts.last, instructionNames.contains(base), isLanguageCode(code) else { return nil }
    return (base, code)
  }

  /// The texts that make up an exercise's instructions, as Exercism names them.
  private static let instructionNames = ["introduction", "instructions", "instructions.append"]

  /// Whether a name can be a language's: two or three letters (ISO 639) and perhaps a region.
  private static func isLanguageCode(_ name: String) -> Bool {
    let letters = name.prefix { ("a"..."z").contains($0) }.count
    return (2...3).contains(letters) && (name.count == letters || name.dropFirst(letters).hasPrefix("-"))
  }
}
