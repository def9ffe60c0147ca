// Task 1

/// Returns the 31-bit number that dynamic truncation reads out of a 20-byte HMAC (RFC 4226, section 5.3).
func truncate(_ hmac: [UInt8]) -> UInt32 {
  0
}

// Task 2

/// Returns the eight bytes of a counter, the most significant one first.
func counterBytes(_ counter: UInt64) -> [UInt8] {
  []
}

// Task 3

/// Returns the one-time password that belongs to a counter (RFC 4226).
///
/// - Precondition: `digits` is 6, 7 or 8.
func hotp(key: [UInt8], counter: UInt64, digits: Int = 6) -> String {
  ""
}

// Tasks 4 and 5

/// Returns the one-time password of a moment (RFC 6238), or `nil` when there is none.
///
/// - Parameters:
///   - secret: The shared key in Base32, as people copy it.
///   - seconds: The time since the beginning of 1970, UTC.
///   - digits: The length of the password, 6 to 8.
func totp(secret: String, at seconds: Int64, digits: Int = 6) -> String? {
  "000000"
}
