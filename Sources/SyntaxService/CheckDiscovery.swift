import SwiftParser
import SwiftSource
import SwiftSyntax

/// The checks of a file, in source order: functions marked `@Test`, and the test methods of XCTest classes.
///
/// Every branch of an `#if` counts, so that a check in a branch that is not compiled is missed and not forgotten.
func discoverChecks(in source: ParsedSource) -> [DiscoveredCheck] {
  let visitor = CheckVisitor(source)
  visitor.walk(source.tree)
  return visitor.checks
}

private final class CheckVisitor: SyntaxVisitor {
  private struct Suite {
    var name: String
    var task: Int?
    var isXCTest: Bool
  }

  private let source: ParsedSource
  private var suites: [Suite] = []
  private(set) var checks: [DiscoveredCheck] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, plainName(node.name)) }
  override func visitPost(_ node: StructDeclSyntax) { suites.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, plainName(node.name)) }
  override func visitPost(_ node: EnumDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, plainName(node.name)) }
  override func visitPost(_ node: ActorDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return enter(node, plainName(node.name), isXCTest: inherited.contains { $0.hasSuffix("XCTestCase") })
  }
  override func visitPost(_ node: ClassDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, path(of: node.extendedType))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { suites.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = testAttribute(of: node) {
      add(node, .swiftTesting, displayName: displayName(in: attribute), isParameterized: hasArguments(attribute))
    } else if suites.last?.isXCTest == true, isXCTestMethod(node) {
      add(node, .xctest, displayName: nil, isParameterized: false)
    }
    return .skipChildren
  }

  private func enter(_ node: some DeclSyntaxProtocol, _ name: String, isXCTest: Bool = false)
    -> SyntaxVisitorContinueKind
  {
    suites.append(Suite(name: name, task: task(above: node), isXCTest: isXCTest))
    return .visitChildren
  }

  private func add(
    _ node: FunctionDeclSyntax, _ framework: DiscoveredCheck.Framework, displayName: String?, isParameterized: Bool
  ) {
    let labels = node.signature.parameterClause.parameters.map { "\(plainName($0.firstName)):" }.joined()
    let function = plainName(node.name)
    checks.append(
      DiscoveredCheck(
        framework: framework, suite: suites.map(\.name).joined(separator: "/"),
        function: function, labels: "(\(labels))", displayName: displayName ?? sentence(in: function),
        task: task(above: node) ?? suites.reversed().lazy.compactMap(\.task).first, isParameterized: isParameterized,
        file: source.file, firstLine: source.start(of: node).line, lastLine: source.lastLine(of: node)))
  }

  /// XCTest runs instance methods without parameters whose names begin with `test`.
  private func isXCTestMethod(_ node: FunctionDeclSyntax) -> Bool {
    node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
      && !node.modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  private func testAttribute(of node: FunctionDeclSyntax) -> AttributeSyntax? {
    node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { ["Test", "Testing.Test"].contains($0.attributeName.trimmedDescription) }
  }

  private func arguments(of attribute: AttributeSyntax) -> LabeledExprListSyntax {
    if case .argumentList(let list) = attribute.arguments { list } else { [] }
  }

  private func displayName(in attribute: AttributeSyntax) -> String? {
    guard let first = arguments(of: attribute).first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func hasArguments(_ attribute: AttributeSyntax) -> Bool {
    arguments(of: attribute).contains { $0.label?.text == "arguments" }
  }
}

/// A name as the testing library writes it: in backticks only where it would be no identifier without them.
private func plainName(_ token: TokenSyntax) -> String {
  guard token.text.hasPrefix("`") else { return token.text }
  let bare = token.text.dropFirst().dropLast()
  let isIdentifier =
    bare.unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } == true
    && bare.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  return isIdentifier ? String(bare) : token.text
}

/// What a name in backticks says, which the testing library displays.
private func sentence(in name: String) -> String? {
  name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : nil
}

/// A type's names from the outside in, joined by `/`.
private func path(of type: TypeSyntax) -> String {
  if let member = type.as(MemberTypeSyntax.self) { return "\(path(of: member.baseType))/\(plainName(member.name))" }
  return type.as(IdentifierTypeSyntax.self).map { plainName($0.name) } ?? type.trimmedDescription
}

/// The number of the last `// Task N` comment above a declaration.
private func task(above node: some DeclSyntaxProtocol) -> Int? {
  let comments = node.leadingTrivia.pieces.compactMap { piece -> Int? in
    guard case .lineComment(let text) = piece else { return nil }
    return text.wholeMatch(of: #///+\s*Task\s+(\d+)\b.*/#).flatMap { Int($0.1) }
  }
  return comments.last
}
