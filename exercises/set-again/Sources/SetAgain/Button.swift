/// A button under the table: what it does, and whether it can be pressed.
struct Button: Hashable, Sendable {
  /// What a button does.
  enum Action: Hashable, Sendable {
    case dealThree, hint, newGame
  }

  let action: Action

  /// A button that is not enabled is drawn in gray and does nothing; it stays where it is.
  var isEnabled: Bool
}

extension Button: CustomStringConvertible {
  /// The button as it can be read in a failed check, such as `hint` or `hint (disabled)`.
  var description: String {
    isEnabled ? "\(action)" : "\(action) (disabled)"
  }
}
