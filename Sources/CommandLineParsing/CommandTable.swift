/// Everything that can be typed to a tool, as values: the one source of the parser, the help and the errors.
package struct CommandTable: Equatable, Sendable {
  /// The tool without a command: its name, what it is, and the options that it takes then.
  package var root: Command
  /// As `--version` prints it.
  package var version: String
  /// The options of every command, which may stand before or after the command's name.
  package var globalOptions: [Option]
  /// In the order of the help.
  package var commands: [Command]

  package init(root: Command, version: String, globalOptions: [Option] = [], commands: [Command]) {
    self.root = root
    self.version = version
    self.globalOptions = globalOptions
    self.commands = commands
  }

  /// All that may follow the tool's name as a command, the built-in `help` included.
  var callableCommands: [Command] { commands + [.help] }

  /// Every option that `command` understands: its own, the global ones, then `--version` and `--help`.
  func options(of command: Command) -> [Option] {
    command.options + globalOptions + [.version, .help]
  }

  /// What is typed before the arguments: `lectern`, `lectern check`.
  func fullName(of command: Command) -> String {
    command == root ? root.name : "\(root.name) \(command.name)"
  }
}
