package import Typesetting

/// A text with all that the reader shows around it.
package struct OpenedText {
  package var name: TextName
  package var title: String
  package var pieces: TextPieces
  /// What the typesetter asks about links and tasks.
  package var hooks: TypesettingHooks
  /// The exercises of its sections, in their order.
  package var exercises: [SectionExercise]
  /// Where the person was in it last.
  package var place: Place?

  package init(
    name: TextName, title: String, pieces: TextPieces, hooks: TypesettingHooks = TypesettingHooks(),
    exercises: [SectionExercise] = [], place: Place? = nil
  ) {
    self.name = name
    self.title = title
    self.pieces = pieces
    self.hooks = hooks
    self.exercises = exercises
    self.place = place
  }
}

/// An exercise that a section asks for.
package struct SectionExercise: Equatable, Sendable {
  package var slug: String
  package var title: String
  /// The section's anchor; `nil` for the whole text.
  package var anchor: String?
  /// How it stands, as a sign or as a sign and a word.
  package var mark: Span
  package var isStarted: Bool
  package var isDone: Bool

  package init(slug: String, title: String, anchor: String?, mark: Span, isStarted: Bool, isDone: Bool) {
    self.slug = slug
    self.title = title
    self.anchor = anchor
    self.mark = mark
    self.isStarted = isStarted
    self.isDone = isDone
  }
}

/// The notes of a course, as the outline lists them.
package struct CourseMap: Equatable, Sendable {
  package var title: String
  package var notes: [Note]

  package init(title: String = "", notes: [Note] = []) {
    self.title = title
    self.notes = notes
  }

  var hasExercises: Bool { notes.contains { !$0.tally.isEmpty } }

  /// A note in reading order.
  package struct Note: Equatable, Sendable {
    package var name: TextName
    package var number: String
    package var title: String
    /// How many of its exercises are done (`3/5`); empty for a note without any.
    package var tally: String
    package var sections: [Section]

    package init(name: TextName, number: String, title: String, tally: String, sections: [Section] = []) {
      self.name = name
      self.number = number
      self.title = title
      self.tally = tally
      self.sections = sections
    }
  }

  /// A section that one may go to.
  package struct Section: Equatable, Sendable {
    package var title: String
    package var anchor: String
    package var level: Int

    package init(title: String, anchor: String, level: Int) {
      self.title = title
      self.anchor = anchor
      self.level = level
    }
  }
}
