/// A value as the testing library printed it, taken apart as far as its text can be.
///
/// A text at the top is not escaped, so that everything between its first and its last quotation mark belongs to it;
/// texts inside collections are escaped as in Swift.
struct ValueText {
  indirect enum Shape {
    /// The units are characters, or escapes that stand for one.
    case text(units: [Range<Int>])
    case list([ValueText])
    /// A set, whose order says nothing.
    case set([ValueText])
    /// A dictionary.
    case pairs([(key: ValueText, value: ValueText)])
    /// A structure, an enumeration's case with values, or a tuple.
    case fields(name: String, [(label: String?, value: ValueText)])
    case other
  }

  /// The value's own characters, at their places in the whole.
  let characters: ArraySlice<Character>
  let shape: Shape

  init(_ characters: [Character]) {
    self = ValueParser(characters: characters).value(characters.indices, depth: 0)
  }

  fileprivate init(characters: ArraySlice<Character>, shape: Shape) {
    self.characters = characters
    self.shape = shape
  }

  var range: Range<Int> { characters.indices }
}

private struct ValueParser {
  let characters: [Character]

  /// How many collections inside one another are taken apart.
  private static let deepest = 12

  func value(_ range: Range<Int>, depth: Int) -> ValueText {
    ValueText(characters: characters[range], shape: shape(range, depth))
  }

  private func shape(_ range: Range<Int>, _ depth: Int) -> ValueText.Shape {
    guard range.count >= 2, depth < Self.deepest, let last = range.last else { return .other }
    let inner = range.lowerBound + 1..<last
    switch (characters[range.lowerBound], characters[last]) {
    case ("\"", "\""): return .text(units: depth == 0 ? inner.map { $0..<$0 + 1 } : units(inner))
    case ("[", "]"): return collection(inner, depth + 1)
    case ("S", ")") where characters[range].starts(with: "Set([") && characters[range].dropLast().last == "]":
      // As deep as the list that it is written around.
      let list = value(range.lowerBound + 4..<last, depth: depth)
      if case .list(let elements) = list.shape { return .set(elements) }
      return .other
    case (_, ")"): return fields(range, depth + 1)
    default: return .other
    }
  }

  /// The characters of an escaped text: `\t`, `\u{301}` and the like are one each.
  private func units(_ range: Range<Int>) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      if characters[start] == "\\", end < range.upperBound {
        end += 1
        if characters[start + 1] == "u", let brace = characters[end..<range.upperBound].firstIndex(of: "}") {
          end = brace + 1
        }
      }
      units.append(start..<end)
      start = end
    }
    return units
  }

  private func collection(_ inner: Range<Int>, _ depth: Int) -> ValueText.Shape {
    if inner.isEmpty { return .list([]) }
    if inner.count == 1, characters[inner.lowerBound] == ":" { return .pairs([]) }
    guard let items = items(inner) else { return .other }
    let colons = items.map(\.colon)
    if colons.allSatisfy({ $0 == nil }) { return .list(items.map { value($0.range, depth: depth) }) }
    let pairs = items.compactMap { item in
      item.colon.map { colon in
        (
          key: value(item.range.lowerBound..<colon, depth: depth),
          value: value(colon + 2..<item.range.upperBound, depth: depth)
        )
      }
    }
    return pairs.count == items.count ? .pairs(pairs) : .other
  }

  /// `Card(id: 3, isFaceUp: true)`, `(1, "a")`.
  private func fields(_ range: Range<Int>, _ depth: Int) -> ValueText.Shape {
    guard let opening = range.first(where: { characters[$0] == "(" }) else { return .other }
    let name = characters[range.lowerBound..<opening]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "._<>".contains($0) }),
      let items = items(opening + 1..<range.upperBound - 1)
    else { return .other }
    return .fields(
      name: String(name),
      items.map { item in
        guard let colon = item.colon else { return (nil, value(item.range, depth: depth)) }
        return (
          String(characters[item.range.lowerBound..<colon]), value(colon + 2..<item.range.upperBound, depth: depth)
        )
      })
  }

  private struct Item {
    var range: Range<Int>
    /// Where the `: ` between label or key and value stands.
    var colon: Int?
  }

  /// The items between commas, outside brackets and texts; `nil` where brackets or quotation marks do not pair.
  private func items(_ range: Range<Int>) -> [Item]? {
    var items: [Item] = []
    var item = Item(range: range.lowerBound..<range.lowerBound)
    var closing: [Character] = []
    var index = range.lowerBound
    func endItem() {
      items.append(Item(range: item.range.lowerBound..<index, colon: item.colon))
    }
    while index < range.upperBound {
      let isFollowedBySpace = index + 1 < range.upperBound && characters[index + 1] == " "
      switch characters[index] {
      case "\"":
        guard let end = endOfText(index, range.upperBound) else { return nil }
        index = end
      case "[": closing.append("]")
      case "(": closing.append(")")
      case "]", ")":
        guard closing.popLast() == characters[index] else { return nil }
      case "," where closing.isEmpty && isFollowedBySpace:
        endItem()
        item = Item(range: index + 2..<index + 2)
        index += 1
      case ":" where closing.isEmpty && isFollowedBySpace && item.colon == nil: item.colon = index
      default: break
      }
      index += 1
    }
    guard closing.isEmpty else { return nil }
    if !range.isEmpty { endItem() }
    return items
  }

  /// Where the closing mark of an escaped text stands.
  private func endOfText(_ start: Int, _ limit: Int) -> Int? {
    var index = start + 1
    while index < limit, characters[index] != "\"" { index += characters[index] == "\\" ? 2 : 1 }
    return index < limit ? index : nil
  }
}
