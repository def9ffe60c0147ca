/// Something in a course that its author should mend; the rest of the course works all the same.
package struct Problem: Hashable, Sendable {
  /// The path of the file, relative to the course's root.
  package var file: String
  /// The line, counted from 1; `nil` for the file as a whole.
  package var line: Int?
  /// What is wrong, as a sentence.
  package var message: String
  /// What to do about it, as a sentence.
  package var help: String

  package init(file: String, line: Int? = nil, message: String, help: String) {
    self.file = file
    self.line = line
    self.message = message
    self.help = help
  }
}

extension [Problem] {
  /// The problems by file and line, each once.
  package func sortedByPlace() -> [Problem] {
    Set(self).sorted { ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message) }
  }
}

/// Why there is no course at a path.
package enum CourseError: Error, Equatable, Sendable {
  /// There is no directory at the path.
  case noDirectory(String)
  /// The directory holds neither notes nor exercises.
  case noCourse(String)

  package var message: String {
    switch self {
    case .noDirectory(let path): "There is no directory '\(path)'."
    case .noCourse(let path): "There is no course in '\(path)'."
    }
  }

  package var help: String {
    switch self {
    case .noDirectory: "Check the path, or name the course's directory with '--course DIR'."
    case .noCourse: "A course is a directory with 'notes/' or 'exercises/'; name one with '--course DIR'."
    }
  }
}
