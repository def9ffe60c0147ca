import SwiftSyntax
import Wordings

/// The types of what the course's starter declares and the checks use.
///
/// A function that returns another type than it was given could return one whose members agree with every check, so
/// what the starter says of types holds.
struct GivenTypes {
  /// The types that a name may have, by its path.
  private var types: [String: Set<String>] = [:]
  /// Names within those types that are the standard library's or a read-only file's: nothing else may be called so.
  private var parts: Set<String> = []

  init(_ course: ParsedCourse) {
    let typed = course.starter.flatMap(typedDeclarations)
    for declaration in typed where course.words.contains(declaration.name) {
      guard let type = declaration.type, !declaration.isGuessed else { continue }
      types[declaration.path, default: []].insert(type)
      parts.formUnion(type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
    let readOnly = Set(course.readOnly.flatMap(namedTypes).map(bareName))
    parts = parts.filter { readOnly.contains($0) || StandardNames.topLevel.contains($0[...]) }
    parts.subtract(course.starter.flatMap(namedTypes).map(bareName))
  }

  /// - Parameter sources: all of the learner's files; the first also answers for what is missing in all.
  func refusals(in source: ParsedSource, among sources: [ParsedSource]) -> [Refusal] {
    guard !types.isEmpty else { return [] }
    let declared = typedDeclarations(in: source)
    let changed = declared.compactMap { declaration -> Refusal? in
      guard let expected = types[declaration.path], declaration.type.map(expected.contains) != true
      else { return nil }
      let types = expected.sorted()
      return Refusal(
        declaration.node, declaration.name,
        Wording(
          "'\(declaration.name)' is given with the type '\(types.joined(separator: "' or '"))'; keep it and write it out.",
          "'\(declaration.name)' 선언은 '\(types.joined(separator: "' 또는 '"))' 타입으로 주어졌습니다. 그대로 두고 타입을 적으세요."))
    }
    let renamed = namedTypes(in: source).filter { parts.contains(bareName($0)) }.map {
      Refusal(
        $0, bareName($0),
        Wording(
          "'\(bareName($0))' is the name of another type that this exercise uses; choose another.",
          "'\(bareName($0))' 이름은 이 연습에서 쓰는 다른 타입의 것입니다. 다른 이름을 고르세요."))
    }
    return changed + renamed + missing(in: source, among: sources)
  }

  /// What is not declared where it was, while something else answers to its name.
  private func missing(in source: ParsedSource, among sources: [ParsedSource]) -> [Refusal] {
    guard source.file == sources.first?.file else { return [] }
    let paths = Set(sources.flatMap(typedDeclarations).filter(\.isSure).map(\.path))
    let names = OwnNames(sources)
    let answersToAll = sources.contains { source in
      source.tree.tokens(viewMode: .sourceAccurate).contains { bareName($0) == "dynamicMemberLookup" }
    }
    return types.keys.filter { !paths.contains($0) }.sorted().compactMap { path in
      let name = path.split(separator: ".").last.map(String.init) ?? path
      guard answersToAll || names.all.contains(name) else { return nil }
      return Refusal(
        source.tree, name,
        Wording(
          "'\(path)' is not where the exercise gave it; put it back.",
          "'\(path)' 선언이 연습에서 준 자리에 없습니다. 되돌려 놓으세요."))
    }
  }
}

/// A function or variable that a check could name, and its type as it is written.
private struct TypedDeclaration {
  var node: TokenSyntax
  /// Its name behind those of the types that it belongs to.
  var path: String
  /// What a function returns; `nil` for a variable that leaves it to the compiler.
  var type: String?
  /// Whether the type is only what a call is named like.
  var isGuessed: Bool
  /// Whether it is declared under every condition.
  var isSure: Bool

  var name: String { bareName(node) }
}

private func typedDeclarations(in source: ParsedSource) -> [TypedDeclaration] {
  let collector = TypeCollector(viewMode: .sourceAccurate)
  collector.walk(source.tree)
  return collector.typed
}

/// The names of types, aliases and generic parameters, and of functions, which can be called like a type.
private func namedTypes(in source: ParsedSource) -> [TokenSyntax] {
  let collector = TypeCollector(viewMode: .sourceAccurate)
  collector.walk(source.tree)
  return collector.named
}

/// The type that an initial value shows by itself: a literal's, or that of a call that names it.
private func evidentType(_ expression: ExprSyntax) -> String? {
  switch expression.kind {
  case .integerLiteralExpr: return "Int"
  case .floatLiteralExpr: return "Double"
  case .stringLiteralExpr: return "String"
  case .booleanLiteralExpr: return "Bool"
  default:
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return called.flatMap { $0.first?.isUppercase == true || $0.first == "[" ? $0 : nil }
  }
}

private final class TypeCollector: SyntaxVisitor {
  var typed: [TypedDeclaration] = []
  var named: [TokenSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.signature.returnClause?.type
    add(node, node.name, type.map { normal($0, node) } ?? "Void", isGuessed: false)
    return name(node.name)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // `let a, b: Int` gives both the type.
    let lastType = node.bindings.last?.typeAnnotation?.type
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let initializer = binding.initializer?.value
      let written = binding.typeAnnotation?.type ?? (initializer == nil ? lastType : nil)
      let type = written.map { normal($0, node) } ?? initializer.flatMap(evidentType)
      add(node, name, type, isGuessed: written == nil && initializer?.is(FunctionCallExprSyntax.self) == true)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { name(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { name(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { name(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { name(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { name(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { name(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { name(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { name(node.name) }

  private func name(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    named.append(token)
    return .visitChildren
  }

  private func add(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: TokenSyntax, _ type: String?, isGuessed: Bool
  ) {
    let enclosing = enclosingDeclaration(of: node)
    let isMember = enclosing?.isProtocol((any DeclGroupSyntax).self) == true
    guard !isPrivate(node), enclosing == nil || isMember else { return }
    typed.append(
      TypedDeclaration(
        node: name, path: path(of: node, named: name), type: type, isGuessed: isGuessed, isSure: isSure(node)))
  }

  /// A type's text without blanks, with `Self` written out.
  private func normal(_ type: TypeSyntax, _ member: some SyntaxProtocol) -> String {
    let words = type.tokens(viewMode: .sourceAccurate).map { token in
      token.tokenKind == .keyword(.Self) ? typeName(around: member) : bareName(token)
    }
    let text = words.reduce(into: "") { text, word in
      let isApart = text.last?.isLetter == true && word.first?.isLetter == true
      text += (isApart ? " " : "") + word
    }
    return text == "()" ? "Void" : text
  }
}

/// Whether no `#if` stands around a node.
private func isSure(_ node: some SyntaxProtocol) -> Bool {
  var parent = node.parent
  while let next = parent {
    if next.is(IfConfigDeclSyntax.self) { return false }
    parent = next.parent
  }
  return true
}
