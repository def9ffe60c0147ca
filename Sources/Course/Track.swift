/// An Exercism track's `config.json`, from which the syllabus and the notes of a track are made.
struct Track: Decodable {
  var language: String
  var exercises: Exercises

  struct Exercises: Decodable {
    var concept: [Entry]?
    var practice: [Entry]?
  }

  struct Entry: Decodable {
    var slug: String
    var name: String
    var difficulty: Int?
    var status: String?

    var isDeprecated: Bool { status == "deprecated" }
  }

  /// A note that is made for a group of exercises.
  struct GeneratedNote {
    var name: String
    var markdown: String
  }

  /// What the track calls each exercise, by slug.
  var names: [String: String] {
    let entries = (exercises.concept ?? []) + (exercises.practice ?? [])
    return Dictionary(entries.map { ($0.slug, $0.name) }) { first, _ in first }
  }

  /// One note a group, with links relative to the track's root.
  var notes: [GeneratedNote] {
    [
      note("concept", "Concept exercises", exercises.concept ?? []),
      note("practice", "Practice exercises", exercises.practice ?? []),
    ].compactMap { $0 }
  }

  /// The exercises under a heading for each difficulty, as Exercism names them: easy to 3, medium to 7, hard to 10.
  ///
  /// Concept exercises keep the order of the track, which teaches one thing after the other.
  private func note(_ group: String, _ title: String, _ entries: [Entry]) -> GeneratedNote? {
    guard !entries.isEmpty else { return nil }
    let current = entries.filter { !$0.isDeprecated }
    let parts: [(title: String, entries: [Entry])] =
      group == "concept"
      ? [("In order", current)]
      : [
        ("Easy", current.filter { ...3 ~= $0.difficulty ?? 1 }),
        ("Medium", current.filter { 4...7 ~= $0.difficulty ?? 1 }),
        ("Hard", current.filter { 8... ~= $0.difficulty ?? 1 }),
      ]
    let sections = (parts + [("Deprecated", entries.filter(\.isDeprecated))]).filter { !$0.entries.isEmpty }
    let markdown = sections.map { section in
      let links = section.entries.map { "- [\(escaped($0.name))](<exercises/\(group)/\($0.slug)>)\n" }
      return "## \(section.title)\n\n\(links.joined())\n"
    }
    return GeneratedNote(name: group, markdown: "# \(title)\n\n" + markdown.joined())
  }

  /// The text with a backslash before every character that could be Markdown (CommonMark 0.30, section 2.4).
  private func escaped(_ text: String) -> String {
    text.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) ? "\\\($0)" : String($0) }.joined()
  }
}
