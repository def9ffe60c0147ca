/// What a button of the screen shows.
enum Face: Hashable, Sendable {
  /// A card that lies face up, with its emoji.
  case front(String)
  /// A card that lies face down.
  case back
  /// Nothing: the card was matched and has turned back, so it is gone.
  case empty
}

/// A screen as UIKit knows it: it shows what it was told last, and it asks nobody.
protocol Screen: AnyObject {
  /// Shows the faces of all cards, one for each button.
  func showFaces(_ faces: [Face])

  /// Shows the two numbers.
  func showLabels(flips: Int, score: Int)

  /// Shows the colors of a theme.
  func showColors(cardBack: ThemeColor, background: ThemeColor)
}
