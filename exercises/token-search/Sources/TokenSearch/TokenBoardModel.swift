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
  private(set) var state = State() {
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
  }

  func trigger(_ input: Input) {
  }
}

extension Token {
  /// Whether the issuer or the account contains the text.
  func matches(_ text: String) -> Bool {
    false
  }
}
