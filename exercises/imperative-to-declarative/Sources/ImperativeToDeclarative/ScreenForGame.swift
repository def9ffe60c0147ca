// Task 1

/// Two routes that lead to the same game although the board, at the end of them, shows two different screens.
///
/// Both begin with a new game on the table 🐙 🐙 🐠 🐠; together they have at most four events.
func twoRoutes() -> (first: [Event], second: [Event]) {
  (first: [], second: [])
}

// Tasks 2 to 5

/// The screen that belongs to a game, however the game got there.
func screen(for game: Game) -> Screen {
  Screen(title: "", faces: [], message: "", canStartOver: true)
}
