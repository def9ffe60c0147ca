import CommandLineParsing
import Course
import Markdown
import Terminal
import Workspace
import Wordings

/// `lectern completions`
func completions(_ session: Session) throws -> ExitStatus {
  guard let shell = CompletionShell(rawValue: session.invocation.arguments[0]) else {
    throw Failure(
      .usage, Wording("Lectern knows bash, zsh and fish.", "Lectern이 아는 셸은 bash, zsh, fish입니다."),
      help: Wording("Name one of them.", "그 가운데 하나를 적으세요."))
  }
  try session.context.output.write(CommandTable.lectern.completionScript(for: shell, asking: Command.complete.name))
  return .success
}

/// `lectern complete`: what a shell asks while somebody types. It never fails: no answer is an answer.
func complete(_ session: Session) throws -> ExitStatus {
  let completion = CommandTable.lectern.completion(of: session.invocation.arguments, in: session.spoken)
  let names = CourseNames(completion.source).flatMap { kind in
    (try? session.site()).map { site in kind.candidates(typed: completion.typed, site) }
  }
  let candidates = completion.candidates + (names ?? []).map { .init(completion.lead + $0.word, $0.meaning) }
  let lines = [completion.source.name] + candidates.map { "\($0.word)\t\($0.meaning)" }
  try session.context.output.write(lines.map { $0.onOneLine + "\n" }.joined())
  return .success
}

extension ValueSource {
  /// As the answer's first line has it. Where a name is wanted a file may do as well, but for names of exercises.
  fileprivate var name: String {
    switch self {
    case .nowhere: "nowhere"
    case .files: "files"
    case .folders: "folders"
    case .names(let kind): kind == CourseNames.text.rawValue ? "files" : "nowhere"
    }
  }
}

extension String {
  /// Without line ends, which would part it in two for a shell, and without what could steer a terminal.
  fileprivate var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 == "\t" || $0.properties.generalCategory != .control }))
  }
}

/// A kind of names that a course gives.
enum CourseNames: String {
  case exercise
  /// Exercises, notes, and sections of notes.
  case target
  /// What can be read: those, and files.
  case text

  init?(_ source: ValueSource) {
    guard case .names(let name) = source else { return nil }
    self.init(rawValue: name)
  }

  /// The names that begin like what is typed. Sections come once the note is typed with its `#`.
  fileprivate func candidates(typed: String, _ site: Site) -> [Completion.Candidate] {
    let course = site.course
    if self != .exercise, let hash = typed.firstIndex(of: "#") {
      guard let note = try? course.note(named: String(typed[..<hash])) else { return [] }
      return note.sections.map { .init("\(typed[..<hash])#\($0.anchor)", $0.title) }.filter { $0.word.hasPrefix(typed) }
    }
    let notes = self == .exercise ? [] : course.notes.map { Completion.Candidate($0.name, $0.title) }
    // Titles are read from a file each: only for what is shown.
    let exercises = course.exercises.filter { $0.slug.hasPrefix(typed) }.map { Completion.Candidate($0.slug, $0.title) }
    return notes.filter { $0.word.hasPrefix(typed) } + exercises
  }
}
