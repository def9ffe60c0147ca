/// Returns the text that a piece of a URI stands for: `%` and two hexadecimal digits are a byte of UTF-8, all else stands
/// for itself (RFC 3986, section 2.1).
///
/// - Throws: `KeyURIError.badEncoding`.
func percentDecoded(_ piece: String) throws(KeyURIError) -> String {
  var bytes: [UInt8] = []
  var rest = piece.utf8[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = hexadecimalValue(of: rest.popFirst()), let low = hexadecimalValue(of: rest.popFirst()) else {
      throw .badEncoding
    }
    bytes.append(high << 4 | low)
  }
  guard let text = String(validating: bytes, as: UTF8.self) else { throw .badEncoding }
  return text
}

/// Returns a text as a piece of a URI: letters, digits, `-`, `.`, `_` and `~` stand for themselves (RFC 3986, section
/// 2.3), and every other byte of its UTF-8 becomes `%` and two hexadecimal digits, in capitals.
func percentEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF")
  var piece = ""
  for byte in text.utf8 {
    if isUnreserved(byte) {
      piece.append(Character(Unicode.Scalar(byte)))
    } else {
      piece += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 0x0f)])"
    }
  }
  return piece
}

/// Returns the value of a hexadecimal digit, or `nil` for anything else, the end of the text included.
private func hexadecimalValue(of code: UInt8?) -> UInt8? {
  guard let code, let value = Character(Unicode.Scalar(code)).hexDigitValue else { return nil }
  return UInt8(value)
}

private func isUnreserved(_ code: UInt8) -> Bool {
  switch code {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
  default: false
  }
}
