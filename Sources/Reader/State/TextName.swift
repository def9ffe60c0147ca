/// What can be on the page.
package enum TextName: Hashable, Sendable {
  /// A note of the course, by its name.
  case note(String)
  /// The instructions of an exercise, by its slug.
  case instructions(String)
  /// A file from outside the course, by its path; `-` for standard input.
  case file(String)
  /// A text that was made for an exercise, which goes when another takes its place.
  case made(Made, exercise: String)

  /// What is made for an exercise.
  package enum Made: String, Sendable { case difference, solution }

  /// What the place in it is kept under; `nil` for what has none.
  package var key: String? {
    switch self {
    case .note(let name): "note:\(name)"
    case .instructions(let slug): "exercise:\(slug)"
    case .file(let path): path == "-" ? nil : "file:\(path)"
    case .made: nil
    }
  }
}
