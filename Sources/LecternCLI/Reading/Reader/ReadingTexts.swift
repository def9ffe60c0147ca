import Course
import FoundationEssentials
import Markdown
import Progress
import Reader
import Reports
import Typesetting
import Wordings

/// Opens what can be read: the notes of a course, the instructions of its exercises, and files.
struct ReadingTexts {
  let session: Session
  var site: Site
  var standings: Standings
  /// A file that is read already.
  var given: TextFile?
  /// The colours of code, as far as they are known.
  var codeColours: (_ text: String, _ language: String) -> [CodePiece]? = { _, _ in nil }

  // MARK: The course

  var map: CourseMap {
    CourseMap(
      title: site.course.title,
      notes: site.course.notes.map { note in
        let owned = site.course.exercises(ownedBy: note)
        let done = owned.count { standings[$0.slug]?.isDone == true }
        return CourseMap.Note(
          name: .note(note.name), number: "\(note.number)", title: note.title,
          tally: owned.isEmpty ? "" : "\(done)/\(owned.count)",
          sections: note.sections.map { CourseMap.Section(title: $0.title, anchor: $0.anchor, level: $0.level) })
      })
  }

  // MARK: Texts

  func open(_ name: TextName) throws -> OpenedText {
    switch name {
    case .note(let name): try open(site.course.note(named: name))
    case .instructions(let slug): try openInstructions(of: site.course.exercise(named: slug))
    case .file(let path): try openFile(path)
    case .made(_, let slug):
      throw Failure(
        .noInput, Wording("What was made for '\(slug)' is gone.", "'\(slug)' 연습을 위해 만든 글이 없어졌습니다."),
        help: Wording("Ask for it again.", "다시 여세요."))
    }
  }

  private func open(_ note: Note) -> OpenedText {
    let exercises = site.course.exercises(ownedBy: note).map { sectionExercise($0, anchor: $0.owner?.anchor) }
    var hooks = NoteHooks(note: note, standings: standings, appearance: session.appearance).typesettingHooks
    let noteOfCourse = hooks.linkNote
    // Links are followed by a key, so that where they lead need not be said, but how an exercise stands.
    hooks.linkNote = { destination in
      let note = noteOfCourse(destination)
      if case .note = note, !LinkDestination(destination).path.hasSuffix(".md") { return note }
      return .hidden
    }
    hooks.codeColours = codeColours
    return OpenedText(
      name: .note(note.name), title: note.title, pieces: TextPieces(note.document), hooks: hooks, exercises: exercises)
  }

  private func openInstructions(of exercise: Exercise) throws -> OpenedText {
    guard let file = exercise.instructions else {
      throw Failure(
        .noInput, Wording("'\(exercise.slug)' has no instructions.", "'\(exercise.slug)' 연습에는 설명서가 없습니다."),
        help: Wording("Its section may say what to do.", "연습이 속한 절에 할 일이 적혀 있을 수 있습니다."))
    }
    let text = try TextFile(at: file, in: exercise.directory)
    return OpenedText(
      name: .instructions(exercise.slug), title: exercise.title, pieces: TextPieces(DocumentReader(text.bytes)),
      hooks: plainHooks, exercises: [sectionExercise(exercise, anchor: nil)])
  }

  private func openFile(_ path: String) throws -> OpenedText {
    let file = try given ?? TextFile(at: path, in: session.context.currentDirectory)
    return OpenedText(
      name: .file(path), title: String(path.split(separator: "/").last ?? ""),
      pieces: TextPieces(DocumentReader(file.bytes)), hooks: plainHooks)
  }

  /// A text that is made of Markdown for an exercise.
  func made(_ kind: TextName.Made, for exercise: Exercise, title: String, _ markdown: String) -> OpenedText {
    OpenedText(
      name: .made(kind, exercise: exercise.slug), title: title, pieces: TextPieces(Document(parsing: markdown)),
      hooks: plainHooks, exercises: [sectionExercise(exercise, anchor: nil)])
  }

  private var plainHooks: TypesettingHooks {
    TypesettingHooks(linkNote: { _ in .hidden }, codeColours: codeColours)
  }

  /// An exercise as it stands now, for the section that asks for it.
  private func sectionExercise(_ exercise: Exercise, anchor: String?) -> SectionExercise {
    let standing = standings[exercise.slug]
    return SectionExercise(
      slug: exercise.slug, title: exercise.title, anchor: anchor,
      mark: standing?.sign(session.appearance) ?? Span(""),
      isStarted: standing.map { $0.state != .notStarted } ?? false,
      isDone: standing?.isDone ?? false)
  }

  // MARK: Links

  /// What a link of a text leads to.
  func target(of destination: String, from name: TextName) throws -> (TextName, Arrival.Target) {
    let link = LinkDestination(destination)
    let last = link.path.split(separator: "/").last.map(String.init) ?? ""
    let target = link.fragment.map { Arrival.Target.anchor($0) } ?? .remembered
    if case .file(let path) = name { return (try file(link.path, besides: path), target) }
    if last.hasSuffix(".md"), let note = site.course.notes.first(where: { $0.name == last.dropLast(3) }) {
      return (.note(note.name), target)
    }
    if let exercise = site.course.exercises.first(where: { $0.slug == last }) {
      return (.instructions(exercise.slug), .top)
    }
    guard let folder = folder(of: name) else { throw Self.nothing(at: destination) }
    return (try file(link.path, besides: folder + "/."), target)
  }

  /// The folder that a text's links begin at.
  private func folder(of name: TextName) -> String? {
    switch name {
    case .note(let name):
      (try? site.course.note(named: name)).map { note in
        "\(site.course.root)/" + note.path.split(separator: "/").dropLast().joined(separator: "/")
      }
    case .instructions(let slug), .made(_, let slug):
      (try? site.course.exercise(named: slug)).map { "\($0.directory)/.docs" }
    case .file: nil
    }
  }

  /// A Markdown file that a link names, relative to the file that holds the link.
  private func file(_ path: String, besides other: String) throws -> TextName {
    let folder = other.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let whole = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    guard whole.hasSuffix(".md") || whole.hasSuffix(".markdown") else { throw Self.nothing(at: path) }
    return .file(whole)
  }

  /// Why a link is not followed.
  private static func nothing(at destination: String) -> Failure {
    Failure(
      .noInput, Wording("'\(destination)' cannot be shown here.", "여기서 열 수 없습니다: '\(destination)'"),
      help: Wording("Only notes, exercises and Markdown files can.", "노트와 연습, Markdown 파일만 열 수 있습니다."))
  }
}
