package import Typesetting

extension Standing {
  /// How the exercise stands as a sign, with its word where colour does not tell.
  package func sign(_ appearance: Appearance) -> Span {
    let line = mark.line(appearance)
    return Span(line.text, mark.style)
  }
}
