// Mistake: only the last two cards are swapped; rejected by: rejectsOneOrder
/// Returns whether a function that is to decide about three cards keeps the rules of Set.
///
/// - Parameter isSet: Somebody's function, right or wrong. It always gives the same answer to the same question.
func looksRight(_ isSet: (SetCard, SetCard, SetCard) -> Bool) -> Bool {
  // What takes least time comes first.
  refusesCopies(isSet) && ignoresOrder(isSet) && agreesOnAllThrees(isSet)
}

/// Returns whether three times the same card is never called a set.
private func refusesCopies(_ isSet: (SetCard, SetCard, SetCard) -> Bool) -> Bool {
  fullDeck.allSatisfy { !isSet($0, $0, $0) }
}

/// Returns whether three cards, sets among them, are judged alike in each of their six orders.
private func ignoresOrder(_ isSet: (SetCard, SetCard, SetCard) -> Bool) -> Bool {
  // Every fifth card: 0, 40 and 80 are among them, which are a set, and so are three cards of many other kinds.
  let sample = stride(from: 0, to: fullDeck.count, by: 5).map { fullDeck[$0] }
  return threes(of: sample).allSatisfy { a, b, c in
    let verdict = isSet(a, b, c)
    return isSet(a, c, b) == verdict
  }
}

/// Returns whether the function and the arithmetic say the same of all 85,320 threes in the deck.
private func agreesOnAllThrees(_ isSet: (SetCard, SetCard, SetCard) -> Bool) -> Bool {
  threes(of: fullDeck).allSatisfy { a, b, c in isSet(a, b, c) == addsUp(a, b, c) }
}

/// Returns whether the values of each feature, written as numbers, add up to a multiple of three.
///
/// Among different cards this is so for the sets and for nothing else.
private func addsUp(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  (a.color.rawValue + b.color.rawValue + c.color.rawValue) % 3 == 0
    && (a.shading.rawValue + b.shading.rawValue + c.shading.rawValue) % 3 == 0
    && (a.shape.rawValue + b.shape.rawValue + c.shape.rawValue) % 3 == 0
    && (a.number.rawValue + b.number.rawValue + c.number.rawValue) % 3 == 0
}

/// Returns all ways to take three of some cards, each once.
private func threes(of cards: [SetCard]) -> [(SetCard, SetCard, SetCard)] {
  var threes: [(SetCard, SetCard, SetCard)] = []
  for first in cards.indices {
    for second in cards[first...].indices.dropFirst() {
      for third in cards[second...].dropFirst() {
        threes.append((cards[first], cards[second], third))
      }
    }
  }
  return threes
}
