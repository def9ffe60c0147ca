package import Markdown
import Suggestions
package import Wordings

/// What a name that was typed does not lead to.
package struct LookupError: Error, Equatable, Sendable {
  package enum Kind: String, Sendable { case exercise, note, section }

  package var kind: Kind
  /// What was typed.
  package var name: String
  /// The existing name nearest to it, if one is near.
  package var suggestion: String?
  /// What it may stand for, when it is the beginning of several names.
  package var candidates: [String]

  package var message: Wording {
    guard candidates.isEmpty else {
      return Wording(
        "'\(name)' could be \(Self.listed(candidates)).",
        "'\(name)': 다음 중 하나일 수 있습니다. \(candidates.prefix(5).joined(separator: ", "))\(Self.others(candidates))")
    }
    return switch kind {
    case .exercise: Wording("No exercise '\(name)' in this course.", "이 강의에는 '\(name)' 연습이 없습니다.")
    case .note: Wording("No note '\(name)' in this course.", "이 강의에는 '\(name)' 노트가 없습니다.")
    case .section: Wording("No section '\(name)' in this note.", "이 노트에는 '\(name)' 절이 없습니다.")
    }
  }

  package var help: Wording {
    guard candidates.isEmpty else { return Wording("Type more of the name.", "이름을 더 길게 입력하세요.") }
    let question = suggestion.map { Wording("Did you mean '\($0)'? ", "혹시 '\($0)'인가요? ") } ?? .none
    return question
      + (kind == .section
        ? Wording("The whole note shows its sections.", "노트 전체를 열면 절을 모두 볼 수 있습니다.")
        : Wording("'lectern toc' lists them all.", "'lectern toc'에 모두 나옵니다."))
  }

  /// How many names are not listed, in Korean.
  private static func others(_ names: [String]) -> String { names.count > 5 ? " 외 \(names.count - 5)개" : "" }

  /// `'a', 'b' or 'c'`, no more than five.
  private static func listed(_ names: [String]) -> String {
    let quoted = names.prefix(5).map { "'\($0)'" }
    let last = names.count > 5 ? "one of \(names.count - 5) more" : quoted.last ?? ""
    let first = names.count > 5 ? quoted : quoted.dropLast()
    return "\(first.joined(separator: ", ")) or \(last)"
  }
}

extension Course {
  /// The exercise with this slug, or the only one whose slug begins so.
  package func exercise(named name: String) throws(LookupError) -> Exercise {
    try find(name, .exercise, in: exercises, by: \.slug)
  }

  /// The note with this name or number, or the only one whose name begins so.
  package func note(named name: String) throws(LookupError) -> Note {
    let isNamed = notes.contains { $0.name == name }
    if !isNamed, let number = Int(name), let note = notes.first(where: { $0.number == number }) { return note }
    return try find(name, .note, in: notes, by: \.name)
  }

  /// What there is to read under a name: a note, or else an exercise's instructions.
  package func text(named name: String) throws(LookupError) -> ReadableText {
    do {
      return .note(try note(named: name))
    } catch {
      guard error.candidates.isEmpty, let exercise = try? exercise(named: name), let file = exercise.instructions else {
        throw error
      }
      return .instructions(path: Path.joined(exercise.directory, file))
    }
  }
}

extension Note {
  /// The section with this anchor, in the language of the note or in the first one, or the only one whose anchor begins
  /// so.
  package func section(anchored anchor: String) throws(LookupError) -> Section {
    do {
      return try sections.section(anchored: anchor)
    } catch {
      guard let index = originalAnchors.firstIndex(of: anchor), sections.indices.contains(index) else { throw error }
      return sections[index]
    }
  }
}

/// What can be read of a course.
package enum ReadableText: Sendable {
  case note(Note)
  /// The instructions of an exercise, by the absolute path of their file.
  case instructions(path: String)
}

extension [Section] {
  /// The section with this anchor, or the only one whose anchor begins so.
  package func section(anchored anchor: String) throws(LookupError) -> Section {
    try find(anchor, .section, in: self, by: \.anchor)
  }
}

private func find<Value>(
  _ name: String, _ kind: LookupError.Kind, in values: [Value], by key: (Value) -> String
) throws(LookupError) -> Value {
  if let value = values.first(where: { key($0) == name }) { return value }
  let beginning = name.isEmpty ? [] : values.filter { key($0).lowercased().hasPrefix(name.lowercased()) }
  if let value = beginning.first, beginning.count == 1 { return value }
  let suggestion = beginning.isEmpty ? closest(to: name.lowercased(), among: values.map(key)) : nil
  throw LookupError(kind: kind, name: name, suggestion: suggestion, candidates: beginning.map(key))
}
