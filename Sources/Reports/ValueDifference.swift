/// The first place where two printed values part, and how to say it.
struct ValueDifference: Equatable {
  /// What differs, in words: `at character 5: expected "é", got "e"`; empty where the values themselves say it best.
  var sentence: String
  /// The characters of each text that differ; what stands around them is the same.
  var expected: Range<Int>
  var actual: Range<Int>
  /// Whether it names a character, which the eye may not find.
  var isOfCharacter = false

  /// - Returns: `nil` where the two are best seen as they are: numbers, values of different kinds, a text without
  ///   anything in common with the other.
  init?(expected: String, actual: String, isUnicode: Bool = true, messages: Messages = .english) {
    let (one, other) = (Array(expected), Array(actual))
    // A value that does not print what makes it equal, such as an object.
    if one == other, expected.unicodeScalars.elementsEqual(actual.unicodeScalars) {
      self.init(messages.differUnprinted, one.indices, other.indices)
      return
    }
    // Swift calls texts equal that are written with different code points.
    let comparison = Comparison(
      expected: one, actual: other, isUnicode: isUnicode, isExact: one == other, messages: messages)
    guard let difference = comparison.difference(ValueText(one), ValueText(other), at: "") else { return nil }
    self = difference
  }

  fileprivate init(_ sentence: String, _ expected: Range<Int>, _ actual: Range<Int>) {
    self.sentence = sentence
    self.expected = expected
    self.actual = actual
  }
}

/// Two texts, and how their characters are compared.
private struct Comparison {
  let expected: [Character]
  let actual: [Character]
  let isUnicode: Bool
  /// Whether code points count, not only what they come to.
  let isExact: Bool
  let messages: Messages

  /// - Parameter path: how the values are reached from the whole, as one would write it: `[1].title`.
  func difference(_ one: ValueText, _ other: ValueText, at path: String) -> ValueDifference? {
    switch (one.shape, other.shape) {
    case (.text(let ones), .text(let others)): texts(ones, others, one, other, at: path)
    case (.list(let ones), .list(let others)): lists(ones, others, one, other, at: path)
    case (.set(let ones), .set(let others)): sets(ones, others, one, other, at: path)
    case (.pairs(let ones), .pairs(let others)): pairs(ones, others, one, other, at: path)
    case (.fields(let name, let ones), .fields(let otherName, let others))
    where name == otherName && ones.map(\.label) == others.map(\.label):
      fields(ones, others, at: path)
    default: leaves(one, other, at: path)
    }
  }

  /// Two values that cannot be taken apart; at the top they speak for themselves.
  private func leaves(_ one: ValueText, _ other: ValueText, at path: String) -> ValueDifference? {
    guard !isSame(one, other), !path.isEmpty else { return nil }
    return ValueDifference(
      messages.place(path) + messages.expectedGot(text(one), text(other)), one.range, other.range)
  }

  // MARK: Collections

  private func lists(
    _ ones: [ValueText], _ others: [ValueText], _ one: ValueText, _ other: ValueText, at path: String
  ) -> ValueDifference? {
    let counts = ones.count == others.count ? nil : messages.elements(expected: ones.count, got: others.count)
    let place = messages.place(path)
    if ones.isEmpty || others.isEmpty { return counts.map { ValueDifference(place + $0, one.range, other.range) } }
    let shared = zip(ones, others).prefix { isSame($0, $1) }.count
    guard shared < ones.count, shared < others.count else {
      guard let counts else { return nil }
      let rest = shared < ones.count ? ones[shared...] : others[shared...]
      let said = shared < ones.count ? messages.missing : messages.tooMany
      return ValueDifference(
        "\(place)\(counts); \(said(shared, list(rest)))", rangeFrom(shared, ones, one),
        rangeFrom(shared, others, other))
    }
    guard let first = difference(ones[shared], others[shared], at: "\(path)[\(shared)]") else { return nil }
    var difference = reachingToTheLast(first, after: shared, ones, others)
    // Of lists in lists, each says which it is.
    if let counts { difference.sentence += "; \(path.isEmpty ? messages.inAll : place)\(counts)" }
    return difference
  }

  private func sets(
    _ ones: [ValueText], _ others: [ValueText], _ one: ValueText, _ other: ValueText, at path: String
  ) -> ValueDifference? {
    onlyIn(ones, others).map { ValueDifference(messages.place(path) + $0, one.range, other.range) }
  }

  /// `only expected: 4; only got: 3`.
  private func onlyIn(_ ones: [ValueText], _ others: [ValueText]) -> String? {
    let (expected, got) = (Set(ones.map(\.characters)), Set(others.map(\.characters)))
    let missing = ones.filter { !got.contains($0.characters) }
    let added = others.filter { !expected.contains($0.characters) }
    let said = [(messages.onlyExpected, missing), (messages.onlyGot, added)].filter { !$1.isEmpty }
      .map { say, values in say(list(values[...])) }
    return said.isEmpty ? nil : said.joined(separator: "; ")
  }

