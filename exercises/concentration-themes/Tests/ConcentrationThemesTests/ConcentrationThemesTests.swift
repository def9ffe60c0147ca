import Testing

@testable import ConcentrationThemes

@Suite("Themes")
struct ThemeTests {
  // Task 1
  @Test(
    "keeps each emoji whole",
    arguments: [
      ("🍎🍋🍇", ["🍎", "🍋", "🍇"]),
      ("❤️☀️✏️", ["❤️", "☀️", "✏️"]),
      ("👨‍👩‍👧🧑‍🚀🏳️‍🌈", ["👨‍👩‍👧", "🧑‍🚀", "🏳️‍🌈"]),
      ("🇰🇷🇫🇮", ["🇰🇷", "🇫🇮"]),
      ("👍🏽👋🏿", ["👍🏽", "👋🏿"]),
      ("1️⃣2️⃣", ["1️⃣", "2️⃣"]),
    ] as [(String, [Character])])
  func keepsEachEmojiWhole(text: String, expected: [Character]) {
    #expect(
      Theme(name: "Test", emoji: text).emoji == expected,
      "what looks like one emoji may be several Unicode scalars: take the string apart by characters")
  }

  // Task 1
  @Test("leaves out the white space between emoji")
  func leavesOutWhiteSpace() {
    #expect(
      Theme(name: "Test", emoji: " 🍎 🍋\n🍇\t").emoji == ["🍎", "🍋", "🍇"],
      "spaces and line breaks are there for the eye: no card shows them")
  }

  // Task 1
  @Test("keeps neighbors apart that only a space divides")
  func aSpaceKeepsNeighborsApart() {
    #expect(
      Theme(name: "Test", emoji: "🇰 🇷").emoji == ["🇰", "🇷"],
      "with the space taken out first, the two letters grow together into one flag")
  }

  // Task 1
  @Test("counts an emoji that is written twice once")
  func anEmojiWrittenTwiceCountsOnce() {
    #expect(
      Theme(name: "Test", emoji: "🍎🍋🍎🍇🍋").emoji == ["🍎", "🍋", "🍇"],
      "two pairs with the same emoji could not be told apart; the first of each stays, in its place")
  }

  // Task 2
  @Test("offers six themes of 9, 9, 8, 12, 8 and 7 emoji")
  func catalogueHasSixThemes() {
    #expect(
      Theme.catalogue.map(\.emoji.count) == [9, 9, 8, 12, 8, 7],
      "how many different emoji each theme of the catalogue holds (commas and letters would count, too)")
  }

  // Task 2
  @Test("gives every theme a name of its own")
  func everyThemeHasItsOwnName() {
    let names = Theme.catalogue.map(\.name)
    #expect(Set(names).count == 6, "six themes have six names: \(names)")
    #expect(names.filter(\.isEmpty) == [], "a name must not be empty")
  }

  // Task 3
  @Test("draws every theme sooner or later")
  func drawsEveryThemeSoonerOrLater() {
    var generator = SplitMix64(seed: 2017)
    let drawn = draws(300, using: &generator)
    #expect(Set(drawn) == ["A", "B", "C", "D"], "in 300 draws from the themes A to D each of them should come up")
  }

  // Task 3
  @Test("draws with the given generator")
  func drawsWithTheGivenGenerator() {
    var generator = SplitMix64(seed: 7)
    var twin = SplitMix64(seed: 7)
    let drawn = draws(40, using: &generator)
    #expect(drawn == draws(40, using: &twin), "generators that start alike must lead to the same themes")
    #expect(Set(drawn).count > 1, "each draw must move the given generator on, or every draw is the first again")
  }

  // Task 3
  @Test("falls back when there is no theme to draw")
  func fallsBackWhenThereIsNoTheme() {
    var generator = SplitMix64(seed: 1)
    #expect(
      Theme.random(from: [], using: &generator) == Theme.fallback,
      "an empty list has nothing to draw, and a game still needs a theme")
  }

  // Task 3
  @Test("draws the only theme there is")
  func drawsTheOnlyTheme() {
    var generator = SplitMix64(seed: 1)
    let only = Theme(name: "Only", emoji: "🍎")
    #expect(
      Theme.random(from: [only], using: &generator) == only, "the fallback is for an empty list, this one has a theme")
  }

  // Task 6
  @Test("takes on the colors that it is given")
  func takesOnTheColorsThatItIsGiven() {
    let sea = Theme(name: "Sea", emoji: "🐙", cardBack: .yellow, background: .blue)
    #expect([sea.cardBack, sea.background] == [.yellow, .blue], "the card backs of this theme are yellow, on blue")
  }

  // Task 6
  @Test("has orange cards on black when no colors are given")
  func hasColorsWhenNoneAreGiven() {
    let plain = Theme(name: "Plain", emoji: "🐙")
    #expect(
      [plain.cardBack, plain.background] == [.orange, .black],
      "a line of the catalogue without colors stays valid: the card backs are orange then, on black")
  }

  /// The names of the themes that come up in `count` draws from four themes called A to D.
  private func draws(_ count: Int, using generator: inout SplitMix64) -> [String] {
    let themes = ["A", "B", "C", "D"].map { Theme(name: $0, emoji: "🍎") }
    var names: [String] = []
    for _ in 0..<count {
      names.append(Theme.random(from: themes, using: &generator).name)
    }
    return names
  }
}

