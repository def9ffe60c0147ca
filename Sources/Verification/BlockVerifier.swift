import Course
import Grading
import Markdown

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
              file: text.path, line: found.line, message: "The mark of a Swift block is not known: \(found.info)",
              help: "Write 'swift', 'swift fragment', or 'swift error=\"…\"' with a piece of the compiler's message."))
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
  private func objection(to block: CodeBlock, _ errors: [Diagnostic]) -> (line: Int, message: String, help: String)? {
    switch block.claim {
    case .parses, .compiles:
      guard let first = errors.first else { return nil }
      let verb = block.claim == .parses ? "parse" : "compile"
      let help =
        block.claim == .parses
        ? "Write Swift; what is left out may be a comment, or '_'."
        : "Mend it, or mark it 'swift fragment' if it is part of something else."
      return (first.line, "This Swift does not \(verb): \(first.message)", help)
    case .fails(let text):
      if errors.contains(where: { $0.message.contains(text) }) { return nil }
      guard let first = errors.first else {
        return (0, "This Swift compiles, though it should fail with: \(text)", "Drop the mark, or mend the example.")
      }
      return (
        first.line, "This Swift should fail with: \(text) — but the compiler says: \(first.message)",
        "Name a piece of the compiler's message."
      )
    }
  }
}