  private typealias Pair = (key: ValueText, value: ValueText)

  private func pairs(
    _ ones: [Pair], _ others: [Pair], _ one: ValueText, _ other: ValueText, at path: String
  ) -> ValueDifference? {
    let values = Dictionary(others.map { ($0.key.characters, $0.value) }) { first, _ in first }
    let place = messages.place(path)
    let keys = onlyIn(ones.map(\.key), others.map(\.key)).map { place + $0 }
    let changed = ones.filter { pair in values[pair.key.characters].map { !isSame(pair.value, $0) } ?? false }
    let inner = changed.lazy.compactMap { pair in
      values[pair.key.characters].flatMap { difference(pair.value, $0, at: "\(path)[\(text(pair.key))]") }
    }.first
    let sentence = [keys, inner?.sentence].compactMap { $0 }.joined(separator: "; ")
    guard !sentence.isEmpty else { return nil }
    let isAll = keys == nil && changed.count == 1
    return ValueDifference(
      sentence, isAll ? inner?.expected ?? one.range : one.range, isAll ? inner?.actual ?? other.range : other.range)
  }

  private typealias Field = (label: String?, value: ValueText)

  private func fields(_ ones: [Field], _ others: [Field], at path: String) -> ValueDifference? {
    for (index, (one, other)) in zip(ones, others).enumerated() where !isSame(one.value, other.value) {
      let name = ones.count == 1 && one.label == nil ? "" : ".\(one.label ?? "\(index)")"
      return difference(one.value, other.value, at: path + name).map {
        reachingToTheLast($0, after: index, ones.map(\.value), others.map(\.value))
      }
    }
    return nil
  }

  /// A difference in the elements at an index, with the others after it.
  private func reachingToTheLast(
    _ first: ValueDifference, after index: Int, _ ones: [ValueText], _ others: [ValueText]
  ) -> ValueDifference {
    let most = min(ones.count, others.count) - index - 1
    let end = zip(ones.reversed(), others.reversed()).prefix(most).prefix { isSame($0, $1) }.count
    guard max(ones.count, others.count) - end > index + 1 else { return first }
    var all = first
    all.expected = first.expected.lowerBound..<ones[ones.count - end - 1].range.upperBound
    all.actual = first.actual.lowerBound..<others[others.count - end - 1].range.upperBound
    return all
  }

  /// What follows the elements that are the same.
  private func rangeFrom(_ index: Int, _ elements: [ValueText], _ whole: ValueText) -> Range<Int> {
    let start = index > 0 ? elements[index - 1].range.upperBound : whole.range.lowerBound + 1
    return start..<whole.range.upperBound - 1
  }

  // MARK: Texts

  private func texts(
    _ ones: [Range<Int>], _ others: [Range<Int>], _ one: ValueText, _ other: ValueText, at path: String
  ) -> ValueDifference? {
    let shared = zip(ones, others).prefix { isSame(expected[$0], actual[$1]) }.count
    guard shared < ones.count || shared < others.count else { return nil }
    let most = min(ones.count, others.count) - shared
    let end = zip(ones.reversed(), others.reversed()).prefix(most).prefix { isSame(expected[$0], actual[$1]) }.count
    let parting = (unit(shared, ones, expected), unit(shared, others, actual))
    let ranges = (span(shared, end, ones, one), span(shared, end, others, other))
    let isHard = deceives(parting.0, parting.1) || [parting.0, parting.1].contains { $0?.isBlank == true }
    // By the character only where the eye would have to search: what is short is best seen whole.
    guard isHard || isLong(ones, others) && 2 * (shared + end) >= max(ones.count, others.count) else {
      if path.isEmpty { return shared + end == 0 ? nil : ValueDifference("", ranges.0, ranges.1) }
      return ValueDifference(
        messages.place(path) + messages.expectedGot(shortText(one), shortText(other)), ranges.0, ranges.1)
    }
    let place = place(shared, in: ones, at: path)
    var difference = ValueDifference(
      place + messages.expectedGot(name(parting.0, beside: parting.1), name(parting.1, beside: parting.0)), ranges.0,
      ranges.1)
    difference.isOfCharacter = true
    return difference
  }

  /// Whether a text is longer than what one takes in at a glance.
  private func isLong(_ ones: [Range<Int>], _ others: [Range<Int>]) -> Bool { max(ones.count, others.count) > 30 }

