import SwiftSource
import SwiftSyntax

/// The names that files declare for others to use, and all that they mention.
func findNames(in sources: [ParsedSource]) -> SourceNames {
  let visitor = DeclaredNameVisitor(viewMode: .sourceAccurate)
  for source in sources { visitor.walk(source.tree) }
  let mentioned = sources.flatMap { source in
    source.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      if case .identifier = token.tokenKind { bareName(token) } else { nil }
    }
  }
  return SourceNames(declared: visitor.names, mentioned: Set(mentioned))
}

private final class DeclaredNameVisitor: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.modifiers) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.modifiers) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.modifiers) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.modifiers) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.modifiers) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node.modifiers) }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers)
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.insert(bareName(node.name))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isPrivate(node.modifiers) else { return .skipChildren }
    for token in node.bindings.flatMap({ $0.pattern.tokens(viewMode: .sourceAccurate) }) {
      if case .identifier = token.tokenKind { names.insert(bareName(token)) }
    }
    return .skipChildren
  }

  private func declare(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    guard !isPrivate(modifiers) else { return .skipChildren }
    if case .identifier = name.tokenKind { names.insert(bareName(name)) }
    return .visitChildren
  }

  /// Whether nobody outside the file can use what is declared; `private(set)` leaves the reading to all.
  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
    }
  }
}
