import Foundation
import SampleCourse
import Testing

@testable import Progress

/// The reader as somebody sees it on a terminal.
@Suite("The reader", .tags(.slow))
struct ReaderTests {
  /// The reader on a screen, once its first frame is there.
  private func reading(
    _ learner: Learner, _ command: String = "lectern", columns: Int = 80, rows: Int = 24
  ) throws -> Screen {
    let screen = try Screen(learner, columns: columns, rows: rows)
    try screen.type(command)
    #expect(try eventually { try screen.text.contains("q quit") })
    return screen
  }

  @Test("lectern alone opens the first note, and later where it was left")
  func opening() throws {
    let learner = try Learner()
    let screen = try reading(learner)
    #expect(try screen.text.contains("Numbers are added, one to the other."))
    try screen.press("]")
    #expect(try eventually { try screen.text.contains("Numbers › Adding") })
    try screen.press("l")
    #expect(try eventually { try screen.text.contains("Type the number of a link") })
    try screen.press("2")
    // The exercise's mark, which comes a little later, stands in the English sentence.
    #expect(try eventually { try screen.text.contains("누군가에게 인사하세요.") })
    try screen.press("Space")
    #expect(try eventually { try !screen.text.contains("누군가에게 인사하세요.") })
    try screen.press("q")
    #expect(try eventually { try !screen.isTaken })
    try screen.type("lectern")
    #expect(try eventually { try screen.text.contains("Little sums › Words") })
    #expect(try !screen.text.contains("누군가에게 인사하세요.") && screen.text.contains("Paragraph 10:"))
  }

  @Test("in a pipe, on a dumb terminal or as plain text it is a summary")
  func summary() throws {
    let learner = try Learner()
    let inPipe = try learner.lectern()
    #expect(inPipe.output.contains("0 of 2 exercises") && !inPipe.output.contains("\u{1B}"))
    #expect(try learner.onTerminal(environment: ["TERM": "dumb"]).contains("0 of 2 exercises"))
    #expect(try learner.onTerminal("--plain").contains("0 of 2 exercises"))
  }

