/// How far an exercise has come; always derived from what is recorded, never stored.
package enum ExerciseState: Equatable, Sendable {
  case notStarted
  /// Started or checked, and not passed yet.
  case started
  /// Passed, and nothing that the pass depends on has changed.
  case done
  /// Passed once; what has changed since the last pass is named.
  case stale(because: [Fingerprint.Change])

  /// The state of an exercise.
  ///
  /// - Parameters:
  ///   - history: What is recorded of it; `nil` when nothing is.
  ///   - current: What a check would look at now; `nil` when it cannot be told, and then a pass still holds.
  package static func derive(_ history: ExerciseHistory?, current: Fingerprint?) -> ExerciseState {
    guard let history else { return .notStarted }
    guard let pass = history.latestPass else { return .started }
    let changes = current.map(pass.changes(to:)) ?? []
    return changes.isEmpty ? .done : .stale(because: changes)
  }

  /// The state's name in JSON.
  package var name: String {
    switch self {
    case .notStarted: "notStarted"
    case .started: "started"
    case .done: "done"
    case .stale: "stale"
    }
  }
}
