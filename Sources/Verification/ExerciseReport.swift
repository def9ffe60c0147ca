/// What `verify` found of one exercise.
package struct ExerciseReport: Encodable, Equatable, Sendable {
  package struct Starter: Encodable, Equatable, Sendable {
    package var compiles: Bool
    package var passed: Int
    package var total: Int
  }

  package struct Reference: Encodable, Equatable, Sendable {
    package var passed: Int
    package var total: Int
    package var warnings: Int
  }

  /// A mutant that the author wrote.
  package struct MutantResult: Encodable, Equatable, Sendable {
    package var name: String
    /// The checks that its first line names.
    package var expected: [String]
    /// The ids of the checks that ran and did not pass.
    package var rejectedBy: [String]
  }

  /// The small changes of the reference.
  package struct Mechanical: Encodable, Equatable, Sendable {
    /// How many compile.
    package var made = 0
    /// How many of those a check rejects.
    package var rejected = 0
    /// The others.
    package var survivors: [Survivor] = []

    package init(made: Int = 0, rejected: Int = 0, survivors: [Survivor] = []) {
      self.made = made
      self.rejected = rejected
      self.survivors = survivors
    }

    /// How many should have been rejected.
    var due: Int { made - survivors.count { $0.reason != nil } }
  }

  /// A small change of the reference that no check rejects.
  package struct Survivor: Encodable, Equatable, Sendable {
    /// What was changed, where and how; what an author excuses it by.
    package var mutation: String
    /// Relative to the course's root.
    package var file: String
    /// Counted from 1.
    package var line: Int
    /// Why no check can reject it, in the author's words; `nil` where nothing excuses it.
    package var reason: String?

    package init(mutation: String, file: String, line: Int, reason: String? = nil) {
      self.mutation = mutation
      self.file = file
      self.line = line
      self.reason = reason
    }
  }

  package var slug: String
  /// Whether starter, reference and mutants are as they should be.
  package var sound: Bool
  package var starter: Starter
  package var reference: Reference
  package var mutants: [MutantResult]
  package var mechanical: Mechanical
}
