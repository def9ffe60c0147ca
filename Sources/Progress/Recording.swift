/// What is added to a store.
extension ProgressStore {
  /// Records an attempt with its checks, all or nothing, and returns its number; numbers grow in the order of recording.
  @discardableResult
  package func record(_ attempt: Attempt) throws(ProgressError) -> Int64 {
    try explaining(path) { () throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        let number = try insert(attempt)
        try insert(attempt.checks, of: number)
        return number
      }
    }
  }

  /// Records that a learner has started an exercise.
  ///
  /// - Parameter date: Seconds since 1970.
  package func recordStart(of exercise: String, at date: Double) throws(ProgressError) {
    try explaining(path) { () throws(DatabaseError) in
      try database.run(
        "INSERT INTO starts (exercise, started) VALUES (?, ?)", [Value(exercise), .milliseconds(date)])
    }
  }

  /// Records that a hint was revealed; one that was revealed before keeps its first date.
  ///
  /// - Parameters:
  ///   - task: The number of the task that the hint belongs to.
  ///   - level: Which of the task's hints, counted from 1.
  ///   - date: Seconds since 1970.
  package func recordHint(
    of exercise: String, task: Int, level: Int, at date: Double
  ) throws(ProgressError) {
    try explaining(path) { () throws(DatabaseError) in
      try database.run(
        "INSERT INTO hints (exercise, task, level, revealed) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [Value(exercise), Value(task), Value(level), .milliseconds(date)])
    }
  }

  /// Records that a learner has asked for the solution of an exercise, and whether it was shown.
  ///
  /// - Parameter date: Seconds since 1970.
  package func recordSolutionRequest(
    of exercise: String, wasShown: Bool, at date: Double
  ) throws(ProgressError) {
    try explaining(path) { () throws(DatabaseError) in
      try database.run(
        "INSERT INTO solutions (exercise, asked, shown) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [Value(exercise), .milliseconds(date), Value(wasShown ? 1 : 0)])
    }
  }

  private func insert(_ attempt: Attempt) throws(DatabaseError) -> Int64 {
    try database.run(
      """
      INSERT INTO attempts
        (exercise, started, duration, outcome, passed, total, code, checks, toolchain, hints, sequence)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, coalesce(?10, (SELECT count(*) FROM hints WHERE exercise = ?1)),
        max(?2, coalesce((SELECT max(sequence) FROM attempts), ?2)))
      """,
      [
        Value(attempt.exercise), .milliseconds(attempt.started), Value(attempt.duration), Value(attempt.outcome),
        Value(attempt.passed), Value(attempt.total), Value(attempt.fingerprint.code),
        Value(attempt.fingerprint.checks), Value(attempt.fingerprint.toolchain), Value(attempt.hintsSeen),
      ])
    return database.lastInsertedRow
  }

  func insert(_ checks: [CheckResult], of attempt: Int64) throws(DatabaseError) {
    let insertion = try Statement(
      "INSERT INTO check_results (attempt, position, id, name, task, outcome) VALUES (?, ?, ?, ?, ?, ?)", in: database)
    for (position, check) in checks.enumerated() {
      try insertion.run([
        .integer(attempt), Value(position), Value(check.id), Value(check.name), Value(check.task),
        Value(check.outcome),
      ])
    }
  }
}

extension Value {
  /// A date in seconds since 1970 as the store keeps it; one that no calendar has becomes 1970.
  static func milliseconds(_ date: Double) -> Value {
    .integer(Int64(exactly: (date * 1000).rounded()) ?? 0)
  }
}
