// Mistake: the emoji go through a Set, and the order in which they were written is lost; rejected by: keepsEachEmojiWhole, anEmojiWrittenTwiceCountsOnce
/// How a game looks: a name, the emoji that are dealt to the pairs, and two colors.
struct Theme: Hashable, Sendable {
  /// What the theme is called, for a title on the screen.
  let name: String

  /// The emoji of the theme, all different, each a whole cluster.
  let emoji: [Character]

  /// The color of a card that lies face down.
  let cardBack: ThemeColor

  /// The color of what the cards lie on.
  let background: ThemeColor

  /// Makes a theme from one string of emoji.
  ///
  /// - Parameters:
  ///   - name: What the theme is called.
  ///   - emoji: The emoji one after the other. White space between them is left out, and an emoji that is written
  ///     twice counts once; apart from that the order is kept.
  ///   - cardBack: The color of a card that lies face down; orange if nothing is said.
  ///   - background: The color of what the cards lie on; black if nothing is said.
  init(name: String, emoji: String, cardBack: ThemeColor = .orange, background: ThemeColor = .black) {
    self.name = name
    self.emoji = Set(Array(emoji).filter { !$0.isWhitespace }).sorted()
    self.cardBack = cardBack
    self.background = background
  }
}

extension Theme {
  /// The themes that a new game chooses from: one line for each.
  static let catalogue: [Theme] = [
    Theme(name: "Sea", emoji: "🐙🐠🦀🐳🐚⚓️🦈🪸⛵️", cardBack: .white, background: .blue),
    Theme(name: "Music", emoji: "🥁🎻🎺🪗🎸🎹🎷🪕🎙️", cardBack: .yellow, background: .brown),
    Theme(name: "Families", emoji: "👨‍👩‍👧👩‍👩‍👦👨‍👨‍👧‍👦👩‍👧👨‍👦👩‍👧‍👧👨‍👧👩‍👦‍👦"),
    Theme(name: "Zodiac", emoji: "♈️♉️♊️♋️♌️♍️♎️♏️♐️♑️♒️♓️"),
    Theme(name: "Night", emoji: "🌙⭐️🦉🔭🌌🕯️🛌☄️", cardBack: .purple),
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
