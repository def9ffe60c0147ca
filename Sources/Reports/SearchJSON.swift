import Course
package import Search

/// The content of `search --json`.
package struct SearchJSON: Encodable {
  struct Hit: Encodable {
    /// The note's name; left out for an exercise.
    var note: String?
    /// The exercise's slug; left out for a note.
    var exercise: String?
    /// Empty for what stands before the first heading.
    var anchor: String
    var title: String
    /// The titles of the sections around it, the outermost first.
    var around: [String]
    /// Relative to the course.
    var file: String
    /// The language that the file's name carries; left out for the first language.
    var language: String?
    /// The source line of the excerpt, counted from 1.
    var line: Int
    var excerpt: String
    /// What to type to see the section.
    var command: String
  }

  let hits: [Hit]
  /// How many sections were found, of which the hits are the first.
  let total: Int

  package init(_ result: SearchResult) {
    hits = result.hits.map(Hit.init)
    total = result.total
  }
}

extension SearchJSON.Hit {
  /// The characters of an excerpt.
  private static let excerptLength = 240

  init(_ hit: SearchHit) {
    switch hit.text.subject {
    case .note(let name): note = name
    case .exercise(let slug): exercise = slug
    }
    anchor = hit.anchor ?? ""
    title = hit.titles.last?.text ?? ""
    around = hit.titles.dropLast().map(\.text)
    file = hit.text.file
    language = hit.text.language
    line = hit.line
    excerpt = hit.passage.cut(to: Self.excerptLength).text
    command = hit.command
  }
}
