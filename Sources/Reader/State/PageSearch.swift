/// The search for words in the text.
struct PageSearch: Equatable {
  enum Direction { case down, up }

  var words: SearchWords
  /// The match that is stood on.
  var current: LineMatch?
  /// Where a search goes on that has not found anything yet.
  var seeking: Seeking?

  var isSeeking: Bool { seeking != nil }

  /// How far a search has come.
  struct Seeking: Equatable {
    var direction: Direction
    /// The line from which the next piece of the page is looked through.
    var line: Int
    /// Only matches beyond this one count, in the first piece.
    var beyond: LineMatch.Part?
    /// Whether the end was passed and the search goes on from the other one.
    var hasWrapped = false
    /// The line that it began at, so that it ends there.
    var start: Int
  }
}
