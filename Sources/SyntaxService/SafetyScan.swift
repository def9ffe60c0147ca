import SwiftSource
import SwiftSyntax

/// Everything in a learner's file that could reach files, processes, descriptors or memory.
func scanForSafety(_ source: ParsedSource, _ rules: SafetyRules) -> [SafetyFinding] {
  let visitor = SafetyVisitor(source, rules)
  visitor.walk(source.tree)
  return visitor.findings
}

private final class SafetyVisitor: SyntaxVisitor {
  private let source: ParsedSource
  private let rules: SafetyRules
  private(set) var findings: [SafetyFinding] = []

  /// The standard library's modules; none of them opens a file or starts a process.
  private static let standardModules: Set = [
    "Swift", "Observation", "RegexBuilder", "Synchronization", "_Concurrency", "_StringProcessing",
  ]
  /// Attributes that bind a declaration to a symbol or a section of the image.
  private static let refusedAttributes: Set = [
    "_silgen_name", "_cdecl", "_extern", "_section", "section", "_used", "used", "c", "_spi", "_dynamicReplacement",
    "convention", "_alwaysEmitIntoClient", "_transparent", "_semantics", "main",
  ]
  private static let refusedPrefixes = ["Unsafe", "withUnsafe", "unsafe", "OpaquePointer", "Unmanaged", "__"]
  private static let refusedNames: Set = [
    "withVaList", "ManagedBufferPointer", "CommandLine", "readLine", "Builtin", "withExtendedLifetime",
  ]
  /// Names that the checks are written with; declaring one would put the learner's in its place.
  private static let testingNames: Set = [
    "Testing", "Test", "Suite", "Issue", "Trait", "Tag", "Confirmation", "confirmation", "withKnownIssue", "expect",
    "require", "SourceLocation", "Attachment",
  ]

  init(_ source: ParsedSource, _ rules: SafetyRules) {
    self.source = source
    self.rules = rules
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text ?? ""
    if !Self.standardModules.contains(module) && !rules.imports.contains(module) {
      refuse(node, module, "This exercise is solved without 'import \(module)'.")
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.refusedAttributes.contains(name) {
      refuse(node, name, "'@\(name)' reaches outside the Swift language; this exercise is solved without it.")
    }
    return .visitChildren
  }

  override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
    refuse(node, "unsafe", "'unsafe' touches memory directly; this exercise is solved without it.")
    return .visitChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let spelled) = node.tokenKind {
      let name = spelled.hasPrefix("`") ? String(spelled.dropFirst().dropLast()) : spelled
      if Self.refusedNames.contains(name) || Self.refusedPrefixes.contains(where: name.hasPrefix) {
        refuse(node, name, "'\(name)' reaches memory or the system; this exercise is solved without it.")
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }

  private func declare(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if Self.testingNames.contains(name.text) && isVisibleToChecks(node) {
      refuse(name, name.text, "'\(name.text)' is a name of the testing library; choose another.")
    }
    return .visitChildren
  }

  /// Whether a declaration stands at the top of the file, where a check would find it first.
  private func isVisibleToChecks(_ node: some DeclSyntaxProtocol) -> Bool {
    node.parent?.is(CodeBlockItemSyntax.self) == true && node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  private func refuse(_ node: some SyntaxProtocol, _ name: String, _ message: String) {
    guard !rules.allow.contains(name) else { return }
    let (line, column) = source.start(of: node)
    findings.append(SafetyFinding(file: source.file, line: line, column: column, message: message))
  }
}
