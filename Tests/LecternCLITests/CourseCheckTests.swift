import Foundation
import SampleCourse
import Testing

/// A check of several exercises at once.
@Suite("A check of several exercises", .tags(.slow))
struct CourseCheckTests {
  /// The sample course with two more exercises like the adder, which no note owns.
  static let files = SampleCourse.files.merging(
    ["adder-2", "adder-3"].flatMap { copy in
      SampleCourse.files.filter { $0.key.hasPrefix("exercises/adder/") }.map { path, text in
        (path.replacing("exercises/adder/", with: "exercises/\(copy)/"), text)
      }
    }
  ) { $1 }

  private static let greeter = "home/lectern/little-sums/greeter/Sources/Greeter/Greeter.swift"

  /// A text with seconds, which are never the same, and the way to them as one sign.
  private func timeless(_ text: String) -> String { text.replacing(#/ +\d+\.\d\d s\n/#, with: " ◷\n") }

  @Test("has a line for each in the order of the course, then how many pass, and the next step")
  func lines() throws {
    let learner = try Learner(Self.files)
    for exercise in ["greeter", "adder-2", "adder"] { try learner.lectern("start", exercise) }
    try learner.solve("adder", "Adder")
    let check = try learner.lectern("check", "greeter", "adder-2", "adder")
    #expect(check.status == 1)
    #expect(check.errors.isEmpty)
    #expect(
      timeless(check.output) == """

          ✔ passed  adder    2 of 2 checks ◷
          ✘ failed  greeter  0 of 2 checks ◷
          ✘ failed  adder-2  0 of 2 checks ◷

          1 of 3 exercises pass ◷

          Next   lectern check greeter


        """)
    #expect(try learner.attempts() == [1, 1, 1, 0])
    // Nothing has changed, so nothing is another attempt.
    #expect(try timeless(learner.lectern("check", "--all").output) == timeless(check.output))
    #expect(try learner.attempts() == [1, 1, 1, 0])
  }

  @Test("shows whole reports if everything is asked for")
  func verbose() throws {
    let learner = try Learner()
    for exercise in ["adder", "greeter"] { try learner.lectern("start", exercise) }
    let output = try learner.lectern("check", "--all", "--verbose").output
    for text in ["one and two make three", "expected  3", "✘ failed keeps a number", "○ not yet greets by name"] {
      #expect(output.contains(text), "\(text) in \(output)")
    }
    #expect(output.contains("  0 of 2 exercises pass "))
    #expect(output.hasSuffix("\n  Next   lectern check adder\n\n"))
  }

  @Test("says in a few words why an exercise was not run, and goes on with the others")
  func reasons() throws {
    let learner = try Learner(Self.files)
    for exercise in ["adder", "greeter", "adder-2"] { try learner.lectern("start", exercise) }
    try learner.folder.write("func sum(_ a: Int, _ b: Int) -> Int { c }\n", to: Learner.adder)
    try learner.folder.remove(Self.greeter)
    try learner.solve("adder-2", "Adder")
    let check = try learner.lectern("check", "--all", "--width", "200")
    #expect(check.status == 1)
    let lines = timeless(check.output).split(separator: "\n")
    #expect(lines.first == "  ⊘ not run adder    does not compile ◷")
    #expect(lines.dropFirst().first?.hasPrefix("  ○ not run greeter  There is no Swift file to check in") == true)
    #expect(lines.dropFirst(2).first == "  ✔ passed  adder-2  2 of 2 checks ◷")
    #expect(try learner.attempts() == [1, 0, 1, 0])
    let json = try learner.lectern("check", "--all", "--json").json["exercises"] as? [[String: Any]]
    #expect(json?.map { $0["slug"] as? String } == ["adder", "greeter", "adder-2"])
    #expect(json?.map { $0["outcome"] as? String } == ["doesNotCompile", "error", "passed"])
    #expect((json?[1]["reason"] as? String)?.contains("no Swift file") == true)
  }

  @Test("records everything, though the reader has gone")
  func brokenPipe() throws {
    let learner = try Learner()
    for exercise in ["adder", "greeter"] { try learner.lectern("start", exercise) }
    let run = try learner.shell("{ sleep 0.1; \"$lectern\" check --all; echo status $? >&2; } | true")
    #expect(run.errors == "status 0\n")
    #expect(try learner.attempts() == [1, 1])
  }

  // MARK: On a terminal

  /// What moves the cursor to the line's beginning and clears it.
  private static let erased = "\r\u{1B}[K"

  @Test("shows on a terminal how far it is, and leaves nothing of that behind")
  func progressLine() throws {
    let learner = try Learner()
    for exercise in ["adder", "greeter"] { try learner.lectern("start", exercise) }
    let text = try learner.onTerminal("check", "--all").replacing(#/\x1B\[[0-9;]*m/#, with: "")
    #expect(text.hasPrefix("\n\(Self.erased)  ░░░░░░░░  0 of 2  adder\(Self.erased)"))
    #expect(text.contains("\(Self.erased)  ████░░░░  1 of 2  "))
    // Every line of the result begins where the bar was erased, and all of them are there.
    let shown = text.split(separator: "\n").map { $0.components(separatedBy: Self.erased).last ?? "" }
    #expect(!shown.contains { $0.contains("░") || $0.contains("█") })
    #expect(shown.count { $0.hasPrefix("  ✘ ") } == 2)
    #expect(shown.last == "  Next   lectern check adder")
  }

  @Test(
    "shows no progress in plain text, in JSON, and on a terminal that can do nothing",
    arguments: [("--plain", "xterm"), ("--json", "xterm"), ("--fresh", "dumb")])
  func noProgressLine(option: String, terminal: String) throws {
    let learner = try Learner()
    for exercise in ["adder", "greeter"] { try learner.lectern("start", exercise) }
    let text = try learner.onTerminal("check", "--all", option, environment: ["TERM": terminal])
    #expect(text.contains("adder"))
    #expect(!text.contains("\u{1B}") && !text.contains("█") && !text.contains("\r"))
  }

  #if os(Linux)
    // MARK: Interrupted

    /// Somebody whose first exercise passes, while the others never end.
    private func learnerWithEndlessExercises() throws -> Learner {
      let learner = try Learner(Self.files)
      try learner.start("adder", "greeter", "adder-2", "adder-3")
      try learner.solve("adder", "Adder")
      try learner.folder.write("func greeting(_ name: String) -> String { while true {} }\n", to: Self.greeter)
      for copy in ["adder-2", "adder-3"] {
        try learner.folder.write(
          DisturbanceTests.endless, to: Learner.adder.replacing("/adder/", with: "/\(copy)/"))
      }
      return learner
    }

    @Test("interrupted, says what was done, and that is recorded", arguments: [SIGINT, SIGTERM, SIGHUP])
    func interrupted(signal: Int32) throws {
      let learner = try learnerWithEndlessExercises()
      let check = try RunningLectern(learner, "check", "--all")
      #expect(
        eventually(within: 60) {
          check.output.contains("adder") && programs(of: learner).contains { $0.name == "lectern-runner" }
        })
      check.send(signal)
      #expect(check.end() == 128 + signal)
      #expect(
        timeless(check.output) == """

            ✔ passed  adder    2 of 2 checks ◷
          Stopped: 1 of 4 exercises was checked and recorded; greeter and 2 more were not.

          """)
      #expect(eventually { programs(of: learner).isEmpty })
      #expect(try learner.attempts() == [1, 0, 0, 0])
    }

