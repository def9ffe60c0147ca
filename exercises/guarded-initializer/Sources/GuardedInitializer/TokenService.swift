/// Owns the tokens: they are kept here, and nobody else can change them. Whoever else has a token has a copy of it.
///
/// It also writes down every change that it is asked for. An app has no use for that, but a check has: it shows who
/// really goes through the service. A stand-in that takes notes is called a *spy*.
final class TokenService {
  /// A change that the service was asked for.
  enum Request: Hashable, Sendable {
    case add(Token)
    case update(Token)
    case delete(Token.ID)
  }

  /// All tokens, in the order of their issuers.
  private(set) var tokens: [Token]

  /// What has been asked for so far, the earliest first, refused or not.
  private(set) var requests: [Request] = []

  init(_ tokens: [Token] = []) {
    self.tokens = tokens
    sort()
  }

  /// Returns the token as it is now, or `nil` when there is none with this `id`.
  func token(id: Token.ID) -> Token? {
    tokens.first { $0.id == id }
  }

  /// Adds a token, unless it has no secret or there is one with the same `id` already.
  ///
  /// - Returns: Whether the token was taken.
  func add(_ token: Token) -> Bool {
    requests.append(.add(token))
    guard !token.secret.isEmpty, self.token(id: token.id) == nil else { return false }
    tokens.append(token)
    sort()
    return true
  }

  /// Puts a token in the place of the one with the same `id`, unless it has no secret or there is no such token.
  ///
  /// - Returns: Whether the token was taken.
  func update(_ token: Token) -> Bool {
    requests.append(.update(token))
    guard !token.secret.isEmpty, let index = tokens.firstIndex(where: { $0.id == token.id }) else { return false }
    tokens[index] = token
    sort()
    return true
  }

  /// Deletes the token with this `id`, if there is one.
  func delete(_ id: Token.ID) {
    requests.append(.delete(id))
    tokens.removeAll { $0.id == id }
  }

  private func sort() {
    tokens.sort { ($0.issuer, $0.id) < ($1.issuer, $1.id) }
  }
}
