import Testing

@testable import TokenSearch

/// Four tokens in this order; at first the bank's is the main one. No `id` is a place in the array.
private let bank = Token(id: 50, issuer: "Nordbank", account: "kim@home", secret: "MFRGG")
private let mail = Token(id: 20, issuer: "Mail", account: "kim@work", secret: "NB2HI")
private let code = Token(id: 40, issuer: "CodeHub", account: "lee", secret: "ORSXG")
private let cafe = Token(id: 30, issuer: "Café", account: "카페", secret: "MNQWM")

/// A state of the screen, as a search leaves it or finds it.
private typealias State = TokenBoardModel.State

@Suite("Search and its ghosts")
struct TokenSearchTests {
  // Task 1
  @Test("shows the main token large and the others in the grid before any search")
  func beforeAnySearch() {
    #expect(
      states(after: []) == [State(main: bank, grid: [mail, code, cafe])],
      "the main token is the store's; the grid has the others; nobody searches")
  }

  // Task 1
  @Test("makes a chosen token the main one")
  func choosingATokenMakesItTheMainOne() {
    #expect(
      states(after: [.select(40), .select(20)])
        == [
          State(main: bank, grid: [mail, code, cafe]),
          State(main: code, grid: [bank, mail, cafe]),
          State(main: mail, grid: [bank, code, cafe]),
        ],
      "the chosen token is shown large, the one before goes back to its place in the grid")
  }

  // Task 2
  @Test("shows every token in the grid when a search begins, and none large")
  func aSearchBeginsWithEveryToken() {
    #expect(
      last(after: [.startSearch]) == State(grid: [bank, mail, code, cafe], isSearching: true),
      "the large cell is hidden during a search, so its token has to be found in the grid, in its place")
    #expect(
      last(after: [.select(40), .startSearch]) == State(grid: [bank, mail, code, cafe], isSearching: true),
      "code is the main token, and a search begins: it is in the grid, in its place")
  }

  // Task 2
  @Test("shows the tokens that match what is typed")
  func showsWhatMatches() {
    #expect(
      last(after: [.startSearch, .search("hub")]) == State(grid: [code], isSearching: true, searchText: "hub"),
      "only CodeHub contains hub; the text in the bar is part of what the screen shows")
    #expect(
      last(after: [.startSearch, .search("kim")]) == State(grid: [bank, mail], isSearching: true, searchText: "kim"),
      "the bank's is the main token, but in a search it is one of the tokens that match")
    #expect(
      last(after: [.startSearch, .search("kimchi"), .search("k")])
        == State(grid: [bank, mail], isSearching: true, searchText: "k"),
      "each text is looked for among all tokens, not among those that matched the text before")
  }

  // Task 2
  @Test("keeps to a text that nothing matches, and to an empty one")
  func everyTextCounts() {
    #expect(
      last(after: [.startSearch, .search("zebra")]) == State(grid: [], isSearching: true, searchText: "zebra"),
      "where nothing matches, nothing is shown: the main token does not come back by itself")
    #expect(
      last(after: [.startSearch, .search("hub"), .search("")])
        == State(grid: [bank, mail, code, cafe], isSearching: true, searchText: ""),
      "an empty text is contained in every other, and the search goes on")
  }

  // Task 2
  @Test("begins no search by a text alone")
  func typingBeginsNoSearch() {
    #expect(
      last(after: [.search("hub")]) == State(main: bank, grid: [mail, code, cafe]),
      "a text that arrives when nobody searches, such as a late one, changes nothing")
    #expect(
      last(after: [.startSearch, .search("hub"), .startSearch])
        == State(grid: [code], isSearching: true, searchText: "hub"),
      "a search that has begun does not begin again")
  }

  // Task 3
  @Test("takes upper and lower case for the same", arguments: ["CODEHUB", "codehub", "cOdE", "HUB", "Lee", "LEE"])
  func caseDoesNotMatter(text: String) {
    #expect(code.matches(text) == true, "'\(text)' is in 'CodeHub' or in 'lee' when case does not matter")
    #expect(mail.matches(text) == false, "'\(text)' is neither in 'Mail' nor in 'kim@work', whatever the case")
  }

  // Task 3
  @Test(
    "finds a text wherever it stands, in the issuer or in the account",
    arguments: ["Mail", "ai", "l", "kim", "@work", "k"])
  func findsATextAnywhere(text: String) {
    #expect(mail.matches(text) == true, "'\(text)' is part of 'Mail' or of 'kim@work'")
  }

  // Task 3
  @Test("finds nothing that is not there", arguments: ["Mial", "M il", "Mailkim", "NB2HI", "mail "])
  func findsNothingElse(text: String) {
    #expect(mail.matches("il") == true, "'il' is part of 'Mail', so it is found")
    #expect(mail.matches(text) == false, "'\(text)' is in neither 'Mail' nor 'kim@work'; the secret is not searched")
  }

  // Task 3
  @Test("finds accents and Hangul however they are composed")
  func compositionDoesNotMatter() {
    // é as one code point and as e with an accent behind it; 카 and 페 as syllables and as their letters.
    #expect(
      found(["caf\u{e9}", "cafe\u{301}", "CAFE\u{301}", "\u{e9}"], in: cafe) == [true, true, true, true],
      "Café is found by é in one code point and in two, in capitals, and by é alone")
    #expect(
      found(["카페", "\u{110F}\u{1161}\u{1111}\u{1166}"], in: cafe) == [true, true],
      "카페 is found by whole syllables and by the letters that they are composed of")
    let decomposed = Token(id: 31, issuer: "Cafe\u{301}", account: "\u{110F}\u{1161}\u{1111}\u{1166}", secret: "MNQWM")
    #expect(
      found(["caf\u{e9}", "É", "카", "페"], in: decomposed) == [true, true, true, true],
      "an issuer may come decomposed, from a file name for example, and is typed composed")
    #expect(
      found(["cafe", "e"], in: cafe) == [false, false],
      "Café is not found by cafe or e: an e without its accent is another letter")
  }

  // Task 4
  @Test("puts the main token back into its own cell when a search ends")
  func endingASearchLeavesNoGhost() {
    #expect(
      last(after: [.startSearch, .search("kim"), .endSearch]) == State(main: bank, grid: [mail, code, cafe]),
      "the bank's token was in the grid during the search; left there, it would be shown twice, or as an empty place")
    #expect(
      last(after: [.select(30), .startSearch, .endSearch]) == State(main: cafe, grid: [bank, mail, code]),
      "the main token is the one from before the search")
  }

  // Task 4
  @Test("changes nothing when a search ends that never began")
  func endingWithoutASearchChangesNothing() {
    #expect(
      last(after: [.select(40), .endSearch]) == State(main: code, grid: [bank, mail, cafe]),
      "40 was chosen, and a search ended that nobody had begun: nothing changes")
    #expect(
      last(after: [.startSearch, .search("hub"), .endSearch, .startSearch])
        == State(grid: [bank, mail, code, cafe], isSearching: true),
      "a search for hub was ended and another begun: it begins with an empty text")
  }

  // Task 5
  @Test("keeps the choice that was made during a search, and ends it")
  func choosingDuringASearch() {
    #expect(
      last(after: [.startSearch, .search("hub"), .select(40)]) == State(main: code, grid: [bank, mail, cafe]),
      "the found token was chosen: it is the main one now, and the search has served its purpose")
    #expect(
      last(after: [.startSearch, .search("nord"), .select(50)]) == State(main: bank, grid: [mail, code, cafe]),
      "nord was searched, and the main token found and chosen: the search ends, and it is in its own cell")
  }

  // Task 5
  @Test("goes on searching when no token has the chosen id", arguments: [0, 2, 99])
  func anUnknownIdChangesNothing(id: Int) {
    #expect(
      last(after: [.startSearch, .search("hub"), .select(id)])
        == State(grid: [code], isSearching: true, searchText: "hub"),
      "no token has the id \(id), though it may be a place in the array")
    #expect(
      last(after: [.select(40), .select(id)]) == State(main: code, grid: [bank, mail, cafe]),
      "40 was chosen, and then an id that no token has: nothing changes without a search either")
  }

  // Task 5
  @Test("redraws the screen once for each input that changes it")
  func redrawsOnce() {
    #expect(
      redrawn(after: [.select(40), .startSearch, .search("kim"), .select(20), .startSearch, .endSearch])
        == [
          State(main: code, grid: [bank, mail, cafe]),
          State(grid: [bank, mail, code, cafe], isSearching: true),
          State(grid: [bank, mail], isSearching: true, searchText: "kim"),
          State(main: mail, grid: [bank, code, cafe]),
          State(grid: [bank, mail, code, cafe], isSearching: true),
          State(main: mail, grid: [bank, code, cafe]),
        ],
      "six inputs, six new screens: a half-finished state between two of them would be seen as a flicker")
  }

  private func found(_ texts: [String], in token: Token) -> [Bool] {
    texts.map { token.matches($0) }
  }

  private func last(after inputs: [TokenBoardModel.Input]) -> State {
    states(after: inputs)[inputs.count]
  }

  /// The state at the start and after each of the inputs.
  private func states(after inputs: [TokenBoardModel.Input]) -> [State] {
    let model = TokenBoardModel(store: TokenStore([bank, mail, code, cafe])) { _ in }
    var states = [model.state]
    for input in inputs {
      model.trigger(input)
      states.append(model.state)
    }
    return states
  }

  /// The states that the screen was drawn with, one for each assignment to the state.
  private func redrawn(after inputs: [TokenBoardModel.Input]) -> [State] {
    var drawn: [State] = []
    let model = TokenBoardModel(store: TokenStore([bank, mail, code, cafe])) { drawn.append($0) }
    for input in inputs {
      model.trigger(input)
    }
    return drawn
  }
}
