package import Terminal

/// Everything that can happen to the reader.
package enum ReaderEvent {
  case input(InputEvent)
  case resized(TerminalSize)
  /// Nothing else happened, so there is time for a little work that is due (``ReaderState/hasWorkLeft``).
  case idle
  /// A text that was asked for.
  case opened(OpenedText, Arrival)
  /// The text on the page, which is not as it was: its file, or how its exercises stand.
  case changed(OpenedText)
  /// The code of the page has other colours.
  case recoloured
  case course(CourseMap)
  /// What was found in the course for some words.
  case found(words: String, [PickerItem])
  /// A check began.
  case checking(exercise: String, title: String)
  /// What is known of a check that runs.
  case progressed(CheckInProgress)
  /// The check that ran was given up.
  case stoppedChecking
  case checked(CheckedExercise)
  case hint(Hint)
  /// An answer is needed before something is done.
  case asked(Question)
  /// Something to say in a line.
  case told(Message)
}

/// How one comes to a text.
package struct Arrival: Equatable, Sendable {
  /// Where in the text one comes to.
  package enum Target: Equatable, Sendable {
    case top
    /// Where the person was last.
    case remembered
    case anchor(String)
    /// The line of a source that a search has found, by the words that stand there.
    case words(anchor: String?, String)
    case place(Place)
    case bottom
  }

  /// What becomes of the place that is left.
  package enum Way: Equatable, Sendable { case onward, back, forward, replacing }

  package var target: Target
  package var way: Way

  package init(_ target: Target, _ way: Way = .onward) {
    self.target = target
    self.way = way
  }
}

/// A line that says something until the next key.
package struct Message: Equatable, Sendable {
  package var text: String
  package var isError: Bool

  package init(_ text: String, isError: Bool = false) {
    self.text = text
    self.isError = isError
  }
}

/// A question to be answered by a key.
package struct Question: Equatable, Sendable {
  package var text: String
  /// What is done after a yes.
  package var effect: ReaderEffect

  package init(_ text: String, effect: ReaderEffect) {
    self.text = text
    self.effect = effect
  }
}
