/// What the QR code of a service says: all that an authenticator needs for a new token.
struct KeyURI: Hashable, Sendable {
  /// Who asks for the passwords, if that is said.
  var issuer: String?

  /// Whose account it is there.
  var account: String

  /// The secret in Base32, in capitals and with nothing between or behind.
  var secret: String

  /// How many digits a password has, 6 to 8.
  var digits = 6

  /// How many seconds a password holds, at least 1.
  var period: Int64 = 30
}

extension KeyURI {
  // Tasks 2 to 5

  /// Reads `otpauth://totp/LABEL?PARAMETERS`.
  init(parsing text: String) throws(KeyURIError) {
    self.init(account: "TODO", secret: "TODO")
  }
}

extension KeyURI: CustomStringConvertible {
  // Task 6

  /// The key URI, as short as it can be: what is usual is left out.
  var description: String {
    "TODO"
  }
}
