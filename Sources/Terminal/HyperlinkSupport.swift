/// Which terminals show the links that they are told of (OSC 8).
///
/// The sequence is that of "Hyperlinks in terminal emulators" (Egmont Koblinger, 2017); the terminals and versions are
/// those of the list of its adoption ("OSC8-Adoption") and of their own release notes.
enum HyperlinkSupport {
  /// What `LECTERN_HYPERLINKS` says, else what is known of the terminal.
  static func isThere(_ environment: [String: String]) -> Bool {
    switch environment["LECTERN_HYPERLINKS"].flatMap(HyperlinkSetting.init) {
    case .always: true
    case .never: false
    case .auto, nil: passesThrough(environment) && isKnown(environment)
    }
  }

  /// Whether nothing between the program and the terminal would drop the links or show them as rubbish.
  ///
  /// A multiplexer drops them unless it was told otherwise (tmux since 3.4, by its `terminal-features`), and a
  /// destination that is neither listed nor linked would be lost. Of pagers only less is known to pass them on.
  private static func passesThrough(_ environment: [String: String]) -> Bool {
    let type = environment["TERM"] ?? ""
    if environment.has("TMUX") || environment.has("STY") || type.hasPrefix("tmux") || type.hasPrefix("screen") {
      return false
    }
    let pager = environment["PAGER"]?.split(separator: " ").first?.split(separator: "/").last ?? "less"
    return pager == "less" || pager == "cat"
  }

  private static func isKnown(_ environment: [String: String]) -> Bool {
    let type = environment["TERM"] ?? ""
    return isAtLeast(5000, environment["VTE_VERSION"])
      || isAtLeast(201_200, environment["KONSOLE_VERSION"])
      || environment.has("WT_SESSION")
      || environment["TERM_PROGRAM"].map(programs.contains) == true
      || types.contains { type == $0 || type.hasPrefix($0 + "-") }
  }

  private static let programs: Set<String> = ["iTerm.app", "WezTerm", "vscode", "ghostty", "mintty", "rio", "Tabby"]
  private static let types = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "contour", "wezterm"]

  private static func isAtLeast(_ least: Int, _ version: String?) -> Bool {
    version.flatMap { Int($0) }.map { $0 >= least } == true
  }
}
