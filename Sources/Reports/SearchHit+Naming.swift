import Course
package import Search

extension SearchHit {
  /// What to type to see the section.
  package var command: String {
    let name =
      switch text.subject {
      case .exercise(let name), .note(let name): name
      }
    return "lectern read \((anchor.map { "\(name)#\($0)" } ?? name).quotedForShell)"
      + (needsLanguage ? " --lang \(text.language ?? "en")" : "")
  }

  /// The titles that tell where the section is: an exercise's name stands for its first heading, which may be no more
  /// than `Instructions`.
  var displayedTitles: [MarkedText] {
    switch text.subject {
    case .note: titles
    case .exercise(let slug):
      titles.count == 1 && titles[0].text == slug
        ? titles : [MarkedText(slug)] + (titles.count > 1 ? titles.dropFirst() : titles[...])
    }
  }
}

extension String {
  /// The text as a shell takes it for one word.
  fileprivate var quotedForShell: String {
    let isPlain = !isEmpty && first != "#" && allSatisfy { $0.isLetter || $0.isNumber || "-_./#:".contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
