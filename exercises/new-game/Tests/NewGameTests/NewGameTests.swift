import Testing

@testable import NewGame

/// The screen of these checks writes down what it was told last. Nothing else can be seen of a controller, so the
/// checks play as a player would: they touch buttons and look at the screen.

// Task 1
@Suite("The first game")
struct FirstGameTests {
  @Test("shows a card face down on every button")
  func showsACardOnEveryButton() {
    let counts = [0, 1, 2, 7, 16].map { Board(buttons: $0).screen.faces }
    #expect(
      counts.map { $0.count } == [0, 1, 2, 7, 16],
      "with 0, 1, 2, 7 and 16 buttons the screen is told one face for each button, not one for each card")
    #expect(counts.flatMap { $0 }.filter { $0 != .back } == [], "at the beginning every card lies face down")
  }

  @Test("shows no flips and no points")
  func showsNoFlipsAndNoPoints() {
    #expect(Board(buttons: 4).screen.labels == [0, 0], "the labels are told at the beginning, too: flips 0, score 0")
  }

  @Test("shows the colors of one of the themes")
  func showsTheColorsOfATheme() {
    let board = Board(buttons: 4, themes: [night])
    #expect(board.screen.colors == [.red, .gray], "the only theme is Night: red card backs on gray")
    #expect(
      Board(buttons: 4, themes: []).screen.colors == [.orange, .black],
      "without any theme the fallback is played: orange card backs on black")
  }

  @Test("plays with enough pairs for the buttons", arguments: [1, 2, 3, 4, 5, 8])
  func playsWithEnoughPairs(buttons: Int) {
    // (1 + 1) / 2 = 1 pair, (2 + 1) / 2 = 1, (3 + 1) / 2 = 2, …: see the instructions.
    let board = Board(buttons: buttons, themes: [fruit])
    let shown = board.revealed()
    #expect(shown.count == buttons, "each of the \(buttons) buttons has a card that can be turned over")
    #expect(
      Set(shown).count == (buttons + 1) / 2,
      "different emoji on \(buttons) buttons: one for each pair, and half of an odd number is rounded up")
  }
}

// Task 2
@Suite("A touched card")
struct TouchedCardTests {
  @Test("shows the emoji of a card that is touched")
  func showsTheEmoji() {
    let board = Board(buttons: 4, themes: [Theme(name: "One", emoji: "🍎")])
    board.controller.touchCard(at: 2)
    let others = [0, 1, 3].filter { board.face(at: $0) == .back }
    #expect(others == [0, 1, 3], "the other three cards still lie face down")
    #expect(
      [.front("🍎"), .front("?")].contains(board.face(at: 2)) == true,
      "the theme has one emoji for two pairs, so the card shows 🍎 or ?, and not \(board.face(at: 2))")
  }

  @Test("shows the same emoji on both cards of a pair")
  func bothCardsOfAPairShowTheSame() {
    let board = Board(buttons: 2, themes: [fruit])
    let shown = board.revealed()
    #expect(shown.count == 2, "both cards were turned over")
    #expect(Set(shown).count == 1, "two buttons are one pair: it shows one emoji")
  }

  @Test("shows the flips and the score of the model")
  func showsFlipsAndScore() {
    let board = Board(buttons: 2)
    let labels = [0, 0, 1, 0, 1].map { index -> [Int] in
      board.controller.touchCard(at: index)
      return board.screen.labels
    }
    #expect(
      labels == [[1, 0], [1, 0], [2, 2], [2, 2], [2, 2]],
      "flips and score after touching 0, 0, 1, 0 and 1: a touch that flips nothing counts nothing, a match gives 2")
  }

  @Test("shows no card where a matched one has turned back")
  func showsNoCardWhereAMatchedOneHasTurnedBack() {
    let board = Board(buttons: 4, themes: [fruit])
    let partner = board.partnerOfTheFirstCard()
    #expect(
      [board.showsFront(at: 0), board.showsFront(at: partner)] == [true, true],
      "right after the match both cards still lie face up")
    let third = partner == 1 ? 2 : 1
    board.controller.touchCard(at: third)
    #expect(
      [board.face(at: 0), board.face(at: partner)] == [.empty, .empty],
      "cards 0 and \(partner) are matched; as the next turn opens they turn back and are gone")
    #expect(
      (0..<4).filter { board.face(at: $0) == .back }.count == 1, "of the other pair one is face up and one face down")
  }
}

