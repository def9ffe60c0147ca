import Foundation
import SampleCourse
import Testing

@testable import Progress

@Suite("Disturbed checks", .tags(.slow))
struct DisturbanceTests {
  #if os(Linux)
    struct Interruption: Sendable {
      var program: String
      var signal: Int32
    }

    @Test(
      "an interrupted check ends by the signal, and leaves no program behind and nothing recorded",
      arguments: [
        .init(program: "lectern-runner", signal: SIGINT), .init(program: "lectern-runner", signal: SIGTERM),
        .init(program: "swift-frontend", signal: SIGINT), .init(program: "swift-frontend", signal: SIGHUP),
      ] as [Interruption])
    func interrupted(_ interruption: Interruption) throws {
      let learner = try Learner()
      try learner.start("adder")
      let code = interruption.program == "swift-frontend" ? Self.slowToCompile : Self.endless
      try learner.folder.write(code, to: Learner.adder)
      let check = try RunningLectern(learner, "check", "adder")
      #expect(eventually { programs(of: learner).contains { $0.name == interruption.program } })
      check.send(interruption.signal)
      #expect(check.end() == 128 + interruption.signal)
      // They are killed before `lectern` ends; to die may need a moment more, but far less than to finish.
      #expect(eventually(within: 10) { programs(of: learner).isEmpty })
      #expect(try attempts(of: learner) == 0)
    }

    @Test("a killed check takes the learner's code with it")
    func killedWhileRunning() throws {
      let learner = try Learner()
      try learner.start("adder")
      try learner.folder.write(Self.endless, to: Learner.adder)
      let check = try RunningLectern(learner, "check", "adder")
      #expect(eventually { programs(of: learner).contains { $0.name == "lectern-runner" } })
      check.send(SIGKILL)
      #expect(check.end() == 128 + SIGKILL)
      #expect(eventually(within: 10) { programs(of: learner).isEmpty })
    }

    static let endless = "func sum(_ a: Int, _ b: Int) -> Int { while true {} }\n"

    /// Takes the compiler some seconds.
    static let slowToCompile = (0..<6000).map { number in
      "func f\(number)(_ a: Int, _ b: Int) -> Int { a > b ? [a, b, \(number)].map { $0 * 2 + b }.count : a % 7 }\n"
    }.joined()
  #endif

  @Test("no attempt that was shown is lost by kill -9")
  func killed() throws {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    try learner.lectern("check", "adder")
    var shown = 1
    for _ in 0..<12 {
      let check = try RunningLectern(learner, "check", "adder", "--fresh")
      usleep(.random(in: 0...500_000))
      check.send(SIGKILL)
      let status = check.end()
      #expect([1, 128 + SIGKILL].contains(status))
      if status == 1 || check.output.contains("0 of 2 checks pass") { shown += 1 }
    }
    #expect(try attempts(of: learner) >= shown)
    let store = try #require(try ProgressStore.openExisting(inWorkspace: learner.workspace))
    let integrity = try store.database.rows("PRAGMA integrity_check") { row throws(DatabaseError) in
      try row.text("integrity_check")
    }
    #expect(integrity == ["ok"])
    #expect(try learner.lectern("check", "adder").status == 1)
  }

  @Test("two checks at once both end, and both are recorded", arguments: [["adder", "adder"], ["adder", "greeter"]])
  func atOnce(exercises: [String]) throws {
    let learner = try Learner()
    for exercise in Set(exercises) { try learner.lectern("start", exercise) }
    let checks = try exercises.map { try RunningLectern(learner, "check", $0, "--fresh") }
    for check in checks {
      #expect(check.end() == 1)
      #expect(check.output.contains("0 of 2 checks pass"))
    }
    #expect(try attempts(of: learner) == 2)
  }

  /// All recorded attempts of a learner.
  private func attempts(of learner: Learner) throws -> Int { try learner.attempts().reduce(0, +) }
}
