// Mistake: a choice during a search triggers its end and then does the same work again; rejected by: redrawsOnce
/// The view model of the main screen: one token shown large, the others in a grid, and a search bar above them.
final class TokenBoardModel: ViewModel {
  /// All that the screen shows.
  struct State: Hashable, Sendable {
    /// The token in the large cell; the cell is hidden when there is none.
    var main: Token?

    /// The tokens in the small cells.
    var grid: [Token] = []

    /// Whether the search bar is in use.
    var isSearching = false

    /// What stands in the search bar.
    var searchText = ""
  }

  /// All that can happen on the screen.
  enum Input: Hashable, Sendable {
    case startSearch

    /// The text in the search bar is now this.
    case search(String)

    /// A cell was chosen.
    case select(Token.ID)

    case endSearch
  }

  /// What the screen shows. Each assignment makes the screen draw itself again, and so does each change inside.
  private(set) var state: State {
    didSet { redraw(state) }
  }

  private var store: TokenStore
  private let redraw: (State) -> Void

  /// - Parameters:
  ///   - store: The tokens, and which of them is the main one.
  ///   - redraw: Called with the new state whenever the state has been set.
  init(store: TokenStore, redraw: @escaping (State) -> Void) {
    self.store = store
    self.redraw = redraw
    state = Self.board(of: store)
  }

  func trigger(_ input: Input) {
    switch input {
    case .startSearch:
      if !state.isSearching { state = Self.results(for: "", in: store) }
    case .search(let text):
      if state.isSearching { state = Self.results(for: text, in: store) }
    case .select(let id):
      guard store.tokens.contains(where: { $0.id == id }) else { return }
      store.select(id)
      if state.isSearching { trigger(.endSearch) }
      state = Self.board(of: store)
    case .endSearch:
      state = Self.board(of: store)
    }
  }

  /// Returns what the screen shows when nobody searches.
  private static func board(of store: TokenStore) -> State {
    State(main: store.main, grid: store.grid)
  }

  /// Returns what the screen shows during a search: no large cell, and every token that matches in the grid.
  private static func results(for text: String, in store: TokenStore) -> State {
    State(grid: store.tokens.filter { $0.matches(text) }, isSearching: true, searchText: text)
  }
}

extension Token {
  /// Whether the issuer or the account contains the text.
  ///
  /// Characters are compared and not code points, so it does not matter how a text composes its accents or its Hangul.
  func matches(_ text: String) -> Bool {
    let wanted = text.lowercased()
    return wanted.isEmpty || [issuer, account].contains { $0.lowercased().contains(wanted) }
  }
}