// Task 3
@Suite("A new game")
struct NewGameTests {
  @Test("brings every card back, face down")
  func bringsEveryCardBack() {
    let board = Board(buttons: 6, themes: [fruit])
    _ = board.revealed()
    board.controller.touchNewGame()
    #expect(
      board.screen.faces == [.back, .back, .back, .back, .back, .back],
      "cards of the old game must not lie face up, and matched ones are back in play")
  }

  @Test("counts flips and points from zero")
  func countsFromZero() {
    let board = Board(buttons: 2)
    let labels = [0, 1, nil, 1, 0, nil].map { index -> [Int] in
      if let index { board.controller.touchCard(at: index) } else { board.controller.touchNewGame() }
      return board.screen.labels
    }
    #expect(
      labels == [[1, 0], [2, 2], [0, 0], [1, 0], [2, 2], [0, 0]],
      "flips and score: two touches find the pair, a new game is 0 and 0 again, and it counts its own only")
  }

  @Test("shuffles the cards anew")
  func shufflesTheCardsAnew() {
    let board = Board(buttons: 4, themes: [fruit])
    let partners = (0..<60).map { _ -> Int in
      board.controller.touchNewGame()
      return board.partnerOfTheFirstCard()
    }
    #expect(
      Set(partners) == [1, 2, 3], "where the partner of card 0 lay in 60 games: it should have been at 1, 2 and 3")
  }

  @Test("draws a theme anew")
  func drawsAThemeAnew() {
    let board = Board(buttons: 4, themes: [fruit, night, faces])
    let backs = (0..<100).map { _ -> [ThemeColor] in
      board.controller.touchNewGame()
      return board.screen.colors
    }
    #expect(
      Set(backs) == [[.green, .white], [.red, .gray], [.yellow, .blue]],
      "the colors in 100 games: each of the three themes should have come up")
  }

  @Test("deals the emoji of the new theme")
  func dealsTheEmojiOfTheNewTheme() {
    let board = Board(buttons: 8, themes: [fruit, night, faces])
    var seen = 0
    var strangers: [String] = []
    for _ in 0..<30 {
      board.controller.touchNewGame()
      let theme = [fruit, night, faces].first { [$0.cardBack, $0.background] == board.screen.colors }
      let emoji = theme?.emoji.map { String($0) } ?? []
      let revealed = board.revealed()
      seen += revealed.count
      strangers += revealed.filter { !emoji.contains($0) }
    }
    #expect(seen == 240, "how many emoji were seen in 30 games with 8 buttons, each touched once")
    #expect(
      strangers == [], "emoji on the cards that are not of the theme whose colors are shown (\"?\" if used up)")
  }
}

// Task 4
@Suite("The screen is told")
struct ScreenIsToldTests {
  @Test("tells the screen everything about a new game")
  func tellsTheScreenAboutANewGame() {
    let board = Board(buttons: 4, themes: [night])
    board.screen.forget()
    board.controller.touchNewGame()
    #expect(board.screen.faces == [.back, .back, .back, .back], "the screen does not ask: it has to be told the faces")
    #expect(board.screen.labels == [0, 0], "and the flips and the score")
    #expect(board.screen.colors == [.red, .gray], "and the colors of the theme, red on gray, though it is the same")
  }

  @Test("tells the screen about every touch")
  func tellsTheScreenAboutEveryTouch() {
    let board = Board(buttons: 4)
    var told: [[Int]] = []
    for index in [3, 0, 1] {
      board.screen.forget()
      board.controller.touchCard(at: index)
      told.append([board.screen.faces.count] + board.screen.labels.prefix(1))
    }
    #expect(
      told == [[4, 1], [4, 2], [4, 3]],
      "after each touch the screen is told four faces and the flips; before, it had forgotten everything")
  }

  @Test("shows a second game as it showed the first")
  func showsASecondGame() {
    let board = Board(buttons: 3, themes: [fruit])
    let first = board.revealed()
    board.controller.touchNewGame()
    let second = board.revealed()
    #expect(
      [Set(first).count, Set(second).count] == [2, 2],
      "three buttons, two pairs: each game shows two different emoji when all three are turned over")
    #expect(board.screen.labels.prefix(1) == [3], "the second game has three flips")
  }
}

// MARK: - Playing

/// Green cards on white.
private let fruit = Theme(name: "Fruit", emoji: "🍎🍋🍇🍒🥝🍑🍍🥥", cardBack: .green, background: .white)

/// Red cards on gray.
private let night = Theme(name: "Night", emoji: "🌙⭐️🦉🔭🌌🕯️🛌☄️", cardBack: .red, background: .gray)

/// Yellow cards on blue.
private let faces = Theme(name: "Faces", emoji: "😀😎🥶🤖👻🤡😴🥳", cardBack: .yellow, background: .blue)

/// A controller and its screen.
private struct Board {
  let screen = RecordingScreen()
  let controller: GameController

  init(buttons: Int, themes: [Theme] = [fruit, night, faces]) {
    controller = GameController(buttons: buttons, themes: themes, screen: screen)
  }

  /// What the button at `index` shows; nothing when there is none.
  func face(at index: Int) -> Face {
    screen.faces.indices.contains(index) ? screen.faces[index] : .empty
  }

  /// Whether the button at `index` shows the front of a card.
  func showsFront(at index: Int) -> Bool {
    face(at: index) != .back && face(at: index) != .empty
  }

  /// Touches every button in turn and lists the emoji that were seen.
  func revealed() -> [String] {
    screen.faces.indices.compactMap { index in
      controller.touchCard(at: index)
      guard case .front(let emoji) = face(at: index) else { return nil }
      return emoji
    }
  }

  /// Tries card 0 with the others until it matches one of them, and says which; 0 when none does.
  func partnerOfTheFirstCard() -> Int {
    for index in 1..<4 {
      controller.touchCard(at: 0)
      controller.touchCard(at: index)
      if face(at: 0) != .back, face(at: 0) == face(at: index) { return index }
    }
    return 0
  }
}

/// A screen that writes down what it was told last.
private final class RecordingScreen: Screen {
  private(set) var faces: [Face] = []
  /// The flips and the score, or nothing.
  private(set) var labels: [Int] = []
  /// The color of the card backs and that of the background, or nothing.
  private(set) var colors: [ThemeColor] = []

  func showFaces(_ faces: [Face]) {
    self.faces = faces
  }

  func showLabels(flips: Int, score: Int) {
    labels = [flips, score]
  }

  func showColors(cardBack: ThemeColor, background: ThemeColor) {
    colors = [cardBack, background]
  }

  /// Forgets everything that it was told.
  func forget() {
    faces = []
    labels = []
    colors = []
  }
}
