internal import Course

/// Which of the texts that translate each other somebody is shown.
struct LanguageChoice {
  private let language: String
  /// The originals of the texts that are there in the person's language.
  private let translated: Set<String>

  init(_ language: String, among texts: some Sequence<CourseText>) {
    self.language = language
    translated = Set(texts.filter { $0.language == language }.map(\.original))
  }

  /// Whether a text is in the person's language, or is the original of none that is.
  func shows(_ text: CourseText) -> Bool {
    text.language == language || (text.language == nil && !translated.contains(text.original))
  }
}

extension CourseIndex {
  /// Where a section is found in several languages, the one that is shown, else the first; sections are paired by
  /// position.
  func withoutTwins(_ candidates: [Candidate], _ choice: LanguageChoice) -> [Candidate] {
    struct Place: Hashable {
      var original: String
      var section: Int
      /// Texts with different numbers of sections are no translations of each other.
      var count: Int
    }
    var kept: [Candidate] = []
    var indices: [Place: Int] = [:]
    for candidate in candidates {
      let entry = entries[candidate.text]
      let place = Place(
        original: entry.place.original, section: candidate.section, count: entry.text.sections.count)
      if let index = indices[place] {
        if choice.shows(entry.place) { kept[index] = candidate }
      } else {
        indices[place] = kept.count
        kept.append(candidate)
      }
    }
    return kept
  }
}
