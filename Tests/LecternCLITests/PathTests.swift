import Foundation
import SampleCourse
import Testing

@Suite("A learner's path", .tags(.slow))
struct PathTests {
  @Test("an exercise is started, fails, passes and is found again, and the course says how far it has come")
  func exercise() throws {
    let learner = try Learner()
    #expect(try learner.lectern("toc").output.contains("Adding") == true)
    #expect(try learner.lectern("next").output.contains("lectern start adder"))

    let start = try learner.lectern("start", "adder")
    #expect(start.status == 0)
    #expect(start.errors == "Made your workspace in \(learner.workspace).\n")
    #expect(try learner.folder.text(of: Learner.adder) == "func sum(_ a: Int, _ b: Int) -> Int { 0 }\n")
    #expect(try learner.lectern("next").output.contains("Adder: started, and not checked yet."))

    let failing = try learner.lectern("check", "adder")
    #expect(failing.status == 1)
    #expect(failing.errors.isEmpty)
    for text in [
      "✘ failed adds two numbers", "task 1", "one and two make three", "expected  3", "actual    0", "n → 1",
      "0 of 2 checks pass", "Next   lectern hint adder 1\n         lectern read 01-numbers#adding\n",
    ] {
      #expect(failing.output.contains(text), "\(text) in \(failing.output)")
    }
    #expect(try learner.lectern("toc").output.contains("✘ failed adder 0 of 2 checks"))

    try learner.folder.write(SampleCourse.adderReference, to: Learner.adder)
    let passing = try learner.lectern("check")
    #expect(passing.status == 0)
    #expect(passing.output.contains("All 2 checks pass"))
    #expect(passing.output.contains("lectern start greeter"))

    let again = try learner.lectern("check", "add", "--json")
    #expect(again.status == 0)
    let entry = try #require((try again.json["exercises"] as? [[String: Any]])?.first)
    #expect(entry["origin"] as? String == "cached")
    #expect(entry["source"] as? String == "\(learner.workspace)/adder")
    let progress = try learner.lectern("progress", "--json").json["exercises"] as? [[String: Any]]
    #expect(progress?.map { $0["attempts"] as? Int } == [2, 0])
    #expect(progress?.map { $0["state"] as? String } == ["done", "notStarted"])
    #expect(try learner.lectern("progress").output.contains("1 of 2 exercises   50 %"))
    #expect(try learner.lectern().output.contains("1 of 2 exercises   50 %"))
    #expect(try learner.lectern("read", "1#tasks").output.contains("✔ passed: Add two numbers"))

    let started = try learner.lectern("start", "adder")
    #expect(started.output.contains("is there already, and was left as it is."))
    #expect(try learner.folder.text(of: Learner.adder) == SampleCourse.adderReference)
  }

  @Test("starting again adds what is missing and overwrites nothing")
  func startingAgain() throws {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    try learner.folder.write("// mine\n", to: Learner.adder)
    try learner.folder.remove(Learner.checks)
    let again = try learner.lectern("start", "adder", "--json")
    #expect(try again.json["outcome"] as? String == "completed")
    #expect(try again.json["added"] as? [String] == ["Tests/AdderTests/AdderTests.swift"])
    #expect(try learner.folder.text(of: Learner.adder) == "// mine\n")
    #expect(learner.folder.holds(Learner.checks))
  }

