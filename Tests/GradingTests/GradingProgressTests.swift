import Foundation
import RunnerProtocol
import Synchronization
import Testing
import Wordings

@testable import Grading

/// What is told while checks run, and that no more is told than is known.
@Suite("On its way a grading tells")
struct GradingProgressTests {
  /// Collects what is told.
  private final class Listener: Sendable {
    private let all = Mutex<[GradingProgress]>([])

    var told: [GradingProgress] { all.withLock { $0 } }

    func hear(_ progress: GradingProgress) { all.withLock { $0.append(progress) } }
  }

  /// The outcomes of checks by their ids, but for those that have none yet.
  private func outcomes(_ verdict: Verdict) -> [String: CheckVerdict.Outcome] {
    Dictionary(uniqueKeysWithValues: verdict.checks.filter { $0.outcome != .notRun }.map { ($0.id, $0.outcome) })
  }

  // MARK: From recorded runs

  @Test("a pass only after the check's own end, and never one of the whole", arguments: JudgeTests.names)
  func passes(name: String) throws {
    let run = try RecordedRun(name)
    let (listener, teller) = beginning(run)
    var follower = RunFollower(run.functions.map(check), expectations: [], teller: teller)
    var ended: Set<String> = []
    for entry in run.report.entries {
      if entry.record.payload.kind == "testEnded", let id = entry.record.payload.testID {
        ended.insert(TestRecord.checkID(id))
      }
      follower.take(entry.record)
      let passed = listener.told.last?.verdict.checks.filter { $0.outcome == .passed }.map(\.id) ?? []
      #expect(Set(passed).isSubset(of: ended))
    }
    #expect(listener.told.allSatisfy { $0.verdict.outcome == .failed })
  }

  @Test("of every check that ended or ended the run what the verdict will say of it", arguments: JudgeTests.names)
  func agreement(name: String) throws {
    let run = try RecordedRun(name)
    let (listener, teller) = beginning(run)
    var follower = RunFollower(run.functions.map(check), expectations: [], teller: teller)
    for entry in run.report.entries { follower.take(entry.record) }
    follower.end(with: run.report)
    let told = try #require(listener.told.last)
    let final = judge(run.functions.map(check), expectations: [], reports: [run.report])
    let done = settled(by: run.report)
    for verdict in final where done.contains(verdict.id) {
      #expect(told.verdict.checks.first { $0.id == verdict.id }?.outcome == verdict.outcome)
    }
    #expect(told.running == nil)
  }

  @Test("which check runs, from its beginning to its end")
  func running() throws {
    let run = try RecordedRun("hang")
    let (listener, teller) = beginning(run)
    var follower = RunFollower(run.functions.map(check), expectations: [], teller: teller)
    for entry in run.report.entries { follower.take(entry.record) }
    #expect(listener.told.map(\.running) == [nil, nil, "first()", nil, "hangs(name:)"])
    let told = try #require(listener.told.last)
    #expect(outcomes(told.verdict) == ["first()": .passed])
    #expect(told.settled == 1)
  }

  @Test("that a check which was said to pass does not, once it has ended the run")
  func corrections() throws {
    let run = try RecordedRun("exit-after-the-last-check")
    let (listener, teller) = beginning(run)
    var follower = RunFollower(run.functions.map(check), expectations: [], teller: teller)
    for entry in run.report.entries { follower.take(entry.record) }
    #expect(listener.told.last.map { outcomes($0.verdict) } == ["Sums/first()": .passed, "Sums/last()": .passed])
    follower.end(with: run.report)
    #expect(listener.told.last.map { outcomes($0.verdict) } == ["Sums/first()": .passed, "Sums/last()": .failed])
  }

  /// A grading whose checks are about to run.
  private func beginning(_ run: RecordedRun) -> (Listener, ProgressTeller) {
    let listener = Listener()
    var verdict = Verdict(outcome: .error, route: .direct, origin: .fresh, source: "/w", seconds: .init())
    let teller = ProgressTeller(verdict) { listener.hear($0) }
    verdict.checks = judge(run.functions.map(check), expectations: [], reports: [])
    teller.begin(verdict, without: [:])
    return (listener, teller)
  }

  // MARK: From real runs

