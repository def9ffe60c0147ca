import SwiftSource
import SwiftSyntax

/// The comparisons that stand directly inside `#expect` and `#require`.
///
/// One with `try` or `await` is left out: the testing library reports the values of none of its parts.
func findExpectations(in source: ParsedSource) -> [Expectation] {
  let visitor = ExpectationVisitor(source)
  visitor.walk(source.tree)
  return visitor.expectations
}

private final class ExpectationVisitor: SyntaxVisitor {
  private let source: ParsedSource
  private(set) var expectations: [Expectation] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["expect", "require"].contains(node.macroName.text), let argument = node.arguments.first,
      argument.label == nil, let sequence = argument.expression.as(SequenceExprSyntax.self),
      !hasEffects(sequence), let parts = Comparison(sequence)
    else { return .visitChildren }
    let (line, column) = source.start(of: node)
    expectations.append(
      Expectation(
        file: source.file, line: line, column: column, left: parts.left, comparison: parts.comparison,
        right: parts.right))
    return .visitChildren
  }
}

/// Whether an expression itself tries or awaits; what closures in it do is theirs.
func hasEffects(_ expression: SequenceExprSyntax) -> Bool {
  final class Finder: SyntaxVisitor {
    var found = false

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func find() -> SyntaxVisitorContinueKind {
      found = true
      return .skipChildren
    }
  }
  let finder = Finder(viewMode: .sourceAccurate)
  finder.walk(expression)
  return finder.found
}

/// A sequence of operands split at its one comparison.
struct Comparison {
  var left: String
  /// The comparison's own token.
  var token: TokenSyntax
  var comparison: String { token.text }
  var right: String

  private static let comparisons: Set = ["==", "!=", "<", "<=", ">", ">=", "===", "!=="]
  /// Operators that bind tighter than a comparison, so that it stays the outermost one.
  private static let tighter: Set = [
    "+", "-", "*", "/", "%", "??", "...", "..<", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>",
  ]

  init?(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    var places: [Int] = []
    for (index, element) in elements.enumerated() where index % 2 == 1 {
      if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) { continue }
      guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
      if Self.comparisons.contains(name) { places.append(index) } else if !Self.tighter.contains(name) { return nil }
    }
    guard places.count == 1, let token = elements[places[0]].as(BinaryOperatorExprSyntax.self)?.operator else {
      return nil
    }
    self.token = token
    left = Self.text(of: elements[..<places[0]])
    right = Self.text(of: elements[(places[0] + 1)...])
  }

  /// The source as the testing library quotes it: without the spaces and comments around it, but with those inside.
  private static func text(of elements: ArraySlice<ExprSyntax>) -> String {
    var elements = Array(elements)
    if let first = elements.first { elements[0] = first.with(\.leadingTrivia, []) }
    if let last = elements.last { elements[elements.count - 1] = last.with(\.trailingTrivia, []) }
    return elements.map(\.description).joined()
  }
}
