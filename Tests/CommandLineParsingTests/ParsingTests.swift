import CommandLineParsing
import Testing
import Wordings

@Suite("A command line is read")
struct ParsingTests {
  /// One way to type a command line and what it means, as POSIX's utility syntax and GNU's long options say.
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var command: String
    var arguments: [String] = []
    var flags: [Option] = []
    var values: [String: String] = [:]
    var testDescription: String { line }
  }

  static let cases = [
    Case(line: "", command: "lectern"),
    Case(line: "--json", command: "lectern", flags: [.json]),
    Case(line: "toc", command: "toc"),
    Case(line: "check a b", command: "check", arguments: ["a", "b"]),
    Case(line: "check --solution dir a", command: "check", arguments: ["a"], values: ["solution": "dir"]),
    Case(line: "check --solution=dir a", command: "check", arguments: ["a"], values: ["solution": "dir"]),
    Case(line: "check --solution=a=b", command: "check", values: ["solution": "a=b"]),
    Case(line: "check --solution=", command: "check", values: ["solution": ""]),
    Case(line: "check --solution=-x", command: "check", values: ["solution": "-x"]),
    Case(line: "check --solution -", command: "check", values: ["solution": "-"]),
    Case(line: "check -av", command: "check", flags: [.all, .verbose]),
    Case(
      line: "check -avs dir a", command: "check", arguments: ["a"], flags: [.all, .verbose], values: ["solution": "dir"]
    ),
    Case(line: "check -sdir", command: "check", values: ["solution": "dir"]),
    Case(line: "check -s=dir", command: "check", values: ["solution": "dir"]),
    Case(line: "check a --all b", command: "check", arguments: ["a", "b"], flags: [.all]),
    Case(line: "check --all --all", command: "check", flags: [.all]),
    Case(line: "check --solution a --solution b", command: "check", values: ["solution": "b"]),
    Case(line: "check -", command: "check", arguments: ["-"]),
    Case(
      line: "check -- --all -h --help --version", command: "check", arguments: ["--all", "-h", "--help", "--version"]),
    Case(line: "check -- a -- b", command: "check", arguments: ["a", "--", "b"]),
    Case(line: "--width 40 check", command: "check", values: ["width": "40"]),
    Case(line: "check --width 40", command: "check", values: ["width": "40"]),
    Case(line: "-w 40 --color=never toc", command: "toc", values: ["width": "40", "color": "never"]),
    Case(line: "--json --solution dir check", command: "check", flags: [.json], values: ["solution": "dir"]),
    Case(line: "-as dir check", command: "check", flags: [.all], values: ["solution": "dir"]),
    Case(line: "-asdir check", command: "check", flags: [.all], values: ["solution": "dir"]),
    Case(line: "hint flip-count", command: "hint", arguments: ["flip-count"]),
    Case(line: "hint flip-count 2", command: "hint", arguments: ["flip-count", "2"]),
    Case(line: "search 플립 카운트", command: "search", arguments: ["플립", "카운트"]),
    Case(line: "new note themes", command: "new", arguments: ["note", "themes"]),
    Case(line: "warm-up", command: "warm-up"),
  ]

  @Test("Flags, values and arguments are told apart", arguments: cases)
  func sorting(_ expected: Case) throws {
    let invocation = try #require(try lectern.invocation(expected.line))
    #expect(invocation.command.name == expected.command)
    #expect(invocation.arguments == expected.arguments)
    for flag in [Option.json, .all, .verbose] {
      #expect(invocation.has(flag) == expected.flags.contains(flag), "\(flag.name)")
    }
    let defaults = ["color": "auto"]
    for option in [Option.solution, .course, .color, .width] {
      #expect(invocation.value(of: option) == expected.values[option.name] ?? defaults[option.name], "\(option.name)")
    }
  }

  @Test("A number is read as one")
  func number() throws {
    #expect(try lectern.invocation("toc --width 20")?.number(of: .width) == 20)
    #expect(try lectern.invocation("toc --width 500")?.number(of: .width) == 500)
    #expect(try lectern.invocation("toc")?.number(of: .width) == nil)
  }

  @Test(
    "Help wins over everything before a --, mistakes included",
    arguments: [
      ("--help", "lectern"), ("-h", "lectern"), ("help", "lectern"), ("help check", "check"),
      ("check --help", "check"), ("--help check", "check"), ("check a -h b", "check"), ("check -ah", "check"),
      ("check --bogus --help", "check"), ("hint --help", "hint"), ("check --help --version", "check"),
      ("--width 40 help check", "check"), ("help warm-up", "warm-up"), ("help help", "help"),
    ])
  func help(line: String, command: String) throws {
    guard case .help(let shown) = try lectern.parse(line: line) else {
      Issue.record("no help")
      return
    }
    #expect(shown.name == command)
  }

  @Test(
    "The version is told before or after a command", arguments: ["--version", "check --version", "--version check"])
  func version(line: String) throws {
    #expect(try lectern.parse(line: line) == .version)
  }
}

@Suite("The environment gives values")
struct EnvironmentTests {
  @Test("A variable counts where the command line says nothing")
  func variable() throws {
    let environment = ["LECTERN_COURSE": "/course", "LECTERN_WIDTH": "72", "LECTERN_COLOR": "never"]
    let invocation = try #require(try lectern.invocation("toc", environment: environment))
    #expect(invocation.value(of: .course) == "/course")
    #expect(invocation.number(of: .width) == 72)
    #expect(invocation.value(of: .color) == "never")
  }

  @Test("The command line wins, even over a variable that is wrong")
  func precedence() throws {
    let invocation = try lectern.invocation("toc --width 40", environment: ["LECTERN_WIDTH": "wide"])
    #expect(invocation?.number(of: .width) == 40)
  }

  @Test("An empty variable counts as not set")
  func empty() throws {
    #expect(try lectern.invocation("toc", environment: ["LECTERN_COLOR": ""])?.value(of: .color) == "auto")
  }

  @Test("A wrong variable is named, with the way out")
  func wrong() throws {
    let error = try #require(lectern.error("toc", environment: ["LECTERN_COLOR": "blue"]))
    #expect(
      error.message.english
        == "The value 'blue' of LECTERN_COLOR is invalid for '--color <when>'. Please provide one of 'auto', 'always' or 'never'."
    )
    #expect(error.help?.english == "Correct or unset LECTERN_COLOR, or give '--color <when>'.")
  }

  @Test("Help is there even when a variable is wrong", arguments: ["help", "--help", "help check", "check -h"])
  func helpAnyway(line: String) throws {
    _ = try lectern.parse(line: line, environment: ["LECTERN_WIDTH": "wide"])
  }
}
