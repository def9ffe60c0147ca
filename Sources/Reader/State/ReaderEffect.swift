package import Typesetting

/// What the reader wants done outside of itself.
package enum ReaderEffect: Equatable, Sendable {
  case quit
  case suspend
  case open(TextName, Arrival)
  /// Opens what a link of a text leads to.
  case follow(destination: String, from: TextName)
  case keepPlace(TextName, Place)
  case copy(String)
  case setGround(Theme.Ground)
  case setMouse(isTaken: Bool)
  case searchCourse(words: String)
  /// About an exercise, by its slug.
  case exercise(ExerciseAction, String)
  case goToNext
}

/// What can be asked about an exercise.
package enum ExerciseAction: Equatable, Sendable {
  /// Opens it in the person's editor, at a place if one is named, and starts it before that.
  case edit(EditPlace?)
  case check
  /// The next hint for a task; without a number, for the first that is not solved.
  case hint(task: Int?)
  case compare
  case reset(isCertain: Bool)
  case solution(isCertain: Bool)
}

/// A line of a file.
package struct EditPlace: Equatable, Sendable {
  package var file: String
  /// Counted from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
