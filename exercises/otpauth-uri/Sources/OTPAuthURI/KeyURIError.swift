/// What keeps a text from being a key URI that this app can use.
///
/// Errors end up in logs, so none of them repeats a secret.
enum KeyURIError: Error, Hashable, Sendable {
  /// The text does not begin with `otpauth://`.
  case notAKeyURI

  /// The passwords are of another type than `totp`, such as `hotp`.
  case unsupportedType(String)

  /// A `%` is not followed by two hexadecimal digits, or the bytes are not UTF-8.
  case badEncoding

  /// The label names no account.
  case missingAccount

  /// The label names one issuer, the parameter another.
  case conflictingIssuers(String, String)

  /// There is no parameter `secret`.
  case missingSecret

  /// A parameter with this name stands there twice.
  case repeatedParameter(String)

  /// The parameter with this name has a value that makes no sense.
  case invalidValue(of: String)

  /// The passwords are made with another hash than SHA-1.
  case unsupportedAlgorithm(String)
}
