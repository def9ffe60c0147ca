// Mistake: a reader hands on the offer that it got, and so no height where it was offered none; rejected by: isRightInsideAReader
/// What a reader takes when no height is offered.
let heightWithoutOffer = 10.0

/// How high a view makes itself.
///
/// - Parameter offered: The height that its container offers, zero or more; `nil` if it offers none and leaves the height
///   to the view.
func height(_ node: Node, offered: Double?) -> Double {
  switch node {
  case .block(let height):
    height
  case .column(let children):
    zip(children, offers(to: children, offered: offered)).reduce(0) { $0 + height($1.0, offered: $1.1) }
  case .reader:
    offered ?? heightWithoutOffer
  case .scroll(let content):
    offered ?? height(content, offered: nil)
  }
}

/// How far the first scroll view in a view can be scrolled, in points, or `nil` if there is no scroll view.
///
/// - Parameter offered: The height that the view is offered; see `height(_:offered:)`.
func scrollRange(_ node: Node, offered: Double?) -> Double? {
  switch node {
  case .block:
    return nil
  case .column(let children):
    for (child, offer) in zip(children, offers(to: children, offered: offered)) {
      if let range = scrollRange(child, offered: offer) {
        return range
      }
    }
    return nil
  case .reader(let content):
    return scrollRange(content, offered: offered)
  case .scroll(let content):
    return max(0, height(content, offered: nil) - height(node, offered: offered))
  }
}

/// The same view, with every scroll view that holds a reader turned inside out, so that the reader holds the scroll view.
func repaired(_ node: Node) -> Node {
  switch node {
  case .block:
    node
  case .column(let children):
    .column(children.map { repaired($0) })
  case .reader(let content):
    .reader(repaired(content))
  case .scroll(.reader(let content)):
    .reader(repaired(.scroll(content)))
  case .scroll(let content):
    .scroll(repaired(content))
  }
}

/// What a column offers to each of its children: what the views of fixed height leave over, in equal shares.
private func offers(to children: [Node], offered: Double?) -> [Double?] {
  guard let offered else { return children.map { _ in nil } }
  let greedy = children.filter { isGreedy($0) }
  let taken = children.filter { !isGreedy($0) }.reduce(0) { $0 + height($1, offered: nil) }
  let share = max(0, offered - taken) / Double(max(1, greedy.count))
  return children.map { _ in share }
}

/// Whether the height of a view depends on what it is offered.
private func isGreedy(_ node: Node) -> Bool {
  switch node {
  case .block: false
  case .column(let children): children.contains { isGreedy($0) }
  case .reader, .scroll: true
  }
}
