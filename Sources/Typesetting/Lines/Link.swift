/// A link of a document, which the spans of its text share.
package final class Link: Sendable {
  /// As the author wrote it.
  package let destination: String
  /// Counted from 1 in the order of the text, so that the lines of one link can be told from the next one's.
  package let number: Int

  package init(destination: String, number: Int) {
    self.destination = destination
    self.number = number
  }

  /// The schemes that a terminal may be asked to open: none that runs a program or a script.
  private static let schemes: Set<String> = ["http", "https", "mailto", "file"]

  /// Terminals refuse longer ones ("Hyperlinks in terminal emulators", on length limits).
  private static let longestAddress = 2083

  /// What a terminal may be told of the destination: in printable ASCII, with all else percent-encoded in UTF-8
  /// (RFC 3986, section 2.1); `nil` where it must not or would not understand it.
  package var address: String? {
    guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")),
      Self.schemes.contains(destination[..<colon].lowercased())
    else { return nil }
    let address = destination.utf8.allSatisfy(Self.isPlain) ? destination : Self.percentEncoded(destination)
    return address.utf8.count <= Self.longestAddress ? address : nil
  }

  private static func percentEncoded(_ text: String) -> String {
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 0xF)]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: byte > 0x20 && byte < 0x7F
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}

extension Link: Equatable {
  package static func == (one: Link, other: Link) -> Bool {
    one === other || (one.number == other.number && one.destination == other.destination)
  }
}
