/// The parts that a piece of text plays, several at once: a link inside a heading has both.
package struct Style: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A heading of level 1, of level 2 or 3, and of a lower level.
  package static let title = Style(rawValue: 1 << 0)
  package static let heading = Style(rawValue: 1 << 1)
  package static let subheading = Style(rawValue: 1 << 2)

  package static let emphasis = Style(rawValue: 1 << 3)
  package static let strong = Style(rawValue: 1 << 4)
  package static let strikethrough = Style(rawValue: 1 << 5)
  package static let code = Style(rawValue: 1 << 6)
  package static let link = Style(rawValue: 1 << 7)

  /// The furniture of the page: bullets, bars, rules, marks of continued lines.
  package static let mark = Style(rawValue: 1 << 8)
  /// What can be skipped.
  package static let dim = Style(rawValue: 1 << 9)
  /// What the eye should find first.
  package static let accent = Style(rawValue: 1 << 10)
  /// For verdicts alone.
  package static let good = Style(rawValue: 1 << 11)
  package static let bad = Style(rawValue: 1 << 12)

  /// The parts of source code.
  package static let keyword = Style(rawValue: 1 << 13)
  package static let string = Style(rawValue: 1 << 14)
  package static let number = Style(rawValue: 1 << 15)
  package static let comment = Style(rawValue: 1 << 16)
  package static let typeName = Style(rawValue: 1 << 17)
  package static let attribute = Style(rawValue: 1 << 18)

  /// The style of a heading of level 1 to 6.
  package static func heading(level: Int) -> Style {
    level <= 1 ? .title : level <= 3 ? .heading : .subheading
  }
}
