package import Markdown
import Suggestions

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

  package var message: String {
    guard candidates.isEmpty else { return "'\(name)' could be \(Self.listed(candidates))." }
    return "No \(kind.rawValue) '\(name)' in this \(kind == .section ? "note" : "course")."
  }

  package var help: String {
    guard candidates.isEmpty else { return "Type more of the name." }
    let question = suggestion.map { "Did you mean '\($0)'? " } ?? ""
    return question + (kind == .section ? "The whole note shows its sections." : "'lectern toc' lists them all.")
  }

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
