import Course
import Reader
import Search

/// Finds the sections of a course that hold some words, for the list that they are picked from.
struct CourseSearch {
  private let site: Site
  private let session: Session
  /// Read when a search begins; what changes while somebody types can wait.
  private var index: CourseIndex?

  /// More than anybody looks through.
  private static let limit = 50

  init(_ site: Site, _ session: Session) {
    self.site = site
    self.session = session
  }

  /// What is found for the words that are typed so far.
  mutating func items(for words: String) throws -> [PickerItem] {
    guard let query = try? SearchQuery(arguments: words.split(separator: " ").map(String.init)) else {
      index = nil
      return []
    }
    let index = try self.index ?? read()
    self.index = index
    return index.search(query, language: site.course.language, limit: Self.limit).hits.compactMap(item)
  }

  private func read() throws -> CourseIndex {
    CourseIndex.current(
      try Course.texts(at: site.course.root), cacheFolder: session.cacheFolder,
      program: "\(session.context.programs)/lectern", clock: session.context.clock)
  }

  /// A hit that the reader can show, with the words around which it was found.
  private func item(_ hit: SearchHit) -> PickerItem? {
    guard !hit.needsLanguage else { return nil }
    let titles = hit.titles.map(\.text)
    let found = hit.passage.marks.first.map { String(hit.passage.text[$0]) }
    let target = found.map { Arrival.Target.words(anchor: hit.anchor, $0) } ?? hit.anchor.map { .anchor($0) } ?? .top
    let name: TextName =
      switch hit.text.subject {
      case .note(let name): .note(name)
      case .exercise(let slug): .instructions(slug)
      }
    return PickerItem(title: titles.last ?? "", detail: excerpt(of: hit.passage), name: name, target: target)
  }

  /// The passage from a little before the first mark.
  private func excerpt(of passage: MarkedText) -> String {
    let text = passage.text
    guard let mark = passage.marks.first?.lowerBound else { return text }
    let start = text.index(mark, offsetBy: -24, limitedBy: text.startIndex) ?? text.startIndex
    return (start > text.startIndex ? "…" : "") + text[start...].filter { !$0.isNewline }
  }
}
