/// Returns whether three values of one feature are all the same or all different.
func allSameOrAllDifferent<Value: Hashable>(_ a: Value, _ b: Value, _ c: Value) -> Bool {
  // One distinct value: all the same. Three: all different. Two is the split that spoils a set.
  Set([a, b, c]).count != 2
}

/// Returns whether three cards are a set.
func isSet(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  // If the first two cards differ at all, the third has to differ from both, so one comparison rules out copies.
  a != b
    && allSameOrAllDifferent(a.number, b.number, c.number)
    && allSameOrAllDifferent(a.shape, b.shape, c.shape)
    && allSameOrAllDifferent(a.shading, b.shading, c.shading)
    && allSameOrAllDifferent(a.color, b.color, c.color)
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
