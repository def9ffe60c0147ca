import SwiftSyntax

/// What somebody's files declare.
struct OwnNames {
  /// Every declared name, and for a variable also the one of its property wrapper (SE-0258).
  private(set) var all: Set<String> = []
  /// Types that stand at the top of a file and that no other declaration is called like.
  private(set) var types: Set<String> = []

  init(_ sources: [ParsedSource]) {
    let collector = NameCollector(viewMode: .sourceAccurate)
    for source in sources { collector.walk(source.tree) }
    all = collector.names
    types = collector.types.subtracting(collector.aliases)
  }

  /// Whether a type as it is written has a type of these files in it.
  func occur(in type: some SyntaxProtocol, except others: Set<String>) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { token in
      let name = bareName(token)
      return types.contains(name) && !others.contains(name)
        && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }
}

/// A token's text without backticks.
func bareName(_ token: TokenSyntax) -> String {
  token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text
}

private final class NameCollector: SyntaxVisitor {
  var names: Set<String> = []
  var types: Set<String> = []
  /// Names that stand for a type of somebody else's.
  var aliases: Set<String> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { alias(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { alias(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { alias(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert("_" + bareName(node.identifier))
    return declare(node.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.firstName, node.secondName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.firstName, node.secondName)
  }
  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.firstName, node.secondName)
  }

  private func type(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    // One in an `#if` may be declared for nobody.
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true { types.insert(bareName(name)) }
    return declare(name)
  }

  private func alias(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    aliases.insert(bareName(name))
    return declare(name)
  }

  private func declare(_ declared: TokenSyntax?...) -> SyntaxVisitorContinueKind {
    for case let name? in declared { names.insert(bareName(name)) }
    return .visitChildren
  }
}
