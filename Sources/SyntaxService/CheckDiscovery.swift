import SwiftParser
import SwiftSource
import SwiftSyntax

/// The checks of a file, in source order: functions marked `@Test`, and the test methods of XCTest classes.
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

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { suites.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return enter(node, node.name.text, isXCTest: inherited.contains { $0.hasSuffix("XCTestCase") })
  }
  override func visitPost(_ node: ClassDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.extendedType.trimmedDescription.split(separator: ".").joined(separator: "/"))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { suites.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = testAttribute(of: node) {
      add(node, .swiftTesting, displayName: displayName(in: attribute), isParameterized: hasArguments(attribute))
    } else if suites.last?.isXCTest == true, node.name.text.hasPrefix("test"),
      node.signature.parameterClause.parameters.isEmpty
    {
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
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
    checks.append(
      DiscoveredCheck(
        framework: framework, suite: suites.map(\.name).joined(separator: "/"),
        function: plainName(node.name.text), labels: "(\(labels))", displayName: displayName,
        task: task(above: node) ?? suites.reversed().lazy.compactMap(\.task).first, isParameterized: isParameterized,
        file: source.file, firstLine: source.start(of: node).line, lastLine: source.lastLine(of: node)))
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
private func plainName(_ name: String) -> String {
  let bare = name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  let isIdentifier = bare.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  return isIdentifier ? bare : "`\(bare)`"
}

/// The number of the last `// Task N` comment above a declaration.
private func task(above node: some DeclSyntaxProtocol) -> Int? {
  let comments = node.leadingTrivia.pieces.compactMap { piece -> Int? in
    guard case .lineComment(let text) = piece else { return nil }
    return text.wholeMatch(of: #///+\s*Task\s+(\d+)\b.*/#).flatMap { Int($0.1) }
  }
  return comments.last
}
