import Progress

extension Attempt {
  static func example(
    of exercise: String = "flip-count", at started: Double = 1_700_000_000.25, outcome: String = "failed",
    code: String = "a", checks: [CheckResult] = []
  ) -> Attempt {
    Attempt(
      exercise: exercise, started: started, duration: 0.125, outcome: outcome, passed: 1, total: 2,
      fingerprint: Fingerprint(code: code, checks: "checks", toolchain: "6.3"), checks: checks, hintsSeen: 0)
  }
}
