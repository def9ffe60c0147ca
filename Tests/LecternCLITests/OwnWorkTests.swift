import Foundation
import SampleCourse
import Testing

/// `reset`, `diff`, `solution`, and a course that changes under a learner.
@Suite("The learner's own work")
struct OwnWorkTests {
  static let mine = "func sum(_ a: Int, _ b: Int) -> Int { 1 /* 내 코드 */ }\n"

  private func learner() throws -> Learner {
    let learner = try Learner()
    try learner.start("adder")
    try learner.folder.write(Self.mine, to: Learner.adder)
    return learner
  }

  @Test("reset puts the starter back, and the command that it shows undoes it")
  func resetAndBack() throws {
    let learner = try learner()
    let run = try learner.lectern("reset", "adder", "--yes")
    #expect(run.status == 0)
    #expect(try learner.folder.text(of: Learner.adder) == "func sum(_ a: Int, _ b: Int) -> Int { 0 }\n")
    let command = try #require(run.output.split(separator: "\n").first { $0.contains("cp -R ") })
    #expect(try learner.shell(String(command)).status == 0)
    #expect(try learner.folder.text(of: Learner.adder) == Self.mine)
  }

  @Test("reset asks nobody in a pipe, and changes nothing there without --yes")
  func resetInPipe() throws {
    let learner = try learner()
    let run = try learner.lectern("reset", "adder")
    #expect(run.status == 64)
    #expect(run.errors.contains("--yes"))
    #expect(try learner.folder.text(of: Learner.adder) == Self.mine)
  }

  @Test("reset of what was not started says how to start it")
  func resetOfNothing() throws {
    let run = try Learner().lectern("reset", "adder", "--yes")
    #expect(run.status == 66)
    #expect(run.errors.contains("lectern start adder"))
  }

  @Test("diff in a pipe is a patch that turns the starter into the learner's")
  func patch() throws {
    let learner = try learner()
    let patch = try learner.lectern("diff", "adder").output
    let folder = "\(learner.folder.path)/course/exercises/adder"
    #expect(try learner.shell("cd '\(folder)' && printf '%s' '\(patch)' | patch -p1 -s").status == 0)
    #expect(try learner.folder.text(of: "course/exercises/adder/Sources/Adder/Adder.swift") == Self.mine)
  }

  @Test("diff as JSON names the files")
  func diffJSON() throws {
    let learner = try learner()
    let json = try learner.lectern("diff", "--json", in: learner.workspace + "/adder").json
    let files = try #require(json["files"] as? [[String: String]])
    #expect(files == [["path": "Sources/Adder/Adder.swift", "change": "changed"]])
  }

  @Test("the solution is shown the second time, and each time is recorded")
  func solutionAskedTwice() throws {
    let learner = try learner()
    let first = try learner.lectern("solution", "adder", "--width", "400")
    #expect(first.status == 0)
    #expect(first.output.contains("3 hints that you have not seen"))
    #expect(!first.output.contains("a + b"))
    let second = try learner.lectern("solution", "adder")
    #expect(second.output.contains("{ a + b }"))
    #expect(try learner.lectern("solution", "adder", "--json").json["isShown"] as? Bool == true)
  }

  @Test("after passing the solution is shown at once")
  func solutionAfterPassing() throws {
    let learner = try learner()
    try learner.solve("adder", "Adder")
    #expect(try learner.lectern("check", "adder").status == 0)
    #expect(try learner.lectern("solution", "adder").output.contains("{ a + b }"))
  }

  @Test("a check uses the course of today, keeps what the learner wrote, and says so once")
  func courseChanges() throws {
    let learner = try learner()
    try learner.folder.write("// new\n", to: "course/exercises/adder/Sources/Adder/Adder.swift")
    let first = try learner.lectern("check", "adder")
    #expect(first.output.contains("changed in the course and by you"))
    #expect(try learner.folder.text(of: Learner.adder) == Self.mine)
    #expect(try !learner.lectern("check", "adder").output.contains("changed in the course"))
    let backups = try learner.shell("cat \"$HOME\"/lectern/little-sums/.lectern/backups/adder/*/course/Sources/Adder/*")
    #expect(backups.output == "// new\n")
  }
}
