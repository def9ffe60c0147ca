import Typesetting
package import Wordings

/// What `LECTERN_THEME` may be.
enum ThemeSetting: String, CaseIterable {
  case light, dark
  /// Ask the terminal, whatever else is known.
  case auto
}

/// What `LECTERN_HYPERLINKS` may be.
enum HyperlinkSetting: String, CaseIterable {
  case always, never, auto
}

/// A variable of the environment with a value that it cannot have.
package struct UnknownSetting: Error, Equatable {
  package var variable: String
  package var value: String
  package var choices: [String]

  package var message: Wording {
    Wording("\(variable) is '\(value)', which is no setting.", "\(variable) 값으로 쓸 수 없습니다: '\(value)'")
  }
  package var help: Wording {
    Wording(
      "Set it to \(choices.dropLast().joined(separator: ", ")) or \(choices.last ?? ""), or unset it.",
      "\(choices.joined(separator: ", ")) 가운데 하나로 정하거나 없애세요.")
  }

  /// The settings of the terminal that would be passed over.
  package static func all(in environment: [String: String]) -> [UnknownSetting] {
    let settings = [
      ("LECTERN_THEME", ThemeSetting.allCases.map(\.rawValue)),
      ("LECTERN_HYPERLINKS", HyperlinkSetting.allCases.map(\.rawValue)),
      ("LECTERN_WIDTH_POLICY", WidthPolicy.allCases.map(\.rawValue)),
    ]
    return settings.compactMap { variable, choices in
      guard let value = environment[variable], !value.isEmpty, !choices.contains(value) else { return nil }
      return UnknownSetting(variable: variable, value: value, choices: choices)
    }
  }
}
