internal import Markdown

/// The headings `## N. Title`, which number the tasks of an exercise in its instructions and in its hints.
struct TaskHeading: Equatable {
  var number: Int
  var title: String

  /// `nil` for a section of another kind.
  init?(_ section: Section) {
    guard section.level == 2 else { return nil }
    let digits = section.title.prefix { ("0"..."9").contains($0) }
    let rest = section.title.dropFirst(digits.count)
    guard let number = Int(digits), rest.hasPrefix(".") else { return nil }
    let title = rest.dropFirst().drop(while: \.isWhitespace)
    guard !title.isEmpty else { return nil }
    self.number = number
    self.title = String(title)
  }
}

/// What an exercise's instructions say of it.
struct Instructions {
  /// The first heading, if it says more than what kind of text it is.
  let title: String?
  /// In the order of the text; a number may repeat.
  let tasks: [(heading: TaskHeading, line: Int)]

  init(_ sections: [Section]) {
    title = sections.first.map(\.title).flatMap { Self.generalTitles.contains($0.lowercased()) ? nil : $0 }
    tasks = sections.compactMap { section in
      TaskHeading(section).map { ($0, section.lines.lowerBound) }
    }
  }

  /// The headings that Exercism gives all its exercises.
  private static let generalTitles = ["instructions", "description", "introduction"]
}
