import ContentHash
import Foundation
import Testing

@testable import Grading

@Suite("Remembered verdicts")
struct VerdictCacheTests {
  @Test(
    "only a verdict that would come out the same again is kept",
    arguments: [
      (Verdict.Outcome.passed, CheckVerdict.Outcome.passed, nil, true, true), (.failed, .failed, nil, true, true),
      (.failed, .crashed, "SIGILL", true, true), (.failed, .timedOut, nil, false, true),
      (.failed, .crashed, "SIGKILL", false, false), (.error, .notRun, nil, false, false),
    ] as [(Verdict.Outcome, CheckVerdict.Outcome, String?, Bool, Bool)])
  func kept(
    outcome: Verdict.Outcome, check: CheckVerdict.Outcome, signal: String?, isKept: Bool, isKeptWithHangs: Bool
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-verdicts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = VerdictCache(folder: folder.path)
    let key = SHA256.hash(fields: ["a verdict"])
    let verdict = Verdict(
      outcome: outcome, route: .direct, origin: .fresh, source: "/mine", seconds: .init(),
      checks: [.init(id: "first()", name: "first", task: nil, outcome: check, signal: signal)])
    try cache.keep(verdict, key, withHangs: false)
    #expect((cache.verdict(key) != nil) == isKept)
    try cache.keep(verdict, key, withHangs: true)
    #expect((cache.verdict(key) != nil) == isKeptWithHangs)
  }
}
