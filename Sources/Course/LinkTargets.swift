import Suggestions
internal import Markdown
import Wordings

/// What the links of a course can lead to.
struct LinkTargets {
  /// Where one link leads.
  enum Target: Equatable {
    /// To another site, a file, a directory or a section.
    case somewhere
    case exercise(slug: String, check: String?)
    case nowhere(message: Wording, help: Wording)
  }

  private let root: String
  /// The slugs of the exercises by the absolute paths of their directories.
  private let exercises: [String: String]
  /// The documents that were read, by absolute path.
  private var documents: [String: Document] = [:]
  /// The anchors of the Markdown files that links lead to, by absolute path.
  private var anchors: [String: Set<String>] = [:]

  /// - Parameter texts: those that were read already.
  init(root: String, exercises: [CourseSource.ExerciseDirectory], texts: [LinkedText]) {
    self.root = root
    self.exercises = Dictionary(exercises.map { ($0.path, $0.slug) }) { first, _ in first }
    add(texts)
  }

  /// Takes in more texts that were read already.
  mutating func add(_ texts: [LinkedText]) {
    documents.merge(texts.map { (Path.joined(root, $0.path), $0.document) }) { first, _ in first }
  }

  /// Where a link in the Markdown file at an absolute path leads.
  mutating func target(of link: LinkOccurrence, in file: String) -> Target {
    let destination = LinkDestination(link.destination)
    if destination.isExternal { return .somewhere }
    if destination.path.isEmpty {
      return destination.fragment.map { section($0, of: file) }
        ?? .nowhere(
          message: Wording("The link '\(link.text)' has no destination.", "갈 곳이 없는 링크입니다: '\(link.text)'"),
          help: Wording("Name a file or a section.", "파일이나 절을 적으세요."))
    }
    let path =
      destination.path.hasPrefix("/")
      ? Path.joined(root, destination.path) : Path.joined(Path.directory(of: file), destination.path)
    if let slug = exercises[path] { return .exercise(slug: slug, check: destination.fragment) }
    guard let kind = FileSystem.kind(of: path) else { return nowhere(path, as: destination.path) }
    guard kind == .file, path.hasSuffix(".md"), let fragment = destination.fragment, !fragment.isEmpty else {
      return .somewhere
    }
    return section(fragment, of: path)
  }

  private mutating func section(_ anchor: String, of path: String) -> Target {
    let known = anchors[path] ?? documents[path]?.anchors ?? Self.readAnchors(of: path)
    anchors[path] = known
    if anchor.isEmpty || known.contains(anchor) { return .somewhere }
    let suggestion = closest(to: anchor, among: known.sorted())
    return .nowhere(
      message: Wording(
        "\(Path.name(of: path)) has no section '#\(anchor)'.", "\(Path.name(of: path))에 '#\(anchor)' 절이 없습니다."),
      help: suggestion.map { didYouMean("#\($0)") }
        ?? Wording("Link to a section that is there, or to the whole file.", "있는 절이나 파일 전체로 링크하세요."))
  }

  private static func readAnchors(of path: String) -> Set<String> {
    switch FileSystem.content(of: path) {
    case .text(let text), .broken(let text, _): Document(parsing: text).anchors
    case .unreadable: []
    }
  }

  private func nowhere(_ path: String, as written: String) -> Target {
    let name = Path.name(of: path)
    let siblings = exercises.filter { Path.directory(of: $0.key) == Path.directory(of: path) }
    guard !siblings.isEmpty else {
      return .nowhere(
        message: Wording("The link to '\(written)' leads nowhere.", "가리키는 것이 없는 링크입니다: '\(written)'"),
        help: Wording("Add the file, or mend the link.", "파일을 만들거나 링크를 고치세요."))
    }
    let suggestion = closest(to: name, among: siblings.values.sorted())
    return .nowhere(
      message: Wording("No exercise '\(name)' in this course.", "이 강의에는 '\(name)' 연습이 없습니다."),
      help: suggestion.map { didYouMean($0) } ?? Wording("Add the exercise, or mend the link.", "연습을 만들거나 링크를 고치세요."))
  }
}
