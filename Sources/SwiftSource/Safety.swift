/// What a learner's code may use in a strict exercise beside the standard library.
package struct SafetyRules: Codable, Hashable, Sendable {
  /// Modules that may be imported beside the standard library's own.
  package var imports: [String]
  /// Names that would be refused otherwise.
  package var allow: [String]

  package init(imports: [String] = [], allow: [String] = []) {
    self.imports = imports
    self.allow = allow
  }
}

/// A place in the learner's code that the rules refuse.
package struct SafetyFinding: Codable, Equatable, Sendable {
  package var file: String
  /// Counted from 1.
  package var line: Int
  package var column: Int
  /// What was refused, and why, in one sentence.
  package var message: String

  package init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
