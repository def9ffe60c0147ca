/// What a person has said, and where, before a course and a workspace are looked for.
package struct Surroundings: Sendable {
  /// The directory of `--course` or `LECTERN_COURSE`.
  package var course: String?
  /// The directory of `--workspace` or `LECTERN_WORKSPACE`.
  package var workspace: String?
  /// Absolute.
  package var currentDirectory: String
  /// The person's home; absolute.
  package var home: String
  /// The course that comes with Lectern, if one is installed.
  package var shippedCourse: String?

  package init(
    course: String? = nil, workspace: String? = nil, currentDirectory: String, home: String,
    shippedCourse: String? = nil
  ) {
    self.course = course
    self.workspace = workspace
    self.currentDirectory = currentDirectory
    self.home = home
    self.shippedCourse = shippedCourse
  }
}
