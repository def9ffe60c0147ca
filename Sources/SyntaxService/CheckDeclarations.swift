import SwiftSource
import SwiftSyntax

/// The declarations of a check file that have their lines to themselves: functions, properties, types and extensions, at
/// the top of the file and in types. What stands in an `#if` or in a function belongs to that.
func findDeclarations(in source: ParsedSource) -> [CheckDeclaration] {
  let visitor = DeclarationVisitor(source)
  visitor.walk(source.tree)
  return visitor.declarations
}

private final class DeclarationVisitor: SyntaxVisitor {
  private let source: ParsedSource
  private(set) var declarations: [CheckDeclaration] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.item.as(DeclSyntax.self) else { return .skipChildren }
    return add(declaration)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { add(node.decl) }

  /// Goes on to the members of a type, and into nothing else.
  private func add(_ node: DeclSyntax) -> SyntaxVisitorContinueKind {
    let group = node.asProtocol((any DeclGroupSyntax).self)
    let mentioned = group.map { namesOutsideMembers(node, $0.memberBlock) } ?? names(in: node)
    let lines = source.start(of: node).line...source.lastLine(of: node)
    if hasItsLinesAlone(node, lines) && !node.is(ImportDeclSyntax.self) && !node.is(IfConfigDeclSyntax.self) {
      declarations.append(
        CheckDeclaration(file: source.file, lines: lines, names: declaredNames(node), mentions: mentioned))
    }
    return group == nil ? .skipChildren : .visitChildren
  }

  private func hasItsLinesAlone(_ node: DeclSyntax, _ lines: ClosedRange<Int>) -> Bool {
    let before = node.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)
    let after = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    return (before.map { source.lastLine(of: $0) < lines.lowerBound } ?? true)
      && (after.map { $0.tokenKind == .endOfFile || source.start(of: $0).line > lines.upperBound } ?? true)
  }
}

private func names(in node: some SyntaxProtocol) -> Set<String> {
  Set(
    node.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier = token.tokenKind { bareName(token) } else { nil }
    })
}

private func namesOutsideMembers(_ node: DeclSyntax, _ members: MemberBlockSyntax) -> Set<String> {
  let end = members.position
  return Set(
    node.tokens(viewMode: .sourceAccurate).prefix { $0.position < end }.compactMap { token in
      if case .identifier = token.tokenKind { bareName(token) } else { nil }
    })
}

/// What a declaration may be called by: an extension by its members, an initializer and a subscript only by their type.
private func declaredNames(_ node: DeclSyntax) -> Set<String> {
  if let named = node.asProtocol((any NamedDeclSyntax).self) { return [bareName(named.name)] }
  if let variable = node.as(VariableDeclSyntax.self) { return Set(variable.bindings.flatMap { names(in: $0.pattern) }) }
  if let extended = node.as(ExtensionDeclSyntax.self) {
    return Set(extended.memberBlock.members.flatMap { declaredNames($0.decl) })
  }
  return []
}
