package import Course

/// What a search has found, the best first.
package struct SearchResult: Equatable, Sendable {
  package var hits: [SearchHit]
  /// How many sections were found altogether.
  package var total: Int
  /// The words that occur in no section, as they were typed.
  package var absentWords: [String]

  package init(hits: [SearchHit], total: Int, absentWords: [String] = []) {
    self.hits = hits
    self.total = total
    self.absentWords = absentWords
  }
}

/// A section that holds all that was sought.
package struct SearchHit: Equatable, Sendable {
  package var text: CourseText
  /// The titles of the sections around it from the outside in, and its own last; of a text without headings its name.
  package var titles: [MarkedText]
  /// `nil` for what stands before the first heading.
  package var anchor: String?
  /// The source line of the passage, counted from 1.
  package var line: Int
  /// The paragraph, item, row or line of code that holds most of the words; where the title alone does, the first one.
  package var passage: MarkedText
  /// Whether the course is shown in this text's language only if that is asked for.
  package var needsLanguage: Bool

  package init(
    text: CourseText, titles: [MarkedText], anchor: String?, line: Int, passage: MarkedText, needsLanguage: Bool = false
  ) {
    self.text = text
    self.titles = titles
    self.anchor = anchor
    self.line = line
    self.passage = passage
    self.needsLanguage = needsLanguage
  }
}

/// A text with the places that were sought.
package struct MarkedText: Equatable, Sendable {
  package var text: String
  /// In order, and apart from each other.
  package var marks: [Range<String.Index>]
  /// Where the part begins that tells most; `nil` without marks.
  package var focus: String.Index?

  package init(_ text: String, marks: [Range<String.Index>] = [], focus: String.Index? = nil) {
    self.text = text
    self.marks = marks
    self.focus = focus ?? marks.first?.lowerBound
  }
}
