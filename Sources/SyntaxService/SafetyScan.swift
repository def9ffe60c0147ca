import SwiftSource
import SwiftSyntax

/// Everything in a learner's files that could reach files, processes, descriptors or memory, or change what the checks
/// mean.
func scanForSafety(_ sources: [ParsedSource], _ rules: SafetyRules) -> [SafetyFinding] {
  let own = OwnNames(sources)
  return sources.flatMap { source in
    let visitor = SafetyVisitor(source, rules, own)
    visitor.walk(source.tree)
    return visitor.findings
  }
}

private final class SafetyVisitor: SyntaxVisitor {
  private let source: ParsedSource
  private let rules: SafetyRules
  private let own: OwnNames
  private(set) var findings: [SafetyFinding] = []

  init(_ source: ParsedSource, _ rules: SafetyRules, _ own: OwnNames) {
    self.source = source
    self.rules = rules
    self.own = own
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: What is used

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first.map { bareName($0.name) } ?? ""
    if !RefusedNames.standardModules.contains(module) && !rules.imports.contains(module) {
      refuse(node.path, module, "This exercise is solved without 'import \(module)'.")
    }
    walk(node.attributes)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if RefusedNames.attributes.contains(name) || name.hasPrefix("_") {
      refuse(node, name, "'@\(name)' reaches outside the Swift language; this exercise is solved without it.")
    } else {
      walk(node.attributeName)
    }
    // What stands behind the compiler's own attributes are no names: `@inline(__always)`.
    if case .argumentList(let arguments) = node.arguments, name != "inline" { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch node.tokenKind {
    case .identifier: use(bareName(node), at: node)
    case .keyword(.unsafe), .keyword(.unsafeAddress), .keyword(.unsafeMutableAddress):
      refuse(node, node.text, "'\(node.text)' touches memory directly; this exercise is solved without it.")
    // In Swift 5 mode `/name/` is no regular expression but a name between two operators.
    case .regexLiteralPattern(let text) where node.parent?.as(RegexLiteralExprSyntax.self)?.openingPounds == nil:
      let names = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for name in names { use(String(name), at: node) }
    default: break
    }
    return .skipChildren
  }

  private func use(_ name: String, at node: TokenSyntax) {
    let isSuspect = name.count > 1 && RefusedNames.prefixes.contains(where: name.hasPrefix)
    if RefusedNames.always.contains(name) || isSuspect && !own.all.contains(name) {
      refuse(node, name, "'\(name)' reaches memory or the system; this exercise is solved without it.")
    }
  }

  // MARK: What is declared

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for case let pattern? in node.bindings.map({ $0.pattern.as(IdentifierPatternSyntax.self) }) {
      _ = declare(node, pattern.identifier)
    }
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if RefusedNames.operators.contains(node.name.text) && !isPrivate(node) && !isForOwnType(node) {
      let message = "'\(node.name.text)' is defined over types that are not yours, which changes what the checks mean."
      refuse(node.name, node.name.text, message)
    }
    return declare(node, node.name)
  }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(node, "macro", "A macro writes code that nobody sees; this exercise is solved without one.")
    return .visitChildren
  }

  private func declare(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if RefusedNames.testing.contains(bareName(name)) && isVisibleToChecks(node) {
      refuse(name, bareName(name), "'\(bareName(name))' is a name of the testing library; choose another.")
    }
    return .visitChildren
  }

  /// Whether a declaration stands at the top of the file, where a check would find it first.
  private func isVisibleToChecks(_ node: some DeclSyntaxProtocol & WithModifiersSyntax) -> Bool {
    !isPrivate(node) && enclosingDeclaration(of: node) == nil
  }

  private func isPrivate(_ node: some WithModifiersSyntax) -> Bool {
    node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  /// Whether an operator's function belongs to a type of the learner's or takes one.
  private func isForOwnType(_ node: FunctionDeclSyntax) -> Bool {
    if let enclosing = enclosingDeclaration(of: node) {
      guard let foreign = enclosing.as(ExtensionDeclSyntax.self) else { return true }
      if own.occur(in: foreign.extendedType, except: []) { return true }
    }
    let generic = node.genericParameterClause?.parameters.map { bareName($0.name) } ?? []
    return node.signature.parameterClause.parameters.contains { own.occur(in: $0.type, except: Set(generic)) }
  }

  private func enclosingDeclaration(of node: some SyntaxProtocol) -> Syntax? {
    var parent = node.parent
    while let next = parent {
      if next.isProtocol((any DeclSyntaxProtocol).self) && !next.is(IfConfigDeclSyntax.self) { return next }
      parent = next.parent
    }
    return nil
  }

  private func refuse(_ node: some SyntaxProtocol, _ name: String, _ message: String) {
    guard !rules.allow.contains(name) else { return }
    let (line, column) = source.start(of: node)
    findings.append(SafetyFinding(file: source.file, line: line, column: column, message: message))
  }
}
