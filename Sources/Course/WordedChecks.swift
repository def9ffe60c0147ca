import SwiftSource
import Wordings

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
        file: file,
        message: Wording(
          "The check '\(check.function)' has no name in '\(language)'.",
          "'\(check.function)' 검사의 이름이 '\(language)' 언어로 없습니다."),
        help: Wording(
          "Add '\"\(check.function)\": \"…\"' to 'lectern.\(language)'.",
          "'lectern.\(language)'에 '\"\(check.function)\": \"…\"'을 넣으세요."))
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
        file: path, line: comment.line,
        message: Wording(
          "What the check says is not there in '\(language)': \(comment.text)",
          "검사가 하는 말이 '\(language)' 언어로 없습니다: \(comment.text)"),
        help: Wording(
          "Add it with its translation to 'lectern.\(language)Messages' in '.meta/config.json'.",
          "'.meta/config.json'의 'lectern.\(language)Messages'에 번역과 함께 넣으세요."))
    }
  }

  private func noMessages(_ count: Int) -> Problem {
    Problem(
      file: file,
      message: Wording(
        "What the checks say of what they expect is not there in '\(language)': \(count) sentences.",
        "검사가 기대를 설명하는 말이 '\(language)' 언어로 없습니다: \(count)문장"),
      help: Wording(
        "Write 'lectern.\(language)Messages': the checks' own words with their translations, values as '\\\\(…)'.",
        "'lectern.\(language)Messages'에 검사의 말과 번역을 쓰세요. 값은 '\\\\(…)'로 씁니다."))
  }

  private var strayMessages: [Problem] {
    let said = Set(comments.map(\.text))
    return exercise.configuration.checkMessages.flatMap { original, translation -> [Problem] in
      guard said.contains(original) else {
        return [
          Problem(
            file: file, message: Wording("No check says: \(original)", "이렇게 말하는 검사가 없습니다: \(original)"),
            help: Wording(
              "Mend 'lectern.\(language)Messages': its keys are the checks' own words, values as '\\(…)'.",
              "'lectern.\(language)Messages'를 고치세요. 키는 검사의 말 그대로이고 값은 '\\(…)'로 씁니다."))
        ]
      }
      let unknown = MessagePattern(translation).values.subtracting(MessagePattern(original).values)
      return unknown.sorted().map { value in
        Problem(
          file: file,
          message: Wording(
            "The translation of '\(original)' shows a value that it does not: \\(\(value))",
            "'\(original)'의 번역에 원문에 없는 값이 나옵니다: \\(\(value))"),
          help: Wording("Show the values of the original only.", "원문에 있는 값만 쓰세요."))
      }
    }
  }

  private var file: String {
    let path = Path.joined(exercise.directory, ".meta/config.json")
    return Path.relative(path, to: root) ?? path
  }
}
