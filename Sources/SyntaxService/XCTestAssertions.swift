import SwiftParser
import SwiftSource
import SwiftSyntax

/// The comparisons that `XCTAssertEqual` asserts, with the side that holds the expected value.
///
/// XCTest's order was never settled, so the source has to tell: a value that is written out, or has a name that says so,
/// is the expected one. Where that tells nothing the learner's value is taken to come first, as in `#expect`. Of two
/// assertions in a line, which their failures do not tell apart, none is given.
func findXCTestAssertions(in source: ParsedSource) -> [Expectation] {
  let visitor = AssertionVisitor(source)
  visitor.walk(source.tree)
  return Dictionary(grouping: visitor.assertions, by: \.line).values.filter { $0.count == 1 }.map { $0[0] }
    .sorted { $0.line < $1.line }
}

private final class AssertionVisitor: SyntaxVisitor {
  private let source: ParsedSource
  private(set) var assertions: [Expectation] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let values = node.arguments.prefix(2)
    guard node.calledExpression.trimmedDescription == "XCTAssertEqual", values.count == 2,
      values.allSatisfy({ $0.label == nil }), let first = values.first?.expression, let second = values.last?.expression
    else { return .visitChildren }
    // The line that `#line` is in an argument's default: the one in which the call begins.
    assertions.append(
      Expectation(
        file: source.file, line: source.start(of: node).line, column: 0, left: first.trimmedDescription,
        comparison: "==", right: second.trimmedDescription, isReversed: isStated(first) && !isStated(second)))
    return .visitChildren
  }
}

/// Whether an expression is a value written out, or says by its name that it is the expected one.
private func isStated(_ expression: ExprSyntax) -> Bool {
  if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return name.hasPrefix("expect") }
  if let array = expression.as(ArrayExprSyntax.self) { return array.elements.allSatisfy { isStated($0.expression) } }
  if let tuple = expression.as(TupleExprSyntax.self) { return tuple.elements.allSatisfy { isStated($0.expression) } }
  if let negative = expression.as(PrefixOperatorExprSyntax.self) { return isStated(negative.expression) }
  if let text = expression.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue != nil }
  let literals: [SyntaxKind] = [
    .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .dictionaryExpr,
  ]
  return literals.contains(expression.kind)
}
