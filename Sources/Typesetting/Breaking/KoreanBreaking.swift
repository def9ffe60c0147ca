/// Where lines of Korean may end.
package enum KoreanBreaking: String, CaseIterable, Sendable {
  /// At spaces, as readers expect; between syllables only in a word that is wider than a line.
  case words
  /// Between any two syllables, as UAX #14 has it without tailoring.
  case syllables
}
