import Testing

@testable import ConcentrationThemes

@Suite("Themes")
struct ThemeTests {
  // Task 1
  @Test(
    "keeps each emoji whole",
    arguments: [
      ["🍎", "🍋", "🍇"], ["❤️", "☀️", "✏️"], ["👨‍👩‍👧", "🧑‍🚀", "🏳️‍🌈"], ["🇰🇷", "🇫🇮"], ["👍🏽", "👋🏿"], ["1️⃣", "2️⃣"],
    ] as [[Character]])
  func keepsEachEmojiWhole(written: [Character]) {
    let emoji = Theme(name: "Test", emoji: String(written)).emoji
    #expect(
      Set(emoji) == Set(written),
      "what looks like one emoji may be several Unicode scalars: take the string apart by characters")
    #expect(
      emoji == written, "the emoji in the order in which they were written: an array keeps an order, a Set has none")
  }

  // Task 1
  @Test("leaves out the white space between emoji")
  func leavesOutWhiteSpace() {
    #expect(
      Theme(name: "Test", emoji: " 🍎 🍋\n🍇\t").emoji == ["🍎", "🍋", "🍇"],
      "the emoji of 🍎, 🍋 and 🍇 with spaces, a line break and a tab between: no card shows white space")
  }

  // Task 1
  @Test("keeps neighbors apart that only a space divides")
  func aSpaceKeepsNeighborsApart() {
    #expect(
      Theme(name: "Test", emoji: "🇰 🇷").emoji == ["🇰", "🇷"],
      "the emoji of \"🇰 🇷\": if the space is taken out first, the two letters grow together into one flag")
  }

  // Task 1
  @Test("counts an emoji that is written twice once")
  func anEmojiWrittenTwiceCountsOnce() {
    #expect(
      Theme(name: "Test", emoji: "🍎🍋🍎🍇🍋").emoji == ["🍎", "🍋", "🍇"],
      "the emoji of \"🍎🍋🍎🍇🍋\": the first of each stays in its place, or two pairs could not be told apart")
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
    #expect(Set(names).count == 6, "how many different names the six themes have; they are called \(names)")
    #expect(
      names.filter(\.isEmpty) == [],
      "the names that are empty: there must be none, or the player sees a theme without a title")
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
    let others = zip(drawn, draws(40, using: &twin)).filter { $0 != $1 }.count
    #expect(
      others == 0,
      "of 40 draws, how many came out otherwise with a generator that starts alike: use `generator`, and no other")
    #expect(
      Set(drawn).count > 1,
      "how many different themes 40 draws gave: a draw has to move `generator` on, or each is the first again")
  }

  // Task 3
  @Test("falls back when there is no theme to draw")
  func fallsBackWhenThereIsNoTheme() {
    var generator = SplitMix64(seed: 1)
    #expect(
      Theme.random(from: [], using: &generator) == Theme.fallback,
      "the theme drawn from an empty list: there is nothing to draw, and a game still needs a theme")
  }

  // Task 3
  @Test("draws the only theme there is")
  func drawsTheOnlyTheme() {
    var generator = SplitMix64(seed: 1)
    let only = Theme(name: "Only", emoji: "🍎")
    #expect(
      Theme.random(from: [only], using: &generator) == only,
      "the theme drawn from a list of one: the fallback is for an empty list, and this one has a theme")
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
      #expect(
        second == first,
        "what card \(2 * pair + 1) shows: the same as card \(2 * pair), or nobody could find this pair"
      )
      #expect(
        fruitShown.contains(first) == true, "whether \(first), which card \(2 * pair) shows, is an emoji of the theme")
    }
  }

  // Task 4
  @Test("shows a different emoji for every pair", arguments: 1...5 as ClosedRange<UInt64>)
  func everyPairShowsItsOwn(seed: UInt64) {
    #expect(
      Set(deal(pairs: 8, of: fruit, seed: seed)) == fruitShown,
      "what eight pairs show, with a theme of eight emoji: each emoji belongs to exactly one pair")
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
      #expect(
        round == rounds[0],
        "what eight pairs show when they are asked for again: each keeps what it was given first, at every redraw")
    }
    #expect(Set(rounds[0]) == fruitShown, "what eight pairs show at first: they share out the eight emoji of the theme")
  }

  // Task 4
  @Test("keeps a card's emoji when the card is flipped or matched")
  func flippingACardKeepsItsEmoji() {
    var generator = SplitMix64(seed: 4)
    var dealer = EmojiDealer(theme: fruit)
    var seven = card(7)
    let before = dealer.emoji(for: seven, using: &generator)
    #expect(fruitShown.contains(before) == true, "whether \(before), which card 7 shows, is an emoji of the theme")
    seven.isFaceUp = true
    #expect(
      dealer.emoji(for: seven, using: &generator) == before,
      "what card 7 shows once it is face up: it is the same card as before, so the same emoji")
    seven.isMatched = true
    #expect(
      dealer.emoji(for: seven, using: &generator) == before,
      "what card 7 shows once it is matched: it is the same card as before, so the same emoji")
  }

  // Task 4
  @Test("deals with the given generator")
  func dealsWithTheGivenGenerator() {
    let deals = (0..<10).map { deal(pairs: 8, of: fruit, seed: $0) }
    let others = (0..<10).filter { deal(pairs: 8, of: fruit, seed: UInt64($0)) != deals[$0] }.count
    #expect(
      others == 0,
      "of ten deals, how many came out otherwise with a generator that starts alike: use `generator`, and no other")
    #expect(
      Set(deals).count > 1,
      "in how many orders ten different generators dealt eight emoji: not all in one and the same")
  }

  // Task 4
  @Test("deals whole emoji")
  func dealsWholeEmoji() {
    let theme = Theme(name: "Test", emoji: "❤️👨‍👩‍👧🇰🇷👍🏽")
    #expect(
      Set(deal(pairs: 4, of: theme, seed: 5)) == ["❤️", "👨‍👩‍👧", "🇰🇷", "👍🏽"],
      "what four pairs show with the theme ❤️👨‍👩‍👧🇰🇷👍🏽: four emoji, however many Unicode scalars they have")
  }

  // Task 5
  @Test("shows a question mark when the emoji are used up")
  func showsAQuestionMarkWhenUsedUp() {
    let theme = Theme(name: "Test", emoji: "🍎🍋🍇")
    let shown = deal(pairs: 5, of: theme, seed: 6)
    #expect(
      Set(shown.prefix(3)) == ["🍎", "🍋", "🍇"],
      "what the first three of five pairs show, with three emoji: each has its turn before the first ?")
    #expect(shown.suffix(2) == ["?", "?"], "what the last two of five pairs show, with three emoji: they go without")
  }

  // Task 5
  @Test("lets the pairs keep their emoji when the rest is used up")
  func pairsKeepTheirEmojiWhenTheRestIsUsedUp() {
    var generator = SplitMix64(seed: 7)
    var dealer = EmojiDealer(theme: Theme(name: "Test", emoji: "🍎🍋"))
    let before = [0, 2, 4].map { dealer.emoji(for: card($0), using: &generator) }
    let after = [1, 3, 5].map { dealer.emoji(for: card($0), using: &generator) }
    #expect(
      after == before, "what cards 1, 3 and 5 show, asked after 0, 2 and 4: the same, since a pair keeps its emoji")
    #expect(before.last == "?", "what the third of three pairs shows, with two emoji: nothing is left for it")
  }

  // Task 5
  @Test("uses nothing up when a pair is asked for again")
  func askingAgainUsesNothingUp() {
    var generator = SplitMix64(seed: 8)
    var dealer = EmojiDealer(theme: Theme(name: "Test", emoji: "🍎🍋"))
    let shown = [0, 0, 1, 0, 1, 2].map { dealer.emoji(for: card($0), using: &generator) }
    #expect(
      Set(shown) == ["🍎", "🍋"],
      "what pair 0 shows, asked for five times, and then pair 1, with two emoji: asking again uses none up")
  }

  // Task 5
  @Test("shows only question marks for a theme without emoji")
  func aThemeWithoutEmojiShowsQuestionMarks() {
    let theme = Theme(name: "Nothing", emoji: "")
    #expect(
      deal(pairs: 2, of: theme, seed: 9) == ["?", "?"],
      "what two pairs show with a theme without emoji: there is nothing to deal, not even to the first pair")
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

@Suite("Colors")
struct ColorTests {
  // Task 6
  @Test("takes on the colors that it is given")
  func takesOnTheColorsThatItIsGiven() {
    let sea = Theme(name: "Sea", emoji: "🐙", cardBack: .yellow, background: .blue)
    #expect(
      [sea.cardBack, sea.background] == [.yellow, .blue],
      "the card backs and the background of a theme that was given yellow and blue")
  }

  // Task 6
  @Test("has orange cards on black when no colors are given")
  func hasColorsWhenNoneAreGiven() {
    let plain = Theme(name: "Plain", emoji: "🐙")
    #expect(
      [plain.cardBack, plain.background] == [.orange, .black],
      "the card backs and the background of a theme without colors: the default values, orange and black")
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
