import Foundation
import SampleCourse
import Testing

@Suite("Errors")
struct ErrorTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int
    /// What the first line says after `Error: `.
    var message: String
    /// A part of the help.
    var help: String?
    var input: [UInt8] = []
    var testDescription: String { "lectern " + arguments.joined(separator: " ") }
  }

  static let list = "'lectern toc' lists them all."

  /// Mistakes in a workspace in which nothing has been started.
  static let mistakes: [Mistake] = [
    .init(
      arguments: ["check", "ader"], status: 66, message: "No exercise 'ader' in this course.",
      help: "Did you mean 'adder'? \(list)"),
    .init(arguments: ["start", "nothing"], status: 66, message: "No exercise 'nothing' in this course.", help: list),
    .init(arguments: ["hint", "nothing"], status: 66, message: "No exercise 'nothing' in this course.", help: list),
    .init(arguments: ["verify", "nothing"], status: 66, message: "No exercise 'nothing' in this course.", help: list),
    .init(arguments: ["read", "9"], status: 66, message: "No note '9' in this course.", help: list),
    .init(arguments: ["read", "1#nothing"], status: 66, message: "No section 'nothing' in this note."),
    .init(
      arguments: ["read", "nothing.md"], status: 66, message: "The file 'nothing.md' cannot be read.", help: "See that"),
    .init(arguments: ["read", "./"], status: 66, message: "'./' is a folder.", help: "'--course ./'"),
    .init(arguments: ["read", "ader"], status: 66, message: "No note 'ader' in this course.", help: list),
    .init(
      arguments: ["check", "adder"], status: 66, message: "You have not started 'adder' yet.",
      help: "'lectern start adder'"),
    .init(arguments: ["check"], status: 64, message: "Nothing to check yet.", help: list),
    .init(arguments: ["check", "--all"], status: 66, message: "You have not started an exercise yet.", help: "next"),
    .init(
      arguments: ["check", "--changed"], status: 66, message: "You have not started an exercise yet.", help: "next"),
    .init(arguments: ["check", "1#tasks"], status: 66, message: "'1#tasks' has no exercises.", help: list),
    .init(
      arguments: ["check", "./here"], status: 66, message: "'./here' is not in your workspace.", help: "--solution"),
    .init(
      arguments: ["check", "adder", "--solution", "nowhere"], status: 66, message: "There is no folder 'nowhere'.",
      help: "Name the folder"),
    .init(
      arguments: ["check", "adder", "greeter", "--solution", "."], status: 64,
      message: "A solution is for one exercise.",
      help: "--solution DIR"),
    .init(
      arguments: ["hint", "adder", "7"], status: 66, message: "'adder' has no hints for task '7'.", help: "1, 2"),
    .init(arguments: ["toc", "--colour"], status: 64, message: "Unknown option '--colour'. Did you mean '--color'?"),
    .init(arguments: ["chek"], status: 64, message: "Unknown subcommand 'chek'. Did you mean 'check'?"),
    .init(arguments: ["start"], status: 64, message: "Missing expected argument '<exercise>'"),
    .init(arguments: ["toc", "--width", "0"], status: 64, message: "The value '0' is invalid for '--width <columns>'"),
    .init(
      arguments: ["toc", "--course", "nowhere"], status: 66, message: "The directory of --course is not there",
      help: "path"),
    .init(
      arguments: ["read", "-"], status: 65, message: "The text of standard input is not UTF-8: see line 1.",
      help: "iconv",
      input: [0x63, 0x61, 0x66, 0xE9]),
  ]

  @Test("a mistake is told with what to do next, and ends with its own status", arguments: mistakes)
  func told(_ mistake: Mistake) throws {
    let learner = try Learner()
    let run = try learner.lectern(mistake.arguments, input: mistake.input, environment: ["COLUMNS": "200"])
    #expect(run.status == mistake.status)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: \(mistake.message)"))
    if let help = mistake.help { #expect(run.errors.contains(help)) }
    #expect(run.errors.hasSuffix("\n"))
    if mistake.status != 64 { #expect(run.errors.contains("\nHelp:  ")) }

    let json = try learner.lectern(mistake.arguments + ["--json"], input: mistake.input)
    #expect(json.status == mistake.status)
    #expect(json.errors.isEmpty)
    #expect(try json.json["formatVersion"] as? Int == 1)
    let error = try json.json["error"] as? [String: Any]
    #expect(error?["code"] as? Int == mistake.status)
    #expect((error?["message"] as? String)?.hasPrefix(mistake.message) == true)
    #expect((error?["help"] as? String)?.isEmpty == false)
  }

  @Test("no course")
  func noCourse() throws {
    let learner = try Learner()
    learner.environment["LECTERN_HOME"] = nil
    for verb in ["toc", "progress", "next", "verify"] {
      let run = try learner.lectern(verb)
      #expect(run.status == 66)
      #expect(run.errors.hasPrefix("Error: No course here"))
    }
    #expect(try learner.lectern("toc", in: "\(learner.course)/notes").status == 0)
  }

  @Test("a workspace of another course")
  func otherCourse() throws {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    try learner.folder.write("# Other sums\n", to: "other/notes/README.md")
    let other = "\(learner.folder.path)/other"
    let run = try learner.lectern("toc", "--course", other, "--workspace", learner.workspace)
    #expect(run.status == 64)
    #expect(run.errors.split(separator: "\n").joined(separator: " ").contains("belongs to another course"))
    #expect(try learner.lectern("toc", "--course", other).status == 0)
  }

  @Test("a file that is not UTF-8")
  func notUTF8() throws {
    let learner = try Learner()
    try learner.folder.write(Data([0x23, 0x20, 0xFF, 0xFE]), to: "home/bad.md")
    let run = try learner.lectern("read", "bad.md")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("Error: The text of bad.md is not UTF-8: see line 1."))
  }

  @Test("no toolchain")
  func noToolchain() throws {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    let path = ["PATH": learner.home]
    for verb in [["check", "adder"], ["verify"]] {
      let run = try learner.lectern(verb, environment: path)
      #expect(run.status == 69)
      #expect(run.errors.hasPrefix("Error: There is no 'swiftc' on PATH.\nHelp:  Install Swift"))
    }
    // What needs no compiler works.
    for verb in [["toc"], ["read", "1"], ["hint", "adder"], ["next"], ["progress"], ["progress", "--json"]] {
      #expect(try learner.lectern(verb, environment: path).status == 0)
    }
  }

  @Test("a store that is no database is left as it is")
  func damagedStore() throws {
    let learner = try Learner()
    try learner.lectern("start", "adder")
    let store = "home/lectern/little-sums/.lectern/progress.sqlite3"
    for file in [store, store + "-wal", store + "-shm"] where learner.folder.holds(file) {
      try learner.folder.remove(file)
    }
    try learner.folder.write("not a database, but long enough to be read as one, or so one would think\n", to: store)
    for verb in [["progress"], ["check", "adder"], ["next"], ["toc"]] {
      let run = try learner.lectern(verb)
      #expect(run.status == 74)
      #expect(run.errors.hasPrefix("Error: "))
    }
    #expect(try learner.folder.text(of: store).hasPrefix("not a database"))
  }
}
