/// What stands behind a screen: a state to show, and one door for all that happens there.
protocol ViewModel<State, Input>: AnyObject {
  /// All that the screen shows.
  associatedtype State

  /// All that can happen on the screen.
  associatedtype Input

  /// What the screen shows now. The screen reads it and never writes it.
  var state: State { get }

  /// Takes in what has happened and leaves in `state` what is to be shown from now on.
  func trigger(_ input: Input)
}
