/// What a check says of what it expects, as its author wrote it: a value that it shows stands as `\(pairs)`.
///
/// A translation shows the same values, in any order, as often as it likes.
package struct MessagePattern: Equatable, Sendable {
  private enum Piece: Equatable {
    case text(String)
    /// What stands between the parentheses.
    case value(String)
  }

  private let pieces: [Piece]

  package init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "\\("), let end = Self.closing(rest[start.upperBound...]) {
      if start.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<start.lowerBound]))) }
      pieces.append(.value(String(rest[start.upperBound..<end])))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// The parenthesis that closes the one before a text.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 } else if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The expressions whose values it shows.
  package var values: Set<String> {
    Set(pieces.compactMap { piece in if case .value(let value) = piece { value } else { nil } })
  }

  /// The values that a message shows, by expression; `nil` when the message says something else.
  ///
  /// A value ends where the text after it is first found.
  package func match(_ message: String) -> [String: String]? {
    var found: [String: String] = [:]
    var rest = message[...]
    var open: String?
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .value(let value):
        // Two values side by side cannot be told apart.
        guard open == nil else { return nil }
        open = value
      case .text(let text):
        let isLast = index == pieces.count - 1
        guard let range = open == nil || isLast ? ending(text, of: rest, isLast: isLast) : rest.firstRange(of: text)
        else { return nil }
        if let value = open {
          found[value] = String(rest[..<range.lowerBound])
        } else if range.lowerBound > rest.startIndex {
          return nil
        }
        rest = rest[range.upperBound...]
        open = nil
      }
    }
    if let open { found[open] = String(rest) } else if !rest.isEmpty { return nil }
    return found
  }

  /// Where a text stands at the beginning, or at the end if it is the last.
  private func ending(_ text: String, of rest: Substring, isLast: Bool) -> Range<Substring.Index>? {
    if isLast { return rest.hasSuffix(text) ? rest.index(rest.endIndex, offsetBy: -text.count)..<rest.endIndex : nil }
    return rest.hasPrefix(text) ? rest.startIndex..<rest.index(rest.startIndex, offsetBy: text.count) : nil
  }

  /// The text with values in their places.
  package func text(with values: [String: String]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let value): values[value] ?? "\\(\(value))"
      }
    }.joined()
  }
}

extension ExerciseConfiguration {
  /// What a check's message says in the course's language; `nil` where nobody has translated it.
  package func translation(of message: String) -> String? {
    if let exact = checkMessages[message] { return exact }
    for (original, translation) in checkMessages.sorted(by: { $0.key < $1.key }) {
      if let values = MessagePattern(original).match(message) { return MessagePattern(translation).text(with: values) }
    }
    return nil
  }
}
