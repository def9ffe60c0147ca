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

  /// Makes the cell of the token with this `id`.
  init(service: TokenService, id: Token.ID) {
    // This is how the team began. It compiles, and that is all that can be said for it.
    let token = service.token(id: id) ?? Token(id: id, issuer: "", account: "", secret: "")
    state = .showing(token, password: "000000")
  }

  /// Makes the cell of a token that somebody has in hand.
  init(service: TokenService, token: Token) {
    state = .showing(token, password: "000000")
  }

  func trigger(_ input: Input) {
  }
}
