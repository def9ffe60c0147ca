import Foundation
import SampleCourse
import Testing

@Suite("Output")
struct OutputTests {
  static let verbs = [
    "toc", "read", "search", "start", "check", "watch", "hint", "next", "reset", "diff", "solution", "progress",
    "export", "import", "verify", "new", "doctor", "completions", "man",
  ]

  /// Somebody who has tried one exercise in vain.
  private func learner() throws -> Learner {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    try learner.lectern("check", "adder")
    return learner
  }

  static let commands: [[String]] = [
    [], ["toc"], ["read", "1"], ["read", "1#adding"], ["check", "adder"], ["hint", "adder", "2"], ["next"],
    ["progress"],
    ["verify", "adder"],
  ]

  // MARK: Help

  @Test("help goes to standard output, and says the same however it is asked for", arguments: verbs)
  func help(verb: String) throws {
    let learner = try Learner()
    let runs = try [["help", verb], [verb, "--help"], [verb, "-h"]].map { try learner.lectern($0) }
    for run in runs {
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(run.output.hasPrefix("OVERVIEW: "))
      #expect(run.output.contains("USAGE: lectern \(verb)"))
      #expect(run.output == runs[0].output)
    }
  }

  @Test("the list of commands, and the version")
  func overview() throws {
    let learner = try Learner()
    let overview = try learner.lectern("--help")
    #expect(overview.status == 0)
    for verb in Self.verbs { #expect(overview.output.contains("\n  \(verb) ")) }
    #expect(try learner.lectern("help").output == overview.output)
    let version = try learner.lectern("--version")
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil)
  }

  // MARK: JSON

  @Test("JSON stands alone on standard output, with its version and course")
  func json() throws {
    let learner = try learner()
    for arguments in Self.commands + [["start", "adder"]] {
      let run = try learner.lectern(arguments + ["--json", "--color", "always"])
      #expect(run.errors.isEmpty)
      #expect(try run.json["formatVersion"] as? Int == 1, "\(arguments)")
      #expect(try run.json["course"] as? String == "Little sums", "\(arguments)")
      #expect(!run.output.contains("\u{1B}"))
    }
  }

  @Test("a text from outside the course can be had as JSON")
  func standardInput() throws {
    let run = try Learner().lectern("read", "-", "--json", input: Array("# One\n\nTwo.\n".utf8))
    let sections = try run.json["sections"] as? [[String: Any]]
    #expect(sections?.map { $0["title"] as? String } == ["One"])
  }

  // MARK: Text

  @Test("notes, sections, files and standard input are typeset to the width")
  func reading() throws {
    let learner = try Learner()
    let note = try learner.lectern("read", "01-numbers", "--width", "40")
    #expect(note.status == 0)
    #expect(note.output.contains("Numbers are added, one to the other."))
    #expect(note.output.split(separator: "\n").allSatisfy { $0.count <= 40 })
    let section = try learner.lectern("read", "1#adding")
    #expect(section.output.contains("the adder"))
    #expect(!section.output.contains("Numbers are added"))
    try learner.folder.write("# C sharp\n\n*Not* Swift.\n", to: "home/C#.md")
    let file = try learner.lectern("read", "C#.md")
    #expect(file.output.contains("Not Swift."))
    #expect(try learner.lectern("read", "-", input: Array("# C sharp\n\n*Not* Swift.\n".utf8)) == file)
  }

  @Test("a section of a file, and an exercise's instructions, can be read as well")
  func parts() throws {
    let learner = try Learner()
    try learner.folder.write("# C sharp\n\nNot Swift.\n\n## Why\n\nA pun.[^1]\n\n## More\n\nNo.\n", to: "home/C#.md")
    let section = try learner.lectern("read", "C#.md#why")
    #expect(
      section.output.contains("A pun.") && !section.output.contains("Not Swift.") && !section.output.contains("No."))
    let instructions = try learner.lectern("read", "adder")
    #expect(instructions.output.contains("Add two numbers."))
    let task = try learner.lectern("read", "adder#2-keep")
    #expect(task.output.contains("Nothing is added") && !task.output.contains("Add two numbers."))
  }

  @Test("the sections of a note, of instructions and of a file are listed with their anchors")
  func outlines() throws {
    let learner = try learner()
    let note = try learner.lectern("toc", "1")
    #expect(note.output.contains("Numbers"))
    #expect(note.output.contains(#/ {2}Adding \.+ ✘ failed #adding\n/#))
    #expect(note.output.contains(#/ {4}Extra credit \.+ +#extra-credit\n/#))
    #expect(try learner.lectern("toc", "adder").output.contains("#2-keep"))
    let input = Array("# One\n\n## Two\n".utf8)
    #expect(try learner.lectern("toc", "-", input: input).output.contains(#/ {2}Two \.+ +#two\n/#))
    let sections = try learner.lectern("toc", "-", "--json", input: input).json["sections"] as? [[String: Any]]
    #expect(sections?.map { $0["line"] as? Int } == [1, 3])
  }

  @Test("a pipe gets no escapes, and every mark keeps its word")
  func plain() throws {
    let learner = try learner()
    for arguments in Self.commands {
      let run = try learner.lectern(arguments, environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
      #expect(!run.output.isEmpty && !run.output.contains("\u{1B}"), "\(arguments)")
      for line in run.output.split(separator: "\n") where line.contains("✘") { #expect(line.contains("✘ failed")) }
    }
  }

  @Test("colour can be forced, and plain text and ASCII asked for")
  func styles() throws {
    let learner = try learner()
    #expect(try learner.lectern("toc", "--color", "always").output.contains("\u{1B}["))
    let forced = ["CLICOLOR_FORCE": "1", "TERM": "xterm"]
    #expect(try learner.lectern("toc", environment: forced).output.contains("\u{1B}["))
    #expect(try !learner.lectern("toc", "--plain", environment: forced).output.contains("\u{1B}"))
    for verb in [["toc"], ["check", "adder"], ["progress"], ["next"]] {
      let run = try learner.lectern(verb, environment: ["LC_ALL": "C"])
      #expect(run.output.utf8.allSatisfy { $0 < 0x80 }, "\(run.output)")
    }
  }

  // MARK: Pipes

  @Test("a reader that leaves early is no error")
  func brokenPipe() throws {
    let learner = try learner()
    for arguments in ["read 2", "toc", "progress --json", "--help", "--version", "check adder"] {
      let run = try learner.shell("{ sleep 0.1; \"$lectern\" \(arguments); echo status $? >&2; } | true")
      #expect(run.errors == "status 0\n")
    }
  }

  @Test("the beginning of a long note can be had")
  func head() throws {
    let learner = try Learner()
    try learner.folder.write("# Words\n\n" + String(repeating: "More words.\n\n", count: 20_000), to: "home/long.md")
    let run = try learner.shell("{ \"$lectern\" read long.md; echo status $? >&2; } | head -n 2")
    #expect(run.output == "\nWords\n")
    #expect(run.errors == "status 0\n")
  }
}
