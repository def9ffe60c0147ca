import Grading

/// The arguments that a parameterised check failed with, as far as the failure does not show them already.
struct ArgumentText {
  /// `nil` where nothing is left to say.
  let text: String?

  /// The characters of a value that is shown whole.
  private static let most = 40

  init(_ issue: CheckVerdict.Issue, _ appearance: Appearance) {
    guard let argument = issue.argument else {
      text = nil
      return
    }
    guard !appearance.isVerbose else {
      text = appearance.said(argument)
      return
    }
    let shown = Self.parameters(in: argument).filter { !Self.isShown($0, by: issue) }
      .map { ($0.name.isEmpty ? "" : "\($0.name) → ") + Self.short($0.value, appearance.ellipsis) }
    text = shown.isEmpty ? nil : appearance.said(shown.joined(separator: ", "))
  }

  private typealias Parameter = (name: Substring, value: Substring)

  /// `id → 50, expected → [1, 2]` taken apart; a value that holds such a text itself is cut there, which costs nothing.
  private static func parameters(in text: String) -> [Parameter] {
    let starts = text.ranges(of: #/(?:^|, )[\p{L}_][\p{L}\p{N}_]* → /#)
    guard starts.first?.lowerBound == text.startIndex else { return [("", text[...])] }
    let ends = starts.dropFirst().map(\.lowerBound) + [text.endIndex]
    return zip(starts, ends).map { start, end in
      let name = text[start].drop { $0 == "," || $0 == " " }.dropLast(" → ".count)
      return (name, text[start.upperBound..<end])
    }
  }

  /// Whether the values below, or the comment in words of its own, show a value.
  private static func isShown(_ parameter: Parameter, by issue: CheckVerdict.Issue) -> Bool {
    let value = String(parameter.value)
    // A number is the same as another by chance.
    if Double(value) == nil, value == issue.expected || value == issue.actual { return true }
    if parameter.name == "expected", issue.expected != nil { return true }
    let bare =
      value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 2 ? String(value.dropFirst().dropLast()) : value
    return bare.count > 1 && stands(bare, in: issue.message)
  }

  /// Whether a text stands in another, not as a part of a word or number.
  private static func stands(_ text: String, in other: String) -> Bool {
    func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    return other.ranges(of: text).contains { range in
      let before = range.lowerBound > other.startIndex ? other[other.index(before: range.lowerBound)] : nil
      let after = range.upperBound < other.endIndex ? other[range.upperBound] : nil
      return !(isPart(before) && isPart(text.first))
        && !(isPart(after) && isPart(text.last) && text.last?.isASCII == true
          && after?.isASCII == true)
    }
  }

  private static func short(_ value: Substring, _ ellipsis: String) -> String {
    value.count > most ? value.prefix(most - 1) + ellipsis : String(value)
  }
}