  @Test("two passes while the third check runs, which ends only when they are heard")
  func streaming() throws {
    let sample = try SampleExercise(
      learner: """
        import Foundation
        func wait(for file: String) { while !FileManager.default.fileExists(atPath: file) { usleep(1000) } }
        func sum(_ a: Int, _ b: Int) -> Int { a + b }
        """, checks: "", runSeconds: 20)
    let heard = sample.folder.appending(path: "heard").path
    try sample.write(
      """
      import Testing
      @testable import Sample
      @Test func adds() { #expect(sum(1, 2) == 3) }
      @Test func addsNone() { #expect(sum(1, 0) == 0) }
      @Test func waits() { wait(for: "\(heard)") }
      """, to: "course/sample/Tests/SampleTests/SampleTests.swift")
    let listener = Listener()
    let verdict = try sample.grader.grade(sample.exercise, .starter) { progress in
      listener.hear(progress)
      guard progress.settled == 2, progress.running == "waits()" else { return }
      _ = FileManager.default.createFile(atPath: heard, contents: nil)
    }.verdict
    #expect(verdict.checks.map(\.outcome) == [.passed, .failed, .passed], "\(verdict.checks)")
    let told = listener.told
    var phases: [GradingProgress.Phase] = []
    for progress in told where progress.phase != phases.last { phases.append(progress.phase) }
    #expect(phases == [.compilingCode, .compilingChecks, .running])
    #expect(told.last?.verdict.checks == verdict.checks)
    // Once the checks are known they keep their places.
    let lists = told.map { $0.verdict.checks.map(\.id) }.filter { !$0.isEmpty }
    #expect(Set(lists) == [["adds()", "addsNone()", "waits()"]])

    let again = Listener()
    _ = try sample.grader.grade(sample.exercise, .starter) { again.hear($0) }
    #expect(again.told.isEmpty, "a verdict that is found again has no way to go")
  }

  @Test("no pass that the code wrote itself, whether it hangs after it or goes on")
  func forgery() throws {
    let record =
      #"{"version":0,"kind":"event","payload":{"kind":"testEnded","testID":"SampleTests.cheats()/S.swift:4:2","#
      + #""instant":{"absolute":1,"since1970":1},"messages":[]}}"#
    let frames = (0..<12).map { Frame(.record, Array(record.utf8)).encoded(number: $0, key: [0, 1, 2, 3]) }
    for ending in ["while true {}", ""] {
      let sample = try SampleExercise(
        learner: """
          import Foundation
          func cheat() {
            let frames: [[UInt8]] = \(frames)
            for frame in frames { _ = frame.withUnsafeBytes { write(3, $0.baseAddress, $0.count) } }
            \(ending)
          }
          """,
        checks: """
          @Test func honest() {}
          @Test func cheats() { cheat(); #expect(Bool(false)) }
          """, runSeconds: 2)
      let listener = Listener()
      let verdict = try sample.grader.grade(sample.exercise, .starter) { listener.hear($0) }.verdict
      #expect(verdict.checks.map(\.outcome) == [.passed, .failed])
      let told = listener.told.compactMap { outcomes($0.verdict)["cheats()"] }
      #expect(!told.contains(.passed), "\(told)")
      #expect(listener.told.contains { outcomes($0.verdict)["honest()"] == .passed })
    }
  }

  @Test("what each of several crashes came to, before the checks after it run")
  func crashes() throws {
    let sample = try SampleExercise(
      learner: "func item(_ index: Int) -> Int { [1, 2, 3][index] }",
      checks: """
        @Test func first() { #expect(item(3) == 1) }
        @Test func second() { #expect(item(1) == 2) }
        @Test func third() { #expect(item(4) == 2) }
        @Test func fourth() { #expect(item(2) == 3) }
        """)
    let listener = Listener()
    let verdict = try sample.grader.grade(sample.exercise, .starter) { listener.hear($0) }.verdict
    #expect(verdict.checks.map(\.outcome) == [.crashed, .passed, .crashed, .passed])
    let counts = listener.told.map(\.settled)
    #expect(counts == counts.sorted() && Set(counts) == [0, 1, 2, 3, 4])
    #expect(listener.told.last.map { outcomes($0.verdict) } == outcomes(verdict))
  }

  @Test("which checks do not fit the code, before the others run")
  func misfits() throws {
    let sample = try SampleExercise(
      learner: "func sum(_ a: Int, _ b: Int) -> Int { a + b }",
      checks: "@Test func adds() { #expect(sum(1, 2) == 3) }\n@Test func takes() { #expect(difference(1, 2) == 1) }")
    let listener = Listener()
    _ = try sample.grader.grade(sample.exercise, .starter) { listener.hear($0) }
    let first = try #require(listener.told.first { $0.phase == .running })
    #expect(outcomes(first.verdict) == ["takes()": .doesNotCompile])
    #expect(first.verdict.reason?.english == "There is no difference yet; check 2 needs it.")
  }
}
