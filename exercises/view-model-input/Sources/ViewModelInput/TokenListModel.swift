/// The view model of the list of tokens and of the editor that opens over it.
final class TokenListModel: ViewModel {
  /// All that the screen shows.
  struct State: Hashable, Sendable {
    /// The tokens, in the order in which they are listed.
    var tokens: [Token] = []

    /// Whether the editor lies over the list.
    var isEditorOpen = false

    /// Whether the editor says that the token could not be saved.
    var isRefused = false
  }

  /// All that can happen on the screen.
  enum Input: Hashable, Sendable {
    /// The screen comes into view, for the first time or again.
    case appear

    case openEditor
    case closeEditor

    /// The editor is done: with a new token, or with one that has been changed.
    case save(Token)

    case delete(Token.ID)
  }

  private(set) var state = State()

  private let service: TokenService

  init(service: TokenService) {
    self.service = service
  }

  func trigger(_ input: Input) {
  }
}
