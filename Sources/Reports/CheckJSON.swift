package import Grading

/// The content of `check --json`.
package struct CheckJSON: Encodable {
  package struct Entry: Encodable {
    let slug: String
    package let verdict: Verdict
    /// What is said before the verdict.
    package let notices: [String]

    package init(slug: String, verdict: Verdict, notices: [String]) {
      self.slug = slug
      self.verdict = verdict
      self.notices = notices
    }

    private enum Key: CodingKey { case slug, passed, total, notices }

    package func encode(to encoder: any Encoder) throws {
      try verdict.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(slug, forKey: .slug)
      try container.encode(verdict.passed, forKey: .passed)
      try container.encode(verdict.total, forKey: .total)
      try container.encode(notices, forKey: .notices)
    }
  }

  let exercises: [Entry]

  package init(exercises: [Entry]) { self.exercises = exercises }
}
