// Mistake: the theme is drawn in the initializer, whether or not anybody needs it; rejected by: drawsNoThemeBeforeSomebodyAsks, drawsNothingWhenAThemeWasSet
/// Stands between the game and the screen, and gives the screen the colors of a theme.
final class GameController: ViewController {
  /// Draws a theme. Whoever makes the controller decides how.
  private let pickTheme: () -> Theme

  /// The theme of the game: drawn when it is needed for the first time, unless somebody has set it before.
  var theme: Theme {
    didSet {
      if isViewLoaded {
        updateViewByTheme()
      }
    }
  }

  /// Makes a controller; no view is there yet.
  ///
  /// - Parameters:
  ///   - pickTheme: Draws a theme.
  ///   - log: Writes down what happens.
  init(pickTheme: @escaping () -> Theme, log: @escaping (String) -> Void) {
    self.pickTheme = pickTheme
    theme = pickTheme()
    super.init(log: log)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateViewByTheme()
  }

  /// Paints the cards and the background in the colors of the theme.
  private func updateViewByTheme() {
    for button in cardButtons {
      button.color = theme.cardBack
    }
    background.color = theme.background
  }
}
