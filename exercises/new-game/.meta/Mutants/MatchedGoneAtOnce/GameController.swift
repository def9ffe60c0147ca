// Mistake: a matched card is gone at once, so that the player never sees the second one; rejected by: showsNoCardWhereAMatchedOneHasTurnedBack, bothCardsOfAPairShowTheSame, dealsTheEmojiOfTheNewTheme
/// Stands between the model and a screen: passes the player's touches on and tells the screen what to show.
final class GameController {
  private let buttons: Int
  private let themes: [Theme]
  private let screen: any Screen
  private var generator = SystemRandomNumberGenerator()
  private var round: Round

  /// Everything that belongs to one game, so that a new game cannot keep a part of the old one.
  private struct Round {
    let theme: Theme
    var dealer: EmojiDealer
    var game: Concentration

    init(buttons: Int, themes: [Theme], using generator: inout some RandomNumberGenerator) {
      theme = Theme.random(from: themes, using: &generator)
      dealer = EmojiDealer(theme: theme)
      game = Concentration(pairs: (buttons + 1) / 2, using: &generator)
    }
  }

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
    round = Round(buttons: buttons, themes: themes, using: &generator)
    updateViewFromModel()
    updateViewByTheme()
  }

  /// The player has touched the button at `index`.
  func touchCard(at index: Int) {
    round.game.chooseCard(at: index)
    updateViewFromModel()
  }

  /// The player has touched "New Game".
  func touchNewGame() {
    round = Round(buttons: buttons, themes: themes, using: &generator)
    updateViewFromModel()
    updateViewByTheme()
  }

  /// Shows the cards and the numbers of the game.
  private func updateViewFromModel() {
    screen.showFaces((0..<buttons).map(face))
    screen.showLabels(flips: round.game.flipCount, score: round.game.score)
  }

  /// Shows the colors of the theme.
  private func updateViewByTheme() {
    screen.showColors(cardBack: round.theme.cardBack, background: round.theme.background)
  }

  /// What the button at `index` shows.
  private func face(at index: Int) -> Face {
    let card = round.game.cards[index]
    if card.isMatched {
      return .empty
    }
    if card.isFaceUp {
      return .front(round.dealer.emoji(for: card, using: &generator))
    }
    return .back
  }
}
