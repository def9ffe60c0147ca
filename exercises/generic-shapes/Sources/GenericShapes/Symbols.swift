// Task 1

/// A shape whose inside has the color.
struct Filled<S: Shape>: Drawing {
  let shape: S

  func ink(at point: Point, in frame: Rect) -> Ink {
    .white
  }
}

/// A shape with stripes inside and a border around them.
struct Striped<S: Shape>: Drawing {
  let shape: S

  func ink(at point: Point, in frame: Rect) -> Ink {
    .white
  }
}

/// A shape of which there is only the border.
struct Outlined<S: Shape>: Drawing {
  let shape: S

  func ink(at point: Point, in frame: Rect) -> Ink {
    .white
  }
}

// Task 2

/// A shape with the shading that a card asks for.
func draw(_ shape: some Shape, shading: SetCard.Shading) -> any Drawing {
  Outlined(shape: Oval())
}

// Task 3

/// Several shapes, each of a type of its own, with one shading.
func drawAll(_ shapes: [any Shape], shading: SetCard.Shading) -> [any Drawing] {
  [Outlined(shape: Oval())]
}

// Task 4

/// The symbols on a card, from top to bottom.
func symbols(of card: SetCard) -> [any Drawing] {
  []
}