  /// A text inside a collection, without the end of a long one.
  private func shortText(_ value: ValueText) -> String {
    let most = 40
    guard value.range.count > most else { return text(value) }
    return Invisible.shown(String(value.characters.prefix(most - 2)), isUnicode: isUnicode)
      + (isUnicode ? "…\"" : "...\"")
  }

  private func unit(_ index: Int, _ units: [Range<Int>], _ characters: [Character]) -> Unit? {
    units.indices.contains(index) ? Unit(characters[units[index]]) : nil
  }

  /// `at [1], line 2, character 4: `.
  private func place(_ index: Int, in units: [Range<Int>], at path: String) -> String {
    let before = units.prefix(index).map { expected[$0.lowerBound] }
    let line = before.count { $0.isNewline }
    let column = before.count - (before.lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0)
    let hasLines = path.isEmpty && (expected.contains(where: \.isNewline) || actual.contains(where: \.isNewline))
    let character = messages.character(column + 1, line: hasLines ? line + 1 : nil)
    return messages.place(path.isEmpty ? character : "\(path), \(character)")
  }

  /// The units without the same beginning and end.
  private func span(_ start: Int, _ end: Int, _ units: [Range<Int>], _ whole: ValueText) -> Range<Int> {
    let closing = whole.range.upperBound - 1
    let lower = start < units.count ? units[start].lowerBound : closing
    return lower..<max(lower, end == 0 ? closing : units[units.count - end].lowerBound)
  }

  private func name(_ unit: Unit?, beside other: Unit?) -> String {
    guard let unit else { return messages.theEnd }
    return unit.name(withCodePoints: deceives(unit, other), isUnicode: isUnicode, messages)
  }

  /// Whether the eye may take two characters for the same, or see none.
  private func deceives(_ one: Unit?, _ other: Unit?) -> Bool {
    let units = [one, other].compactMap { $0 }
    if units.contains(where: \.isHidden) { return true }
    guard units.count == 2 else { return false }
    let hasBase = units.allSatisfy { !$0.base.isEmpty }
    return hasBase && units[0].base == units[1].base || units.contains(where: \.isHangulPart)
      || units[0].isASCII && units[1].resemblesASCII || units[1].isASCII && units[0].resemblesASCII
  }

  // MARK: Values as texts

  private func text(_ value: ValueText) -> String { Invisible.shown(String(value.characters), isUnicode: isUnicode) }

  private func isSame(_ one: ValueText, _ other: ValueText) -> Bool { isSame(one.characters, other.characters) }

  private func isSame(_ ones: ArraySlice<Character>, _ others: ArraySlice<Character>) -> Bool {
    isExact
      ? ones.elementsEqual(others) { $0.unicodeScalars.elementsEqual($1.unicodeScalars) } : ones.elementsEqual(others)
  }

  private func list(_ values: ArraySlice<ValueText>) -> String {
    let most = 5
    let shown = values.prefix(most).map(text)
    return shown.joined(separator: ", ") + (values.count > most ? messages.andMore(values.count - most) : "")
  }
}

/// One character of a printed text, or the escape that stands for it.
private struct Unit {
  let characters: ArraySlice<Character>

  init(_ characters: ArraySlice<Character>) { self.characters = characters }

  private var scalars: [Unicode.Scalar] { characters.flatMap(\.unicodeScalars) }

  func name(withCodePoints: Bool, isUnicode: Bool, _ messages: Messages) -> String {
    guard characters.count == 1, let character = characters.first else { return "\"\(String(characters))\"" }
    return Invisible.name(character, withCodePoints: withCodePoints, isUnicode: isUnicode, messages)
  }

  /// Whether nothing of it can be seen.
  var isHidden: Bool { scalars.allSatisfy { Invisible.hides($0) && $0 != "\n" && $0 != "\t" } }

  /// What of it can be seen, however it is composed.
  var base: String { String(String.UnicodeScalarView(scalars.filter { !Invisible.hides($0) })) }

  /// Whether it stands among the letters and signs that have lookalikes in ASCII: `é`, `а`, `“`, `−`.
  var resemblesASCII: Bool {
    scalars.first.map {
      $0.value > 0x7F && ($0.value < 0x2E80 || (0xFF00...0xFFEF).contains($0.value))
        && !$0.properties.isEmojiPresentation
    } ?? false
  }

  var isASCII: Bool { scalars.allSatisfy(\.isASCII) }

  /// Whether it is seen as a gap alone.
  var isBlank: Bool { scalars.allSatisfy(\.properties.isWhitespace) }

  /// Whether it begins with a letter of which Hangul syllables are made, not with a syllable.
  var isHangulPart: Bool {
    guard let value = scalars.first?.value else { return false }
    return [0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xD7B0...0xD7FF].contains { $0.contains(value) }
  }
}
