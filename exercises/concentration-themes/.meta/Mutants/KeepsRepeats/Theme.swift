// Mistake: an emoji that is written twice stands in the theme twice; rejected by: anEmojiWrittenTwiceCountsOnce
/// What the cards of a game show: a name and the emoji that are dealt to the pairs.
struct Theme: Hashable, Sendable {
  /// What the theme is called, for a title on the screen.
  let name: String

  /// The emoji of the theme, all different, each a whole cluster.
  let emoji: [Character]

  /// Makes a theme from one string of emoji.
  ///
  /// - Parameters:
  ///   - name: What the theme is called.
  ///   - emoji: The emoji one after the other. White space between them is left out, and an emoji that is written
  ///     twice counts once; apart from that the order is kept.
  init(name: String, emoji: String) {
    self.name = name
    self.emoji = Array(emoji).filter { !$0.isWhitespace }
  }
}

extension Theme {
  /// The themes that a new game chooses from: one line for each.
  static let catalogue: [Theme] = [
    Theme(name: "Sea", emoji: "🐙🐠🦀🐳🐚⚓️🦈🪸⛵️"),
    Theme(name: "Music", emoji: "🥁🎻🎺🪗🎸🎹🎷🪕🎙️"),
    Theme(name: "Families", emoji: "👨‍👩‍👧👩‍👩‍👦👨‍👨‍👧‍👦👩‍👧👨‍👦👩‍👧‍👧👨‍👧👩‍👦‍👦"),
    Theme(name: "Zodiac", emoji: "♈️♉️♊️♋️♌️♍️♎️♏️♐️♑️♒️♓️"),
    Theme(name: "Night", emoji: "🌙⭐️🦉🔭🌌🕯️🛌☄️"),
    Theme(name: "Letters", emoji: "🇦 🇧 🇨 🇩 🇪 🇫 🇬"),
  ]

  /// The theme to play with when there is none to choose from.
  static let fallback = Theme(name: "Shapes", emoji: "🔴🟧🔷💚🟣🔺⬛️⚪️")

  /// A theme drawn at random.
  ///
  /// - Parameters:
  ///   - themes: The themes to choose from, each as likely as the others.
  ///   - generator: The source of the randomness.
  /// - Returns: One of `themes`, or the `fallback` when there are none.
  static func random(from themes: [Theme], using generator: inout some RandomNumberGenerator) -> Theme {
    themes.randomElement(using: &generator) ?? .fallback
  }
}
