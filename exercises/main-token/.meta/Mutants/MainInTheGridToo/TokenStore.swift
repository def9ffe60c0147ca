// Mistake: the grid shows all tokens, so the main one is shown twice; rejected by: firstTokenIsMain, mainIsNotInTheGrid, selectingLeavesEachTokenInItsPlace
/// All tokens in the order in which the user put them, and which of them is shown large.
struct TokenStore {
  /// All tokens, the main one included.
  private(set) var tokens: [Token]

  /// The place of the main token in `tokens`; 0 when there are none.
  private var mainIndex = 0

  init(_ tokens: [Token] = []) {
    self.tokens = tokens
  }

  /// The token in the large cell, or `nil` when there are no tokens.
  var main: Token? {
    tokens.isEmpty ? nil : tokens[mainIndex]
  }

  /// The tokens in the small cells: all but the main one, in their order.
  var grid: [Token] {
    tokens
  }

  /// Makes the token with this `id` the main one. If there is none, nothing changes.
  mutating func select(_ id: Token.ID) {
    if let index = index(of: id) { mainIndex = index }
  }

  /// Deletes the token with this `id`. If there is none, nothing changes.
  ///
  /// The main token is followed by the one behind it, or by the one before it if it was the last.
  mutating func delete(_ id: Token.ID) {
    guard let index = index(of: id) else { return }
    tokens.remove(at: index)
    let isLastDeleted = mainIndex == tokens.count
    if index < mainIndex || isLastDeleted { mainIndex = max(0, mainIndex - 1) }
  }

  /// Adds a token behind all others, unless there is one with the same `id` already.
  mutating func add(_ token: Token) {
    if index(of: token.id) == nil { tokens.append(token) }
  }

  private func index(of id: Token.ID) -> Int? {
    tokens.firstIndex { $0.id == id }
  }
}
