/// A wrong solution that an exercise's checks must reject.
struct Mutant: Equatable, Sendable {
  /// The name of its folder in `.meta/Mutants`.
  var name: String
  /// The file whose first line says the rest, relative to the exercise.
  var file: String
  /// What is wrong with it, in words.
  var mistake: String
  /// The checks that must reject it, by base name, or `Suite.name` where that is not unique.
  var rejectedBy: [String]

  /// Reads the first line of a mutant's file: `// Mistake: …; rejected by: check[, check]`.
  ///
  /// - Returns: `nil` when the line says no such thing.
  init?(name: String, file: String, firstLine: some StringProtocol) {
    guard let match = String(firstLine).wholeMatch(of: #///\s*Mistake:\s*(\S.*?);\s*rejected by:\s*(.+?)\s*/#) else {
      return nil
    }
    self.name = name
    self.file = file
    mistake = String(match.1)
    rejectedBy = match.2.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    if rejectedBy.isEmpty { return nil }
  }
}
