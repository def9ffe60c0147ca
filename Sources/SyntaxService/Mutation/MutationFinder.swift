import SwiftSource
import SwiftSyntax

/// Every small change of a file that its checks should notice, function by function in the order of the source, each
/// function's own in the order of their kinds.
///
/// What no check can tell is left out: the arguments of preconditions, which only a caller who breaks them meets, the
/// capacity that a collection reserves, and what is the same already.
func findMutations(in source: ParsedSource) -> [Mutation] {
  let finder = MutationFinder(source)
  finder.walk(source.tree)
  let order = Dictionary(uniqueKeysWithValues: Mutation.Kind.allCases.enumerated().map { ($1, $0) })
  var functions: [String] = []
  for mutation in finder.mutations where !functions.contains(mutation.function) { functions.append(mutation.function) }
  let sorted = functions.flatMap { function in
    finder.mutations.enumerated().filter { $1.function == function }
      .sorted { (order[$0.element.kind] ?? 0, $0.offset) < (order[$1.element.kind] ?? 0, $1.offset) }.map(\.element)
  }
  return withNamesOfTheirOwn(sorted)
}

/// Numbers the changes that read alike: the second is `… (2)`.
private func withNamesOfTheirOwn(_ mutations: [Mutation]) -> [Mutation] {
  var counts: [String: Int] = [:]
  return mutations.map { mutation in
    var mutation = mutation
    counts[mutation.name, default: 0] += 1
    if let count = counts[mutation.name], count > 1 { mutation.change += " (\(count))" }
    return mutation
  }
}

private final class MutationFinder: SyntaxVisitor {
  private let source: ParsedSource
  private(set) var mutations: [Mutation] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  private func add(
    _ kind: Mutation.Kind, at node: some SyntaxProtocol, _ replacement: String,
    as change: (was: String, becomes: String)
  ) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    mutations.append(
      Mutation(
        kind: kind, file: source.file, line: source.start(of: node).line, function: declarationPath(around: node),
        change: "\(change.was) → \(change.becomes)", offset: start, length: end - start, replacement: replacement))
  }

  // MARK: What is left out

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    isUntold(node.calledName) ? .skipChildren : .visitChildren
  }

  // MARK: Bodies

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .visitChildren }
    let type = node.signature.returnClause?.type
    let isEquality = ["==", "hash"].contains(node.name.text)
    for value in defaultBodies(returning: type) {
      let findsAllAlike = isEquality && (value.isEmpty || value == "true")
      empty(body.statements, between: body.leftBrace, body.rightBrace, as: value, findsAllAlike ? .equality : .body)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, node.optionalMark?.tokenKind == .postfixQuestionMark {
      empty(body.statements, between: body.leftBrace, body.rightBrace, as: "return nil")
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter(let statements) = node.accessors else { return .visitChildren }
    for value in defaultBodies(returning: node.returnedType) where !value.isEmpty {
      empty(statements, between: node.leftBrace, node.rightBrace, as: value)
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .visitChildren }
    let isGetter = node.accessorSpecifier.tokenKind == .keyword(.get)
    let block = node.parent?.parent?.as(AccessorBlockSyntax.self)
    for value in isGetter ? defaultBodies(returning: block?.returnedType).filter({ !$0.isEmpty }) : [""] {
      empty(body.statements, between: body.leftBrace, body.rightBrace, as: value)
    }
    return .visitChildren
  }

  /// Puts a value in the place of a body's statements.
  private func empty(
    _ statements: CodeBlockItemListSyntax, between left: TokenSyntax, _ right: TokenSyntax, as value: String,
    _ kind: Mutation.Kind = .body
  ) {
    guard let only = statements.first, !isAlready(value, statements), !(statements.count == 1 && isTrap(only)) else {
      return
    }
    let start = left.endPositionBeforeTrailingTrivia.utf8Offset
    mutations.append(
      Mutation(
        kind: kind, file: source.file, line: source.start(of: left).line, function: declarationPath(around: left),
        change: "body → \(value.isEmpty ? "nothing" : value)", offset: start,
        length: right.positionAfterSkippingLeadingTrivia.utf8Offset - start,
        replacement: value.isEmpty ? "" : " \(value) "))
  }

  private func isAlready(_ value: String, _ statements: CodeBlockItemListSyntax) -> Bool {
    [value, "return \(value)"].contains(statements.trimmedDescription)
  }

  private func isTrap(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.as(FunctionCallExprSyntax.self).map { isUntold($0.calledName) } ?? false
  }

  // MARK: Conditions

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    change(node.conditions, after: "guard", constants: ["true"])
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.conditions, after: "if", constants: ["false", "true"])
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    change(node.conditions, after: "while", constants: ["false"])
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    change(node.condition, after: "where", constants: ["true"])
    return .visitChildren
  }

  private func change(_ conditions: ConditionElementListSyntax, after keyword: String, constants: [String]) {
    for element in conditions {
      switch element.condition {
      case .expression(let condition): change(condition, after: keyword, constants: constants)
      case .optionalBinding(let binding): fail(binding, after: keyword)
      default: break
      }
    }
  }

  /// A value that is never there.
  private func fail(_ binding: OptionalBindingConditionSyntax, after keyword: String) {
    let text = binding.trimmedDescription
    add(.condition, at: binding, "false, \(text)", as: ("\(keyword) \(onOneLine(text))", "\(keyword) false"))
  }

  private func change(_ condition: ExprSyntax, after keyword: String, constants: [String]) {
    let text = condition.trimmedDescription
    // The opposite of these is made by other kinds.
    let isTurnedElsewhere = condition.isComparison || condition.is(PrefixOperatorExprSyntax.self)
    for other in constants + (isTurnedElsewhere ? [] : ["!(\(text))"]) where other != text {
      add(.condition, at: condition, other, as: ("\(keyword) \(onOneLine(text))", "\(keyword) \(onOneLine(other))"))
    }
  }

  /// The condition of `… ? … : …`, where it is one operand.
  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
    guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init), elements.count > 1,
      elements[1].id == node.id
    else { return .visitChildren }
    change(elements[0], after: "?", constants: ["false", "true"])
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    // To drop the only one would empty the body, and a function's last value is what it returns.
    for item in node where node.count > 1 && item.hasEffect {
      add(.statement, at: item, "", as: (onOneLine(item.trimmedDescription), "nothing"))
    }
    if let only = node.first, node.count == 1, node.parent?.is(ClosureExprSyntax.self) == true, only.mayHaveEffect {
      // A closure must not leave out that it is given something.
      let takesFirst = only.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .dollarIdentifier("$0") }
      add(.statement, at: only, takesFirst ? "_ = $0" : "", as: (onOneLine(only.trimmedDescription), "nothing"))
    }
    return .visitChildren
  }

  // MARK: Operators and literals

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.operator.text
    guard let (kind, other) = exchangedOperator(name), let (left, right) = node.operands,
      kind != .arithmetic || !(left.isLiteralText || right.isLiteralText)
    else { return .visitChildren }
    let (before, after) = (left.description, "\(node.trailingTrivia)\(right.description)")
    add(kind, at: node, other, as: (onOneLine(before + name + after), onOneLine(before + other + after)))
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" {
      let operand = node.expression.trimmedDescription
      add(.negation, at: node, operand, as: (onOneLine("!\(operand)"), onOneLine(operand)))
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    for other in neighbours(ofInteger: node.literal.text) {
      add(.literal, at: node, other, as: surroundings(of: node, with: other))
    }
    return .visitChildren
  }
}
