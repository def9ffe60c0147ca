/// What is read from a store over all exercises.
extension ProgressStore {
  /// What somebody has asked of an exercise's solution.
  package struct SolutionRequests: Equatable, Sendable {
    /// How often it was asked for.
    package var count = 0
    /// When it was first shown, in seconds since 1970; `nil` when it never was.
    package var firstShown: Double?

    package init(count: Int = 0, firstShown: Double? = nil) {
      self.count = count
      self.firstShown = firstShown
    }
  }

  /// All attempts in their order, without what came of their checks.
  package func attempts() throws(ProgressError) -> [Attempt] {
    try explaining(path) { () throws(DatabaseError) in
      try database.rows("SELECT * FROM attempts ORDER BY sequence, id") { row throws(DatabaseError) in
        try row.attempt()
      }
    }
  }

  /// When each attempt was started, in seconds since 1970, in no order.
  package func attemptDates() throws(ProgressError) -> [Double] {
    try explaining(path) { () throws(DatabaseError) in
      try database.rows("SELECT started FROM attempts") { row throws(DatabaseError) in try row.date("started") }
    }
  }

  /// How many hints of each exercise have been revealed; exercises without any are left out.
  package func hintsRevealed() throws(ProgressError) -> [String: Int] {
    let counts = try explaining(path) { () throws(DatabaseError) in
      try database.rows("SELECT exercise, count(*) AS count FROM hints GROUP BY exercise") {
        row throws(DatabaseError) in
        (try row.text("exercise"), try row.int("count"))
      }
    }
    return Dictionary(counts) { first, _ in first }
  }

  /// The requests for solutions, by exercise; exercises without any are left out.
  package func solutionRequests() throws(ProgressError) -> [String: SolutionRequests] {
    let requests = try explaining(path) { () throws(DatabaseError) in
      try database.rows(
        """
        SELECT exercise, count(*) AS count, min(CASE shown WHEN 1 THEN asked END) AS shown FROM solutions
        GROUP BY exercise
        """
      ) { row throws(DatabaseError) in
        let shown = try row.isNull("shown") ? nil : try row.date("shown")
        return (try row.text("exercise"), SolutionRequests(count: try row.int("count"), firstShown: shown))
      }
    }
    return Dictionary(requests) { first, _ in first }
  }
}

extension Row {
  /// Seconds since 1970 from a column of milliseconds.
  func date(_ column: String) throws(DatabaseError) -> Double { Double(try int(column)) / 1000 }

  /// A row of `attempts` without what came of its checks.
  func attempt() throws(DatabaseError) -> Attempt {
    Attempt(
      exercise: try text("exercise"), started: try date("started"), duration: try double("duration"),
      outcome: try text("outcome"), passed: try int("passed"), total: try int("total"),
      fingerprint: Fingerprint(
        code: try text("code"), checks: try text("checks"), toolchain: try text("toolchain")),
      checks: [], hintsSeen: try int("hints"))
  }
}
