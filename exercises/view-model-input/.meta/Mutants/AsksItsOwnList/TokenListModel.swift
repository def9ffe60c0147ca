// Mistake: whether a token is known is read off the list on the screen, which may be out of date; rejected by: asksTheServiceWhatIsKnown
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

  private(set) var state: State

  private let service: TokenService

  init(service: TokenService) {
    self.service = service
    state = State(tokens: service.tokens)
  }

  func trigger(_ input: Input) {
    switch input {
    case .appear: break
    case .openEditor: setEditor(open: true)
    case .closeEditor: setEditor(open: false)
    case .save(let token): save(token)
    case .delete(let id): service.delete(id)
    }
    state.tokens = service.tokens
  }

  /// Opens or closes the editor, which forgets what it said before.
  private func setEditor(open: Bool) {
    state.isEditorOpen = open
    state.isRefused = false
  }

  /// Hands a token to the service, and keeps the editor open if it is refused.
  private func save(_ token: Token) {
    let isNew = !state.tokens.contains { $0.id == token.id }
    if isNew ? service.add(token) : service.update(token) {
      setEditor(open: false)
    } else {
      state.isRefused = true
    }
  }
}
