import SwiftSyntax

/// What somebody's files declare.
struct OwnNames {
  /// Every declared name, and for a variable also the one of its property wrapper (SE-0258).
  private(set) var all: Set<String> = []
  /// Types that stand at the top of a file and that no other declaration is called like.
  private(set) var types: Set<String> = []
  /// Names that may stand for a type of somebody else's.
  private(set) var aliases: Set<String> = []
  /// Protocols that types of somebody else's conform to, and those that they refine.
  private var shared: Set<String> = []
  /// Every protocol.
  private(set) var protocols: Set<String> = []
  /// Types at any depth.
  private var nested: Set<String> = []

  init(_ sources: [ParsedSource]) {
    let collector = NameCollector(viewMode: .sourceAccurate)
    for source in sources { collector.walk(source.tree) }
    all = collector.names
    aliases = collector.aliases
    types = collector.types.subtracting(collector.aliases)
    nested = collector.nested.subtracting(collector.aliases)
    protocols = Set(collector.protocols.keys)
    shared = sharedProtocols(collector)
  }

  /// Whether a type as it is written has a type of these files in it.
  ///
  /// - Parameter others: names that stand for something else here, such as generic parameters.
  func occur(in type: some SyntaxProtocol, except others: Set<String> = []) -> Bool {
    let type = Syntax(type)
    if let name = type.as(IdentifierTypeSyntax.self), aliases.contains(bareName(name.name)) { return false }
    if let member = type.as(MemberTypeSyntax.self) {
      return isOne(type, except: others) || member.genericArgumentClause.map { occur(in: $0, except: others) } == true
    }
    return isOne(type, except: others)
      || type.children(viewMode: .sourceAccurate).contains { occur(in: $0, except: others) }
  }

  /// Whether a type as it is written is itself one of these files', and of nobody else's besides.
  func isOne(_ type: some SyntaxProtocol, except others: Set<String> = []) -> Bool {
    if let name = type.as(IdentifierTypeSyntax.self).map({ bareName($0.name) }) {
      return types.contains(name) && !shared.contains(name) && !others.contains(name)
    }
    guard let member = type.as(MemberTypeSyntax.self) else { return false }
    return nested.contains(bareName(member.name)) && isOne(member.baseType, except: others)
  }

  private func sharedProtocols(_ collector: NameCollector) -> Set<String> {
    var open = collector.extensions.filter { !isOne($0.extendedType) }.flatMap { names(in: $0.inheritanceClause) }
    // An alias could stand for any of them.
    if open.contains(where: aliases.contains) { return Set(collector.protocols.keys) }
    var shared: Set<String> = []
    while let name = open.popLast() {
      if shared.insert(name).inserted { open += collector.protocols[name] ?? [] }
    }
    return shared
  }
}

/// The names in a list of conformances.
func names(in clause: InheritanceClauseSyntax?) -> [String] {
  clause?.tokens(viewMode: .sourceAccurate).map(bareName) ?? []
}

/// A token's text without backticks.
func bareName(_ token: TokenSyntax) -> String {
  token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text
}

private final class NameCollector: SyntaxVisitor {
  var names: Set<String> = []
  var types: Set<String> = []
  var nested: Set<String> = []
  var aliases: Set<String> = []
  var extensions: [ExtensionDeclSyntax] = []
  /// What each protocol refines.
  var protocols: [String: [String]] = [:]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols[bareName(node.name)] = SyntaxService.names(in: node.inheritanceClause)
    return type(node, node.name)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    return .visitChildren
  }
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

  private func type(_ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: TokenSyntax)
    -> SyntaxVisitorContinueKind
  {
    // One in an `#if` may be declared for nobody.
    let isSure = node.parent?.parent?.parent.map { $0.is(SourceFileSyntax.self) || $0.is(MemberBlockSyntax.self) }
    if isSure == true { nested.insert(bareName(name)) }
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true && !isDecoy(node, bareName(name)) {
      types.insert(bareName(name))
    }
    return declare(name)
  }

  /// Whether a type hides somebody else's of its name from its own file alone: elsewhere the name means the other one.
  private func isDecoy(_ node: some WithModifiersSyntax, _ name: String) -> Bool {
    isPrivate(node)
      && (StandardNames.topLevel.contains(name[...]) || FoundationNames.allowed.contains(name)
        || FoundationNames.isReaching(name))
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
