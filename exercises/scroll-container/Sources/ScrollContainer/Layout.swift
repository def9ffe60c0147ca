/// What a reader takes when no height is offered.
let heightWithoutOffer = 10.0

// Tasks 1 to 3

/// How high a view makes itself.
///
/// - Parameter offered: The height that its container offers, zero or more; `nil` if it offers none and leaves the height
///   to the view.
func height(_ node: Node, offered: Double?) -> Double {
  -1
}

// Task 4

/// How far the first scroll view in a view can be scrolled, in points, or `nil` if there is no scroll view.
///
/// - Parameter offered: The height that the view is offered; see `height(_:offered:)`.
func scrollRange(_ node: Node, offered: Double?) -> Double? {
  -1
}

// Task 5

/// The same view, with every scroll view that holds a reader turned inside out, so that the reader holds the scroll view.
func repaired(_ node: Node) -> Node {
  node
}
