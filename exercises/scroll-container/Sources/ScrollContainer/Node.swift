/// A view, as far as its height is concerned.
indirect enum Node: Hashable, Sendable {
  /// A view of fixed height, such as a row of cards: it is as high as this, whatever it is offered.
  case block(Double)

  /// Views one below the other.
  case column([Node])

  /// A geometry reader: it is as high as it is offered, whatever its content needs.
  case reader(Node)

  /// A scroll view: it is as high as it is offered, and its content may be as high as it wants.
  case scroll(Node)
}

extension Node: CustomStringConvertible {
  /// The view as it can be read in a failed check, such as `scroll(reader(300))`.
  var description: String {
    switch self {
    case .block(let height):
      let text = "\(height)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .column(let children):
      return "\(children)"
    case .reader(let content):
      return "reader(\(content))"
    case .scroll(let content):
      return "scroll(\(content))"
    }
  }
}
