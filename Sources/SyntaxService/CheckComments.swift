import SwiftParser
import SwiftSource
import SwiftSyntax

/// The comments that stand as string literals in `#expect`, `#require` and `Issue.record`.
func findComments(in source: ParsedSource) -> [CheckComment] {
  let visitor = CommentVisitor(source)
  visitor.walk(source.tree)
  return visitor.comments
}

private final class CommentVisitor: SyntaxVisitor {
  private let source: ParsedSource
  private(set) var comments: [CheckComment] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if ["expect", "require"].contains(node.macroName.text) { add(node.arguments.dropFirst()) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "Issue.record" { add(node.arguments[...]) }
    return .visitChildren
  }

  private func add(_ arguments: LabeledExprListSyntax.SubSequence) {
    for argument in arguments where argument.label == nil {
      guard let literal = argument.expression.as(StringLiteralExprSyntax.self), let text = said(by: literal) else {
        continue
      }
      comments.append(CheckComment(file: source.file, line: source.start(of: literal).line, text: text))
    }
  }

  /// `nil` for a literal that is broken.
  private func said(by literal: StringLiteralExprSyntax) -> String? {
    let parts = literal.segments.map { segment -> String? in
      if case .stringSegment(let text) = segment { return unescaped(text, of: literal) }
      return segment.as(ExpressionSegmentSyntax.self).map { "\\(\($0.expressions.trimmedDescription))" }
    }
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? known.joined() : nil
  }

  private func unescaped(_ text: StringSegmentSyntax, of literal: StringLiteralExprSyntax) -> String? {
    literal.with(\.segments, [.stringSegment(text)]).representedLiteralValue
  }
}
