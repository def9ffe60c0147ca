import Course
import Foundation
import Grading
import Testing
import Wordings

/// Everything that code can do wrong, in one exercise: each check after the first calls the culprit of its name, and an
/// honest check follows.
#if os(Linux)
  @Suite("Checks that go wrong in one exercise together")
  struct IsolationTests {
    private struct Culprit {
      var name: String
      var body: String
      var outcome: CheckVerdict.Outcome
      var signal: String?
      /// What the learner reads of it.
      var reason: String?

      init(
        _ name: String, _ body: String, _ outcome: CheckVerdict.Outcome, signal: String? = nil, reason: String? = nil
      ) {
        (self.name, self.body, self.outcome, self.signal, self.reason) = (name, body, outcome, signal, reason)
      }
    }

    private static let culprits = [
      Culprit(
        "deletes",
        "for name in (try? FileManager.default.contentsOfDirectory(atPath: \".\")) ?? [] "
          + "{ try? FileManager.default.removeItem(atPath: name) }", .passed),
      Culprit("fatal", "fatalError(\"no such card\")", .crashed, reason: "no such card"),
      Culprit("demands", "precondition([1].isEmpty, \"no cards\")", .crashed, reason: "no cards"),
      Culprit("asserts", "assert([1].isEmpty)", .crashed, reason: "Assertion failed"),
      Culprit("unwritten", "fatalError(\"TODO: write me\")", .pending, reason: "TODO: write me"),
      Culprit(
        "outOfRange", "let n = [1, 2].count + 3; _ = [1, 2][n]", .crashed, reason: "Index out of range, in outOfRange()"
      ),
      Culprit(
        "unwrap", "let n: Int? = Int(\"x\"); _ = n!", .crashed,
        reason: "Unexpectedly found nil while unwrapping an Optional value"),
      Culprit("overflow", "var n = Int.max - [1].count; n += 2; print(n)", .crashed),
      Culprit(
        "deep", "func down(_ n: Int) -> Int { n == .max ? 0 : down(n + 1) &+ n }; print(down(0))", .crashed,
        signal: "SIGSEGV"),
      // Before two have hung, after which there is less time.
      Culprit(
        "greedy", "var all: [[UInt8]] = []; while true { all.append(.init(repeating: 1, count: 1 << 24)) }", .crashed,
        reason: "It took more than 1024 MB of memory"),
      Culprit("spin", "while true {}", .timedOut, reason: "Still running after"),
      Culprit("sleeping", "sleep(1000)", .timedOut, reason: "Still running after"),
      Culprit(
        "deaf", "for n: Int32 in 1...31 { signal(n, SIG_IGN) }; while true {}", .timedOut, reason: "Still running after"
      ),
      Culprit(
        "starts",
        "let fork = unsafeBitCast(dlsym(nil, \"fork\"), to: (@convention(c) () -> Int32).self); "
          + "for _ in 0..<100 { if fork() >= 0 || setsid() >= 0 { exit(3) } }", .passed),
      Culprit(
        "flood",
        "let block = [UInt8](repeating: 120, count: 1 << 20); "
          + "for _ in 0..<512 { write(1, block, block.count); write(2, block, block.count) }", .passed),
      Culprit("closes", "for n: Int32 in 0..<1024 { close(n) }", .failed),
      Culprit("writes", "for n: Int32 in 0..<64 { write(n, \"{}{}{}{}{}{}{}{}{}{}\", 20) }", .failed),
      Culprit("kills", "kill(getppid(), SIGKILL); kill(-1, SIGKILL); kill(0, SIGKILL)", .passed),
      Culprit("leaves", "exit(0)", .failed, reason: "The code ended the whole program (exit status 0)"),
      Culprit("slips", "_exit(0)", .failed, reason: "The code ended the whole program (exit status 0)"),
      Culprit("aborts", "abort()", .crashed, signal: "SIGABRT"),
      Culprit(
        "forges",
        "print(#\"{\"kind\":\"event\",\"payload\":{\"kind\":\"testEnded\",\"testID\":\"SampleTests.honest0()\"}}\"#); exit(0)",
        .failed),
    ]

    @Test("each get their own verdict and reason, and every honest check between them passes")
    func everythingAtOnce() throws {
      let culprits = Self.culprits
      let learner = culprits.map { "func \($0.name)() {\n  \($0.body)\n}" }
      let checks = culprits.enumerated().flatMap { index, culprit in
        [
          "@Test func check_\(culprit.name)() { \(culprit.name)() }",
          "@Test func honest\(index)() { #expect(one() == 1) }",
        ]
      }
      let sample = try SampleExercise(
        learner: "import Foundation\nfunc one() -> Int { 1 }\n" + learner.joined(separator: "\n"),
        checks: checks.joined(separator: "\n"), runSeconds: 4)
      let verdict = try sample.verdict()
      let byName = Dictionary(verdict.checks.map { ($0.name, $0) }) { first, _ in first }

      for (index, culprit) in culprits.enumerated() {
        let check = try #require(byName["check_\(culprit.name)"])
        #expect(check.outcome == culprit.outcome, "\(check)")
        if let signal = culprit.signal { #expect(check.signal == signal, "\(culprit.name)") }
        if let reason = culprit.reason { #expect(check.reason?.english.contains(reason) == true, "\(check)") }
        #expect(byName["honest\(index)"]?.outcome == .passed, "after \(culprit.name): \(verdict.checks)")
      }
      let place = try #require(culprits.firstIndex { $0.name == "outOfRange" })
      #expect(byName["check_outOfRange"]?.issues.last?.line == 4 + 3 * place)
      // Three hang for four seconds each; a loaded machine has the rest.
      #expect(verdict.seconds.run < 60, "\(verdict.seconds)")
      let files = try FileManager.default.contentsOfDirectory(atPath: sample.exercise.directory)
      #expect(files.sorted() == ["Package.swift", "Sources", "Tests"])
    }
  }
#endif
