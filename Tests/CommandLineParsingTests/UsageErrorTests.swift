import CommandLineParsing
import Testing
import Wordings

/// The texts are those of swift-argument-parser as `swift format lint` and `docc` of Swift 6.3.1 print them, with the
/// names of the sample table.
@Suite("A usage error says what is wrong")
struct UsageErrorTests {
  @Test(
    "The message is the one that users of Swift tools know",
    arguments: [
      ("check --verbsoe", "Unknown option '--verbsoe'. Did you mean '--verbose'?"),
      ("check --verb", "Unknown option '--verb'. Did you mean '--verbose'?"),
      ("check --versoin", "Unknown option '--versoin'. Did you mean '--version'?"),
      ("--colour never toc", "Unknown option '--colour'. Did you mean '--color'?"),
      ("check --bogus", "Unknown option '--bogus'"),
      ("toc --all", "Unknown option '--all'"),
      ("check -x", "Unknown option '-x'"),
      ("check -axv", "Unknown option '-x'"),
      ("check -json", "Unknown option '-json'. Did you mean '--json'?"),
      ("chekc", "Unknown subcommand 'chekc'. Did you mean 'check'?"),
      ("hepl", "Unknown subcommand 'hepl'. Did you mean 'help'?"),
      ("help chekc", "Unknown subcommand 'chekc'. Did you mean 'check'?"),
      ("warm-upp", "Unknown subcommand 'warm-upp'"),
      ("frobnicate", "Unknown subcommand 'frobnicate'"),
      ("check --solution", "Missing value for '--solution <dir>'"),
      ("check --solution --all", "Missing value for '--solution <dir>'"),
      ("check -s", "Missing value for '--solution <dir>'"),
      ("check --all=yes", "The option '--all' does not take any value, but 'yes' was specified."),
      ("check -a=yes", "The option '--all' does not take any value, but 'yes' was specified."),
      (
        "toc --color blue",
        "The value 'blue' is invalid for '--color <when>'. Please provide one of 'auto', 'always' or 'never'."
      ),
      (
        "toc --width wide",
        "The value 'wide' is invalid for '--width <columns>'. Please provide a whole number from 20 to 500."
      ),
      (
        "toc --width=19",
        "The value '19' is invalid for '--width <columns>'. Please provide a whole number from 20 to 500."
      ),
      ("new thing x", "The value 'thing' is invalid for '<kind>'. Please provide one of 'note' or 'exercise'."),
      ("hint", "Missing expected argument '<exercise>'"),
      ("search", "Missing expected argument '<words> ...'"),
      ("new note", "Missing expected argument '<name>'"),
      ("toc a", "Unexpected argument 'a'"),
      ("hint a 1 b c", "2 unexpected arguments: 'b', 'c'"),
      ("-- check", "Unexpected argument 'check'"),
    ])
  func message(line: String, message: String) {
    #expect(lectern.error(line)?.message.english == message)
  }

  @Test(
    "The help line says what belongs there",
    arguments: [
      ("check --solution", "--solution <dir>  Check the files of a folder instead."),
      ("toc --color blue", "--color <when>  When to use colour."),
      ("toc --color alway", "Did you mean 'always'?"),
      ("new exercse x", "Did you mean 'exercise'?"),
      ("hint", "<exercise>  The exercise."),
      ("check --bogus", nil),
      ("toc a", nil),
    ] as [(String, String?)])
  func help(line: String, help: String?) throws {
    #expect(try #require(lectern.error(line)).help?.english == help)
  }

  @Test("Characters that steer a terminal are spelled out")
  func control() {
    #expect(lectern.error("\u{1B}[2J")?.message.english == "Unknown subcommand '\\u{1B}[2J'")
    #expect(lectern.error("toc a\u{202E}b")?.message.english == "Unexpected argument 'a\\u{202E}b'")
    #expect(lectern.error("toc 카드👨‍👩‍👧")?.message.english == "Unexpected argument '카드👨‍👩‍👧'")
  }

  @Test("An error is shown with its help, the usage and where to read on")
  func rendering() throws {
    let missing = try #require(lectern.error("check --solution"))
    #expect(
      lectern.describe(missing, width: 80, in: .english) == """
        Error: Missing value for '--solution <dir>'
        Help:  --solution <dir>  Check the files of a folder instead.
        Usage: lectern check [--all] [--solution <dir>] [--verbose] [--json]
               [<exercise> ...]
          See 'lectern check --help' for more information.
        """)
    let unknown = try #require(lectern.error("chekc"))
    #expect(
      lectern.describe(unknown, width: 80, in: .english) == """
        Error: Unknown subcommand 'chekc'. Did you mean 'check'?
        Usage: lectern [<options>] [<subcommand>]
          See 'lectern --help' for more information.
        """)
  }

  @Test("A command's own refusal is shown in the same way")
  func refusal() throws {
    let toc = try #require(lectern.commands.first { $0.name == "toc" })
    let error = UsageError(.refused("The course has no notes.", help: "Give another course."), in: toc)
    #expect(
      lectern.describe(error, width: 80, in: .english) == """
        Error: The course has no notes.
        Help:  Give another course.
        Usage: lectern toc [--json]
          See 'lectern toc --help' for more information.
        """)
  }
}
