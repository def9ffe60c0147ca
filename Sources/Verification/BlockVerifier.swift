import Course
import Grading
import Markdown
import Wordings

/// The Swift blocks of a course's texts, each proved once however often it stands there.
struct BlockVerifier: Sendable {
  /// The blocks that differ, in the order in which they are first found.
  let blocks: [CodeBlock]
  private let places: [CodeBlock: [Place]]
  /// Blocks whose marks nobody knows.
  let problems: [Problem]

  private struct Place: Hashable {
    var file: String
    var line: Int
  }

  /// - Parameter texts: with what is claimed of a block that is not marked.
  init(_ texts: [(text: LinkedText, usual: CodeBlock.Claim)]) {
    var blocks: [CodeBlock] = []
    var places: [CodeBlock: [Place]] = [:]
    var problems: [Problem] = []
    for (text, usual) in texts {
      for found in CodeBlock.all(in: text.document, usual: usual) {
        guard let claim = found.claim else {
          problems.append(
            Problem(
              file: text.path, line: found.line,
              message: Wording(
                "The mark of a Swift block is not known: \(found.info)", "Swift 코드 블록의 표시를 알 수 없습니다: \(found.info)"),
              help: Wording(
                "Write 'swift', 'swift fragment', or 'swift error=\"…\"' with a piece of the compiler's message.",
                "'swift', 'swift fragment', 또는 컴파일러 메시지의 일부를 넣은 'swift error=\"…\"'로 쓰세요.")))
          continue
        }
        let block = CodeBlock(text: found.text, claim: claim)
        if places[block] == nil { blocks.append(block) }
        places[block, default: []].append(Place(file: text.path, line: found.line))
      }
    }
    (self.blocks, self.places, self.problems) = (blocks, places, problems)
  }

  /// How many blocks there are in all.
  var count: Int { places.values.reduce(0) { $0 + $1.count } }

  func prove(_ block: CodeBlock, by grader: Grader) throws(GradingError) -> [Problem] {
    let diagnostics = try grader.diagnostics(ofSnippet: block.text, block.claim == .parses ? .parsed : .compiled)
    guard let (line, message, help) = objection(to: block, diagnostics.filter { $0.severity == .error }) else {
      return []
    }
    return Set(places[block] ?? []).map { place in
      Problem(file: place.file, line: place.line + line, message: message, help: help)
    }
  }

  /// - Parameter errors: what the compiler says.
  /// - Returns: the line in the block, counted from 1; 0 for its fence.
  private func objection(to block: CodeBlock, _ errors: [Diagnostic]) -> (line: Int, message: Wording, help: Wording)? {
    switch block.claim {
    case .parses, .compiles:
      guard let first = errors.first else { return nil }
      if block.claim == .parses {
        return (
          first.line, Wording("This Swift does not parse: \(first.message)", "Swift 문법에 맞지 않습니다: \(first.message)"),
          Wording("Write Swift; what is left out may be a comment, or '_'.", "Swift로 쓰세요. 줄인 곳은 주석이나 '_'로 둘 수 있습니다.")
        )
      }
      return (
        first.line, Wording("This Swift does not compile: \(first.message)", "컴파일되지 않는 Swift입니다: \(first.message)"),
        Wording(
          "Mend it, or mark it 'swift fragment' if it is part of something else.",
          "고치세요. 다른 코드의 일부라면 'swift fragment'로 표시하세요.")
      )
    case .fails(let text):
      if errors.contains(where: { $0.message.contains(text) }) { return nil }
      guard let first = errors.first else {
        return (
          0, Wording("This Swift compiles, though it should fail with: \(text)", "이 오류가 나야 하는데 컴파일됩니다: \(text)"),
          Wording("Drop the mark, or mend the example.", "표시를 지우거나 예를 고치세요.")
        )
      }
      return (
        first.line,
        Wording(
          "This Swift should fail with: \(text) — but the compiler says: \(first.message)",
          "이 오류가 나야 하는데: \(text) — 컴파일러의 말은 다릅니다: \(first.message)"),
        Wording("Name a piece of the compiler's message.", "컴파일러 메시지의 일부를 적으세요.")
      )
    }
  }
}
