/// Returns the password of a token, or `nil` when its secret gives none.
///
/// A stand-in for `totp(secret:at:)`, which comes later in the note: it takes no time, so that a check can say what it
/// gives. The password is the beginning of the secret, read backwards.
func password(for token: Token) -> String? {
  let isBase32 = token.secret.allSatisfy { "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".contains($0) }
  return isBase32 && token.secret.count >= 6 ? String(token.secret.prefix(6).reversed()) : nil
}
