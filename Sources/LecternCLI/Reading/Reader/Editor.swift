/// The editor that somebody has set, and how it is told a line.
struct Editor: Equatable {
  /// The program and the arguments that were set with it.
  let words: [String]
  private let kind: Kind

  /// How editors are told where to open a file.
  private enum Kind: Equatable {
    /// `+LINE FILE`: vi and its kin, emacs, nano.
    case plus
    /// `FILE:LINE`: Helix and others.
    case colon
    /// `--goto FILE:LINE`: Visual Studio Code and its kin.
    case goTo
    /// `--line LINE FILE`: Kate and others.
    case lineOption
    case fileAlone
  }

  /// From `VISUAL`, else `EDITOR`, else `vi`, which POSIX demands of every system.
  init(environment: [String: String]) {
    let command = [environment["VISUAL"], environment["EDITOR"]].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "vi"
    if command.contains(where: { "|&;<>()$`\\\"'*?[#~%!{\n\t".contains($0) }) {
      // The shell reads it; what follows it is added as it stands.
      words = ["/bin/sh", "-c", "\(command) \"$@\"", "sh"]
      kind = Self.kind(of: command.split(separator: " ").first ?? "")
    } else {
      let parts = command.split(separator: " ")
      words = parts.map(String.init)
      kind = Self.kind(of: parts.first ?? "")
    }
  }

  /// What to run to open a file.
  /// - Parameter line: counted from 1.
  func arguments(file: String, line: Int?) -> [String] {
    guard let line else { return words + [file] }
    switch kind {
    case .plus: return words + ["+\(line)", file]
    case .colon: return words + ["\(file):\(line)"]
    case .goTo: return words + ["--goto", "\(file):\(line)"]
    case .lineOption: return words + ["--line", "\(line)", file]
    case .fileAlone: return words + [file]
    }
  }

  /// Whether it opens a window of its own, so that the terminal need not be given to it.
  var hasWindow: Bool {
    let name = words.first == "/bin/sh" ? "" : Self.name(of: words[0][...])
    return Self.windowed.contains(name)
  }

  private static let windowed: Set<String> = [
    "code", "code-insiders", "codium", "vscodium", "cursor", "windsurf", "subl", "zed", "zeditor", "kate", "gedit",
    "gnome-text-editor", "gvim", "mate", "xed", "pulsar",
  ]

  /// How a program is told a line, by its name.
  private static func kind(of program: Substring) -> Kind {
    switch name(of: program) {
    case "vi", "vim", "nvim", "view", "gvim", "vis", "kak", "ex", "emacs", "emacsclient", "nano", "pico", "micro",
      "joe",
      "jed", "mg", "ne", "gedit", "gnome-text-editor", "xed", "mcedit":
      .plus
    case "hx", "helix", "subl", "zed", "zeditor": .colon
    case "code", "code-insiders", "codium", "vscodium", "cursor", "windsurf": .goTo
    case "kate", "mate": .lineOption
    default: .fileAlone
    }
  }

  /// A program's name without its folder.
  private static func name(of program: Substring) -> String {
    String(program[(program.lastIndex(of: "/").map { program.index(after: $0) } ?? program.startIndex)...])
  }
}
