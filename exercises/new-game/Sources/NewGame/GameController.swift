/// Stands between the model and a screen: passes the player's touches on and tells the screen what to show.
final class GameController {
  private let buttons: Int
  private let themes: [Theme]
  private let screen: any Screen

  /// Begins a first game and shows it.
  ///
  /// - Parameters:
  ///   - buttons: How many buttons for cards the screen has.
  ///   - themes: The themes to draw from at the beginning of each game.
  ///   - screen: Where the game is shown.
  init(buttons: Int, themes: [Theme], screen: any Screen) {
    self.buttons = buttons
    self.themes = themes
    self.screen = screen
  }

  /// The player has touched the button at `index`.
  func touchCard(at index: Int) {
  }

  /// The player has touched "New Game".
  func touchNewGame() {
  }
}
