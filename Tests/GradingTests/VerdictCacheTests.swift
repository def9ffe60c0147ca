import ContentHash
import Foundation
import Testing

@testable import Grading

@Suite("Remembered verdicts")
struct VerdictCacheTests {
  @Test(
    "only a verdict that would come out the same again is kept",
    arguments: [
      (Verdict.Outcome.passed, CheckVerdict.Outcome.passed, nil, true), (.failed, .failed, nil, true),
      (.failed, .crashed, "SIGILL", true), (.failed, .timedOut, nil, false), (.failed, .crashed, "SIGKILL", false),
      (.error, .notRun, nil, false),
    ] as [(Verdict.Outcome, CheckVerdict.Outcome, String?, Bool)])
  func kept(outcome: Verdict.Outcome, check: CheckVerdict.Outcome, signal: String?, isKept: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-verdicts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = VerdictCache(folder: folder.path)
    let key = SHA256.hash(fields: ["a verdict"])
    let verdict = Verdict(
      outcome: outcome, route: .direct, origin: .fresh, source: "/mine", seconds: .init(),
      checks: [.init(id: "first()", name: "first", task: nil, outcome: check, signal: signal)])
    try cache.keep(verdict, key)
    #expect((cache.verdict(key) != nil) == isKept)
  }
}