/// The cards here are in pairs by their ids: cards 0 and 1 are pair 0, cards 2 and 3 are pair 1, and so on.
@Suite("Emoji dealer")
struct EmojiDealerTests {
  /// Eight emoji without any difficulty in them.
  private let fruit = Theme(name: "Fruit", emoji: "🍎🍋🍇🍒🥝🍑🍍🥥")

  /// The same eight as a card would show them.
  private let fruitShown: Set<String> = ["🍎", "🍋", "🍇", "🍒", "🥝", "🍑", "🍍", "🥥"]

  // Task 4
  @Test("shows the same emoji on both cards of a pair")
  func bothCardsOfAPairShowTheSame() {
    var generator = SplitMix64(seed: 1)
    var dealer = EmojiDealer(theme: fruit)
    for pair in 0..<8 {
      let first = dealer.emoji(for: card(2 * pair), using: &generator)
      let second = dealer.emoji(for: card(2 * pair + 1), using: &generator)
      #expect(second == first, "cards \(2 * pair) and \(2 * pair + 1) are a pair: nobody could find it otherwise")
      #expect(fruitShown.contains(first) == true, "the card shows \(first), which is not an emoji of the theme")
    }
  }

  // Task 4
  @Test("shows a different emoji for every pair", arguments: 1...5 as ClosedRange<UInt64>)
  func everyPairShowsItsOwn(seed: UInt64) {
    #expect(
      Set(deal(pairs: 8, of: fruit, seed: seed)) == fruitShown,
      "eight pairs and eight emoji: each emoji belongs to exactly one pair")
  }

  // Task 4
  @Test("shows the same emoji whenever a card is asked for again")
  func askingAgainShowsTheSame() {
    var generator = SplitMix64(seed: 3)
    var dealer = EmojiDealer(theme: fruit)
    var rounds: [[String]] = []
    for _ in 0..<5 {
      var round: [String] = []
      for pair in 0..<8 {
        round.append(dealer.emoji(for: card(2 * pair), using: &generator))
      }
      rounds.append(round)
    }
    for round in rounds.dropFirst() {
      #expect(round == rounds[0], "the screen asks at every redraw: a pair keeps the emoji that it was given first")
    }
    #expect(Set(rounds[0]) == fruitShown, "the eight pairs share out the eight emoji of the theme")
  }

  // Task 4
  @Test("keeps a card's emoji when the card is flipped or matched")
  func flippingACardKeepsItsEmoji() {
    var generator = SplitMix64(seed: 4)
    var dealer = EmojiDealer(theme: fruit)
    var seven = card(7)
    let before = dealer.emoji(for: seven, using: &generator)
    #expect(fruitShown.contains(before) == true, "the card shows \(before), which is not an emoji of the theme")
    seven.isFaceUp = true
    #expect(dealer.emoji(for: seven, using: &generator) == before, "the card is the same when it is face up")
    seven.isMatched = true
    #expect(dealer.emoji(for: seven, using: &generator) == before, "the card is the same when it is matched")
  }

  // Task 4
  @Test("deals with the given generator")
  func dealsWithTheGivenGenerator() {
    let deals = (1...10).map { deal(pairs: 8, of: fruit, seed: $0) }
    let again = (1...10).map { deal(pairs: 8, of: fruit, seed: $0) }
    #expect(deals == again, "generators that start alike must lead to the same emoji")
    #expect(Set(deals).count > 1, "ten different generators should not all deal in one and the same order")
  }

  // Task 4
  @Test("deals whole emoji")
  func dealsWholeEmoji() {
    let theme = Theme(name: "Test", emoji: "❤️👨‍👩‍👧🇰🇷👍🏽")
    #expect(
      Set(deal(pairs: 4, of: theme, seed: 5)) == ["❤️", "👨‍👩‍👧", "🇰🇷", "👍🏽"],
      "each of the four is one emoji, however many Unicode scalars it has")
  }

  // Task 5
  @Test("shows a question mark when the emoji are used up")
  func showsAQuestionMarkWhenUsedUp() {
    let theme = Theme(name: "Test", emoji: "🍎🍋🍇")
    let shown = deal(pairs: 5, of: theme, seed: 6)
    #expect(Set(shown.prefix(3)) == ["🍎", "🍋", "🍇"], "every emoji of the theme has its turn before the first ?")
    #expect(shown.suffix(2) == ["?", "?"], "five pairs and three emoji: two pairs go without")
  }

  // Task 5
  @Test("lets the pairs keep their emoji when the rest is used up")
  func pairsKeepTheirEmojiWhenTheRestIsUsedUp() {
    var generator = SplitMix64(seed: 7)
    var dealer = EmojiDealer(theme: Theme(name: "Test", emoji: "🍎🍋"))
    let before = [0, 2, 4].map { dealer.emoji(for: card($0), using: &generator) }
    let after = [1, 3, 5].map { dealer.emoji(for: card($0), using: &generator) }
    #expect(after == before, "the other cards of the three pairs show what the first ones showed")
    #expect(before.last == "?", "two emoji are not enough for three pairs")
  }

  // Task 5
  @Test("uses nothing up when a pair is asked for again")
  func askingAgainUsesNothingUp() {
    var generator = SplitMix64(seed: 8)
    var dealer = EmojiDealer(theme: Theme(name: "Test", emoji: "🍎🍋"))
    let shown = [0, 0, 1, 0, 1, 2].map { dealer.emoji(for: card($0), using: &generator) }
    #expect(Set(shown) == ["🍎", "🍋"], "pair 0 is asked for five times and has one emoji; the other is for pair 1")
  }

  // Task 5
  @Test("shows only question marks for a theme without emoji")
  func aThemeWithoutEmojiShowsQuestionMarks() {
    let theme = Theme(name: "Nothing", emoji: "")
    #expect(deal(pairs: 2, of: theme, seed: 9) == ["?", "?"], "there is nothing to deal, not even to the first pair")
  }

  /// A face-down card.
  private func card(_ id: Int) -> Card {
    Card(id: id, pair: id / 2)
  }

  /// What the first cards of `pairs` pairs show when they are asked for in order.
  private func deal(pairs: Int, of theme: Theme, seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    var dealer = EmojiDealer(theme: theme)
    return (0..<pairs).map { dealer.emoji(for: card(2 * $0), using: &generator) }
  }
}

/// A small generator that always gives the same numbers for the same seed (Steele, Lea and Flood, 2014).
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
