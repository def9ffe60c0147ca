/// Returns whether a function that is to decide about three cards keeps the rules of Set.
///
/// - Parameter isSet: Somebody's function, right or wrong. It always gives the same answer to the same question.
func looksRight(_ isSet: (SetCard, SetCard, SetCard) -> Bool) -> Bool {
  let red = SetCard(number: .one, shape: .oval, shading: .filled, color: .red)
  let green = SetCard(number: .one, shape: .oval, shading: .filled, color: .green)
  let purple = SetCard(number: .one, shape: .oval, shading: .filled, color: .purple)
  return !isSet(red, green, purple)
}
