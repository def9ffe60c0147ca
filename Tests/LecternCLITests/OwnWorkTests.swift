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

  @Test("a check of several says so too")
  func courseChangesForSeveral() throws {
    let learner = try learner()
    try learner.start("greeter")
    try learner.folder.write("// new\n", to: "course/exercises/adder/Sources/Adder/Adder.swift")
    #expect(
      try learner.lectern("check", "--all").errors.contains("adder: Sources/Adder/Adder.swift changed in the course"))
  }

  @Test(
    "on a terminal reset asks, and only a yes counts", arguments: [("n", false), ("", false), ("y", true), ("네", true)])
  func resetAsks(answer: String, isReset: Bool) throws {
    let learner = try learner()
    let screen = try Screen(learner)
    try screen.type("lectern reset adder; echo done")
    #expect(try eventually { try screen.text.contains("[y/N]") })
    try screen.type(answer)
    #expect(try eventually { try screen.text.contains("\ndone") })
    #expect(try learner.folder.text(of: Learner.adder).contains("내 코드") != isReset)
  }

  @Test("progress goes to another home and back, and another course's is refused")
  func carrying() throws {
    let (one, other) = (try learner(), try Learner())
    try one.lectern("check", "adder")
    try one.lectern("hint", "adder")
    let file = "\(one.folder.path)/progress.jsonl"
    #expect(try one.lectern("export", file).status == 0)
    #expect(try one.lectern("export", file).status == 0, "its own file may be replaced")
    #expect(try other.lectern("import", file, "--lang", "ko").status == 0)
    #expect(try other.attempts() == one.attempts())
    #expect(try other.lectern("export").output == one.lectern("export").output)
    #expect(try other.lectern("import", file, "--json").json["known"] as? Int == 3)

    try one.folder.write("mine", to: "notes.txt")
    #expect(try one.lectern("export", "\(one.folder.path)/notes.txt").status == 64)
    #expect(try one.lectern("import", "\(one.folder.path)/notes.txt").status == 65)
    try other.folder.write("# Large sums\n\n- [Numbers](01-numbers.md)\n", to: "course/notes/README.md")
    let run = try other.lectern("import", file, "--workspace", "\(other.folder.path)/new")
    #expect(run.status == 64)
    #expect(run.errors.contains("'Little sums'") && run.errors.contains("'Large sums'"))
    #expect(!other.folder.holds("new"))
  }

  @Test("what was passed on another machine counts as done where there is no copy, read-only files or not")
  func doneElsewhere() throws {
    var files = SampleCourse.files
    files["exercises/adder/.meta/config.json"] = SampleCourse.configuration("Adder")
      .replacing("\"example\"", with: "\"editor\": [\"Sources/Adder/Zero.swift\"], \"example\"")
    files["exercises/adder/Sources/Adder/Zero.swift"] = "let zero = 0\n"
    let (one, other) = (try Learner(files), try Learner(files))
    try one.start("adder")
    try one.solve("adder", "Adder")
    #expect(try one.lectern("check", "adder").status == 0)
    try one.lectern("export", "\(one.folder.path)/progress.jsonl")
    try other.lectern("import", "\(one.folder.path)/progress.jsonl")
    let exercises = try #require(other.lectern("progress", "--json").json["exercises"] as? [[String: Any]])
    #expect(exercises[0]["state"] as? String == "done")
  }
}
