import Foundation
import SampleCourse
import Testing

@testable import Progress

/// `lectern watch`, as somebody with an editor beside it sees it.
@Suite("Watching", .tags(.slow))
struct WatchTests {
  private static let right = "func sum(_ a: Int, _ b: Int) -> Int { a + b }\n"
  private static let wrong = "func sum(_ a: Int, _ b: Int) -> Int { a - b }\n"
  private static let endless = "func sum(_ a: Int, _ b: Int) -> Int { while true {} }\n"

  private func attempts(of learner: Learner) throws -> Int? {
    try ProgressStore.openExisting(inWorkspace: learner.workspace)?.history(of: "adder")?.attempts
  }

  @Test("each save is checked once, and one that changes nothing not at all")
  func saves() throws {
    let learner = try Learner()
    try learner.start("adder")
    let watch = try RunningLectern(learner, "watch")
    #expect(eventually { watch.output.contains("0 of 2 checks pass") })
    try learner.folder.write(Self.right, to: Learner.adder)
    #expect(eventually { watch.output.contains("Both checks pass") || watch.output.contains("All 2 checks pass") })
    try learner.folder.write(Self.right, to: Learner.adder)
    try learner.folder.write("notes of mine\n", to: "home/lectern/little-sums/adder/Sources/Adder/notes.txt")
    usleep(1_000_000)
    try learner.folder.write(Self.wrong, to: Learner.adder)
    #expect(eventually { watch.output.contains("1 of 2 checks pass") })
    watch.send(SIGINT)
    #expect(watch.end() == 128 + SIGINT)
    #expect(try attempts(of: learner) == 3)
    #expect(watch.output.components(separatedBy: "checks pass").count == 4)
  }

  @Test("a save during a check cancels it and begins it anew")
  func saveDuringCheck() throws {
    let learner = try Learner()
    try learner.start("adder")
    try learner.folder.write(Self.endless, to: Learner.adder)
    let watch = try RunningLectern(learner, "watch", "adder")
    #expect(eventually { programs(of: learner).contains { $0.name == "lectern-runner" } })
    try learner.folder.write(Self.right, to: Learner.adder)
    #expect(eventually { watch.output.contains("checks pass") })
    watch.send(SIGTERM)
    #expect(watch.end() == 128 + SIGTERM)
    #expect(eventually { programs(of: learner).isEmpty })
    #expect(try attempts(of: learner) == 1)
    #expect(!watch.output.contains("cancelled"))
  }

  @Test("without a name the exercise that was saved last is followed")
  func following() throws {
    let learner = try Learner()
    try learner.start("greeter", "adder")
    let watch = try RunningLectern(learner, "watch")
    #expect(eventually { watch.output.contains("Adder") })
    let greeter = "home/lectern/little-sums/greeter/Sources/Greeter/Greeter.swift"
    try learner.folder.write(try learner.folder.text(of: greeter) + "// mine\n", to: greeter)
    #expect(eventually { watch.output.contains("Greeter.swift") && watch.output.contains("\n  Greeter ") })
    watch.send(SIGINT)
    _ = watch.end()
  }

  @Test("a file that goes, and a course that changes, are no end of it")
  func disturbances() throws {
    let learner = try Learner()
    try learner.start("adder")
    let watch = try RunningLectern(learner, "watch", "adder")
    #expect(eventually { watch.output.contains("0 of 2 checks pass") })
    try learner.folder.remove(Learner.adder)
    #expect(eventually { watch.output.contains("There is no Swift file to check") })
    try learner.folder.write(Self.right, to: Learner.adder)
    #expect(eventually { watch.output.contains("2 checks pass") || watch.output.contains("Both checks pass") })
    let checks = "course/exercises/adder/Tests/AdderTests/AdderTests.swift"
    try learner.folder.write(
      try learner.folder.text(of: checks).replacing("sum(1, 2) == 3", with: "sum(1, 2) == 4"), to: checks)
    #expect(eventually { watch.output.contains("1 of 2 checks pass") })
    watch.send(SIGINT)
    _ = watch.end()
  }
}
