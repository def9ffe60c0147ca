package import Typesetting

/// What a person asked for on the command line.
package struct DisplayOptions: Equatable, Sendable {
  package enum Colour: String, CaseIterable, Sendable { case auto, always, never }

  package var colour: Colour
  /// The width that was asked for, in cells.
  package var width: Int?
  /// Whether text alone is wanted, whatever the output can show.
  package var isPlain: Bool
  /// The ground that was named; `nil` to find out.
  package var ground: Theme.Ground?

  package init(colour: Colour = .auto, width: Int? = nil, isPlain: Bool = false, ground: Theme.Ground? = nil) {
    self.colour = colour
    self.width = width
    self.isPlain = isPlain
    self.ground = ground
  }
}

/// What an output can show.
package struct TerminalCapabilities: Equatable, Sendable {
  /// The widths that are set; others are moved into the range.
  package static let widths = 1...400

  package var isTerminal: Bool
  /// The size to set text for: 80 by 24 where nothing says otherwise.
  package var size: TerminalSize
  package var styling: Styling
  /// How the terminal counts the cells of a text.
  package var widthPolicy: WidthPolicy
  /// Whether marks and rules may leave ASCII.
  package var showsUnicode: Bool
  package var ground: Theme.Ground
  /// Whether something has told the ground, so that the terminal need not be asked.
  package internal(set) var knowsGround: Bool
  /// Whether the terminal may be told where links lead (OSC 8).
  package var showsHyperlinks: Bool

  /// Finds out from what the system says, the environment, and what was asked for.
  package init(facts: TerminalFacts, environment: [String: String], options: DisplayOptions = DisplayOptions()) {
    isTerminal = facts.isTerminal
    size = Self.size(facts, environment, options)
    styling = Self.styling(facts, environment, options)
    widthPolicy = environment["LECTERN_WIDTH_POLICY"].flatMap(WidthPolicy.init) ?? .unicode
    // Where ambiguous characters are wide, rules and marks of one cell are only to be had in ASCII.
    showsUnicode = Self.showsUnicode(environment) && widthPolicy != .wide
    let ground = options.ground ?? Self.ground(environment)
    self.ground = ground ?? .dark
    knowsGround = ground != nil
    showsHyperlinks = facts.isTerminal && styling > .plain && HyperlinkSupport.isThere(environment)
  }

  package var signs: Signs { showsUnicode ? .unicode : .ascii }
  package var theme: Theme { Theme(ground: ground) }

  /// The width asked for, else `COLUMNS`, else the terminal's.
  private static func size(
    _ facts: TerminalFacts, _ environment: [String: String], _ options: DisplayOptions
  ) -> TerminalSize {
    let columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let width = options.width ?? columns ?? facts.size?.columns ?? 80
    return TerminalSize(
      columns: min(max(width, widths.lowerBound), widths.upperBound), rows: facts.size?.rows ?? 24)
  }

  /// `--color`, else `NO_COLOR` (no-color.org), else `CLICOLOR_FORCE` (bixense.com/clicolors), else the terminal's type.
  private static func styling(
    _ facts: TerminalFacts, _ environment: [String: String], _ options: DisplayOptions
  ) -> Styling {
    if options.isPlain || options.colour == .never { return .plain }
    let depth = colourDepth(environment)
    if options.colour == .always { return max(depth, .colours16) }
    let isStyled = facts.isTerminal && depth > .plain
    if environment.has("NO_COLOR") { return isStyled ? .monochrome : .plain }
    if environment.has("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return max(depth, .colours16) }
    return isStyled ? depth : .plain
  }

  /// What the terminal's type can show, from `TERM` and `COLORTERM`.
  private static func colourDepth(_ environment: [String: String]) -> Styling {
    let type = environment["TERM"] ?? ""
    if type.isEmpty || type == "dumb" || type == "unknown" { return .plain }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || type.hasSuffix("-direct") { return .trueColour }
    if ["alacritty", "foot", "kitty", "ghostty", "wezterm"].contains(where: type.contains) { return .trueColour }
    if type.contains("256color") { return .colours256 }
    return type.hasPrefix("vt") || type.hasSuffix("-mono") || type.hasSuffix("-m") ? .monochrome : .colours16
  }

  /// The character set of the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set (POSIX, 8.2).
  ///
  /// Where none is set, as in many containers, nothing is known of the terminal, and nearly all show UTF-8.
  private static func showsUnicode(_ environment: [String: String]) -> Bool {
    guard
      let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty })
    else { return true }
    let set = locale.lowercased()
    return set.contains("utf-8") || set.contains("utf8")
  }

  /// What `LECTERN_THEME` names, else what the last number of `COLORFGBG` is (rxvt's and Konsole's convention: white and
  /// the bright colours are light); `nil` where neither tells, and where `LECTERN_THEME` is `auto`.
  private static func ground(_ environment: [String: String]) -> Theme.Ground? {
    switch environment["LECTERN_THEME"].flatMap(ThemeSetting.init) {
    case .light: return .light
    case .dark: return .dark
    case .auto: return nil
    case nil: break
    }
    let last = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    return last.map { $0 == 7 || (9...15).contains($0) ? .light : .dark }
  }
}

extension [String: String] {
  /// Whether a variable is set to something.
  func has(_ name: String) -> Bool { !(self[name] ?? "").isEmpty }
}