  @Test("where the code is gone, it is said how to bring it back")
  func missingCode() throws {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    try learner.folder.remove(Learner.adder)
    let run = try learner.lectern("check", "adder", environment: ["COLUMNS": "400"])
    #expect(run.status == 66)
    #expect(
      run.errors == """
        Error: There is no Swift file to check in '\(learner.workspace)/adder'.
        Help:  Write one; 'lectern start' brings back what is missing of an exercise.

        """)
  }

  @Test("hints come one by one, for the first task that does not pass")
  func hints() throws {
    let learner = try Learner()
    #expect(try learner.lectern("hint", "adder").output.contains("Which operator adds?"))
    try learner.lectern("start", "adder")
    try learner.folder.write("func sum(_ a: Int, _ b: Int) -> Int { a == 1 ? 3 : 0 }\n", to: Learner.adder)
    #expect(try learner.lectern("check", "adder").output.contains("1 of 2 checks pass"))

    let chosen = try learner.lectern("hint", "adder")
    #expect(chosen.output.contains("task 2 · Keep"))
    #expect(chosen.output.contains("hint 1 of 1"))
    #expect(try learner.lectern("hint", "adder").output.contains("hint 1 of 1, the last"))

    let second = try learner.lectern("hint", "adder", "1")
    #expect(second.output.contains("hint 2 of 2"))
    #expect(second.output.contains("Write a + b."))
    let json = try learner.lectern("hint", "adder", "1", "--json").json
    #expect(json["hint"] as? String == "Write `a + b`.")
    #expect(json["level"] as? Int == 2)
  }

  @Test("the whole course done, there is nothing more to do")
  func wholeCourse() throws {
    let learner = try Learner()
    for (name, module) in [("adder", "Adder"), ("greeter", "Greeter")] {
      try learner.lectern("start", name)
      try learner.solve(name, module)
    }
    let all = try learner.lectern("check", "--all")
    #expect(all.status == 0)
    #expect(all.output.split(separator: " 2 of 2 checks ").count == 3)
    #expect(all.output.contains("\n\n  All 2 exercises pass "))
    #expect(all.output.hasSuffix("\n\n  Next   lectern progress\n\n"))
    #expect(try learner.lectern("next").output.contains("Every exercise of this course is done."))
    #expect(try learner.lectern("progress").output.contains("100 %"))
    #expect(try learner.lectern("check", "--changed").output == "\n  Nothing has changed since it was checked.\n\n")

    // Courses and homes are moved, and the work in them stays done.
    try learner.folder.move("course", to: "elsewhere")
    try learner.folder.move("home/lectern/little-sums", to: "home/my sums")
    let moved = try learner.lectern(
      "progress", "--json", "--course", "\(learner.folder.path)/elsewhere", "--workspace", "my sums")
    let exercises = try moved.json["exercises"] as? [[String: Any]]
    #expect(exercises?.map { $0["state"] as? String } == ["done", "done"], "\(moved.output)\(moved.errors)")
  }

  @Test("a check is for the exercise that one is in, for a note, a section, or a path")
  func targets() throws {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    let inside = try learner.lectern("check", "--json", in: "\(learner.workspace)/adder/Sources")
    for arguments in [["1"], ["01-numbers#adding"], ["1#num"], ["lectern/little-sums/adder"], ["adder", "adder"]] {
      let run = try learner.lectern(["check", "--json"] + arguments)
      let slugs = (try run.json["exercises"] as? [[String: Any]])?.map { $0["slug"] as? String }
      #expect(slugs == ["adder"], "\(arguments): \(run.output)")
    }
    #expect(inside.status == 1)
    let attempts = try learner.lectern("progress", "--json").json["exercises"] as? [[String: Any]]
    #expect(attempts?.first?["attempts"] as? Int == 1)
  }

  @Test("somebody else's solution is checked and nothing recorded")
  func solutions() throws {
    let learner = try Learner()
    let run = try learner.lectern(
      "check", "adder", "--solution", "\(learner.course)/exercises/adder/.meta/Sources/Adder")
    #expect(run.status == 0)
    #expect(!run.output.contains("Next"))
    #expect(!learner.folder.holds("home/lectern"))
  }

  @Test("edited checks are noticed, said and not used")
  func editedChecks() throws {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    try learner.folder.write("import Testing\n@Test func adds() {}\n", to: Learner.checks)
    let run = try learner.lectern("check", "adder", "--width", "200")
    #expect(run.status == 1)
    #expect(run.output.contains("0 of 2 checks pass"))
    let notice =
      "Your copy of the checks Tests/AdderTests/AdderTests.swift differs from the course's, which was used."
    #expect(run.output.contains(notice))
    let json = try learner.lectern("check", "adder", "--json").json["exercises"] as? [[String: Any]]
    #expect(json?.first?["notices"] as? [String] == [notice])
  }

  @Test("code that does not compile is shown with its line, and a member that is missing by the check that needs it")
  func compilerErrors() throws {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    try learner.folder.write("func sum(_ a: Int, _ b: Int) -> Int {\n  a + c\n}\n", to: Learner.adder)
    let wrong = try learner.lectern("check", "adder")
    #expect(wrong.status == 1)
    #expect(
      wrong.output.contains("Adder.swift:2:7  error: cannot find 'c' in scope\n    2 │   a + c\n      │       ^\n"))
    try learner.folder.write("func add(_ a: Int, _ b: Int) -> Int { a + b }\n", to: Learner.adder)
    let missing = try learner.lectern("check", "adder")
    #expect(missing.status == 1)
    #expect(missing.output.contains("There is no sum yet; all checks need it."))
  }

  @Test("the course is proved sound")
  func verify() throws {
    let learner = try Learner()
    let run = try learner.lectern("verify")
    #expect(run.status == 0)
    #expect(run.output.contains("The course is sound: 2 exercises proved."))
    try learner.folder.write(SampleCourse.adderReference, to: "course/exercises/adder/Sources/Adder/Adder.swift")
    let unsound = try learner.lectern("verify", "adder", "--json")
    #expect(unsound.status == 1)
    #expect(try unsound.json["sound"] as? Bool == false)
    #expect(try (unsound.json["problems"] as? [Any])?.count == 2)
  }
}
