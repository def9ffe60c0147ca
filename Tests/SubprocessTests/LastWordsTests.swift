import Foundation
import Subprocess
import Testing

/// Begins a process that an interruption ends.
private func heedInterruptions() {
  for number in [SIGINT, SIGTERM, SIGHUP] { defaultHandling(of: number) }
  endProgramsOnInterruption()
}

@Suite("Last words")
struct LastWordsTests {
  private func words(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test("are the ones that were set last")
  func latest() async throws {
    let result = try await #require(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
      heedInterruptions()
      for number in 1...3 { withoutInterruption { $0.setLastWords("\(number) of 3, 안녕\n") } }
      raise(SIGTERM)
    }
    #expect(words(result) == "3 of 3, 안녕\n")
  }

  @Test("are none once there is nothing to say")
  func none() async throws {
    let result = try await #require(processExitsWith: .signal(SIGHUP), observing: [\.standardErrorContent]) {
      heedInterruptions()
      withoutInterruption { $0.setLastWords("something\n") }
      withoutInterruption { $0.setLastWords("") }
      raise(SIGHUP)
    }
    // The testing library writes a barrier of its own.
    #expect(!words(result).contains("something"))
  }

  @Test("tell of the step that the interruption came into")
  func duringAStep() async throws {
    let result = try await #require(processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]) {
      heedInterruptions()
      withoutInterruption { $0.setLastWords("nothing done\n") }
      withoutInterruption { step in
        kill(getpid(), SIGINT)
        usleep(100_000)
        step.setLastWords("done\n")
      }
      while true { pause() }
    }
    #expect(words(result) == "done\n")
  }

  @Test("hold nothing up where nobody reads them")
  func unread() async throws {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      heedInterruptions()
      var ends: [Int32] = [-1, -1]
      _ = pipe(&ends)
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      while write(ends[1], ends, 1) == 1 {}
      _ = fcntl(ends[1], F_SETFL, 0)
      dup2(ends[1], STDERR_FILENO)
      withoutInterruption { $0.setLastWords("words\n") }
      raise(SIGTERM)
    }
  }
}
