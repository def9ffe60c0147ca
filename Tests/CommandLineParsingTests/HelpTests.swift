import CommandLineParsing
import Testing
import Wordings

@Suite("The help is laid out as users of Swift tools expect")
struct HelpTests {
  /// `swift format dump-configuration`, described in our words.
  static let swiftFormat = CommandTable(
    root: Command("swift-format", "Format or lint Swift source code"),
    version: "6.3.1",
    commands: [
      Command(
        "dump-configuration", "Dump the configuration in JSON format to standard output",
        discussion: """
          Without any options, dumps the default configuration. When '--effective' is set, dumps the configuration that \
          would be used if swift-format was executed from the current working directory (cwd), incorporating \
          configuration files found in the cwd or its parents, or input from the '--configuration' option.
          """,
        options: [
          .flag("effective", short: "e", "Dump the effective instead of the default configuration."),
          .valued(
            "configuration", .text("configuration"),
            """
            The path to a JSON file containing the configuration of the linter/formatter or a JSON string containing \
            the configuration directly.
            """),
        ])
    ])

  /// Recorded from Swift 6.3.1, with the `--version` that every command of ours has.
  @Test("It is, letter for letter, what the toolchain prints")
  func toolchain() {
    #expect(
      Self.swiftFormat.help(for: Self.swiftFormat.commands[0], width: 100, in: .english) == """
        OVERVIEW: Dump the configuration in JSON format to standard output

        Without any options, dumps the default configuration. When '--effective' is set, dumps the
        configuration that would be used if swift-format was executed from the current working directory
        (cwd), incorporating configuration files found in the cwd or its parents, or input from the
        '--configuration' option.

        USAGE: swift-format dump-configuration [--effective] [--configuration <configuration>]

        OPTIONS:
          -e, --effective         Dump the effective instead of the default configuration.
          --configuration <configuration>
                                  The path to a JSON file containing the configuration of the
                                  linter/formatter or a JSON string containing the configuration directly.
          --version               Show the version.
          -h, --help              Show help information.
        """)
  }

  @Test("The toolchain's breaks are ours at another width, but for the usage, which we break too")
  func narrowToolchain() {
    let help = Self.swiftFormat.help(for: Self.swiftFormat.commands[0], width: 70, in: .english)
    #expect(
      help == """
        OVERVIEW: Dump the configuration in JSON format to standard output

        Without any options, dumps the default configuration. When
        '--effective' is set, dumps the configuration that would be used if
        swift-format was executed from the current working directory (cwd),
        incorporating configuration files found in the cwd or its parents, or
        input from the '--configuration' option.

        USAGE: swift-format dump-configuration [--effective]
               [--configuration <configuration>]

        OPTIONS:
          -e, --effective         Dump the effective instead of the default
                                  configuration.
          --configuration <configuration>
                                  The path to a JSON file containing the
                                  configuration of the linter/formatter or a
                                  JSON string containing the configuration
                                  directly.
          --version               Show the version.
          -h, --help              Show help information.
        """)
  }

  @Test("The tool's help lists the subcommands and says where to read on")
  func root() {
    #expect(
      lectern.help(for: lectern.root, width: 80, in: .english) == """
        OVERVIEW: Read a course, work its exercises, see how far you are.

        Without a subcommand: where you are and what is next.

        USAGE: lectern [<options>] [<subcommand>]

        GLOBAL OPTIONS:
          --course <dir>          The course. (environment: LECTERN_COURSE)
          --color <when>          When to use colour. (values: auto, always, never;
                                  default: auto; environment: LECTERN_COLOR)
          -w, --width <columns>   How wide a line may be. (environment: LECTERN_WIDTH)

        OPTIONS:
          --json                  Print JSON.
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          check                   Check exercises.
          hint                    Show the next hint.
          search                  Search the notes.
          new                     Make a skeleton.
          toc                     Show the syllabus.

          See 'lectern help <subcommand>' for detailed help.
        """)
  }

  @Test("A command's help shows its arguments first and its examples last")
  func command() throws {
    let check = try #require(lectern.commands.first { $0.name == "check" })
    let help = lectern.help(for: check, width: 80, in: .english)
    #expect(
      help.hasPrefix(
        """
        OVERVIEW: Check exercises.

        USAGE: lectern check [--all] [--solution <dir>] [--verbose] [--json]
               [<exercise> ...]

        ARGUMENTS:
          <exercise>              What to check.

        GLOBAL OPTIONS:
        """))
    #expect(
      help.hasSuffix(
        """
          -h, --help              Show help information.

        EXAMPLES:
          lectern check flip-count
                                  Check one exercise.
        """))
  }

  @Test("The accepted values of an argument are listed")
  func choices() throws {
    let new = try #require(lectern.commands.first { $0.name == "new" })
    #expect(
      lectern.help(for: new, width: 80, in: .english).contains(
        "  <kind>                  What to make. (values: note, exercise)\n"))
  }

  @Test("No line is wider than asked", arguments: [40, 49, 50, 80, 120])
  func width(_ width: Int) {
    for command in [lectern.root] + lectern.commands {
      let lines = lectern.help(for: command, width: width, in: .english).split(separator: "\n")
      for line in lines { #expect(line.count <= width, "\(line)") }
    }
  }

  /// With which lines that may be too wide begin: the usage's.
  static let usageBeginnings = ["USAGE:", "       [", "       <"]

  @Test("However narrow the screen, only the parts of the usage and the titles are wider", arguments: [1, 2, 7, 20])
  func narrow(_ width: Int) {
    for command in [lectern.root] + lectern.commands {
      let lines = lectern.help(for: command, width: width, in: .english).split(separator: "\n") as [Substring]
      let wide = lines.filter { $0.count > width }
      let unexpected = wide.filter { line in
        !line.hasSuffix(":") && !Self.usageBeginnings.contains { line.hasPrefix($0) }
      }
      #expect(unexpected.isEmpty)
    }
  }
}
