import Wordings

/// What the help, the errors and the manual say around the words of the table.
enum Words {
  static let overview = Wording("Overview", "개요")
  static let usage = Wording("Usage", "사용법")
  static let arguments = Wording("Arguments", "인자")
  static let options = Wording("Options", "옵션")
  static let subcommands = Wording("Subcommands", "명령")
  static let examples = Wording("Examples", "예")
  static let error = Wording("Error", "오류")
  static let help = Wording("Help", "도움말")
  /// What stands for options and a command that are not named.
  static let anyOptions = Wording("[<options>]", "[<옵션>]")
  static let anySubcommand = Wording("[<subcommand>]", "[<명령>]")

  static func detailedHelp(_ tool: String) -> Wording {
    Wording(
      "See '\(tool) help <subcommand>' for detailed help.", "명령마다 자세한 설명은 '\(tool) help <명령>'으로 볼 수 있습니다.")
  }

  static func moreInformation(_ command: String) -> Wording {
    Wording("See '\(command) --help' for more information.", "자세한 설명은 '\(command) --help'로 볼 수 있습니다.")
  }

  // MARK: Facts about an option

  static func values(_ choices: [String]) -> Wording {
    let list = choices.joined(separator: ", ")
    return Wording("values: \(list)", "값: \(list)")
  }

  static func defaultValue(_ value: String) -> Wording { Wording("default: \(value)", "기본값: \(value)") }
  static func environment(_ variable: String) -> Wording {
    Wording("environment: \(variable)", "환경 변수: \(variable)")
  }

  // MARK: The manual

  static let userCommands = Wording("User Commands", "사용자 명령")
  static let name = Wording("NAME", "이름")
  static let synopsis = Wording("SYNOPSIS", "사용법")
  static let description = Wording("DESCRIPTION", "설명")
  static let commands = Wording("COMMANDS", "명령")
  static let manualOptions = Wording("OPTIONS", "옵션")
}
