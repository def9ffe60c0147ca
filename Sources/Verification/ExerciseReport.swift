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

  package struct MutantResult: Encodable, Equatable, Sendable {
    package var name: String
    /// The checks that its first line names.
    package var expected: [String]
    /// The ids of the checks that ran and did not pass.
    package var rejectedBy: [String]
  }

  package var slug: String
  /// Whether starter, reference and mutants are as they should be.
  package var sound: Bool
  package var starter: Starter
  package var reference: Reference
  package var mutants: [MutantResult]
}
