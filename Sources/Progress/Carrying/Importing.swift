/// What an import has added to a store.
package struct ImportCounts: Equatable, Sendable {
  package var attempts = 0
  package var starts = 0
  package var hints = 0
  package var solutions = 0
  /// How many records of the file were there already.
  package var known = 0

  package init() {}
}

extension ProgressStore {
  /// Adds the records of a file that are not there yet, all of them or none.
  ///
  /// - Parameter course: The title of the course that the store is about, in its first language.
  package func add(_ file: ProgressFile, course: String) throws -> ImportCounts {
    guard file.course == course else { throw ProgressFileError.otherCourse(found: file.course, expected: course) }
    return try add(file.records)
  }

  private func add(_ records: [ProgressFileLine]) throws(ProgressError) -> ImportCounts {
    try explaining(path) { () throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        var counts = ImportCounts()
        for record in records {
          if let start = record.start {
            try count(&counts, \.starts, isNew: try add(start))
          } else if let hint = record.hint {
            try count(&counts, \.hints, isNew: try add(hint))
          } else if let solution = record.solution {
            try count(&counts, \.solutions, isNew: try add(solution))
          } else if let attempt = record.attempt {
            try count(&counts, \.attempts, isNew: try add(attempt))
          }
        }
        return counts
      }
    }
  }

  private func count(
    _ counts: inout ImportCounts, _ kind: WritableKeyPath<ImportCounts, Int>, isNew: Bool
  ) throws(DatabaseError) {
    if isNew { counts[keyPath: kind] += 1 } else { counts.known += 1 }
  }

  private func add(_ start: ProgressFileLine.Start) throws(DatabaseError) -> Bool {
    let values = [Value(start.exercise), Value(start.started)]
    guard try !exists("starts WHERE exercise = ?1 AND started = ?2", values) else { return false }
    try database.run("INSERT INTO starts (exercise, started) VALUES (?1, ?2)", values)
    return true
  }

  /// A hint keeps the date of whichever machine has seen it first.
  private func add(_ hint: ProgressFileLine.Hint) throws(DatabaseError) -> Bool {
    let values = [Value(hint.exercise), Value(hint.task), Value(hint.level), Value(hint.revealed)]
    let isKnown = try exists("hints WHERE exercise = ?1 AND task = ?2 AND level = ?3", Array(values.prefix(3)))
    try database.run(
      """
      INSERT INTO hints (exercise, task, level, revealed) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET revealed = min(revealed, excluded.revealed)
      """, values)
    return !isKnown
  }

  private func add(_ solution: ProgressFileLine.Solution) throws(DatabaseError) -> Bool {
    let values = [Value(solution.exercise), Value(solution.asked)]
    guard try !exists("solutions WHERE exercise = ?1 AND asked = ?2", values) else { return false }
    try database.run(
      "INSERT INTO solutions (exercise, asked, shown) VALUES (?1, ?2, ?3)", values + [Value(solution.shown ? 1 : 0)])
    return true
  }

  /// Two attempts are one when they looked at the same things at the same time, and came to the same.
  private func add(_ attempt: ProgressFileLine.AttemptEntry) throws(DatabaseError) -> Bool {
    let values = [
      Value(attempt.exercise), Value(attempt.started), Value(attempt.duration), Value(attempt.outcome),
      Value(attempt.passed), Value(attempt.total), Value(attempt.code), Value(attempt.checks),
      Value(attempt.toolchain),
    ]
    let isKnown = try exists(
      """
      attempts WHERE exercise = ?1 AND started = ?2 AND duration = ?3 AND outcome = ?4 AND passed = ?5 AND total = ?6
        AND code = ?7 AND checks = ?8 AND toolchain = ?9
      """, values)
    guard !isKnown else { return false }
    try database.run(
      """
      INSERT INTO attempts
        (exercise, started, duration, outcome, passed, total, code, checks, toolchain, hints, sequence)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """, values + [Value(attempt.hints), Value(attempt.sequence)])
    let results = attempt.results.map { CheckResult(id: $0.id, name: $0.name, task: $0.task, outcome: $0.outcome) }
    try insert(results, of: database.lastInsertedRow)
    return true
  }

  private func exists(_ selection: String, _ values: [Value]) throws(DatabaseError) -> Bool {
    try !database.rows("SELECT 1 AS found FROM \(selection) LIMIT 1", values) { _ in true }.isEmpty
  }
}
