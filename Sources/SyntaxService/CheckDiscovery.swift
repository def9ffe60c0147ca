import SwiftParser
import SwiftSource
import SwiftSyntax

/// The checks of a file, in source order: functions marked `@Test`, and the test methods of XCTest classes, those that a
/// class inherits before its own.
///
/// Every branch of an `#if` counts, so that a check in a branch that is not compiled is missed and not forgotten.
///
/// - Parameter classes: those of all check files.
func discoverChecks(in source: ParsedSource, _ classes: XCTestClasses) -> [FoundCheck] {
  let visitor = CheckVisitor(source, classes)
  visitor.walk(source.tree)
  return visitor.checks
}

/// A check, and what it takes to run it if it is one of XCTest's.
struct FoundCheck {
  var check: DiscoveredCheck
  var xctest: XCTestCheck?
}

private final class CheckVisitor: SyntaxVisitor {
  private struct Suite {
    var name: String
    var task: Int?
  }

  private let source: ParsedSource
  private let classes: XCTestClasses
  private var suites: [Suite] = []
  private var suitePath: String { suites.map(\.name).joined(separator: "/") }
  private(set) var checks: [FoundCheck] = []

  init(_ source: ParsedSource, _ classes: XCTestClasses) {
    self.source = source
    self.classes = classes
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, plainName(node.name)) }
  override func visitPost(_ node: StructDeclSyntax) { suites.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, plainName(node.name)) }
  override func visitPost(_ node: EnumDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, plainName(node.name)) }
  override func visitPost(_ node: ActorDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node, plainName(node.name))
    for method in classes.inheritedMethods(of: suitePath) { add(method) }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, path(of: node.extendedType))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { suites.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = testAttribute(of: node) {
      add(node, .swiftTesting, displayName: displayName(in: attribute), isParameterized: hasArguments(attribute))
    } else if let method = XCTestMethod(node, in: source) {
      add(method)
    }
    return .skipChildren
  }

  private func enter(_ node: some DeclSyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
    suites.append(Suite(name: name, task: task(above: node)))
    return .visitChildren
  }

  /// Adds a method of XCTest's, if the class that is being read runs it.
  private func add(_ method: XCTestMethod) {
    guard let owner = classes.runnable(suitePath) else { return }
    add(method.node, .xctest, displayName: nil, isParameterized: false, in: method.source)
    checks[checks.count - 1].xctest = XCTestCheck(id: checks[checks.count - 1].check.id, owner: owner, method: method)
  }

  private func add(
    _ node: FunctionDeclSyntax, _ framework: DiscoveredCheck.Framework, displayName: String?, isParameterized: Bool,
    in other: ParsedSource? = nil
  ) {
    let source = other ?? source
    let labels = node.signature.parameterClause.parameters.map { "\(plainName($0.firstName)):" }.joined()
    let function = plainName(node.name)
    let check = DiscoveredCheck(
      framework: framework, suite: suitePath,
      function: function, labels: "(\(labels))", displayName: displayName ?? sentence(in: function),
      task: task(above: node) ?? suites.reversed().lazy.compactMap(\.task).first, isParameterized: isParameterized,
      file: source.file, firstLine: source.start(of: node).line, lastLine: source.lastLine(of: node))
    checks.append(FoundCheck(check: check))
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
func plainName(_ token: TokenSyntax) -> String {
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
func path(of type: TypeSyntax) -> String {
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
