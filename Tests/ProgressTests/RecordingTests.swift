import Progress
import Testing

@Suite("Recording progress")
struct RecordingTests {
  let workspace = try? TemporaryWorkspace()

  func store() throws -> ProgressStore {
    try ProgressStore.open(inWorkspace: try #require(workspace).path)
  }

  @Test("an attempt is read as it was recorded, its checks in their order")
  func roundTrip() throws {
    var attempt = Attempt.example(checks: [
      CheckResult(id: "Rules/starts()", name: "starts at zero", task: 1, outcome: "passed"),
      CheckResult(id: "Rules/뒤집기(_:)", name: nil, task: nil, outcome: "crashed"),
      CheckResult(id: "Rules/a()", name: "", task: 2, outcome: "doesNotCompile"),
    ])
    attempt.started = 1_700_000_000.123
    try store().record(attempt)
    #expect(try store().history(of: "flip-count")?.latest == attempt)
  }

  @Test("the history counts the attempts and names the first and the last pass")
  func history() throws {
    let store = try store()
    try store.record(.example(at: 10, outcome: "failed", code: "a"))
    try store.record(.example(at: 20, outcome: "passed", code: "b"))
    try store.record(.example(at: 30, outcome: "passed", code: "c"))
    try store.record(.example(at: 40, outcome: "doesNotCompile", code: "d"))
    let history = try #require(try store.history(of: "flip-count"))
    #expect(history.attempts == 4)
    #expect(history.firstPass == 20)
    #expect(history.latestPass == Fingerprint(code: "c", checks: "checks", toolchain: "6.3"))
    #expect(history.latest == .example(at: 40, outcome: "doesNotCompile", code: "d"))
    #expect(history.started == nil)
  }

  @Test("the histories of all exercises come at once, each with its own checks")
  func histories() throws {
    let store = try store()
    let passed = CheckResult(id: "a()", outcome: "passed")
    let failed = CheckResult(id: "b()", outcome: "failed")
    try store.record(.example(of: "set-rules", at: 10, checks: [failed, passed]))
    try store.record(.example(of: "flip-count", at: 20, checks: [passed]))
    try store.record(.example(of: "flip-count", at: 30, checks: [passed, failed]))
    try store.recordStart(of: "new-game", at: 40)
    try store.recordStart(of: "new-game", at: 50)
    let histories = try store.histories()
    #expect(histories.keys.sorted() == ["flip-count", "new-game", "set-rules"])
    #expect(histories["flip-count"]?.latest?.checks == [passed, failed])
    #expect(histories["set-rules"]?.latest?.checks == [failed, passed])
    #expect(histories["new-game"] == ExerciseHistory(exercise: "new-game", started: 40))
    #expect(try store.history(of: "new-game") == histories["new-game"])
    #expect(try store.history(of: "unknown") == nil)
  }

  @Test("an attempt that is recorded later counts as the latest although its clock says otherwise")
  func clockSetBack() throws {
    let store = try store()
    try store.record(.example(at: 100, code: "a"))
    try store.record(.example(at: 50, code: "b"))
    #expect(try store.history(of: "flip-count")?.latest?.fingerprint.code == "b")
  }

  @Test("what was worked on last is what was started or checked last")
  func lastWorkedOn() throws {
    let store = try store()
    #expect(try store.lastWorkedOn() == nil)
    try store.recordStart(of: "flip-count", at: 10)
    #expect(try store.lastWorkedOn() == "flip-count")
    try store.record(.example(of: "set-rules", at: 20))
    #expect(try store.lastWorkedOn() == "set-rules")
    try store.recordStart(of: "new-game", at: 30)
    #expect(try store.lastWorkedOn() == "new-game")
  }

  @Test("revealed hints are remembered by task and counted into the attempts that follow")
  func hints() throws {
    let store = try store()
    #expect(try store.hintsRevealed(of: "flip-count").isEmpty)
    try store.recordHint(of: "flip-count", task: 2, level: 1, at: 10)
    try store.recordHint(of: "flip-count", task: 2, level: 2, at: 20)
    try store.recordHint(of: "flip-count", task: 2, level: 1, at: 30)
    try store.recordHint(of: "flip-count", task: 3, level: 1, at: 40)
    try store.recordHint(of: "set-rules", task: 1, level: 1, at: 50)
    #expect(try store.hintsRevealed(of: "flip-count") == [2: 2, 3: 1])

    var attempt = Attempt.example()
    attempt.hintsSeen = nil
    try store.record(attempt)
    #expect(try store.history(of: "flip-count")?.latest?.hintsSeen == 3)
  }

  @Test("the numbers of attempts grow")
  func numbers() throws {
    let store = try store()
    let first = try store.record(.example())
    #expect(try store.record(.example(of: "set-rules")) > first)
  }

  @Test("a text with quotes, a NUL or none at all is kept", arguments: ["'; DROP TABLE attempts; --", "a\0b", ""])
  func oddTexts(text: String) throws {
    let store = try store()
    try store.record(.example(of: text, outcome: text))
    #expect(try store.history(of: text)?.latest?.outcome == text)
  }

  @Test("a date that no calendar has does no harm", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func impossibleDates(date: Double) throws {
    let store = try store()
    try store.record(.example(at: date))
    #expect(try store.history(of: "flip-count")?.latest?.started == 0)
  }
}
