/// What takes the keys before the text does.
enum Overlay: Equatable {
  case help(scroll: Int)
  case picker(Picker)
  /// Words to find in the text are typed.
  case finding(TypedText)
  case labels(Labels)
  case question(Question)
}

/// What somebody types in a line.
struct TypedText: Equatable {
  private(set) var text = ""

  mutating func append(_ character: Character) { text.append(character) }

  /// Adds pasted text on one line.
  mutating func append(pasted: String) {
    text += String(pasted.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  mutating func removeLast() { _ = text.popLast() }
  mutating func clear() { text = "" }

  /// Removes the last word and the spaces after it.
  mutating func removeLastWord() {
    while text.last == " " { text.removeLast() }
    while let last = text.last, last != " " { text.removeLast() }
  }
}

/// Things on the screen that are chosen by a number.
struct Labels: Equatable {
  /// What is numbered.
  enum Kind { case link, code }

  /// One of the things on the screen.
  struct Item: Equatable {
    /// Where the number stands: a line of the page and bytes of its text.
    var line: Int
    var offset: Int
    /// The destination of a link, or which of the page's code blocks.
    var destination = ""
    var code = 0
  }

  var kind: Kind
  var items: [Item]
  var typed = ""

  /// The item of a number, once no longer number could be meant.
  var chosen: Item? {
    guard let number = Int(typed), items.indices.contains(number - 1), number * 10 > items.count else { return nil }
    return items[number - 1]
  }
}
