import Typesetting

/// What of a text cannot be seen, and names for it.
enum Invisible {
  /// A cluster as it is shown in a value or a line of source: what cannot be seen has a sign, except where it only
  /// forms an emoji.
  static func shown(_ cluster: Character, isUnicode: Bool) -> String {
    var text = ""
    var previous: Unicode.Scalar?
    for scalar in cluster.unicodeScalars {
      let isHidden = hides(scalar) && !(joins(scalar) && previous.map { $0.properties.isEmoji || joins($0) } == true)
      text += isHidden ? sign(for: scalar, isUnicode: isUnicode) : String(Character(scalar))
      previous = scalar
    }
    return text
  }

  /// A text in which everything can be seen.
  static func shown(_ text: some StringProtocol, isUnicode: Bool) -> String {
    text.reduce(into: "") { $0 += shown($1, isUnicode: isUnicode) }
  }

  /// In words what stands at a place: `a tab`, `"é"`; with its code points where the eye may be deceived.
  static func name(
    _ cluster: Character, withCodePoints: Bool, isUnicode: Bool, _ messages: Messages
  ) -> String {
    let codePoints = withCodePoints ? " (\(codePoints(of: cluster)))" : ""
    if cluster.isASCII, cluster.unicodeScalars.count == 1, let word = word(for: cluster, messages) { return word }
    if let word = word(for: cluster, messages) { return "\(word) (\(Self.codePoints(of: cluster)))" }
    return "\"\(shown(cluster, isUnicode: isUnicode))\"\(codePoints)"
  }

  /// `U+0065 U+0301`, of a long cluster only the beginning.
  static func codePoints(of cluster: Character) -> String {
    let scalars = cluster.unicodeScalars
    let names = scalars.prefix(8).map { "U+\(digits(of: $0))" }
    return names.joined(separator: " ") + (scalars.count > 8 ? " and more" : "")
  }

  private static func word(for cluster: Character, _ messages: Messages) -> String? {
    switch cluster {
    case " ": return messages.space
    case "\t": return messages.tab
    case "\n", "\r\n": return messages.lineEnd
    case "\r": return messages.carriageReturn
    default: break
    }
    guard cluster.unicodeScalars.count == 1, let scalar = cluster.unicodeScalars.first else { return nil }
    return messages.name(ofInvisible: scalar.value)
  }

  /// Whether a scalar leaves no trace, looks like a space, or drives a terminal.
  static func hides(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return false }
    return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace
      || [.control, .format].contains(scalar.properties.generalCategory)
  }

  /// Whether a scalar forms emoji out of others: joiner, selectors, and the tags of flags.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// A control picture or `⟨U+00A0⟩`; in ASCII what one writes in Swift.
  private static func sign(for scalar: Unicode.Scalar, isUnicode: Bool) -> String {
    guard isUnicode else { return scalar.escaped(asASCII: true) }
    let visible = String(Character(scalar)).madeVisible()
    return visible == String(Character(scalar)) ? "⟨U+\(digits(of: scalar))⟩" : visible
  }

  private static func digits(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
