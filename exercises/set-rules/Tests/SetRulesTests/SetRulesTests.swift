import Testing

@testable import SetRules

// Task 1
@Suite("One feature")
struct OneFeatureTests {
  @Test("Three equal values pass", arguments: SetCard.Shape.allCases)
  func threeEqualValuesPass(shape: SetCard.Shape) {
    #expect(allSameOrAllDifferent(shape, shape, shape) == true, "three \(shape)s are all the same")
  }

  @Test("Three different values pass, in whatever order they come", arguments: orders)
  func threeDifferentValuesPass(order: [Int]) {
    let colors = order.map { SetCard.Color.allCases[$0] }
    #expect(
      allSameOrAllDifferent(colors[0], colors[1], colors[2]) == true,
      "\(colors[0]), \(colors[1]) and \(colors[2]) are all different")
  }

  @Test("Two against one fails, wherever the odd one stands")
  func twoAgainstOneFails() {
    let odd = SetCard.Shading.striped
    let even = SetCard.Shading.filled
    let verdicts = [
      allSameOrAllDifferent(odd, even, even),
      allSameOrAllDifferent(even, odd, even),
      allSameOrAllDifferent(even, even, odd),
      allSameOrAllDifferent(even, even, even),
    ]
    #expect(
      verdicts == [false, false, false, true],
      "the odd one stands first, then second, then third, and at last there is none")
  }

  @Test("Of the 27 ways to pick three values, nine pass")
  func nineOf27Pass() {
    let numbers = SetCard.Number.allCases
    let passing = numbers.flatMap { a in
      numbers.flatMap { b in
        numbers.filter { c in allSameOrAllDifferent(a, b, c) }
      }
    }
    #expect(passing.count == 9, "three ways to be all the same, six orders of being all different")
  }

  @Test("The question can be asked of any values, not only of features")
  func anyValuesCanBeCompared() {
    #expect(allSameOrAllDifferent(7, 7, 7) == true, "three sevens are all the same")
    #expect(allSameOrAllDifferent(100, -3, 0) == true, "three different numbers, large, negative and zero")
    #expect(allSameOrAllDifferent("red", "green", "red") == false, "two texts agree, and one does not")
  }
}

// Task 2
@Suite("Four features")
struct FourFeatureTests {
  @Test("A set may differ in one, two, three or four features", arguments: exampleSets)
  func everyKindOfSetCounts(cards: [SetCard]) {
    #expect(isSet(cards[0], cards[1], cards[2]) == true, "each feature is either all the same or all different")
  }

  @Test("One feature split two against one spoils a set", arguments: exampleSets)
  func oneSplitFeatureSpoilsTheSet(cards: [SetCard]) {
    let (a, b, c) = (cards[0], cards[1], cards[2])
    #expect(isSet(a, b, c) == true, "these three cards are a set, before one of them is changed")
    for (feature, spoiled) in spoiledCopies(of: c) {
      #expect(isSet(a, b, spoiled) == false, "in the \(feature), two of these cards agree and one does not")
    }
  }

  @Test("Two fitting features are not enough")
  func twoFittingFeaturesAreNotEnough() {
    let first = card(.one, .filled, .red, .diamond)
    let second = card(.two, .filled, .green, .squiggle)
    #expect(
      isSet(first, second, card(.three, .striped, .red, .oval)) == false,
      "number and shape fit, but shading and color are split: that is no set")
    #expect(
      isSet(first, second, card(.one, .filled, .purple, .squiggle)) == false,
      "shading and color fit, but number and shape are split: that is no set")
    #expect(
      isSet(first, second, card(.three, .filled, .purple, .oval)) == true,
      "all four features of these cards fit: that is a set")
  }

  @Test("The deck of 81 cards holds 1,080 sets")
  func deckHolds1080Sets() {
    #expect(setsInTheDeck.count == 1080, "counted over all 85,320 ways to take three of the 81 cards")
  }

  @Test("Each of the 3,240 pairs of cards lies in exactly one set")
  func everyPairLiesInOneSet() {
    var sets: [Set<SetCard>: Int] = [:]
    for cards in setsInTheDeck {
      for pair in [[cards[0], cards[1]], [cards[0], cards[2]], [cards[1], cards[2]]] {
        sets[Set(pair), default: 0] += 1
      }
    }
    #expect(sets.count == 3240, "every pair of cards lies in some set")
    #expect(sets.values.filter { $0 > 1 }.count == 0, "no pair of cards lies in two sets")
  }
}

// Task 3
@Suite("Order and copies")
struct OrderAndCopiesTests {
  @Test("The order of the cards changes nothing", arguments: orders)
  func orderDoesNotMatter(order: [Int]) {
    for cards in exampleSets {
      #expect(
        isSet(cards[order[0]], cards[order[1]], cards[order[2]]) == true,
        "the same three cards are a set in another order")
    }
    let noSet = [
      card(.one, .filled, .red, .diamond), card(.two, .filled, .red, .diamond), card(.one, .filled, .red, .oval),
    ]
    #expect(
      isSet(noSet[order[0]], noSet[order[1]], noSet[order[2]]) == false,
      "the same three cards are no set in another order")
  }

  @Test("A set is three cards: one card cannot stand in for another")
  func oneCardCannotStandInForAnother() {
    let a = card(.two, .striped, .green, .oval)
    let b = card(.three, .striped, .green, .oval)
    let c = card(.one, .striped, .green, .oval)
    #expect(isSet(a, a, a) == false, "the deck holds each card once, so this is one card and not three")
    #expect(isSet(a, a, b) == false, "a, a, b: the first card stands in for the second, so there are not three")
    #expect(isSet(a, b, a) == false, "a, b, a: the first card stands in for the third, so there are not three")
    #expect(isSet(b, a, a) == false, "b, a, a: the second card stands in for the third, so there are not three")
    #expect(isSet(a, b, c) == true, "a, b, c: three different cards that are a set")
  }
}

