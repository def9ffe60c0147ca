/// The first line of a file that carries progress from one machine to another.
///
/// The file is JSON Lines: this line, a `ProgressFileLine` for every record, and a line that tells how many there are.
struct ProgressFileHeader: Codable, Equatable {
  static let format = "lectern progress"
  static let currentVersion = 1

  var format = Self.format
  var version = Self.currentVersion
  /// The course's title in its first language.
  var course: String
}

/// One record of the file: one of its fields is there. Dates are milliseconds since 1970, as in the store.
struct ProgressFileLine: Codable, Equatable {
  var start: Start?
  var hint: Hint?
  var solution: Solution?
  var attempt: AttemptEntry?
  var end: End?

  struct Start: Codable, Equatable {
    var exercise: String
    var started: Int
  }

  struct Hint: Codable, Equatable {
    var exercise: String
    var task: Int
    var level: Int
    var revealed: Int
  }

  struct Solution: Codable, Equatable {
    var exercise: String
    var asked: Int
    var shown: Bool
  }

  struct AttemptEntry: Codable, Equatable {
    var exercise: String
    var started: Int
    /// Wall-clock seconds.
    var duration: Double
    var outcome: String
    var passed: Int
    var total: Int
    var code: String
    var checks: String
    var toolchain: String
    var hints: Int
    /// What attempts are ordered by.
    var sequence: Int
    var results: [Result]

    struct Result: Codable, Equatable {
      var id: String
      var name: String?
      var task: Int?
      var outcome: String
    }
  }

  /// The last line, without which the file was cut off.
  struct End: Codable, Equatable {
    /// How many records stand before it.
    var records: Int
  }

  /// Whether exactly one field is there.
  var isSound: Bool {
    [start != nil, hint != nil, solution != nil, attempt != nil, end != nil].count { $0 } == 1
  }
}
