// Mistake: a parameter without = is passed over, as if it were not there; rejected by: takesNoEqualsSignForNoValue
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
  private static let beginning = "otpauth://"

  /// Reads `otpauth://totp/LABEL?PARAMETERS`.
  init(parsing text: String) throws(KeyURIError) {
    guard text.prefix(Self.beginning.count).lowercased() == Self.beginning else { throw .notAKeyURI }
    // What separates is looked for before anything is decoded: a decoded piece may contain any character.
    let (path, query) = split(text.dropFirst(Self.beginning.count), at: "?")
    let (type, label) = split(path, at: "/")
    guard type.lowercased() == "totp" else { throw .unsupportedType(type) }

    let parameters = try Self.parameters(in: query)
    (issuer, account) = try Self.names(in: percentDecoded(label), issuer: parameters["issuer"] ?? "")
    secret = try Self.secret(parameters["secret"])
    if let algorithm = parameters["algorithm"], algorithm.lowercased() != "sha1" {
      throw .unsupportedAlgorithm(algorithm)
    }
    digits = Int(try Self.number("digits", in: parameters, allowed: 6...8) ?? 6)
    period = try Self.number("period", in: parameters, allowed: 1...Int64.max) ?? 30
  }

  /// Returns the values of the parameters that are known, by name; others are passed over.
  private static func parameters(in query: String) throws(KeyURIError) -> [String: String] {
    var values: [String: String] = [:]
    for parameter in query.split(separator: "&") {
      guard parameter.contains("=") else { continue }
      let (name, value) = split(parameter, at: "=")
      guard ["secret", "issuer", "algorithm", "digits", "period"].contains(name) else { continue }
      guard values[name] == nil else { throw .repeatedParameter(name) }
      values[name] = try percentDecoded(value)
    }
    return values
  }

  /// Returns issuer and account, which a colon separates in the label; an empty issuer is none.
  private static func names(
    in label: String, issuer parameter: String
  ) throws(KeyURIError) -> (issuer: String?, account: String) {
    let hasPrefix = label.contains(":")
    let (first, second) = split(label, at: ":")
    let (prefix, account) = hasPrefix ? (first, second) : ("", first)
    guard !parameter.contains(":") else { throw .invalidValue(of: "issuer") }
    guard prefix.isEmpty || parameter.isEmpty || prefix == parameter else {
      throw .conflictingIssuers(prefix, parameter)
    }
    let issuer = prefix.isEmpty ? parameter : prefix
    let trimmed = account.drop { $0 == " " }
    guard !trimmed.isEmpty else { throw .missingAccount }
    return (issuer.isEmpty ? nil : issuer, String(trimmed))
  }

  /// Returns the secret in one spelling, whatever the spelling it came in.
  private static func secret(_ value: String?) throws(KeyURIError) -> String {
    guard let value else { throw .missingSecret }
    guard let key = try? Base32.decode(value), !key.isEmpty else { throw .invalidValue(of: "secret") }
    return value.filter { !" -=".contains($0) }.uppercased()
  }

  /// Returns the value of a parameter that is a whole number written in digits alone, or `nil` if it is not there.
  private static func number(
    _ name: String, in parameters: [String: String], allowed: ClosedRange<Int64>
  ) throws(KeyURIError) -> Int64? {
    guard let value = parameters[name] else { return nil }
    // A number in Swift may have a sign in front.
    guard let number = Int64(value), allowed.contains(number), !value.hasPrefix("+") else {
      throw .invalidValue(of: name)
    }
    return number
  }
}

extension KeyURI: CustomStringConvertible {
  /// The key URI, as short as it can be: what is usual is left out.
  var description: String {
    let prefix = issuer.map { percentEncoded($0) + ":" } ?? ""
    var text = Self.beginning + "totp/" + prefix + percentEncoded(account) + "?secret=" + secret
    if let issuer { text += "&issuer=" + percentEncoded(issuer) }
    if digits != 6 { text += "&digits=\(digits)" }
    if period != 30 { text += "&period=\(period)" }
    return text
  }
}

/// Returns what stands before the first separator and what stands behind it; all and nothing if there is none.
private func split(_ text: some StringProtocol, at separator: Character) -> (String, String) {
  let first = text.prefix { $0 != separator }
  return (String(first), String(text.dropFirst(first.count + 1)))
}
