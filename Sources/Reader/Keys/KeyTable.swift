import Terminal

/// A key with its modifiers.
struct KeyPress: Hashable {
  var key: InputEvent.Key
  var modifiers: InputEvent.Modifiers

  init(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  static func character(_ character: Character) -> KeyPress { KeyPress(.character(character)) }
  static func control(_ character: Character) -> KeyPress { KeyPress(.character(character), .control) }
}

/// The keys of a command; footer, help and input all come from here.
struct KeyBinding {
  var command: ReaderCommand
  /// The first is the one that the footer shows.
  var keys: [KeyPress]
}

/// All keys of the reader.
enum KeyTable {
  static let bindings: [KeyBinding] = [
    .init(command: .lineDown, keys: [.character("j"), KeyPress(.down), KeyPress(.enter, .alt)]),
    .init(command: .lineUp, keys: [.character("k"), KeyPress(.up)]),
    .init(command: .halfPageDown, keys: [.character("d"), .control("d")]),
    .init(command: .halfPageUp, keys: [.character("u"), .control("u")]),
    .init(command: .pageDown, keys: [.character(" "), KeyPress(.pageDown), .control("f")]),
    .init(command: .pageUp, keys: [.character("b"), KeyPress(.pageUp), .control("b")]),
    .init(command: .top, keys: [.character("g"), KeyPress(.home)]),
    .init(command: .bottom, keys: [.character("G"), KeyPress(.end)]),
    .init(command: .nextSection, keys: [.character("]"), KeyPress(.down, .shift), KeyPress(.down, .control)]),
    .init(command: .previousSection, keys: [.character("["), KeyPress(.up, .shift), KeyPress(.up, .control)]),
    .init(command: .goTo, keys: [.character("t"), .control("t")]),
    .init(command: .find, keys: [.character("/")]),
    .init(command: .findNext, keys: [.character("n")]),
    .init(command: .findPrevious, keys: [.character("N")]),
    .init(command: .searchCourse, keys: [.character("s")]),
    .init(command: .links, keys: [.character("l")]),
    .init(command: .back, keys: [KeyPress(.left), KeyPress(.backspace), KeyPress(.left, .alt)]),
    .init(command: .forward, keys: [KeyPress(.right), KeyPress(.right, .alt)]),
    .init(command: .copyCode, keys: [.character("y")]),
    .init(command: .edit, keys: [.character("e")]),
    .init(command: .check, keys: [.character("c")]),
    .init(command: .hint, keys: [.character("h")]),
    .init(command: .nextFailure, keys: [.character(".")]),
    .init(command: .previousFailure, keys: [.character(",")]),
    .init(command: .openFailure, keys: [.character("E")]),
    .init(command: .explain, keys: [.character("w")]),
    .init(command: .instructions, keys: [.character("i")]),
    .init(command: .compare, keys: [.character("=")]),
    .init(command: .reset, keys: [.character("R")]),
    .init(command: .solution, keys: [.character("S")]),
    .init(command: .goToNext, keys: [.character("x")]),
    .init(command: .outline, keys: [.character("o")]),
    .init(command: .switchFocus, keys: [KeyPress(.tab)]),
    .init(command: .panel, keys: [.character("p")]),
    .init(command: .choose, keys: [KeyPress(.enter)]),
    .init(command: .cancel, keys: [KeyPress(.escape)]),
    .init(command: .ground, keys: [.character("L")]),
    .init(command: .mouse, keys: [.character("m")]),
    .init(command: .help, keys: [.character("?")]),
    .init(command: .suspend, keys: [.control("z")]),
    .init(command: .quit, keys: [.character("q"), .control("c")]),
  ]

  private static let commands: [KeyPress: ReaderCommand] = Dictionary(
    bindings.flatMap { binding in binding.keys.map { ($0, binding.command) } }, uniquingKeysWith: { first, _ in first })

  /// The command of a key, also where the keyboard is set to Korean.
  static func command(for press: KeyPress) -> ReaderCommand? {
    if let command = commands[press] { return command }
    guard case .character(let character) = press.key, let latin = KoreanKeyboard.latin(for: character) else {
      return nil
    }
    return commands[KeyPress(.character(latin), press.modifiers)]
  }

  /// The keys of a command, the best known first.
  static func keys(of command: ReaderCommand) -> [KeyPress] {
    bindings.first { $0.command == command }?.keys ?? []
  }
}
