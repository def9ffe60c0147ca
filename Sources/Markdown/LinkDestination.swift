/// A link's destination in its parts.
package struct LinkDestination: Equatable, Sendable {
  /// Whether the destination names a scheme or a host (RFC 3986, sections 3.1 and 4.2), so that it is no file of ours.
  package var isExternal: Bool
  /// What stands before the `#`, percent-decoded for a file of ours; empty for a place in the same file.
  package var path: String
  /// What stands after the `#`, percent-decoded; `nil` without one.
  package var fragment: String?

  package init(_ destination: String) {
    isExternal = destination.hasPrefix("//") || Self.hasScheme(destination)
    let hash = destination.firstIndex(of: "#")
    let path = String(destination[..<(hash ?? destination.endIndex)])
    self.path = isExternal ? path : Self.percentDecoded(path)
    fragment = hash.map { Self.percentDecoded(String(destination[$0...].dropFirst())) }
  }

  private static func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.firstIndex(of: ":") else { return false }
    let scheme = destination[..<colon]
    return scheme.first?.isASCIILetter == true
      && scheme.allSatisfy { $0.isASCIILetter || ("0"..."9").contains($0) || "+-.".contains($0) }
  }

  /// The text with `%XX` read as bytes of UTF-8 (RFC 3986, section 2.1); as it is where that makes no text.
  private static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var decoded: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = hexadecimal(rest.prefix(2)) {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(validating: decoded, as: UTF8.self) ?? text
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    let text = digits.text
    return text.count == 2 && text.allSatisfy(\.isHexDigit) ? UInt8(text, radix: 16) : nil
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
