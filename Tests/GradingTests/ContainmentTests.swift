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
      sample.exercise.configuration.allow = ["unsafe"]
      let verdict = try sample.verdict()
      #expect(verdict.checks.map(\.outcome) == [.passed, .passed, .passed], "\(verdict.diagnostics)")
      #expect(!FileManager.default.fileExists(atPath: "/tmp/lectern-was-here"))
    }

    @Test("a plain exercise may write files in the folder that it runs in, and as temporary ones, and nowhere else")
    func filesAreWrittenInPlainExercises() throws {
      let verdict = try verdict(
        """
        func canWrite(_ file: URL) -> Bool { (try? Data([1]).write(to: file)) != nil }
        let own = [URL(filePath: "notes.txt"), URL.temporaryDirectory.appending(path: "x"), URL(filePath: "/dev/null")]
        for file in own where !canWrite(file) && open(file.path, O_WRONLY) < 0 { print(file.path, errno); return 0 }
        let source = URL(filePath: #filePath)
        let others = [source, source.appendingPathExtension("new"), URL(filePath: "/tmp/lectern-was-here")]
        for file in others where canWrite(file) { print(file.path); return 0 }
        let removed = remove(source.path), truncated = truncate(source.path, 0)
        if removed == 0 || truncated == 0 { print(removed, truncated); return 0 }
        return (try? FileManager.default.removeItem(at: source.deletingLastPathComponent())) == nil ? -1 : 0
        """)
      #expect(verdict.checks.map(\.outcome) == [.passed, .passed, .passed], "\(verdict.checks)")
    }

    @Test("nothing that an exercise with processes starts outlives its run, however it hides")
    func processesAreSwept() throws {
      let sample = try SampleExercise(
        learner: """
          import Foundation
          func honest() -> Int { 1 }
          func act() -> Int32 {
            var shell: pid_t = 0
            let script = "(setsid sh -c 'trap : TERM HUP; sleep 98.7654321' >/dev/null 2>&1 &) & exit 0"
            let words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(script), nil]
            guard posix_spawn(&shell, "/bin/sh", nil, nil, words, nil) == 0 else { return 0 }
            waitpid(shell, nil, 0)
            return -1
          }
          """, checks: Self.checks, runSeconds: 5)
      sample.exercise.configuration.limits.processes = 10
      let verdict = try sample.verdict()
      #expect(verdict.checks.map(\.outcome) == [.passed, .passed, .passed], "\(verdict)")
      #expect(try !processExists("98.7654321"))
      // Also when the run is stopped from outside.
      try sample.write(
        String(contentsOf: sample.folder.appending(path: "course/sample/Sources/Sample/Sample.swift"), encoding: .utf8)
          .replacing("return -1", with: "while true {}"), to: "course/sample/Sources/Sample/Sample.swift")
      sample.exercise.configuration.limits.run = 1
      #expect(try sample.verdict().checks.map(\.outcome) == [.passed, .timedOut, .passed])
      #expect(try !processExists("98.7654321"))
    }

    private func processExists(_ word: String) throws -> Bool {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { name in
        guard Int(name) != nil, let command = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
          return false
        }
        return String(decoding: command, as: UTF8.self).contains(word)
      }
    }
  }
#endif
