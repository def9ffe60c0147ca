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
    #expect(
      counts.flatMap { $0 }.filter { $0 != .back } == [],
      "what buttons show in place of a card's back when a game begins: every card lies face down")
  }

  @Test("shows no flips and no points")
  func showsNoFlipsAndNoPoints() {
    #expect(
      Board(buttons: 4).screen.labels == [0, 0], "flips and score as the screen was told when the game began: 0 and 0")
  }

  @Test("shows the colors of one of the themes")
  func showsTheColorsOfATheme() {
    let board = Board(buttons: 4, themes: [night])
    #expect(
      board.screen.colors == [.red, .gray],
      "card backs and background as the screen was told, with Night as the only theme: red on gray")
    #expect(
      Board(buttons: 4, themes: []).screen.colors == [.orange, .black],
      "card backs and background as the screen was told, without any theme: the fallback has orange on black")
  }

  @Test("plays with enough pairs for the buttons", arguments: [1, 2, 3, 4, 5, 8])
  func playsWithEnoughPairs(buttons: Int) {
    // (1 + 1) / 2 = 1 pair, (2 + 1) / 2 = 1, (3 + 1) / 2 = 2, …: see the instructions.
    let board = Board(buttons: buttons, themes: [fruit])
    var turned = 0
    var emoji: Set<String> = []
    for index in 0..<buttons {
      board.controller.touchCard(at: index)
      if board.screen.faces.count == buttons, board.face(at: index) != .back { turned += 1 }
      if case .front(let shown) = board.face(at: index) { emoji.insert(shown) }
    }
    #expect(
      turned == buttons,
      "how many buttons turned over when each was touched once, of this many: \(buttons). Every button has a card")
    #expect(
      emoji.count == (buttons + 1) / 2,
      "how many different emoji lie under this many buttons: \(buttons). One for each pair, and an odd half goes up"
    )
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
    #expect(
      others == [0, 1, 3],
      "which of the buttons 0, 1 and 3 show a back after 2 was touched: the other three still lie face down")
    #expect(
      [.front("🍎"), .front("?")].contains(board.face(at: 2)) == true,
      "whether button 2 shows 🍎 or ? (the theme has one emoji for two pairs); it shows \(board.face(at: 2))")
  }

  @Test("shows the same emoji on both cards of a pair")
  func bothCardsOfAPairShowTheSame() {
    let board = Board(buttons: 2, themes: [fruit])
    board.controller.touchCard(at: 0)
    board.controller.touchCard(at: 1)
    let shown = board.screen.faces
    #expect(
      shown.filter { $0 == .back || $0 == .empty } == [],
      "what two buttons show in place of an emoji, after both were touched: a match lies face up until the next turn")
    #expect(
      [shown.count, Set(shown).count] == [2, 1],
      "how many faces two buttons show after both were touched, and how many different ones: a pair has one emoji")
  }

  @Test("keeps the emoji of a card that stays face up")
  func keepsTheEmojiOfACard() {
    let board = Board(buttons: 16, themes: [fruit])
    let shown = (0..<10).map { _ -> Face in
      board.controller.touchCard(at: 0)
      return board.face(at: 0)
    }
    #expect(
      shown.filter { $0 == .back || $0 == .empty } == [],
      "what card 0 shows in place of an emoji, when it is touched ten times in a row: it lies face up all the time")
    #expect(
      Set(shown).count == 1,
      "how many emoji card 0 shows in ten touches: one, if the controller keeps its dealer and not a copy that forgets")
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
    let withoutEmoji = [board.face(at: 0), board.face(at: partner)].filter { $0 == .back || $0 == .empty }
    #expect(
      withoutEmoji == [],
      "what cards 0 and \(partner) show in place of an emoji, right after their match: both still lie face up")
    let third = partner == 1 ? 2 : 1
    board.controller.touchCard(at: third)
    #expect(
      [board.face(at: 0), board.face(at: partner)] == [.empty, .empty],
      "what cards 0 and \(partner) show, once the next turn has opened: matched and turned back, they are gone")
    #expect(
      (0..<4).filter { board.face(at: $0) == .back }.count == 1,
      "how many backs are left of four cards: two are gone, one was touched and lies face up")
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
      "what six buttons show after a game and touchNewGame(): nothing of the old game, face up or matched, is left")
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
      "flips and score after touching 0 and 1, New Game, 1 and 0, New Game: each game counts its own only")
  }

  @Test("shuffles the cards anew")
  func shufflesTheCardsAnew() {
    let board = Board(buttons: 4, themes: [fruit])
    let partners = (0..<60).map { _ -> Int in
      board.controller.touchNewGame()
      return board.partnerOfTheFirstCard()
    }
    #expect(
      Set(partners) == [1, 2, 3],
      "where the partner of card 0 lay in 60 games of four cards: at 1, 2 and 3, if each game is shuffled (0: nowhere)")
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
      "card backs and backgrounds in 100 games: each of the three themes should have come up")
  }

  @Test("deals the emoji of the new theme")
  func dealsTheEmojiOfTheNewTheme() {
    let board = Board(buttons: 8, themes: [fruit, night, faces])
    var hidden: Set<Face> = []
    var strangers: Set<String> = []
    for _ in 0..<30 {
      board.controller.touchNewGame()
      let theme = [fruit, night, faces].first { [$0.cardBack, $0.background] == board.screen.colors }
      let emoji = theme?.emoji.map { String($0) } ?? []
      for index in 0..<8 {
        board.controller.touchCard(at: index)
        guard case .front(let shown) = board.face(at: index) else {
          hidden.insert(board.face(at: index))
          continue
        }
        if !emoji.contains(shown) { strangers.insert(shown) }
      }
    }
    #expect(
      hidden == [],
      "what cards show in place of an emoji, right after they were touched: then they lie face up, matched or not")
    #expect(
      strangers == [],
      "emoji on the cards that are not of the theme whose colors are shown (\"?\": its emoji are used up)")
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
    #expect(
      board.screen.faces == [.back, .back, .back, .back],
      "the faces as the screen was told by touchNewGame(): it had forgotten everything, and it does not ask")
    #expect(
      board.screen.labels == [0, 0],
      "flips and score as the screen was told by touchNewGame(): it had forgotten them, and it does not ask")
    #expect(
      board.screen.colors == [.red, .gray],
      "card backs and background as the screen was told by touchNewGame(): the same as before, told all the same")
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
      "the number of faces and the flips, as the screen was told by each touch: before it had forgotten everything")
  }

  @Test("shows a second game as it showed the first")
  func showsASecondGame() {
    let board = Board(buttons: 3, themes: [fruit])
    let first = board.revealed()
    board.controller.touchNewGame()
    let second = board.revealed()
    #expect(
      [Set(first).count, Set(second).count] == [2, 2],
      "how many different emoji three buttons showed in two games: two, since three buttons have two pairs")
    #expect(
      board.screen.labels.prefix(1) == [3],
      "flips as the screen was told, after each of three buttons was touched in the second game: three of its own")
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
