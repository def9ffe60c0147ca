/// All tokens in the order in which the user put them, and which of them is shown large.
struct TokenStore {
  /// All tokens, the main one included.
  private(set) var tokens: [Token]

  init(_ tokens: [Token] = []) {
    self.tokens = tokens
  }

  // Task 1

  /// The token in the large cell, or `nil` when there are no tokens.
  var main: Token? {
    nil
  }

  /// The tokens in the small cells: all but the main one, in their order.
  var grid: [Token] {
    []
  }

  // Task 2

  /// Makes the token with this `id` the main one. If there is none, nothing changes.
  mutating func select(_ id: Token.ID) {
  }

  // Tasks 3 and 4

  /// Deletes the token with this `id`. If there is none, nothing changes.
  mutating func delete(_ id: Token.ID) {
  }

  // Task 5

  /// Adds a token behind all others, unless there is one with the same `id` already.
  mutating func add(_ token: Token) {
  }
}
