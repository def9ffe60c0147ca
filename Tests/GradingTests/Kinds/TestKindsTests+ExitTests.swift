import Course
import Foundation
import Grading
import Testing

extension TestKindsTests {
  @Test("of exit tests, in plain and strict exercises", arguments: [ExerciseConfiguration.Safety.plain, .strict])
  func exitTests(safety: ExerciseConfiguration.Safety) throws {
    let sample = try SampleExercise(
      learner: Self.learner,
      checks: """
        @Test func stops() async { await #expect(processExitsWith: .failure) { check(0) } }
        @Test func stopsNot() async { await #expect(processExitsWith: .failure) { check(1) } }
        @Test func aborts() async { await #expect(processExitsWith: .signal(SIGABRT)) { abort() } }
        @Test func raises() async { await #expect(processExitsWith: .signal(SIGTERM)) { kill(getpid(), SIGTERM) } }
        @Test func leaves() async { await #expect(processExitsWith: .exitCode(7)) { exit(7) } }
        @Test func leavesOtherwise() async { await #expect(processExitsWith: .exitCode(7), "seven") { exit(8) } }
        @Test func captures() async {
          let n = sum(1, 1)
          await #expect(processExitsWith: .exitCode(2)) { [n = n as Int] in exit(Int32(n)) }
        }
        @Test func observes() async throws {
          let result = try await #require(processExitsWith: .success, observing: [\\.standardOutputContent]) {
            print("hello")
          }
          #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("hello"))
        }
        @Test func failsInside() async { await #expect(processExitsWith: .success) { Issue.record("inside") } }
        @Test func hangs() async { await #expect(processExitsWith: .failure) { spin() } }
        @Test func after() { #expect(sum(1, 1) == 2) }
        """, imports: "import Foundation\nimport Testing\n@testable import Sample", safety: safety, runSeconds: 4)
    expect(
      try sample.verdict(),
      [
        ("stops()", .init(.passed)),
        ("stopsNot()", .init(.failed, nil, ["5: .failure → .exitCode(0)"])),
        ("aborts()", .init(.passed)), ("raises()", .init(.passed)), ("leaves()", .init(.passed)),
        ("leavesOtherwise()", .init(.failed, nil, ["9: seven [.exitCode(7) → .exitCode(8)]"])),
        ("captures()", .init(.passed)), ("observes()", .init(.passed)),
        ("failsInside()", .init(.failed, nil, ["20: inside"])),
        ("hangs()", .init(.timedOut, "Still running after 4 seconds.")), ("after()", .init(.passed)),
      ])
  }

  #if os(Linux)
    @Test("of exit tests, whose processes can neither start others, nor reach them, nor write records")
    func exitTestsAreContained() throws {
      let sample = try SampleExercise(
        learner: """
          import Foundation
          func starts() -> Bool {
            var id: pid_t = 0
            let words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
            return posix_spawn(&id, "/bin/true", nil, nil, words, nil) == 0
          }
          func writesTo(_ descriptors: Range<Int32>) -> Bool {
            descriptors.contains { write($0, "forged", 6) > 0 }
          }
          """,
        checks: """
          @Test func starts() async { await #expect(processExitsWith: .exitCode(0)) { exit(Sample.starts() ? 1 : 0) } }
          @Test func leavesItsGroup() async {
            await #expect(processExitsWith: .exitCode(0)) { exit(setsid() < 0 && setpgid(0, 0) < 0 ? 0 : 1) }
          }
          @Test func killsItsParent() async {
            await #expect(processExitsWith: .exitCode(0)) { exit(kill(getppid(), SIGKILL) < 0 ? 0 : 1) }
          }
          @Test func parentLeavesItsGroup() { #expect(setsid() < 0 && setpgid(0, 0) < 0) }
          @Test func parentKillsItsOwn() { #expect(kill(getppid(), SIGKILL) < 0 && kill(-1, SIGKILL) < 0) }
          @Test func writesToTheRecords() async {
            // The pipe back to the library is open too; what comes through it can only add issues.
            await #expect(processExitsWith: .exitCode(0)) { exit(writesTo(3..<4) ? 1 : 0) }
          }
          @Test func knowsTheLibrary() async {
            await #expect(processExitsWith: .exitCode(0)) { exit(getenv("LECTERN_EXIT_TEST_LIBRARY") == nil ? 0 : 1) }
          }
          """, imports: "import Foundation\nimport Testing\n@testable import Sample", runSeconds: 10)
      let verdict = try sample.verdict()
      #expect(verdict.checks.map(\.outcome) == Array(repeating: .passed, count: 7), "\(verdict.checks.map(\.issues))")
    }

    @Test("of exit tests, whose processes die with the run")
    func exitTestsEnd() throws {
      let sample = try SampleExercise(
        learner: """
          import Foundation
          func note(_ file: String) { try? "\\(getpid())".write(toFile: file, atomically: true, encoding: .utf8) }
          /// Waits for another process to note its number, and prints that.
          func printNote(_ file: String) async {
            while true {
              if let text = try? String(contentsOfFile: file, encoding: .utf8) { return print(text) }
              await Task.yield()
            }
          }
          """,
        checks: """
          @Test func hangs() async {
            async let noted: Void = printNote("hangs")
            await #expect(processExitsWith: .success) {
              signal(SIGTERM, SIG_IGN)
              note("hangs")
              while true { sleep(1) }
            }
            await noted
          }
          @Test func isLeftBehind() async {
            await withTaskGroup { group in
              group.addTask {
                await #expect(processExitsWith: .success) {
                  note("left")
                  while true { sleep(1) }
                }
              }
              await printNote("left")
              exit(0)
            }
          }
          """, imports: "import Foundation\nimport Testing\n@testable import Sample", runSeconds: 5)
      let verdict = try sample.verdict()
      #expect(verdict.checks.map(\.outcome) == [.timedOut, .failed])
      let processes = verdict.checks.compactMap { pid_t($0.output.trimmingCharacters(in: .whitespacesAndNewlines)) }
      #expect(processes.count == 2)
      #expect(processes.allSatisfy(ends))
    }

    /// Whether a process that was killed is gone, or will be as soon as the system comes to it.
    private func ends(_ process: pid_t) -> Bool {
      for _ in 0..<100 {
        if kill(process, 0) != 0 { return errno == ESRCH }
        // Of an orphan that ended, its new parent may take its time to hear.
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        if state?.split(separator: ")").last?.hasPrefix(" Z") == true { return true }
        usleep(20_000)
      }
      return false
    }
  #endif
}
