import Testing

@testable import ChecksOfYourOwn

/// Each check hands some functions to `looksRight`. The first of them keeps the rules, and the others do not.

// Task 1
@Suite("What is right")
struct RightTests {
  @Test("accepts a function that keeps the rules")
  func acceptsTheRule() {
    #expect(
      [verdictOnTheRule, looksRight { _, _, _ in false }] == [true, false],
      "the first function keeps the rules; the second says that nothing is ever a set")
  }

  @Test("accepts it however it is written")
  func acceptsItHoweverItIsWritten() {
    #expect(
      [looksRight(byArithmetic), looksRight(byTheThirdCard), looksRight { _, _, _ in true }] == [true, true, false],
      "one adds up, one works out the third card: both are right. The last says that everything is a set")
  }
}

// Task 2
@Suite("Misread rules")
struct MisreadTests {
  @Test("rejects one half of the rule")
  func rejectsHalfOfTheRule() {
    #expect(
      [verdictOnTheRule, looksRight(onlyTheSame), looksRight(onlyDifferent)] == [true, false, false],
      "the right one; one for which features must be all the same; one for which they must be all different")
  }

  @Test("rejects a function to which some kind of set is unknown")
  func rejectsAnUnknownKind() {
    let verdicts = (1...4).map { unknown in
      looksRight { a, b, c in
        rule(a, b, c) && (0..<4).filter { differs($0, a, b) }.count != unknown
      }
    }
    #expect(
      [verdictOnTheRule] + verdicts == [true, false, false, false, false],
      "the right one; and four that know no set which differs in one, in two, in three and in all four features")
  }

  @Test("rejects a forgotten feature, whichever it is")
  func rejectsAForgottenFeature() {
    let verdicts = (0..<4).map { forgotten in
      looksRight { a, b, c in
        a != b && (0..<4).allSatisfy { $0 == forgotten || fits($0, a, b, c) }
      }
    }
    #expect(
      [verdictOnTheRule] + verdicts == [true, false, false, false, false],
      "the right one; and four that do not look at the number, the shape, the shading and the color")
  }

  @Test("rejects a rule that is content with less")
  func rejectsLess() {
    let verdicts = (1...3).map { enough in
      looksRight { a, b, c in
        a != b && (0..<4).filter { fits($0, a, b, c) }.count >= enough
      }
    }
    #expect(
      [verdictOnTheRule] + verdicts == [true, false, false, false],
      "the right one; and three for which one, two and three fitting features are enough")
  }
}

// Task 3
@Suite("Order and copies")
struct OrderAndCopiesTests {
  @Test("rejects what knows sets in one order only")
  func rejectsOneOrder() {
    #expect(
      [verdictOnTheRule, looksRight { rule($0, $1, $2) && $0.id < $1.id && $1.id < $2.id }] == [true, false],
      "the right one; and one that knows a set only if its cards come in the order of their ids")
    #expect(
      looksRight { rule($0, $1, $2) && $0.id != 80 } == false,
      "a function that knows no set which begins with card 80: that is wrong in two of the six orders")
  }

  @Test("rejects what forgets to compare the first card with the third")
  func rejectsNeighborsOnly() {
    #expect(
      [verdictOnTheRule, looksRight(neighborsOnly)] == [true, false],
      "the right one; and one for which red, green, red are all different")
  }

  @Test("rejects what takes one card for three")
  func rejectsCopies() {
    #expect(
      [verdictOnTheRule, looksRight { a, b, c in (0..<4).allSatisfy { fits($0, a, b, c) } }] == [true, false],
      "the right one; and one that calls three times the same card a set")
  }
}

