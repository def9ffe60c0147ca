import SwiftParser
import SwiftSyntax
import Wordings

/// What a file uses that Foundation, or the C library behind it, would let it reach.
func refuseFoundation(in source: ParsedSource, _ own: OwnNames, imports: [String]) -> [Refusal] {
  let visitor = FoundationVisitor(own, imports: imports)
  visitor.walk(source.tree)
  return visitor.refusals
}

private final class FoundationVisitor: SyntaxVisitor {
  private let own: OwnNames
  private let imports: [String]
  private(set) var refusals: [Refusal] = []

  init(_ own: OwnNames, imports: [String]) {
    self.own = own
    self.imports = imports
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// What stands in an `#if`'s condition is read by the compiler alone.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // The compiler's own attributes are no types, and all of them begin with a small letter.
    if node.attributeName.trimmedDescription.first?.isUppercase == true { walk(node.attributeName) }
    if case .argumentList(let arguments) = node.arguments { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if FoundationNames.always.contains(bareName(node)) { refuse(node) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { use(node.baseName) }
    let labels = node.argumentNames?.arguments.map(\.name) ?? []
    if labels.contains(where: { isReading($0, of: node) || $0.text == "format" }) { refuse(node.baseName) }
    if node.baseName.tokenKind == .keyword(.`init`), labels.isEmpty, !isHarmlessInitialiser(node) {
      refuse(node.baseName)
    }
    if node.baseName.text == "write", !isPlainCall(node) { refuse(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for label in node.arguments.compactMap(\.label) where isReading(label, of: node.calledExpression) { refuse(label) }
    if let first = node.arguments.first, first.label?.text == "format", !isSafeFormat(first, of: node) {
      let message = Wording(
        "A format is written as plain text here, for numbers only, with a value for each of its signs.",
        "여기서 형식은 문자열 그대로 적고, 숫자에만 쓰고, 기호마다 값을 하나씩 줍니다.")
      refusals.append(Refusal(first, "format", message))
    }
    return .visitChildren
  }

  private func use(_ token: TokenSyntax) {
    guard case .identifier = token.tokenKind else { return }
    let name = bareName(token)
    guard !FoundationNames.allowed.contains(name) && !isStandard(name) else { return }
    if !(FoundationNames.isReaching(name) ? own.types : own.all).contains(name) { refuse(token) }
  }

  private func isStandard(_ name: String) -> Bool {
    StandardNames.topLevel.contains(name[...]) || StandardNames.members.contains(name[...])
      || FoundationNames.implicit.contains(name) || RefusedNames.standardModules.contains(name)
  }

  /// Whether a label tells that a file is read: the standard library has it only where something is put in somewhere.
  private func isReading(_ label: TokenSyntax, of called: some SyntaxProtocol) -> Bool {
    guard label.text.hasPrefix("contentsOf") else { return label.text == "toFile" }
    let inserting: Set = ["append", "insert"]
    guard let member = called.as(MemberAccessExprSyntax.self) ?? called.parent?.as(MemberAccessExprSyntax.self),
      member.base != nil
    else { return true }
    let name = bareName(member.declName.baseName)
    return label.text != "contentsOf" || !inserting.contains(name) || own.aliases.contains(name)
  }

  /// Whether `X.init` is called or given to be called for each element; elsewhere its type alone could choose one that
  /// reads a file or takes a format, without the label that would tell.
  private func isHarmlessInitialiser(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self), let parent = member.parent else { return false }
    if parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id { return true }
    let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return parent.is(LabeledExprSyntax.self) && ["map", "compactMap", "flatMap", "mapValues"].contains(name)
      && member.base?.trimmedDescription != "Data"
  }

  /// Whether `write` is called with something to print, as text streams have it, and not with a place to write to.
  private func isPlainCall(_ node: DeclReferenceExprSyntax) -> Bool {
    let callee = node.parent?.as(MemberAccessExprSyntax.self).map(ExprSyntax.init) ?? ExprSyntax(node)
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
      return false
    }
    return call.arguments.first?.label?.text != "to"
  }

  private func refuse(_ token: TokenSyntax) {
    let message = Wording(
      "'\(token.text)' may reach files or the system through Foundation; this exercise is solved without it.",
      "'\(token.text)' 기능은 Foundation을 거쳐 파일이나 시스템에 손댈 수 있습니다. 이 연습은 그것 없이 풉니다.")
    refusals.append(Refusal(token, bareName(token), message))
  }

  // MARK: Formats

  /// Whether a format can read nothing but the values that are given with it; `%s` and `%@` take a number for an address.
  private func isSafeFormat(_ format: LabeledExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.as(DeclReferenceExprSyntax.self).map { bareName($0.baseName) }
    if let callee, own.all.contains(callee), !own.aliases.contains(callee), callee != "String" { return true }
    guard let text = format.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return false }
    let values = call.arguments.dropFirst().filter { $0.label == nil }
    guard call.arguments.dropFirst().allSatisfy({ $0.label == nil || $0.label?.text == "locale" }) else { return false }
    return formatSigns(text).map { $0 <= values.count } ?? false
  }
}

/// How many values a format of C's `printf` takes; `nil` if it has signs for anything but numbers and characters.
private func formatSigns(_ format: String) -> Int? {
  var count = 0
  var rest = Substring(format)
  while let percent = rest.firstIndex(of: "%") {
    rest = rest[percent...].dropFirst()
    let width = rest.prefix { "0123456789+-# '.*lhqLzjt".contains($0) }
    rest = rest.dropFirst(width.count)
    guard let sign = rest.popFirst() else { return nil }
    if sign == "%" && width.isEmpty { continue }
    guard "diouxXfFeEgGaAcC".contains(sign) else { return nil }
    count += 1 + width.count { $0 == "*" }
  }
  return count
}
