/// A wrong solution that an exercise's checks must reject.
struct Mutant: Equatable, Sendable {
  /// The name of its folder in `.meta/Mutants`.
  var name: String
  /// What is wrong with it, in words.
  var mistake: String
  /// The checks that must reject it, by base name, or `Suite.name` where that is not unique.
  var rejectedBy: [String]

  /// Reads the first line of a mutant's file: `// Mistake: …; rejected by: check[, check]`.
  ///
  /// - Returns: `nil` when the line says no such thing.
  init?(name: String, firstLine: some StringProtocol) {
    guard let match = String(firstLine).wholeMatch(of: #///\s*Mistake:\s*(.+?);\s*rejected by:\s*(.+?)\s*/#) else {
      return nil
    }
    self.name = name
    mistake = String(match.1)
    rejectedBy = match.2.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
  }
}