  @Test("the screen is used at every size, and after every change of it")
  func sizes() throws {
    let learner = try Learner()
    let screen = try reading(learner, columns: 120, rows: 40)
    #expect(try screen.text.contains("  1  Numbers") && screen.text.contains("0/1"))
    for (columns, rows) in [(60, 20), (20, 5), (200, 60), (80, 24)] {
      try screen.resize(columns: columns, rows: rows)
      #expect(
        try eventually {
          let lines = try screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          return lines.count == rows && lines.last?.contains("q quit") == true
        }, "\(columns) by \(rows)")
    }
  }

  @Test("a record of places that cannot be read is begun anew")
  func damagedPlaces() throws {
    let learner = try Learner()
    try learner.start("adder")
    let file = "home/lectern/little-sums/.lectern/places.json"
    for content in [
      "no JSON", "{\"formatVersion\": 1, \"places\": {\"note:01-numbers\": 3}}", "{\"formatVersion\": 99}",
    ] {
      try learner.folder.write(content, to: file)
      let screen = try reading(learner)
      #expect(try screen.text.contains("Numbers are added"))
      try screen.press("G", "q")
      #expect(try eventually { try !screen.isTaken })
      #expect(try learner.folder.text(of: file).contains("\"latest\" : \"note:01-numbers\""))
    }
  }

  // MARK: Leaving

  @Test(
    "every way out leaves the terminal as it was",
    arguments: ["q", "C-c", "TERM", "INT", "HUP", "QUIT", "SEGV", "ABRT", "ILL", "BUS"])
  func leaving(way: String) throws {
    let learner = try Learner()
    let screen = try reading(
      learner, "stty -g > before; sh -c 'echo $$ > pid; exec lectern'")
    #expect(try screen.isTaken)
    if way == "q" || way == "C-c" {
      try screen.press(way)
    } else {
      // SIG… of a process that other processes must not share the fate of.
      try #require(learner.shell("kill -\(way) $(cat '\(learner.home)/pid')").status == 0)
    }
    #expect(try eventually { try !screen.isTaken }, "\(way)")
    // The shell gives up the rest of an interrupted line.
    try screen.type("stty -g > after; echo l''eft")
    #expect(try eventually { try screen.text.contains("left") }, "\(way)")
    let states = try ["before", "after"].map { try learner.folder.text(of: "home/\($0)") }
    #expect(states[0] == states[1] && !states[0].isEmpty, "\(way)")
  }

  @Test("the suspend key gives the terminal to the shell, and fg takes it again", arguments: ["C-z", "TSTP"])
  func suspending(way: String) throws {
    let learner = try Learner()
    let screen = try Screen(learner)
    try screen.type("set -m; stty -g > before; lectern")
    #expect(try eventually { try screen.text.contains("q quit") })
    if way == "C-z" {
      try screen.press(way)
    } else {
      let process = try #require(programs(of: learner).first { $0.name == "lectern" }).process
      try #require(learner.shell("kill -\(way) \(process)").status == 0)
    }
    #expect(try eventually { try screen.text.contains("Stopped") && !screen.isTaken })
    try screen.type("stty -g > after")
    #expect(
      eventually {
        let states = ["before", "after"].map { try? learner.folder.text(of: "home/\($0)") }
        return states[0] == states[1] && states[0]?.isEmpty == false
      })
    try screen.type("fg")
    #expect(try eventually { try screen.text.contains("q quit") && screen.isTaken })
    try screen.press("?")
    #expect(try eventually { try screen.text.contains("Esc close") })
    try screen.quitReader()
    #expect(try eventually { try !screen.isTaken })
  }

  @Test("a terminal that goes takes the reader with it")
  func lostTerminal() throws {
    let learner = try Learner()
    let screen = try reading(learner)
    screen.close()
    #expect(eventually { !programs(of: learner).contains { $0.name == "lectern" } })
  }

  @Test("a storm of keys and sizes ends with a terminal as it was")
  func storm() throws {
    let learner = try Learner()
    let screen = try reading(learner, "stty -g > before; lectern; stty -g > after; echo l''eft")
    let keys =
      "j k d u g G ] [ o l t / n N s y x . , p Escape Tab Enter Left Right BSpace Up Down PPage NPage i m L w 1 2 가"
      .split(separator: " ").map(String.init)
    var random: UInt64 = 88_172_645_463_325_252
    for step in 0..<120 {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      try screen.press(keys[Int(random % UInt64(keys.count))])
      if step % 12 == 0 { try screen.resize(columns: 10 + Int(random >> 8 % 150), rows: 4 + Int(random >> 20 % 40)) }
    }
    try screen.resize(columns: 80, rows: 24)
    try screen.quitReader()
    #expect(try eventually { try screen.text.contains("left") && !screen.isTaken })
    #expect(try learner.folder.text(of: "home/before") == learner.folder.text(of: "home/after"))
  }

  // MARK: Working

  /// An editor that puts the solution in the place of the file that it is given.
  private func solving(_ learner: Learner) throws {
    try learner.folder.write(
      """
      #!/bin/sh
      for file; do :; done
      stty -g > "$HOME/editor-terminal"
      cp "\(learner.course)/exercises/adder/.meta/Sources/Adder/Adder.swift" "$file"
      """, to: "home/editor")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(learner.home)/editor")
    learner.environment["EDITOR"] = "'\(learner.home)/editor'"
  }

  @Test("an exercise is started, edited, checked and left for the next one in four keystrokes")
  func wholeExercise() throws {
    let learner = try Learner()
    try solving(learner)
    let screen = try reading(learner, "stty -g > before; lectern")
    // The section of the next exercise, its file in the editor, and, once it is saved and passes, the next exercise.
    try screen.press("x")
    #expect(try eventually { try screen.text.contains("e edit") })
    try screen.press("e")
    #expect(try eventually(within: 60) { try screen.text.contains("All 2 checks pass") })
    #expect(try learner.folder.text(of: "home/before") == learner.folder.text(of: "home/editor-terminal"))
    #expect(try eventually { try screen.text.contains("x next exercise") })
    try screen.press("x")
    #expect(try eventually { try screen.text.contains("Little sums › Words › Greeting") })
    try screen.press("q")
    #expect(try eventually { try !screen.isTaken })
    #expect(try learner.attempts() == [1, 0])
  }

  @Test("a save is checked by itself, a hint recorded, and the solution shown after asking twice")
  func loop() throws {
    let learner = try Learner()
    learner.environment["EDITOR"] = "true"
    let screen = try reading(learner)
    try screen.press("x", "e")
    #expect(try eventually { try screen.text.contains("Your copy is in ~/lectern/little-sums/adder") })
    try learner.folder.write("func sum(_ a: Int, _ b: Int) -> Int { a - b }\n", to: Learner.adder)
    #expect(try eventually(within: 60) { try screen.text.contains("1 of 2 checks pass") })
    #expect(try screen.text.contains("expected  3"))
    try screen.press("h")
    #expect(try eventually { try screen.text.contains("Which operator adds?") })
    let store = try #require(try ProgressStore.openExisting(inWorkspace: learner.workspace))
    #expect(try store.hintsRevealed(of: "adder") == [1: 1])
    try screen.press("S", "y")
    #expect(try eventually { try screen.text.contains("Sure?") })
    try screen.press("y")
    #expect(try eventually { try screen.text.contains("Adder: a solution") })
    try screen.press("=")
    #expect(try eventually { try screen.text.contains("+func sum(_ a: Int, _ b: Int) -> Int { a - b }") })
    try screen.press("R", "y")
    #expect(try eventually { try screen.text.contains("Begun anew") })
    #expect(
      try learner.folder.text(of: Learner.adder)
        == learner.folder.text(of: "course/exercises/adder/Sources/Adder/Adder.swift"))
    try screen.press("q")
  }

  @Test("a save that changes nothing leaves the verdict, and no attempt")
  func idleSave() throws {
    let learner = try Learner()
    learner.environment["EDITOR"] = "true"
    try learner.start("adder")
    let screen = try reading(learner)
    try screen.press("x", "c")
    #expect(try eventually(within: 60) { try screen.text.contains("0 of 2 checks pass") })
    let before = try screen.text
    try learner.folder.write(try learner.folder.text(of: Learner.adder), to: Learner.adder)
    // Long enough for the check, which finds its verdict again.
    usleep(1_000_000)
    #expect(try eventually { try screen.text == before })
    try screen.press("q")
    #expect(try eventually { try !screen.isTaken })
    #expect(try learner.attempts() == [1, 0])
  }

  @Test("after two hundred saves, most of them during a check, the verdict is that of the last")
  func saves() throws {
    let learner = try Learner()
    learner.environment["EDITOR"] = "true"
    let screen = try reading(learner)
    try screen.press("x", "e")
    #expect(try eventually { try screen.text.contains("Your copy is in") })
    let codes = ["a + b", "a - b", "{ while true {} }()", "a +", "0"]
    var random: UInt64 = 88_172_645_463_325_252
    for _ in 0..<200 {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      let code = codes[Int(random % UInt64(codes.count))]
      try learner.folder.write("func sum(_ a: Int, _ b: Int) -> Int { \(code) }\n", to: Learner.adder)
      usleep(UInt32(random >> 16 % 60_000))
    }
    try learner.folder.write("func sum(_ a: Int, _ b: Int) -> Int { b + a }\n", to: Learner.adder)
    #expect(
      try eventually(within: 60) { try screen.text.contains("All 2 checks pass") && !screen.text.contains("checking") })
    try screen.press("q")
    #expect(try eventually { try !screen.isTaken })
    #expect(eventually { programs(of: learner).allSatisfy { !$0.name.hasPrefix("lectern-runner") } })
  }

  @Test("code is coloured while one reads, also after a check was cancelled")
  func colours() throws {
    var files = SampleCourse.files
    files["notes/01-numbers.md", default: ""] += "\n## Colours\n\n```swift\nlet one = 1\n```\n"
    files["notes/02-words.md"] = "# Words\n\n```swift\nlet other = 2\n```\n"
    let learner = try Learner(files)
    learner.environment["EDITOR"] = "true"
    let screen = try reading(learner, rows: 60)
    func isColoured(_ name: String) throws -> Bool {
      try eventually { try screen.styledText.contains(try Regex("\u{1B}\\[[0-9;]+mlet\u{1B}\\[[0-9;]+m \(name)")) }
    }
    #expect(try isColoured("one"))
    try screen.press("x", "e")
    #expect(try eventually { try screen.text.contains("Your copy is in") })
    try learner.folder.write("func sum(_ a: Int, _ b: Int) -> Int { while true {} }\n", to: Learner.adder)
    #expect(eventually { programs(of: learner).contains { $0.name == "lectern-runner" } })
    try learner.folder.write("func sum(_ a: Int, _ b: Int) -> Int { a + b }\n", to: Learner.adder)
    #expect(try eventually(within: 60) { try screen.text.contains("All 2 checks pass") })
    try screen.press("t", "W", "o", "r", "d", "s", "Enter")
    #expect(try isColoured("other"))
    try screen.press("q")
  }
}
