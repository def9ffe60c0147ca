import SwiftSource
import SwiftSyntax

/// The operator that takes another's place: the boundary moved, the opposite said.
func exchangedOperator(_ name: String) -> (Mutation.Kind, String)? {
  for (kind, pairs) in exchanges { if let other = pairs[name] { return (kind, other) } }
  return nil
}

private let exchanges: [(Mutation.Kind, [String: String])] = [
  (
    .comparison,
    ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "==="]
  ),
  (.range, ["..<": "...", "...": "..<"]),
  (.logic, ["&&": "||", "||": "&&"]),
  (
    .arithmetic,
    [
      "+": "-", "-": "+", "+=": "-=", "-=": "+=", "&+": "&-", "&-": "&+", "&": "|", "|": "&", "<<": ">>", ">>": "<<",
    ]
  ),
]

/// An integer literal with one more and, above zero, one less, written with the same prefix; none for one that no `Int` holds.
func neighbours(ofInteger text: String) -> [String] {
  let prefixes = ["0x": 16, "0o": 8, "0b": 2]
  let prefix = prefixes.keys.first { text.hasPrefix($0) } ?? ""
  let radix = prefixes[prefix] ?? 10
  guard let value = Int(text.dropFirst(prefix.count).filter { $0 != "_" }, radix: radix), value < Int.max else {
    return []
  }
  return [value + 1, value - 1].filter { $0 >= 0 }.map { prefix + String($0, radix: radix) }
}

/// Whether a change in the arguments of a call can be told by no check: by nobody who keeps a precondition, or by nobody at
/// all.
func isUntold(_ function: String?) -> Bool {
  let untold: Set = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "reserveCapacity",
  ]
  return function.map(untold.contains) ?? false
}

extension FunctionCallExprSyntax {
  /// The base name of what is called.
  var calledName: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension BinaryOperatorExprSyntax {
  /// What stands to its left and right; `nil` where something is missing.
  var operands: (ExprSyntax, ExprSyntax)? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == id }), elements.indices.contains(index - 1),
      elements.indices.contains(index + 1)
    else { return nil }
    return (elements[index - 1], elements[index + 1])
  }
}

extension ExprSyntax {
  /// Whether this is one comparison and nothing else.
  var isComparison: Bool {
    guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return false }
    let name = sequence.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text
    return name.flatMap(exchangedOperator)?.0 == .comparison
  }

  /// Whether `-` cannot be said of it.
  var isLiteralText: Bool { self.is(StringLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self) }
}

extension CodeBlockItemSyntax {
  /// Whether this is an assignment, or a call that is made for what it does: one whose value were asked for, were the last.
  var hasEffect: Bool {
    mayHaveEffect && (!item.is(FunctionCallExprSyntax.self) || id != parent?.as(CodeBlockItemListSyntax.self)?.last?.id)
  }

  /// The same, where a call may be the last.
  var mayHaveEffect: Bool {
    guard case .expr(let expression) = item else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self) { return !isUntold(call.calledName) }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { element in
      let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      return element.is(AssignmentExprSyntax.self)
        || name.map { ["+=", "-=", "*=", "/=", "^=", "|="].contains($0) } ?? false
    }
  }
}

// MARK: Text

/// Text without line breaks and what indents the lines after them.
func onOneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// A node in the widest expression around it that reads as one glance, before and after.
func surroundings(of node: some ExprSyntaxProtocol, with replacement: String) -> (was: String, becomes: String) {
  let widest = 40
  var around = Syntax(node)
  var candidate = around.parent
  while let parent = candidate, !parent.is(CodeBlockItemSyntax.self), parent.trimmedDescription.utf8.count <= widest {
    if parent.isWhole { around = parent }
    candidate = parent.parent
  }
  let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset - around.positionAfterSkippingLeadingTrivia.utf8Offset
  var bytes = Array(around.trimmedDescription.utf8)
  let was = String(decoding: bytes, as: UTF8.self)
  bytes.replaceSubrange(offset..<offset + node.trimmedDescription.utf8.count, with: replacement.utf8)
  return (onOneLine(was), onOneLine(String(decoding: bytes, as: UTF8.self)))
}

extension Syntax {
  /// Whether this reads as a thing of its own: an expression, a labelled argument, a variable or a parameter with its value.
  fileprivate var isWhole: Bool {
    if self.is(MemberAccessExprSyntax.self) { return false }
    return self.asProtocol((any ExprSyntaxProtocol).self) != nil || self.is(PatternBindingSyntax.self)
      || self.as(LabeledExprSyntax.self).map { $0.trailingComma == nil } ?? false
      || self.as(FunctionParameterSyntax.self).map { $0.trailingComma == nil } ?? false
  }
}
