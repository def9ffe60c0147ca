import Testing

@testable import ImperativeToDeclarative

/// The table holds 🐙 🐙 🐠 🐠 with the ids 0 1 2 3, if nothing else is said: 0 and 1 match, 0 and 2 do not.
@Suite("Imperative to declarative")
struct ImperativeToDeclarativeTests {
  // Task 1
  @Test("finds one game for which the board shows two screens")
  func findsOneGameWithTwoScreens() {
    let routes = twoRoutes()
    let isSameGame = game(after: routes.first) == game(after: routes.second)
    #expect(
      isSameGame == true,
      "whether both routes lead to the same game: its cards, its flips and its lastChosen have to be equal")
    let isSameScreen = board(after: routes.first) == board(after: routes.second)
    #expect(
      isSameScreen == false,
      "whether the board shows the same screen at the end of both routes: two different ones are wanted")
  }

  // Task 1
  @Test("finds it on two short routes")
  func findsShortRoutes() {
    let routes = twoRoutes()
    let count = routes.first.count + routes.second.count
    let isShort = (1...4).contains(count)
    #expect(
      isShort == true,
      "a good bug report holds nothing that is not needed: one to four events in both routes, not \(count)")
    let isSameScreen = board(after: routes.first) == board(after: routes.second)
    #expect(
      isSameScreen == false, "two short routes are of use only if the board shows two different screens after them")
  }

  // Task 2
  @Test("shows what lies face up, and a question mark for what lies face down")
  func showsWhatLiesFaceUp() {
    #expect(
      faces(after: [.choose(2)], [.choose(0), .choose(3)]) == [["?", "?", "🐠", "?"], ["🐙", "?", "?", "🐠"]],
      "the faces after card 2 was chosen, and after 0 and 3 were, which do not match")
    #expect(
      faces(after: []) == [["?", "?", "?", "?"]],
      "the faces before anything was chosen: a game begins with all cards face down")
  }

  // Task 2
  @Test("shows question marks again when cards have turned back")
  func showsQuestionMarksAgain() {
    #expect(
      faces(after: [.choose(0), .choose(2), .choose(1)]) == [["?", "🐙", "?", "?"]],
      "the faces after 0, 2 and 1 were chosen: 0 and 2 did not match and turned back when 1 was chosen")
    #expect(
      faces(after: [.choose(0), .choose(2), .choose(2)]) == [["?", "?", "🐠", "?"]],
      "the faces after 0, 2 and 2 were chosen: the second 2 opens the next turn, and only 0 turned back")
  }

  // Task 2
  @Test("shows a tick for a matched card, however it lies")
  func showsATickForAMatchedCard() {
    #expect(
      faces(after: [.choose(0), .choose(1)], [.choose(0), .choose(1), .choose(3)])
        == [["✓", "✓", "?", "?"], ["✓", "✓", "?", "🐠"]],
      "the faces after the match of 0 and 1, and after 3 was chosen, too: they turn face down, but matched they stay")
  }

  // Task 2
  @Test("shows as many faces as there are cards")
  func showsAsManyFacesAsCards() {
    let three = screen(for: Game(contents: ["🦀", "🐳", "🐟"])).faces
    #expect(
      [screen(for: Game(contents: [])).faces, three] == [[], ["?", "?", "?", "?", "?", "?"]],
      "the faces of a new game without cards, and of one with six: one face for each card")
  }

  // Task 3
  @Test("counts the flips in the title")
  func countsTheFlips() {
    let titles = states(after: [.choose(0), .choose(0), .choose(2), .choose(1)]).map { screen(for: $0).title }
    #expect(
      titles == ["0 flips", "1 flip", "1 flip", "2 flips", "3 flips"],
      "the title at the start and after choosing 0, 0, 2 and 1: the second 0 flips nothing, and 1 is no \"1 flips\""
    )
  }

  // Task 3
  @Test("lets the player start over once there is something to start over from")
  func letsThePlayerStartOver() {
    let route: [Event] = [.choose(9), .choose(0), .choose(2), .newGame, .choose(1), .choose(0), .newGame]
    let buttons = states(after: route).map { screen(for: $0).canStartOver }
    #expect(
      buttons == [false, false, true, true, false, true, true, false],
      "canStartOver at the start and after 9 (no card), 0, 2, newGame, 1, 0 and newGame: true once there was a flip")
  }

  // Task 4
  @Test("says what to do next")
  func saysWhatToDoNext() {
    #expect(
      messages(after: [.choose(0), .choose(2), .choose(1), .choose(0), .choose(2), .choose(3)])
        == [
          "Choose a card", "Choose a second card", "No match", "Choose a second card", "Choose a card",
          "Choose a second card", "Well played!",
        ],
      "the message at the start and after choosing 0, 2, 1, 0, 2 and 3: a matched card does not count as face up")
  }

  // Task 4
  @Test("tells a match from a mismatch when other pairs are found already")
  func tellsAMatchFromAMismatch() {
    let game = states(after: [.choose(0), .choose(1), .choose(2), .choose(4)], contents: ["🐙", "🐠", "🦀"])
    #expect(
      game.map { screen(for: $0).message }
        == ["Choose a card", "Choose a second card", "Choose a card", "Choose a second card", "No match"],
      "the message at the start and after choosing 0, 1, 2 and 4 on 🐙🐙🐠🐠🦀🦀: with 🐙 found, 🐠 and 🦀 do not match")
  }

  // Task 4
  @Test("has something to say when there are no cards")
  func speaksOfNoCards() {
    let empty = screen(for: Game(contents: []))
    #expect(
      empty == Screen(title: "0 flips", faces: [], message: "No cards", canStartOver: false),
      "the screen of a game without cards: of no cards every one is matched, but that is no reason to praise anybody")
  }

  // Task 5
  @Test("shows one screen for one state, whichever card came last", arguments: [[0, 1], [0, 2], [3, 2]])
  func showsOneScreenForOneState(ids: [Int]) {
    let there = game(after: ids.map { .choose($0) })
    let back = game(after: ids.reversed().map { .choose($0) })
    #expect(
      screen(for: back) == screen(for: there),
      "cards \(ids[0]) and \(ids[1]) were chosen in one order and in the other: the table looks the same")
    #expect(
      screen(for: there).title == "2 flips",
      "the title after cards \(ids[0]) and \(ids[1]) were chosen: two cards were turned over, so there were two flips")
  }

  // Task 5
  @Test("leaves nothing over in a new game")
  func leavesNothingOver() {
    let fresh = Screen(title: "0 flips", faces: ["?", "?", "?", "?"], message: "Choose a card", canStartOver: false)
    #expect(screen(for: game(after: [])) == fresh, "the screen of a game in which nothing has happened yet")
    for ids in [[], [0], [0, 2], [0, 1], [0, 1, 2, 3]] {
      #expect(
        screen(for: game(after: ids.map { .choose($0) } + [.newGame])) == fresh,
        "the screen after choosing \(ids) and then newGame: no face, no message and no button of the game before")
    }
  }

  // Task 5
  @Test("gives the same screens in whatever order it is asked")
  func givesTheSameScreensInAnyOrder() {
    let games = states(after: [.choose(0), .choose(2), .choose(1), .choose(0), .choose(2), .choose(3), .newGame])
    let forwards = games.map { screen(for: $0) }
    let backwards = games.reversed().map { screen(for: $0) }
    #expect(
      backwards.reversed() == forwards,
      "the same eight states were described twice: the screen must not depend on what was described before")
    #expect(
      Set(forwards).count == 7,
      "how many different screens the eight states of a whole game have: only the last one looks like the first"
    )
  }

  /// The game at the start, and after each event.
  private func states(after events: [Event], contents: [String] = ["🐙", "🐠"]) -> [Game] {
    var game = Game(contents: contents)
    var states = [game]
    for event in events {
      game.handle(event)
      states.append(game)
    }
    return states
  }

  /// The game at the end of a route.
  private func game(after events: [Event]) -> Game {
    var game = Game(contents: ["🐙", "🐠"])
    for event in events {
      game.handle(event)
    }
    return game
  }

  /// What the board shows at the end of a route.
  private func board(after events: [Event]) -> Screen {
    var board = Board(contents: ["🐙", "🐠"])
    for event in events {
      board.handle(event)
    }
    return board.screen
  }

  /// The faces at the end of each route.
  private func faces(after routes: [Event]...) -> [[String]] {
    routes.map { screen(for: game(after: $0)).faces }
  }

  /// The message at the start, and after each event.
  private func messages(after events: [Event]) -> [String] {
    states(after: events).map { screen(for: $0).message }
  }
}
