/// What is read from a store.
extension ProgressStore {
  /// What is recorded of every exercise, by slug, in one query.
  package func histories() throws(ProgressError) -> [String: ExerciseHistory] {
    try histories(where: "", [])
  }

  /// What is recorded of one exercise; `nil` when nothing is.
  package func history(of exercise: String) throws(ProgressError) -> ExerciseHistory? {
    try histories(where: "WHERE exercise = ?1", [Value(exercise)])[exercise]
  }

  /// The exercise that was started or checked last.
  package func lastWorkedOn() throws(ProgressError) -> String? {
    try explaining(path) { () throws(DatabaseError) in
      try database.rows(
        """
        SELECT exercise, started FROM
          (SELECT exercise, sequence AS started FROM attempts ORDER BY sequence DESC, id DESC LIMIT 1)
        UNION ALL
        SELECT exercise, started FROM (SELECT exercise, started FROM starts ORDER BY started DESC, id DESC LIMIT 1)
        ORDER BY started DESC LIMIT 1
        """
      ) { row throws(DatabaseError) in try row.text("exercise") }.first
    }
  }

  /// How many hints of each task of an exercise have been revealed; tasks without any are left out.
  package func hintsRevealed(of exercise: String) throws(ProgressError) -> [Int: Int] {
    let levels = try explaining(path) { () throws(DatabaseError) in
      try database.rows(
        "SELECT task, max(level) AS level FROM hints WHERE exercise = ? GROUP BY task", [Value(exercise)]
      ) { row throws(DatabaseError) in (try row.int("task"), try row.int("level")) }
    }
    return Dictionary(levels, uniquingKeysWith: max)
  }

  private func histories(
    where condition: String, _ parameters: [Value]
  ) throws(ProgressError) -> [String: ExerciseHistory] {
    try explaining(path) { () throws(DatabaseError) in
      var histories: [String: ExerciseHistory] = [:]
      try database.run(historySelection(where: condition), parameters) { row throws(DatabaseError) in
        let exercise = try row.text("exercise")
        if histories[exercise] == nil { histories[exercise] = try row.history() }
        if let check = try row.checkResult() { histories[exercise]?.latest?.checks.append(check) }
      }
      return histories
    }
  }
}

/// One row a check of the latest attempt of every exercise, or one without a check.
///
/// - Parameter condition: A WHERE clause over `exercise`, or nothing.
private func historySelection(where condition: String) -> String {
  """
  SELECT worked.exercise, begun.started AS begun, coalesce(tried.attempts, 0) AS attempts,
    latest.id AS latest, latest.started, latest.duration, latest.outcome, latest.passed, latest.total, latest.hints,
    latest.code, latest.checks, latest.toolchain,
    tried.firstPass,
    pass.code AS passedCode, pass.checks AS passedChecks, pass.toolchain AS passedToolchain,
    result.id AS checkID, result.name AS checkName, result.task AS checkTask, result.outcome AS checkOutcome
  FROM (SELECT exercise FROM starts \(condition) UNION SELECT exercise FROM attempts \(condition)) AS worked
  LEFT JOIN (SELECT exercise, min(started) AS started FROM starts \(condition) GROUP BY exercise) AS begun
    ON begun.exercise = worked.exercise
  LEFT JOIN (
    SELECT exercise, count(*) AS attempts,
      min(CASE outcome WHEN '\(Attempt.passingOutcome)' THEN started END) AS firstPass
    FROM attempts \(condition) GROUP BY exercise
  ) AS tried ON tried.exercise = worked.exercise
  LEFT JOIN attempts AS latest ON latest.id = (
    SELECT id FROM attempts WHERE exercise = worked.exercise ORDER BY sequence DESC, id DESC LIMIT 1)
  LEFT JOIN attempts AS pass ON pass.id = (
    SELECT id FROM attempts WHERE exercise = worked.exercise AND outcome = '\(Attempt.passingOutcome)'
    ORDER BY sequence DESC, id DESC LIMIT 1)
  LEFT JOIN check_results AS result ON result.attempt = latest.id
  ORDER BY worked.exercise, result.position
  """
}

/// The parts of a row of `historySelection`.
extension Row {
  /// The history without the results of the latest attempt's checks.
  fileprivate func history() throws(DatabaseError) -> ExerciseHistory {
    ExerciseHistory(
      exercise: try text("exercise"), started: try optionalDate("begun"), attempts: try int("attempts"),
      latest: try latestAttempt(), firstPass: try optionalDate("firstPass"), latestPass: try latestPass())
  }

  fileprivate func checkResult() throws(DatabaseError) -> CheckResult? {
    guard let id = try optionalText("checkID") else { return nil }
    return CheckResult(
      id: id, name: try optionalText("checkName"), task: try optionalInt("checkTask"),
      outcome: try text("checkOutcome"))
  }

  private func latestAttempt() throws(DatabaseError) -> Attempt? {
    guard let started = try optionalDate("started") else { return nil }
    return Attempt(
      exercise: try text("exercise"), started: started, duration: try double("duration"),
      outcome: try text("outcome"), passed: try int("passed"), total: try int("total"),
      fingerprint: try fingerprint("code", "checks", "toolchain"), checks: [], hintsSeen: try int("hints"))
  }

  private func latestPass() throws(DatabaseError) -> Fingerprint? {
    try isNull("passedCode") ? nil : try fingerprint("passedCode", "passedChecks", "passedToolchain")
  }

  private func fingerprint(
    _ code: String, _ checks: String, _ toolchain: String
  ) throws(DatabaseError) -> Fingerprint {
    Fingerprint(code: try text(code), checks: try text(checks), toolchain: try text(toolchain))
  }

  /// Seconds since 1970 from a column of milliseconds.
  private func optionalDate(_ column: String) throws(DatabaseError) -> Double? {
    try optionalInt(column).map { Double($0) / 1000 }
  }
}
