/// Where a block of the top level stands on a page.
struct PageBlock: Equatable {
  /// The first line of its text, counted from 0.
  var line: Int
  var isHeading: Bool
}

/// A code block on a page, at any depth.
struct PageCode: Equatable {
  /// The first of its lines, counted from 0.
  var line: Int
  /// The block of the top level that it is or stands in, and which of the code blocks there.
  var block: Int
  var number: Int
}

/// A heading of the top level on a page.
package struct PageHeading: Equatable, Sendable {
  package var anchor: String
  package var title: String
  /// 1 to 6.
  package var level: Int
  /// The first of its lines, counted from 0.
  var line: Int
  /// Its place among the page's blocks.
  var block: Int
}
