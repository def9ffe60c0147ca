import FoundationEssentials
package import Wordings

/// A value as JSON: keys sorted, so that two runs can be compared, and a line end after it.
///
/// - Parameter language: in which texts are printed.
package func json(_ value: some Encodable, in language: Wording.Language) throws -> String {
  let encoder = JSONEncoder()
  encoder.userInfo = Wording.userInfo(for: language)
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

/// The version of everything that is printed as JSON: fields may be added to it, never renamed.
private let currentFormat = 1

/// An error, on standard output where a result would be.
package struct ErrorJSON: Encodable {
  struct Content: Encodable {
    var code: Int
    var message: Wording
    var help: Wording
  }

  var formatVersion = currentFormat
  var error: Content

  package init(code: Int, message: Wording, help: Wording) {
    error = Content(code: code, message: message, help: help)
  }
}

/// A result with the version of its format and the course that it is about.
package struct CourseJSON<Content: Encodable>: Encodable {
  let course: String
  let content: Content

  package init(course: String, _ content: Content) {
    self.course = course
    self.content = content
  }

  private enum Key: CodingKey { case formatVersion, course }

  package func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(currentFormat, forKey: .formatVersion)
    try container.encode(course, forKey: .course)
  }
}
