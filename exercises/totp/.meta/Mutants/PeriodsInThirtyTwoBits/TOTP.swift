// Mistake: the number of periods is cut to 32 bits; rejected by: countsPeriodsBeyond32Bits
/// Returns the 31-bit number that dynamic truncation reads out of a 20-byte HMAC (RFC 4226, section 5.3).
func truncate(_ hmac: [UInt8]) -> UInt32 {
  let offset = Int(hmac[hmac.count - 1] & 0x0f)
  let word = hmac[offset..<(offset + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  // Without its top bit the number is the same whether a platform reads it as signed or unsigned.
  return word & 0x7fff_ffff
}

/// Returns the eight bytes of a counter, the most significant one first.
func counterBytes(_ counter: UInt64) -> [UInt8] {
  stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: counter >> $0) }
}

/// The lengths that a one-time password may have.
private let passwordLengths = 6...8

/// Returns the one-time password that belongs to a counter (RFC 4226).
///
/// - Precondition: `digits` is 6, 7 or 8.
func hotp(key: [UInt8], counter: UInt64, digits: Int = 6) -> String {
  precondition(passwordLengths.contains(digits), "a one-time password has 6 to 8 digits")
  let modulus = repeatElement(UInt32(10), count: digits).reduce(1, *)
  let number = truncate(HMAC.sha1(key: key, message: counterBytes(counter))) % modulus
  // A number does not keep the zeros in front of it; a password has to.
  let significant = String(number)
  return String(repeating: "0", count: digits - significant.count) + significant
}

/// The number of seconds for which a password holds.
private let period: Int64 = 30

/// Returns the one-time password of a moment (RFC 6238), or `nil` when there is none.
///
/// - Parameters:
///   - secret: The shared key in Base32, as people copy it.
///   - seconds: The time since the beginning of 1970, UTC.
///   - digits: The length of the password, 6 to 8.
func totp(secret: String, at seconds: Int64, digits: Int = 6) -> String? {
  guard
    seconds >= 0,
    passwordLengths.contains(digits),
    let key = try? Base32.decode(secret),
    !key.isEmpty
  else { return nil }
  return hotp(key: key, counter: UInt64(UInt32(truncatingIfNeeded: seconds / period)), digits: digits)
}
