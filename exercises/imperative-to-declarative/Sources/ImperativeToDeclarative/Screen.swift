/// A description of what the player sees.
struct Screen: Hashable, Sendable {
  /// How many flips there were, in words.
  var title: String

  /// What each card shows, in the order of the table.
  var faces: [String]

  /// What the player is told.
  var message: String

  /// Whether the button for a new game can be pressed.
  var canStartOver: Bool
}
