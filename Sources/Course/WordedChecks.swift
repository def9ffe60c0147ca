import SwiftSource

/// The checks of an exercise as a language calls them.
struct WordedChecks {
  let exercise: Exercise
  let checks: [DiscoveredCheck]
  let comments: [CheckComment]
  let language: String
  let root: String

  var problems: [Problem] {
    let isTranslated = exercise.instructions?.hasSuffix(".\(language).md") ?? false
    let configuration = exercise.configuration
    let hasNames = isTranslated || !configuration.checkNames.isEmpty
    let hasMessages = isTranslated || !configuration.checkMessages.isEmpty
    return (hasNames ? missingNames : []) + (hasMessages ? missingMessages : []) + strayMessages
  }

  private var missingNames: [Problem] {
    checks.filter { exercise.configuration.name(ofCheckWithID: $0.id) == nil }.map { check in
      Problem(
        file: file, message: "The check '\(check.function)' has no name in '\(language)'.",
        help: "Add '\"\(check.function)\": \"…\"' to 'lectern.\(language)'.")
    }
  }

  private var missingMessages: [Problem] {
    var said: Set<String> = []
    let open = comments.filter { comment in
      exercise.configuration.checkMessages[comment.text] == nil && said.insert(comment.text).inserted
    }
    // Nobody has begun: then a list of all would only hide what else is wrong.
    guard !exercise.configuration.checkMessages.isEmpty else { return open.isEmpty ? [] : [noMessages(open.count)] }
    return open.map { comment in
      let path = Path.relative(comment.file, to: root) ?? comment.file
      return Problem(
        file: path, line: comment.line, message: "What the check says is not there in '\(language)': \(comment.text)",
        help: "Add it with its translation to 'lectern.\(language)Messages' in '.meta/config.json'.")
    }
  }

  private func noMessages(_ count: Int) -> Problem {
    Problem(
      file: file, message: "What the checks say of what they expect is not there in '\(language)': \(count) sentences.",
      help: "Write 'lectern.\(language)Messages': the checks' own words with their translations, values as '\\\\(…)'.")
  }

  private var strayMessages: [Problem] {
    let said = Set(comments.map(\.text))
    return exercise.configuration.checkMessages.flatMap { original, translation -> [Problem] in
      guard said.contains(original) else {
        return [
          Problem(
            file: file, message: "No check says: \(original)",
            help: "Mend 'lectern.\(language)Messages': its keys are the checks' own words, values as '\\(…)'.")
        ]
      }
      let unknown = MessagePattern(translation).values.subtracting(MessagePattern(original).values)
      return unknown.sorted().map { value in
        Problem(
          file: file, message: "The translation of '\(original)' shows a value that it does not: \\(\(value))",
          help: "Show the values of the original only.")
      }
    }
  }

  private var file: String {
    let path = Path.joined(exercise.directory, ".meta/config.json")
    return Path.relative(path, to: root) ?? path
  }
}
