package import Typesetting

/// Something that a person did at the terminal.
package enum InputEvent: Equatable, Sendable {
  case key(Key, Modifiers = [])
  /// A mouse button or wheel; column and row are counted from 0.
  case mouse(MouseAction, column: Int, row: Int)
  /// Text that was pasted, not typed.
  case paste(String)
  /// The terminal's answer to ``FullScreen/askForGround()``.
  case ground(Theme.Ground)

  package enum Key: Hashable, Sendable {
    /// A character as it was typed, capitals included.
    case character(Character)
    case enter, escape, tab, backspace, delete
    case up, down, left, right
    case home, end, pageUp, pageDown
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package enum MouseAction: Equatable, Sendable { case press, release, drag, wheelUp, wheelDown }
}
