import Course
import Foundation
import Grading
import Testing

/// Learner's code that does what it likes: each function is called by the check of its name.
///
/// Only Linux can contain it.
#if os(Linux)
  @Suite("Code that is not contained by its own good will")
  struct ContainmentTests {
    static let checks = """
      @Test func before() { #expect(honest() == 1) }
      @Test func acts() { #expect(act() == -1) }
      @Test func after() { #expect(honest() == 1) }
      """

    private func verdict(_ act: String, prepare: (SampleExercise) throws -> Void = { _ in }) throws -> Verdict {
      let sample = try SampleExercise(
        learner: "import Foundation\nfunc honest() -> Int { 1 }\nfunc act() -> Int32 {\n\(act)\n}", checks: Self.checks,
        runSeconds: 5)
      try prepare(sample)
      return try sample.verdict()
    }

    @Test(
      "cannot start processes, reach others, or leave its group",
      arguments: [
        "var id: pid_t = 0\nlet words: [UnsafeMutablePointer<CChar>?] = [strdup(\"true\"), nil]\n"
          + "return posix_spawn(&id, \"/bin/true\", nil, nil, words, nil) == 0 ? 0 : -1",
        "let process = Process()\nprocess.executableURL = URL(filePath: \"/bin/true\")\n"
          + "do { try process.run(); return 0 } catch { return -1 }",
        "kill(getppid(), SIGKILL)", "kill(-1, SIGKILL)", "kill(0, SIGKILL)", "setpgid(0, 0)", "setsid()",
        "socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)",
      ])
    func processesAreRefused(act: String) throws {
      let verdict = try verdict(act)
      #expect(verdict.checks.map(\.outcome) == [.passed, .passed, .passed], "\(verdict.checks.map(\.issues))")
    }

    @Test("fork without end forks never")
    func forking() throws {
      // Swift hides fork; a learner finds it.
      let verdict = try verdict(
        """
        typealias Fork = @convention(c) () -> Int32
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
        var results: [Int32] = []
        for _ in 0..<40 { results.append(fork()) }
        return results.allSatisfy { $0 == -1 } ? -1 : 0
        """)
      #expect(verdict.checks.map(\.outcome) == [.passed, .passed, .passed])
    }

    @Test("threads, tasks and signals to itself still work")
    func ordinaryMeansStay() throws {
      let verdict = try verdict(
        """
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread { done.signal() }
        done.wait()
        signal(SIGUSR1, SIG_IGN)
        return kill(getpid(), SIGUSR1) == 0 ? -1 : 0
        """)
      #expect(verdict.checks.map(\.outcome) == [.passed, .passed, .passed])
    }

    @Test("abort, a closed output and a flood cost one check at most")
    func endings() throws {
      let aborted = try verdict("abort()")
      #expect(aborted.checks.map(\.outcome) == [.passed, .crashed, .passed])
      #expect(aborted.checks[1].signal == "SIGABRT")

      let closed = try verdict("for descriptor: Int32 in 0..<1024 { close(descriptor) }\nreturn -1")
      #expect(closed.outcome == .failed)
      #expect(closed.checks[0].outcome == .passed)
      #expect(closed.checks[2].outcome == .passed)

      let flooded = try verdict(
        """
        let line = String(repeating: "x", count: 1 << 20)
        for _ in 0..<64 { print(line) }
        return -1
        """)
      #expect(flooded.outcome == .passed)
      #expect(flooded.checks[1].output.utf8.count < 1 << 17)
    }

    @Test("memory without end and a stack without end cost one check")
    func memory() throws {
      let greedy = try verdict(
        "var all: [[UInt8]] = []\nwhile true { all.append(.init(repeating: 1, count: 1 << 24)) }")
      #expect(greedy.checks.map(\.outcome) == [.passed, .crashed, .passed])
      let deep = try verdict(
        "func down(_ n: Int32) -> Int32 { n == .max ? 0 : down(n + 1) &+ n }\nreturn down(0)")
      #expect(deep.checks.map(\.outcome) == [.passed, .crashed, .passed])
      #expect(deep.checks[1].signal == "SIGSEGV")
    }

    @Test("in a strict exercise no file changes, whatever way the code found to it")
    func filesStayInStrictExercises() throws {
      // The scan would refuse this; here it is allowed, to try what stands behind the scan.
      let sample = try SampleExercise(
        learner: """
          import Foundation
          func honest() -> Int { 1 }
          func act() -> Int32 {
            let here = #filePath
            if unsafe remove(here) == 0 || truncate(here, 0) == 0 || rename(here, here + "x") == 0 { return 0 }
            if unsafe open(here, O_WRONLY) >= 0 { return 0 }
            if unsafe open("/tmp/lectern-was-here", O_CREAT | O_WRONLY, 0o600) >= 0 { return 0 }
            return (try? Data().write(to: URL(filePath: here))) == nil ? -1 : 0
          }
          """, checks: Self.checks, safety: .strict)
      sample.exercise.configuration.imports = ["Foundation"]
      sample.exercise.configuration.allow = [
        "unsafe", "truncate", "rename", "open", "O_WRONLY", "O_CREAT", "write", "URL",
      ]
      let verdict = try sample.verdict()
      #expect(verdict.checks.map(\.outcome) == [.passed, .passed, .passed], "\(verdict.diagnostics)")
      #expect(!FileManager.default.fileExists(atPath: "/tmp/lectern-was-here"))
    }

    @Test("a plain exercise may write files in the folder that it runs in")
    func filesAreWrittenInPlainExercises() throws {
      let verdict = try verdict("(try? Data([1]).write(to: URL(filePath: \"notes.txt\"))) == nil ? 0 : -1")
      #expect(verdict.checks.map(\.outcome) == [.passed, .passed, .passed])
    }
  }
#endif
