// Mistake: a refresh shows the old password when the secret has become useless; rejected by: refreshDropsAPasswordThatHasGone
/// The view model of one cell, large or small.
final class TokenCellModel: ViewModel {
  /// All that a cell can show.
  enum State: Hashable, Sendable {
    /// The service has no such token, or no longer.
    case missing

    /// There is a token, but its secret gives no password.
    case withoutPassword(Token)

    /// There is a token, and this is its password.
    case showing(Token, password: String)
  }

  /// All that can happen to a cell.
  enum Input: Hashable, Sendable {
    /// The cell comes into view, or a new period has begun.
    case refresh
  }

  private(set) var state: State

  private let service: TokenService
  private let id: Token.ID

  /// Makes the cell of the token with this `id`.
  init(service: TokenService, id: Token.ID) {
    self.service = service
    self.id = id
    state = Self.state(of: id, in: service)
  }

  /// Makes the cell of a token that somebody has in hand.
  ///
  /// Only its `id` is used: the rest may have changed since.
  convenience init(service: TokenService, token: Token) {
    self.init(service: service, id: token.id)
  }

  func trigger(_ input: Input) {
    switch input {
    case .refresh:
      let new = Self.state(of: id, in: service)
      if case .withoutPassword(let token) = new, case .showing(_, let password) = state {
        state = .showing(token, password: password)
      } else {
        state = new
      }
    }
  }

  /// Returns what a cell shows of the token with this `id`.
  private static func state(of id: Token.ID, in service: TokenService) -> State {
    guard let token = service.token(id: id) else { return .missing }
    guard let password = password(for: token) else { return .withoutPassword(token) }
    return .showing(token, password: password)
  }
}
