import Testing

@testable import MainToken

/// The store holds the tokens 50, 20, 40 and 30 in this order, unless a check says otherwise: no `id` is a place in the
/// array, and the order of the ids is not that of the tokens.
///
/// Most checks compare what the screen shows, in two lists: the `id` of the main token, then those in the grid.
@Suite("The main token")
struct MainTokenTests {
  // Task 1
  @Test("shows the first token large and the others small, in their order")
  func firstTokenIsMain() {
    #expect(shown(store()) == [[50], [20, 40, 30]], "at first the first token is the main one; the grid has the rest")
    #expect(shown(TokenStore([token(7)])) == [[7], []], "the only token is the main one, and the grid is empty")
  }

  // Task 1
  @Test("has no main token when there are no tokens")
  func noTokensNoMain() {
    let empty = TokenStore()
    #expect(empty.main?.id == nil, "a store without tokens has no main one")
    #expect(empty.grid == [], "a store without tokens has none for the grid")
    var store = TokenStore([token(7)])
    #expect(store.main?.id == 7, "a store with one token shows it")
    store.delete(7)
    #expect(shown(store) == [[], []], "the only token was deleted, so there is nothing to show")
  }

  // Task 1
  @Test("does not put the main token into the grid")
  func mainIsNotInTheGrid() {
    let twins = TokenStore([token(1, "Mail"), token(2, "Mail"), token(3, "Mail")])
    #expect(shown(twins) == [[1], [2, 3]], "tokens may look alike: what tells them apart is their id")
    var store = store()
    store.select(40)
    #expect(
      store.grid.contains { $0.id == 40 } == false,
      "40 was chosen: a token that is shown large is not shown small as well")
  }

  // Task 2
  @Test("makes the chosen token the main one and leaves all others in their places")
  func selectingLeavesEachTokenInItsPlace() {
    var store = store()
    store.select(40)
    #expect(
      shown(store) == [[40], [50, 20, 30]],
      "40 was chosen: it leaves the grid, and 50 comes back where it belongs, in front")
    store.select(20)
    #expect(
      shown(store) == [[20], [50, 40, 30]],
      "40 and then 20 was chosen: 40 goes back between 50 and 30, not to the end or where 20 was")
    store.select(30)
    #expect(
      shown(store) == [[30], [50, 20, 40]], "40, 20 and then 30 was chosen: the last token can be the main one, too")
    #expect(
      ids(store.tokens) == [50, 20, 40, 30], "the order of all tokens is the user's: choosing one changes nothing")
  }

  // Task 2
  @Test("changes nothing when the main token is chosen again")
  func selectingTheMainTokenChangesNothing() {
    var store = store()
    store.select(20)
    store.select(20)
    #expect(shown(store) == [[20], [50, 40, 30]], "20 was chosen twice: it is the main token already")
  }

  // Task 2
  @Test("changes nothing when no token has the id", arguments: [0, 2, 99, -1])
  func selectingAnUnknownIdChangesNothing(id: Int) {
    var store = store()
    store.select(40)
    store.select(id)
    #expect(shown(store) == [[40], [50, 20, 30]], "no token has the id \(id), though it may be a place in the array")
  }

  // Task 3
  @Test(
    "keeps the main token when another one is deleted",
    arguments: [50, 20, 30])
  func deletingAnotherKeepsTheMainToken(id: Int) {
    var store = store()
    store.select(40)
    store.delete(id)
    #expect(
      shown(store) == [[40], [50, 20, 30].filter { $0 != id }],
      "40 stays the main token, whether \(id) was before it or behind it: only its place in the array may have moved")
  }

  // Task 3
  @Test("deletes nothing when no token has the id", arguments: [0, 2, 99, -1])
  func deletingAnUnknownIdChangesNothing(id: Int) {
    var store = store()
    store.select(20)
    store.delete(id)
    #expect(shown(store) == [[20], [50, 40, 30]], "no token has the id \(id), though it may be a place in the array")
  }

  // Task 4
  @Test("lets the token behind it follow when the main token is deleted")
  func theNextTokenFollows() {
    var store = store()
    store.delete(50)
    #expect(shown(store) == [[20], [40, 30]], "the main token 50 was deleted: 20 stood behind it and takes its place")
    store.select(40)
    store.delete(40)
    #expect(shown(store) == [[30], [20]], "the main token 40 was deleted: 30 stood behind it and takes its place")
  }

  // Task 4
  @Test("lets the token before it follow when the main token was the last")
  func theTokenBeforeFollowsTheLast() {
    var store = store()
    store.select(30)
    store.delete(30)
    #expect(
      shown(store) == [[40], [50, 20]],
      "the main token 30 was deleted, which was the last: 40, the one before it, follows")
    store.delete(40)
    #expect(shown(store) == [[20], [50]], "30 and then 40 was deleted: 40 was the last by then, so 20 follows")
    store.delete(20)
    #expect(shown(store) == [[50], []], "30, 40 and 20 were deleted: 50 is left, and is the main token")
  }

  // Task 5
  @Test("adds a token behind all others and keeps the main one")
  func addingKeepsTheMainToken() {
    var store = store()
    store.select(30)
    store.add(token(10))
    #expect(shown(store) == [[30], [50, 20, 40, 10]], "a new token stands at the end of the grid; 30 stays main")
    #expect(ids(store.tokens) == [50, 20, 40, 30, 10], "10 was added: in the array of all tokens it is the last")
  }

  // Task 5
  @Test("makes the first token of an empty store the main one")
  func theFirstAddedTokenIsMain() {
    var store = TokenStore()
    store.add(token(8))
    #expect(shown(store) == [[8], []], "the only token is the main one")
    store.add(token(9))
    #expect(shown(store) == [[8], [9]], "9 was added to a store that had only 8: it goes to the grid")
    store.delete(8)
    store.delete(9)
    store.add(token(7))
    #expect(shown(store) == [[7], []], "a store whose tokens were all deleted begins anew with 7")
  }

  // Task 5
  @Test("takes no second token with the same id")
  func addsNoIdTwice() {
    var store = store()
    store.add(token(40, "Other"))
    #expect(
      shown(store) == [[50], [20, 40, 30]],
      "a second token with the id 40 was added: two with one id could not be told apart, so it is not taken")
    #expect(
      store.tokens.contains { $0.issuer == "Other" } == false,
      "a second token with the id 40 was added: the one that was there stays as it was")
    store.add(token(60))
    #expect(shown(store) == [[50], [20, 40, 30, 60]], "60 was added, an id that no other token has, so it is taken")
  }

  private func store() -> TokenStore {
    TokenStore([token(50), token(20), token(40), token(30)])
  }

  private func token(_ id: Int, _ issuer: String = "Issuer") -> Token {
    Token(id: id, issuer: issuer, account: "kim", secret: "MFRGG")
  }

  /// The id of the main token, alone in its list, and those in the grid.
  private func shown(_ store: TokenStore) -> [[Int]] {
    [ids(store.main.map { [$0] } ?? []), ids(store.grid)]
  }

  private func ids(_ tokens: [Token]) -> [Int] {
    tokens.map { $0.id }
  }
}
