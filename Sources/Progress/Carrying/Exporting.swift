internal import FoundationEssentials

extension ProgressStore {
  /// All that is recorded, as the text of a file that `import` takes on another machine.
  ///
  /// - Parameter course: The course's title in its first language.
  package func export(course: String) throws(ProgressError) -> String {
    let records = try explaining(path) { () throws(DatabaseError) in
      // One transaction: all parts are of one moment.
      try database.transaction { () throws(DatabaseError) in
        try exportedStarts() + exportedHints() + exportedSolutions() + exportedAttempts()
      }
    }
    let end = ProgressFileLine(end: .init(records: records.count))
    return encoded(ProgressFileHeader(course: course)) + (records + [end]).map(encoded).joined()
  }

  private func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Numbers that are not finite are all that could be refused, and a duration is clamped.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func exportedStarts() throws(DatabaseError) -> [ProgressFileLine] {
    try database.rows("SELECT exercise, started FROM starts ORDER BY started, exercise") { row throws(DatabaseError) in
      ProgressFileLine(start: .init(exercise: try row.text("exercise"), started: try row.int("started")))
    }
  }

  private func exportedHints() throws(DatabaseError) -> [ProgressFileLine] {
    try database.rows("SELECT * FROM hints ORDER BY exercise, task, level") { row throws(DatabaseError) in
      ProgressFileLine(
        hint: .init(
          exercise: try row.text("exercise"), task: try row.int("task"), level: try row.int("level"),
          revealed: try row.int("revealed")))
    }
  }

  private func exportedSolutions() throws(DatabaseError) -> [ProgressFileLine] {
    try database.rows("SELECT * FROM solutions ORDER BY exercise, asked") { row throws(DatabaseError) in
      ProgressFileLine(
        solution: .init(
          exercise: try row.text("exercise"), asked: try row.int("asked"), shown: try row.int("shown") != 0))
    }
  }

  private func exportedAttempts() throws(DatabaseError) -> [ProgressFileLine] {
    var results: [Int: [ProgressFileLine.AttemptEntry.Result]] = [:]
    try database.run("SELECT * FROM check_results ORDER BY attempt, position") { row throws(DatabaseError) in
      results[try row.int("attempt"), default: []].append(
        .init(
          id: try row.text("id"), name: try row.optionalText("name"), task: try row.optionalInt("task"),
          outcome: try row.text("outcome")))
    }
    return try database.rows("SELECT * FROM attempts ORDER BY sequence, id") { row throws(DatabaseError) in
      let duration = try row.double("duration")
      return ProgressFileLine(
        attempt: .init(
          exercise: try row.text("exercise"), started: try row.int("started"),
          duration: duration.isFinite ? duration : 0, outcome: try row.text("outcome"), passed: try row.int("passed"),
          total: try row.int("total"), code: try row.text("code"), checks: try row.text("checks"),
          toolchain: try row.text("toolchain"), hints: try row.int("hints"), sequence: try row.int("sequence"),
          results: results[try row.int("id")] ?? []))
    }
  }
}
