package import Wordings

/// Something in a course that its author should mend; the rest of the course works all the same.
package struct Problem: Hashable, Sendable {
  /// The path of the file, relative to the course's root.
  package var file: String
  /// The line, counted from 1; `nil` for the file as a whole.
  package var line: Int?
  /// What is wrong, as a sentence.
  package var message: Wording
  /// What to do about it, as a sentence.
  package var help: Wording

  package init(file: String, line: Int? = nil, message: Wording, help: Wording) {
    self.file = file
    self.line = line
    self.message = message
    self.help = help
  }
}

/// Asks whether somebody meant something else.
func didYouMean(_ name: String) -> Wording { Wording("Did you mean '\(name)'?", "혹시 '\(name)'인가요?") }

extension [Problem] {
  /// The problems by file and line, each once.
  package func sortedByPlace() -> [Problem] {
    Set(self).sorted { ($0.file, $0.line ?? 0, $0.message.english) < ($1.file, $1.line ?? 0, $1.message.english) }
  }
}

/// Why there is no course at a path.
package enum CourseError: Error, Equatable, Sendable {
  /// There is no directory at the path.
  case noDirectory(String)
  /// The directory holds neither notes nor exercises.
  case noCourse(String)

  package var message: Wording {
    switch self {
    case .noDirectory(let path): Wording("There is no directory '\(path)'.", "폴더가 없습니다: '\(path)'")
    case .noCourse(let path): Wording("There is no course in '\(path)'.", "이 폴더에는 강의가 없습니다: '\(path)'")
    }
  }

  package var help: Wording {
    switch self {
    case .noDirectory:
      Wording(
        "Check the path, or name the course's directory with '--course DIR'.",
        "경로를 다시 보거나 '--course DIR'로 강의 폴더를 지정하세요.")
    case .noCourse:
      Wording(
        "A course is a directory with 'notes/' or 'exercises/'; name one with '--course DIR'.",
        "강의는 'notes/'나 'exercises/'가 있는 폴더입니다. '--course DIR'로 지정하세요.")
    }
  }
}
