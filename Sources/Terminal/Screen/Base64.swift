extension String {
  /// The text's UTF-8 in Base64 (RFC 4648, section 4).
  var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = Array(utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
      for position in 0..<4 {
        let isPadding = position > group.count
        encoded.append(isPadding ? UInt8(ascii: "=") : alphabet[value >> (18 - 6 * position) & 0x3F])
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
