/// What starting an exercise came to.
package struct Start: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    /// The folder was made.
    case created
    /// Files that were missing were added to the learner's.
    case completed(added: [String])
    /// Nothing was missing.
    case alreadyThere
  }

  /// The folder of the learner's copy.
  package var directory: String
  package var outcome: Outcome
  /// Whether the workspace was made for it.
  package var madeWorkspace: Bool
}
