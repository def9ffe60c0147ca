/// What an exercise's starter files were when they were copied, as `.lectern/started/<slug>.json` keeps it.
///
/// An update of the course can tell by it which copies the learner has changed.
struct StartRecord: Record, Equatable, Sendable {
  static let currentVersion = 1

  var formatVersion: Int
  /// The SHA-256 of each file in hexadecimal digits, by path relative to the exercise's folder.
  var files: [String: String]

  init(files: [String: String] = [:]) {
    formatVersion = Self.currentVersion
    self.files = files
  }
}
