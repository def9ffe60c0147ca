/// What a terminal can show of a style.
package enum Styling: Int, Comparable, Sendable {
  /// Text alone, for pipes and dumb terminals.
  case plain
  /// Bold, underline and the like without colours.
  case monochrome
  case colours16, colours256, trueColour

  package static func < (one: Styling, other: Styling) -> Bool { one.rawValue < other.rawValue }
}

/// The colours and attributes of styles, for a dark or a light ground.
package struct Theme: Equatable, Sendable {
  package enum Ground: String, Sendable { case dark, light }

  package var ground: Ground

  package init(ground: Ground = .dark) {
    self.ground = ground
  }

  /// The parameters of the SGR sequence (ECMA-48, 8.3.117) that shows a style, joined by `;`; empty for plain text.
  func parameters(for style: Style, in styling: Styling) -> String {
    guard styling > .plain else { return "" }
    var parameters = attributes(of: style, in: styling)
    if styling > .monochrome, let colour = colour(of: style) { parameters.append(colour.parameters(in: styling)) }
    return parameters.joined(separator: ";")
  }

  private func attributes(of style: Style, in styling: Styling) -> [String] {
    var attributes: [String] = []
    let codeIsBold = styling == .monochrome && style.contains(.code)
    if codeIsBold || !style.isDisjoint(with: [.title, .heading, .subheading, .strong]) { attributes.append("1") }
    if !style.isDisjoint(with: [.mark, .dim]) { attributes.append("2") }
    if style.contains(.emphasis) { attributes.append("3") }
    if style.contains(.link) { attributes.append("4") }
    if style.contains(.strikethrough) { attributes.append("9") }
    return attributes
  }

  private func colour(of style: Style) -> Colour? {
    if style.contains(.bad) { return ground == .dark ? .rose : .red }
    if style.contains(.good) { return ground == .dark ? .leaf : .green }
    if style.isDisjoint(with: [.accent, .title, .code]) { return nil }
    return ground == .dark ? .sky : .blue
  }
}

/// One colour at each depth.
private struct Colour {
  var ansi: Int
  var indexed: Int
  var red: Int
  var green: Int
  var blue: Int

  static let sky = Colour(ansi: 36, indexed: 80, red: 0x66, green: 0xC2, blue: 0xCD)
  static let blue = Colour(ansi: 34, indexed: 25, red: 0x12, green: 0x5E, blue: 0x9C)
  static let leaf = Colour(ansi: 32, indexed: 114, red: 0x7F, green: 0xC8, blue: 0x7F)
  static let green = Colour(ansi: 32, indexed: 28, red: 0x1B, green: 0x7F, blue: 0x37)
  static let rose = Colour(ansi: 31, indexed: 210, red: 0xF0, green: 0x82, blue: 0x82)
  static let red = Colour(ansi: 31, indexed: 124, red: 0xB3, green: 0x1D, blue: 0x28)

  func parameters(in styling: Styling) -> String {
    switch styling {
    case .plain, .monochrome: ""
    case .colours16: "\(ansi)"
    case .colours256: "38;5;\(indexed)"
    case .trueColour: "38;2;\(red);\(green);\(blue)"
    }
  }
}
