/// The course that a workspace belongs to, as `.lectern/course.json` keeps it.
package struct CourseRecord: Record, Equatable, Sendable {
  static let currentVersion = 1

  package var formatVersion: Int
  /// The canonical path of the course's directory.
  package var course: String
  /// The course's title when the record was written, which names it to people.
  package var title: String

  package init(course: String, title: String) {
    formatVersion = Self.currentVersion
    self.course = course
    self.title = title
  }
}