// Task 4
@Suite("The third card")
struct ThirdCardTests {
  @Test("Two cards of a set call for the third", arguments: exampleSets)
  func twoCardsCallForTheThird(cards: [SetCard]) {
    #expect(completing(cards[0], cards[1]) == cards[2], "for \(cards[0]) and \(cards[1]) one card is missing")
    #expect(completing(cards[1], cards[2]) == cards[0], "for \(cards[1]) and \(cards[2]) one card is missing")
    #expect(completing(cards[2], cards[0]) == cards[1], "for \(cards[2]) and \(cards[0]) one card is missing")
  }

  @Test("Which card of a pair is named first changes nothing")
  func pairsHaveNoOrder() {
    let asymmetric = pairs.filter { a, b in completing(a, b) != completing(b, a) }
    #expect(asymmetric.count == 0, "\(firstPair(of: asymmetric)) call for one card, in either order")
  }

  @Test("All 3,240 pairs are completed to a set")
  func everyPairIsCompleted() {
    let incomplete = pairs.filter { a, b in !sumsAreDivisibleByThree(a, b, completing(a, b)) }
    #expect(incomplete.count == 0, "\(firstPair(of: incomplete)) and the card returned are no set")
  }

  @Test("The third card with one of the two calls for the other")
  func theThirdCardLeadsBack() {
    let lost = pairs.filter { a, b in
      let third = completing(a, b)
      return third == a || completing(a, third) != b
    }
    #expect(lost.count == 0, "\(firstPair(of: lost)): any two cards of a set call for the one left over")
  }
}

// MARK: - Cards to check with

/// Makes a card, its features in the order in which players name them.
private func card(
  _ number: SetCard.Number, _ shading: SetCard.Shading, _ color: SetCard.Color, _ shape: SetCard.Shape
) -> SetCard {
  SetCard(number: number, shape: shape, shading: shading, color: color)
}

/// The six orders of three things.
private let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

/// Sets whose cards differ in one, two, three and all four features.
private let exampleSets: [[SetCard]] = [
  [card(.one, .filled, .red, .oval), card(.two, .filled, .red, .oval), card(.three, .filled, .red, .oval)],
  [card(.two, .striped, .green, .oval), card(.two, .filled, .purple, .oval), card(.two, .outlined, .red, .oval)],
  [
    card(.three, .outlined, .purple, .diamond), card(.one, .outlined, .red, .oval),
    card(.two, .outlined, .green, .squiggle),
  ],
  [
    card(.two, .filled, .green, .squiggle), card(.three, .outlined, .red, .diamond),
    card(.one, .striped, .purple, .oval),
  ],
]

/// Copies of a card with one feature changed, and the name of that feature.
private func spoiledCopies(of card: SetCard) -> [(feature: String, copy: SetCard)] {
  [
    ("number", SetCard(number: next(card.number), shape: card.shape, shading: card.shading, color: card.color)),
    ("shape", SetCard(number: card.number, shape: next(card.shape), shading: card.shading, color: card.color)),
    ("shading", SetCard(number: card.number, shape: card.shape, shading: next(card.shading), color: card.color)),
    ("color", SetCard(number: card.number, shape: card.shape, shading: card.shading, color: next(card.color))),
  ]
}

/// Returns the value after a value, and the first one after the last.
private func next<Value: Feature>(_ value: Value) -> Value {
  let values = Array(Value.allCases)
  return values.firstIndex(of: value).map { values[($0 + 1) % values.count] } ?? value
}

/// All 81 cards.
private let deck: [SetCard] = SetCard.Number.allCases.flatMap { number in
  SetCard.Shape.allCases.flatMap { shape in
    SetCard.Shading.allCases.flatMap { shading in
      SetCard.Color.allCases.map { color in
        SetCard(number: number, shape: shape, shading: shading, color: color)
      }
    }
  }
}

/// All pairs of different cards, each once.
private let pairs: [(SetCard, SetCard)] = deck.indices.flatMap { a in
  deck[(a + 1)...].map { (deck[a], $0) }
}

/// All that `isSet` calls a set, each once.
private let setsInTheDeck: [[SetCard]] = deck.indices.flatMap { a in
  deck.indices[(a + 1)...].flatMap { b in
    deck[(b + 1)...].filter { isSet(deck[a], deck[b], $0) }.map { [deck[a], deck[b], $0] }
  }
}

/// Decides by arithmetic whether three cards are a set: in each feature the three raw values add up to a multiple of 3.
private func sumsAreDivisibleByThree(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  Set([a, b, c]).count == 3
    && (a.number.rawValue + b.number.rawValue + c.number.rawValue) % 3 == 0
    && (a.shape.rawValue + b.shape.rawValue + c.shape.rawValue) % 3 == 0
    && (a.shading.rawValue + b.shading.rawValue + c.shading.rawValue) % 3 == 0
    && (a.color.rawValue + b.color.rawValue + c.color.rawValue) % 3 == 0
}

/// Names the first pair of a list, for a failing check.
private func firstPair(of pairs: [(SetCard, SetCard)]) -> String {
  pairs.first.map { "\($0) and \($1)" } ?? "no pair"
}
