// Mistake: different values count only in the order in which the feature lists them; rejected by: everyKindOfSetCounts, deckHolds1080Sets, orderDoesNotMatter

/// Returns whether three values of one feature are all the same or all different.
func allSameOrAllDifferent<Value: Hashable>(_ a: Value, _ b: Value, _ c: Value) -> Bool {
  // One distinct value: all the same. Three: all different. Two is the split that spoils a set.
  Set([a, b, c]).count != 2
}

/// Returns whether three cards are a set.
func isSet(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  // If the first two cards differ at all, the third has to differ from both, so one comparison rules out copies.
  a != b
    && sameOrInSequence(a.number, b.number, c.number)
    && sameOrInSequence(a.shape, b.shape, c.shape)
    && sameOrInSequence(a.shading, b.shading, c.shading)
    && sameOrInSequence(a.color, b.color, c.color)
}

/// Returns whether three values are all the same or follow one another, the first value coming after the last.
private func sameOrInSequence<Value: Feature>(_ a: Value, _ b: Value, _ c: Value) -> Bool {
  let values = Array(Value.allCases)
  return Set([a, b, c]).count == 1 || (0..<3).contains { [a, b, c] == Array(values[$0...] + values[..<$0]) }
}

/// Returns the one card that completes two different cards to a set.
func completing(_ a: SetCard, _ b: SetCard) -> SetCard {
  SetCard(
    number: completing(a.number, b.number),
    shape: completing(a.shape, b.shape),
    shading: completing(a.shading, b.shading),
    color: completing(a.color, b.color)
  )
}

/// Returns the one value that joins two others without splitting them.
private func completing<Value: Feature>(_ a: Value, _ b: Value) -> Value {
  guard let value = Value.allCases.first(where: { allSameOrAllDifferent(a, b, $0) }) else {
    preconditionFailure("a feature has three values, and one of them always fits")
  }
  return value
}
