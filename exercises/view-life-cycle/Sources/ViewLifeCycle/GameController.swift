/// Stands between the game and the screen, and gives the screen the colors of a theme.
final class GameController: ViewController {
  /// Draws a theme. Whoever makes the controller decides how.
  private let pickTheme: () -> Theme

  /// The theme of the game.
  var theme: Theme = Theme(name: "none yet", emoji: "")

  /// Makes a controller; no view is there yet.
  ///
  /// - Parameters:
  ///   - pickTheme: Draws a theme.
  ///   - log: Writes down what happens.
  init(pickTheme: @escaping () -> Theme, log: @escaping (String) -> Void) {
    self.pickTheme = pickTheme
    super.init(log: log)
  }

  /// Paints the cards and the background in the colors of the theme.
  private func updateViewByTheme() {
  }
}
