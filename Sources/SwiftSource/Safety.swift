package import Wordings

/// What a learner's code may use in a strict exercise beside the standard library.
package struct SafetyRules: Codable, Hashable, Sendable {
  /// Modules that may be imported beside the standard library's own.
  package var imports: [String]
  /// Names that would be refused otherwise.
  package var allow: [String]
  /// What the course itself gives for the exercise.
  package var course: CourseSources

  package init(imports: [String] = [], allow: [String] = [], course: CourseSources = CourseSources()) {
    self.imports = imports
    self.allow = allow
    self.course = course
  }
}

/// The course's files around a learner's own.
package struct CourseSources: Codable, Hashable, Sendable {
  /// Files of the learner's module that are not the learner's to change.
  package var readOnly: [SourceText]
  /// The learner's files as the course gave them.
  package var starter: [SourceText]
  package var checks: [SourceText]

  package init(readOnly: [SourceText] = [], starter: [SourceText] = [], checks: [SourceText] = []) {
    self.readOnly = readOnly
    self.starter = starter
    self.checks = checks
  }
}

/// A place in the learner's code that the rules refuse.
package struct SafetyFinding: Codable, Equatable, Sendable {
  package var file: String
  /// Counted from 1.
  package var line: Int
  package var column: Int
  /// What was refused, and why, in one sentence.
  package var message: Wording

  package init(file: String, line: Int, column: Int, message: Wording) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
