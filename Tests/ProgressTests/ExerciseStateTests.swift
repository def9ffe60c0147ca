import Progress
import Testing

@Suite("The state of an exercise")
struct ExerciseStateTests {
  static let passed = Fingerprint(code: "code", checks: "checks", toolchain: "6.3")

  static let cases: [(passed: Fingerprint?, current: Fingerprint?, state: ExerciseState)] = [
    (nil, nil, .started),
    (nil, passed, .started),
    (passed, passed, .done),
    (passed, nil, .done),
    (passed, Fingerprint(code: "x", checks: "checks", toolchain: "6.3"), .stale(because: [.code])),
    (passed, Fingerprint(code: "code", checks: "x", toolchain: "6.3"), .stale(because: [.checks])),
    (passed, Fingerprint(code: "code", checks: "checks", toolchain: "x"), .stale(because: [.toolchain])),
    (passed, Fingerprint(code: "x", checks: "x", toolchain: "x"), .stale(because: [.code, .checks, .toolchain])),
  ]

  @Test("follows from the last pass and what a check would look at now", arguments: cases)
  func derived(passed: Fingerprint?, current: Fingerprint?, state: ExerciseState) {
    let history = ExerciseHistory(exercise: "flip-count", attempts: 1, latestPass: passed)
    #expect(ExerciseState.derive(history, current: current) == state)
  }

  @Test("is 'not started' when nothing is recorded")
  func nothingRecorded() {
    #expect(ExerciseState.derive(nil, current: Self.passed) == .notStarted)
  }

  @Test("is 'done' again when the code that passed last is back, whatever failed since")
  func backToThePass() throws {
    let workspace = try TemporaryWorkspace()
    let store = try ProgressStore.open(inWorkspace: workspace.path)
    try store.record(.example(outcome: "passed", code: "good"))
    try store.record(.example(outcome: "failed", code: "bad"))
    let history = try store.history(of: "flip-count")
    let bad = Fingerprint(code: "bad", checks: "checks", toolchain: "6.3")
    let good = Fingerprint(code: "good", checks: "checks", toolchain: "6.3")
    #expect(ExerciseState.derive(history, current: bad) == .stale(because: [.code]))
    #expect(ExerciseState.derive(history, current: good) == .done)
  }
}
