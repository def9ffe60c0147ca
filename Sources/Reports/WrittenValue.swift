/// Two printed values of one type, as a learner would write them in Swift.
///
/// `Optional(2)` is written `2`, and a type of the learner's own module is written without the module. Texts are left as
/// they are, whatever stands in them, and so is an optional in an optional, where `2` would not tell which of them it is.
struct WrittenValues {
  let expected: String
  let actual: String

  /// - Parameter module: the learner's own; `nil` where it is unknown.
  init(expected: String, actual: String, module: String?) {
    let (one, other) = (Self.written(expected, module), Self.written(actual, module))
    // Nothing may be lost that tells them apart.
    let isTold = one != other || expected == actual
    (self.expected, self.actual) = isTold ? (one, other) : (expected, actual)
  }

  private static func written(_ text: String, _ module: String?) -> String {
    let characters = Array(text)
    let superfluous = ValueText(characters).superfluous(module: module.map { Array("\($0).") })
    var written = ""
    var place = 0
    for range in superfluous {
      written += String(characters[place..<range.lowerBound])
      place = range.upperBound
    }
    return written + String(characters[place...])
  }
}

extension ValueText {
  /// What is printed of the value and not written, in rising order.
  ///
  /// - Parameter module: the learner's, with the dot behind it.
  fileprivate func superfluous(module: [Character]?) -> [Range<Int>] {
    switch shape {
    case .text: return []
    case .list(let elements), .set(let elements): return elements.flatMap { $0.superfluous(module: module) }
    case .pairs(let pairs):
      return pairs.flatMap { $0.key.superfluous(module: module) + $0.value.superfluous(module: module) }
    case .fields(let name, let fields):
      if let wrapped {
        let inner = wrapped.superfluous(module: module)
        return wrapped.mayBeOptional
          ? [] : [range.lowerBound..<wrapped.range.lowerBound] + inner + [wrapped.range.upperBound..<range.upperBound]
      }
      return qualifiers(in: characters.prefix(name.count), module)
        + fields.flatMap { $0.value.superfluous(module: module) }
    case .other:
      // A case without values: `Deck.Suit.hearts`.
      let isName = characters.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      return isName ? qualifiers(in: characters, module) : []
    }
  }

  /// What stands in `Optional(…)`.
  private var wrapped: ValueText? {
    guard case .fields("Optional", let fields) = shape, fields.count == 1, fields[0].label == nil else { return nil }
    return fields[0].value
  }

  private var mayBeOptional: Bool { wrapped != nil || characters.elementsEqual("nil") }

  /// Where the module stands before a type: at the beginning, or among the types in angle brackets.
  private func qualifiers(in name: ArraySlice<Character>, _ module: [Character]?) -> [Range<Int>] {
    guard let module else { return [] }
    return name.indices.filter { index in
      (index == name.startIndex || name[index - 1] == "<") && name[index...].count > module.count
        && name[index...].starts(with: module)
    }.map { $0..<$0 + module.count }
  }
}