    @Test("interrupted before anything was done, says so, and JSON stays empty")
    func interruptedAtOnce() throws {
      let learner = try learnerWithEndlessExercises()
      let check = try RunningLectern(learner, "check", "greeter", "adder-2", "--json")
      #expect(eventually(within: 60) { programs(of: learner).contains { $0.name == "lectern-runner" } })
      check.send(SIGINT)
      #expect(check.end() == 128 + SIGINT)
      #expect(
        check.output == "Stopped: 0 of 2 exercises were checked and recorded; greeter and 1 more were not.\n")
      #expect(try learner.attempts() == [0, 0, 0, 0])
    }

    @Test("interrupted from the keyboard, leaves its words in the place of its progress")
    func interruptKey() throws {
      let learner = try learnerWithEndlessExercises()
      let screen = try Screen(learner)
      try screen.type("lectern check --all")
      #expect(try eventually(within: 60) { try screen.text.contains("1 of 4  greeter") })
      try screen.press("C-c")
      // The terminal would show at the progress what is typed before.
      #expect(try eventually { try screen.text.contains("Stopped:") })
      try screen.type("echo status $?")
      #expect(try eventually { try screen.text.contains("status 130") })
      let lines = try screen.text.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("  ✔ adder  ") })
      #expect(lines.contains { $0.contains("Stopped: 1 of 4 exercises was checked and recorded; greeter and") })
      #expect(!lines.contains { $0.contains("░") }, "\(lines)")
      #expect(eventually { programs(of: learner).allSatisfy { !$0.name.hasPrefix("lectern-") } })
      #expect(try learner.attempts() == [1, 0, 0, 0])
    }

    @Test(
      "records a result as soon as it is there, and shows it after those before it",
      .enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
    func order() throws {
      let learner = try Learner()
      try learner.start("adder", "greeter")
      try learner.folder.write(DisturbanceTests.endless, to: Learner.adder)
      try learner.solve("greeter", "Greeter")
      let check = try RunningLectern(learner, "check", "--all")
      #expect(try eventually(within: 60) { try learner.attempts() == [0, 1] })
      #expect(check.output == "\n")
      check.send(SIGINT)
      #expect(check.end() == 128 + SIGINT)
      #expect(
        check.output == "\nStopped: 1 of 2 exercises was checked and recorded; adder was not.\n")
    }
  #endif
}