// Task 4
@Suite("Well hidden")
struct HiddenTests {
  @Test("rejects a single set that is missed")
  func rejectsOneMissed() {
    #expect(
      [verdictOnTheRule, looksRight { rule($0, $1, $2) && !are([26, 53, 80], $0, $1, $2) }] == [true, false],
      "the right one; and one that misses one of the 1,080 sets")
  }

  @Test("rejects a single set too many")
  func rejectsOneTooMany() {
    #expect(
      [verdictOnTheRule, looksRight { rule($0, $1, $2) || are([77, 78, 80], $0, $1, $2) }] == [true, false],
      "the right one; and one that finds 1,081 sets in the deck")
  }

  @Test("rejects two mistakes that make up for each other")
  func rejectsASwap() {
    let swap = looksRight { a, b, c in
      (rule(a, b, c) && !are([26, 53, 80], a, b, c)) || are([77, 78, 80], a, b, c)
    }
    #expect(
      [verdictOnTheRule, swap] == [true, false],
      "the right one; and one that misses a set and makes one up, so that it finds 1,080")
  }

  @Test("rejects what mistakes two cards for each other")
  func rejectsMistakenCards() {
    let mistaken = looksRight { a, b, c in rule(mixedUp(a), mixedUp(b), mixedUp(c)) }
    #expect(
      [verdictOnTheRule, mistaken] == [true, false],
      "the right one; and one that takes card 0 for 40 and 40 for 0: it finds 1,080 sets, and each pair lies in one")
  }
}

// MARK: - Right functions

/// What `looksRight` says of the rule. It takes a while, so it is asked once for all checks.
private let verdictOnTheRule = looksRight { rule($0, $1, $2) }

private func rule(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  fits(3, a, b, c) && fits(2, a, b, c) && fits(1, a, b, c) && fits(0, a, b, c) && a != b
}

/// The same, by adding up: see `SetCard.id`.
private func byArithmetic(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  let (x, y, z) = (a.id, b.id, c.id)
  guard x != y, (x + y + z) % 3 == 0, (x / 3 + y / 3 + z / 3) % 3 == 0 else { return false }
  return (x / 9 + y / 9 + z / 9) % 3 == 0 && (x / 27 + y / 27 + z / 27) % 3 == 0
}

/// The same, by working out which card is missing.
private func byTheThirdCard(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  guard a.id != b.id else { return false }
  var (x, y, third) = (a.id, b.id, 0)
  for place in [1, 3, 9, 27] {
    third += (6 - x % 3 - y % 3) % 3 * place
    (x, y) = (x / 3, y / 3)
  }
  return c.id == third
}

/// The values of a feature, 0 to 3, on three cards.
private func values(_ feature: Int, _ a: SetCard, _ b: SetCard, _ c: SetCard) -> (Int, Int, Int) {
  switch feature {
  case 0: (a.number.rawValue, b.number.rawValue, c.number.rawValue)
  case 1: (a.shape.rawValue, b.shape.rawValue, c.shape.rawValue)
  case 2: (a.shading.rawValue, b.shading.rawValue, c.shading.rawValue)
  default: (a.color.rawValue, b.color.rawValue, c.color.rawValue)
  }
}

private func differs(_ feature: Int, _ a: SetCard, _ b: SetCard) -> Bool {
  let (x, y, _) = values(feature, a, b, b)
  return x != y
}

private func fits(_ feature: Int, _ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  let (x, y, z) = values(feature, a, b, c)
  return x == y ? y == z : y != z && x != z
}

// MARK: - Wrong functions

private func onlyTheSame(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  a == b && b == c
}

private func onlyDifferent(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  (0..<4).allSatisfy { feature in
    let (x, y, z) = values(feature, a, b, c)
    return x != y && y != z && x != z
  }
}

private func neighborsOnly(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  a != b
    && (0..<4).allSatisfy { feature in
      let (x, y, z) = values(feature, a, b, c)
      return x == y ? y == z : y != z
    }
}

/// Whether three cards are those with these ids, in whatever order.
private func are(_ ids: [Int], _ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  // The first comparison is there to be quick: it is false for nearly all cards.
  a.id >= 26 && [a.id, b.id, c.id].sorted() == ids
}

private func mixedUp(_ card: SetCard) -> SetCard {
  switch card.id {
  case 0: fullDeck[40]
  case 40: fullDeck[0]
  default: card
  }
}
