import Grading
import Testing

@testable import LecternCLI

/// What is shown of a grading on its way; seconds are counted from its beginning.
@Suite("Of a grading on its way is shown")
struct SteadyProgressTests {
  private static func progress(
    _ phase: GradingProgress.Phase, _ outcomes: [CheckVerdict.Outcome] = [.notRun, .notRun], running: Int? = nil
  ) -> GradingProgress {
    var verdict = Verdict(outcome: .failed, route: .direct, origin: .fresh, source: "/w", seconds: .init())
    verdict.checks = outcomes.enumerated().map {
      CheckVerdict(id: "\($0)", name: "check \($0)", task: nil, outcome: $1)
    }
    return GradingProgress(phase: phase, verdict: verdict, running: running.map(String.init))
  }

  @Test("nothing, as long as no step takes long")
  func short() {
    var steady = SteadyProgress(patience: 0.3, now: 0)
    func update(_ news: GradingProgress?, now: Double) -> Bool { steady.update(news, now: now) }
    let news: [(Double, GradingProgress)] = [
      (0, Self.progress(.compilingCode)), (0.2, Self.progress(.compilingChecks)),
      (0.4, Self.progress(.running)), (0.41, Self.progress(.running, running: 0)),
      (0.5, Self.progress(.running, [.passed, .notRun], running: 1)),
      (0.6, Self.progress(.running, [.passed, .passed])),
    ]
    for (time, progress) in news { #expect(!update(progress, now: time)) }
    #expect(steady.shown == nil)
  }

  @Test("a step that lasts, then what each check came to at once, and the check that runs if that lasts too")
  func long() {
    var steady = SteadyProgress(patience: 0.3, now: 0)
    func update(_ news: GradingProgress?, now: Double) -> Bool { steady.update(news, now: now) }
    #expect(!update(Self.progress(.running, running: 0), now: 0.01))
    #expect(!update(Self.progress(.running, [.passed, .notRun], running: 1), now: 0.25))
    #expect((60...61).contains(steady.milliseconds(now: 0.25)))
    #expect(update(nil, now: 0.32))
    #expect(steady.shown == Self.progress(.running, [.passed, .notRun]))
    #expect((80...81).contains(steady.milliseconds(now: 0.32)))
    #expect(!update(nil, now: 0.33))
    #expect(update(nil, now: 0.41))
    #expect(steady.shown == Self.progress(.running, [.passed, .notRun], running: 1))
    #expect(steady.milliseconds(now: 0.41) == .max)
    #expect(update(Self.progress(.running, [.passed, .failed]), now: 0.42))
    #expect(steady.shown == Self.progress(.running, [.passed, .failed]))
  }

  @Test("a step that lasted until the next one does")
  func next() {
    var steady = SteadyProgress(patience: 0.3, now: 0)
    func update(_ news: GradingProgress?, now: Double) -> Bool { steady.update(news, now: now) }
    #expect(update(Self.progress(.compilingCode), now: 0.5))
    #expect(!update(Self.progress(.running), now: 0.6))
    #expect(steady.shown == Self.progress(.compilingCode))
    #expect(update(nil, now: 0.95))
    #expect(steady.shown == Self.progress(.running))
  }
}
