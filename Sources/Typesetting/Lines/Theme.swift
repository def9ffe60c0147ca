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
  package enum Ground: String, CaseIterable, Sendable { case dark, light }

  package var ground: Ground

  package init(ground: Ground = .dark) {
    self.ground = ground
  }

  /// The parameters of the SGR sequence (ECMA-48, 8.3.117) that shows a style, joined by `;`; empty for plain text.
  func parameters(for style: Style, in styling: Styling) -> String {
    guard styling > .plain else { return "" }
    var parameters = attributes(of: style, in: styling)
    if styling > .monochrome, let colour = colour(of: style)?.parameters(on: ground, in: styling) {
      parameters.append(colour)
    }
    return parameters.joined(separator: ";")
  }

  private func attributes(of style: Style, in styling: Styling) -> [String] {
    var attributes: [String] = []
    let standsOut: Style = styling == .monochrome ? [.code, .keyword] : []
    if !style.isDisjoint(with: standsOut.union([.title, .heading, .subheading, .strong])) { attributes.append("1") }
    // What is faint in one terminal is illegible in another, so that a grey takes its place where there is one.
    if styling < .colours256, !style.isDisjoint(with: Self.quiet) { attributes.append("2") }
    if style.contains(.emphasis) { attributes.append("3") }
    if !style.isDisjoint(with: [.link, .underline]) { attributes.append("4") }
    if style.contains(.highlight) { attributes.append("7") }
    if style.contains(.strikethrough) { attributes.append("9") }
    return attributes
  }

  private static let quiet: Style = [.mark, .dim, .comment]

  /// The colour of the first style in this order that is there.
  private func colour(of style: Style) -> Colour? {
    let colours: [(Style, Colour)] = [
      (.bad, .red), (.good, .green), (.caution, .amber), ([.accent, .title, .code, .typeName], .blue),
      ([.keyword, .attribute], .violet), ([.string, .number], .sand), (Self.quiet, .grey),
    ]
    return colours.first { !style.isDisjoint(with: $0.0) }?.1
  }
}

/// One colour, with a shade for either ground.
///
/// Each shade has a contrast of 4.5 or more to the grounds in use (WCAG 2.2, 1.4.3), where it is ours to choose: the 16
/// colours are the terminal's own, and those that most terminals have too pale for a ground are left out.
private struct Colour {
  var onDark: Shade
  var onLight: Shade

  static let blue = Colour(
    onDark: Shade(ansi: 36, indexed: 80, rgb: (0x66, 0xC2, 0xCD)),
    onLight: Shade(ansi: 34, indexed: 25, rgb: (0x12, 0x5E, 0x9C)))
  static let green = Colour(
    onDark: Shade(ansi: 32, indexed: 114, rgb: (0x7F, 0xC8, 0x7F)),
    onLight: Shade(ansi: 32, indexed: 22, rgb: (0x16, 0x6F, 0x2E)))
  static let red = Colour(
    onDark: Shade(ansi: 31, indexed: 210, rgb: (0xF0, 0x82, 0x82)),
    onLight: Shade(ansi: 31, indexed: 124, rgb: (0xB3, 0x1D, 0x28)))
  static let amber = Colour(
    onDark: Shade(ansi: 33, indexed: 179, rgb: (0xE0, 0xB0, 0x60)),
    onLight: Shade(ansi: 35, indexed: 94, rgb: (0x85, 0x55, 0x00)))
  static let violet = Colour(
    onDark: Shade(ansi: 35, indexed: 176, rgb: (0xCF, 0xA0, 0xDA)),
    onLight: Shade(ansi: 35, indexed: 90, rgb: (0x86, 0x35, 0x8F)))
  static let sand = Colour(
    onDark: Shade(ansi: 33, indexed: 180, rgb: (0xD4, 0xB4, 0x83)),
    onLight: Shade(ansi: nil, indexed: 94, rgb: (0x7A, 0x52, 0x18)))
  static let grey = Colour(
    onDark: Shade(ansi: nil, indexed: 247, rgb: (0x9D, 0xA3, 0xAA)),
    onLight: Shade(ansi: nil, indexed: 241, rgb: (0x60, 0x66, 0x6D)))

  /// The colour's SGR parameters, if the terminal's colours have it.
  func parameters(on ground: Theme.Ground, in styling: Styling) -> String? {
    let shade = ground == .dark ? onDark : onLight
    switch styling {
    case .plain, .monochrome: return nil
    case .colours16: return shade.ansi.map { "\($0)" }
    case .colours256: return "38;5;\(shade.indexed)"
    case .trueColour: return "38;2;\(shade.rgb.red);\(shade.rgb.green);\(shade.rgb.blue)"
    }
  }
}

/// A colour at each depth.
private struct Shade {
  var ansi: Int?
  var indexed: Int
  var rgb: (red: Int, green: Int, blue: Int)
}
