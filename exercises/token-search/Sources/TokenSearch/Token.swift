/// An account that needs one-time passwords: whose it is, and the secret that its passwords are made of.
struct Token: Identifiable, Hashable, Sendable {
  /// Which token this is, whatever happens to the rest of it.
  ///
  /// An app would take a `UUID`; a small number does as well here and is easier to read.
  let id: Int

  /// Who asks for the passwords, such as "GitHub".
  var issuer: String

  /// Whose account it is there, such as "kim@example.com".
  var account: String

  /// The shared secret in Base32.
  var secret: String
}

extension Token: CustomDebugStringConvertible {
  /// The token in one short line, so that a list of tokens can be read at a glance.
  var debugDescription: String { "#\(id) \(issuer) \(account) \(secret)" }
}
