import Terminal

extension KeyPress {
  /// How the key is written for a person.
  func name(isUnicode: Bool) -> String {
    let name = key.name(isUnicode: isUnicode)
    if modifiers.contains(.control) { return "^\(name.uppercased())" }
    if modifiers.contains(.alt) { return "Alt-\(name)" }
    return modifiers.contains(.shift) ? "Shift-\(name)" : name
  }
}

extension InputEvent.Key {
  fileprivate func name(isUnicode: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: isUnicode ? "⏎" : "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: isUnicode ? "⌫" : "Backspace"
    case .delete: "Del"
    case .up: isUnicode ? "↑" : "Up"
    case .down: isUnicode ? "↓" : "Down"
    case .left: isUnicode ? "←" : "Left"
    case .right: isUnicode ? "→" : "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    }
  }
}
