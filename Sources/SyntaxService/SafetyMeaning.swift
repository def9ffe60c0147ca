import SwiftSyntax
import Wordings

/// Refuses declarations that change what the checks mean: the checks see the learner's module, and where it has a name
/// or a better overload of one, that is taken in place of the standard library's, the testing library's or their own.
struct MeaningRules {
  let own: OwnNames
  /// What the check files declare.
  let checks: CourseDeclarations
  /// Every word in the check files.
  let words: Set<String>
  /// What the read-only files declare.
  let readOnly: CourseDeclarations

  init(own: OwnNames, course: ParsedCourse) {
    self.own = own
    checks = course.checkDeclarations(near: own.all)
    words = course.words
    readOnly = declaredFunctions(in: course.readOnly)
  }

  func refusals(in source: ParsedSource) -> [Refusal] {
    let visitor = MeaningVisitor(self)
    visitor.walk(source.tree)
    return visitor.refusals
  }
}

private final class MeaningVisitor: SyntaxVisitor {
  private let rules: MeaningRules
  private(set) var refusals: [Refusal] = []
  private var own: OwnNames { rules.own }

  init(_ rules: MeaningRules) {
    self.rules = rules
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseLiterals(in: node.initializer)
    return declare(node, node.name)
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    refuseLiterals(in: node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for token in node.bindings.flatMap({ $0.pattern.tokens(viewMode: .sourceAccurate) }) {
      guard case .identifier = token.tokenKind else { continue }
      if isVisible(node), foreignExtension(around: node) != nil, isOfTheCourse(node, token) { refuseOfTheCourse(token) }
      _ = declare(node, token)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node) else { return .visitChildren }
    if RefusedNames.operators.contains(node.name.text) {
      if let message = objection(to: node) { refuse(node.name, message) }
      return .visitChildren
    }
    if isOfTheCourse(node, node.name) { refuseOfTheCourse(node.name) }
    return takesOwnType(node.signature.parameterClause) && enclosingDeclaration(of: node) == nil
      ? .visitChildren : declare(node, node.name)
  }

  /// What a caller's place in the checks would be told by, so that each check could be answered by its line.
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let macro = node.defaultValue?.value.as(MacroExpansionExprSyntax.self),
      RefusedNames.places.contains(macro.macroName.text)
    {
      refuse(
        macro.macroName,
        Wording(
          "'#\(macro.macroName.text)' would tell which check calls; this exercise is solved without it here.",
          "'#\(macro.macroName.text)' 매크로는 어느 검사가 부르는지 알려 줍니다. 이 연습은 여기에 그것을 쓰지 않고 풉니다."))
    }
    return .visitChildren
  }

  /// Whether the course's files have a declaration that this one could be taken for.
  private func isOfTheCourse(_ node: some DeclSyntaxProtocol, _ token: TokenSyntax) -> Bool {
    let name = bareName(token)
    return rules.checks.extending.contains(name) || isFree(node) && rules.checks.free.contains(name)
      || rules.readOnly.paths.contains(path(of: node, named: token))
  }

  /// Whether a declaration belongs to no type of the learner's alone, so that the checks' own types could have it too.
  private func isFree(_ node: some DeclSyntaxProtocol) -> Bool {
    guard let enclosing = enclosingDeclaration(of: node) else { return true }
    guard let group = enclosing.as(ExtensionDeclSyntax.self) else { return false }
    return !own.isOne(group.extendedType) || own.protocols.contains(lastName(of: group.extendedType))
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node), let foreign = foreignExtension(around: node),
      let first = node.parameterClause.parameters.first,
      !takesOwnType(node.parameterClause)
    else { return .visitChildren }
    let label = first.secondName == nil ? "_" : first.firstName.text
    // Strings have no whole numbers for indices, so whatever takes one is new.
    let isNew =
      label == "_"
      ? StandardNames.texts.contains(foreign.extendedType.trimmedDescription)
        && first.type.trimmedDescription.contains("Int")
      : !StandardNames.subscriptLabels.contains(label)
    if !isNew { refuseStandard(node.subscriptKeyword, "subscript") }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node), let foreign = foreignExtension(around: node), !takesOwnType(node.signature.parameterClause)
    else { return .visitChildren }
    let label = node.signature.parameterClause.parameters.first?.firstName.text ?? "_"
    if label == "_" || StandardNames.initialiserLabels.contains(label[...]) || isFoundationLabel(label, foreign) {
      refuseStandard(node.initKeyword, "init")
    }
    return .visitChildren
  }

  // MARK: Names

  private func declare(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ token: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard isVisible(node) else { return .visitChildren }
    let name = bareName(token)
    let foreign = foreignExtension(around: node)
    let isTopLevel = enclosingDeclaration(of: node) == nil
    if isTopLevel && RefusedNames.testing.contains(name) || (isTopLevel || foreign != nil) && name.hasPrefix("XCT") {
      refuse(
        token,
        Wording(
          "'\(name)' is a name of the testing library; choose another.",
          "'\(name)' 이름은 테스트 라이브러리의 것입니다. 다른 이름을 고르세요."))
    } else if isTopLevel
      ? isStandard(name) : foreign.map({ isStandardMember(name, of: $0) }) == true
    {
      refuseStandard(token, name)
    }
    return .visitChildren
  }

  private func refuseOfTheCourse(_ token: TokenSyntax) {
    refuse(
      token,
      Wording(
        "'\(bareName(token))' is declared in the course's own files; choose another name.",
        "'\(bareName(token))' 이름은 강의의 파일에 이미 선언되어 있습니다. 다른 이름을 고르세요."))
  }

  private func isStandard(_ name: String) -> Bool {
    StandardNames.topLevel.contains(name[...]) || RefusedNames.modules.contains(name)
      || usesFoundation && FoundationNames.allowed.contains(name) && rules.words.contains(name)
  }

  private func isStandardMember(_ name: String, of foreign: ExtensionDeclSyntax) -> Bool {
    StandardNames.members.contains(name[...])
      || usesFoundation
        && (FoundationNames.members.contains(name[...]) || isFoundationType(foreign) && rules.words.contains(name))
  }

  private func isFoundationLabel(_ label: String, _ foreign: ExtensionDeclSyntax) -> Bool {
    usesFoundation
      && (FoundationNames.initialiserLabels.contains(label) || isFoundationType(foreign) && rules.words.contains(label))
  }

  /// Whether the checks could mean something of Foundation's.
  private var usesFoundation: Bool { rules.words.contains("Foundation") || rules.words.contains("XCTest") }

  private func isFoundationType(_ foreign: ExtensionDeclSyntax) -> Bool {
    FoundationNames.allowed.contains(lastName(of: foreign.extendedType))
  }

  private func refuseStandard(_ token: TokenSyntax, _ name: String) {
    let message = Wording(
      "'\(name)' would stand for the standard library's in the checks too; choose another name, or make it private.",
      "'\(name)' 선언이 검사에서도 표준 라이브러리의 것을 대신하게 됩니다. 다른 이름을 고르거나 private으로 두세요.")
    refusals.append(Refusal(token, name, message))
  }

  /// A type that conforms to one of these can be returned in place of what a check compares with a literal: the literal
  /// becomes a value of that type, which then says that it is equal.
  private func refuseLiterals(in node: some SyntaxProtocol) {
    for token in node.tokens(viewMode: .sourceAccurate) where RefusedNames.literals.contains(bareName(token)) {
      refuse(
        token,
        Wording(
          "A type that is '\(bareName(token))' changes what literals in the checks mean; this exercise is solved without it.",
          "'\(bareName(token))' 프로토콜을 따르는 타입은 검사에 쓰인 리터럴의 뜻을 바꿉니다. 이 연습은 그것 없이 풉니다."))
    }
  }

  // MARK: Operators

  private func objection(to node: FunctionDeclSyntax) -> Wording? {
    let name = node.name.text
    if RefusedNames.identities.contains(name) {
      return Wording(
        "'\(name)' tells whether two objects are one, which is not for a program to define.",
        "'\(name)' 연산자는 두 객체가 하나인지 알려 줍니다. 프로그램에서 정의할 것이 아닙니다.")
    }
    let isOverOthers = Wording(
      "'\(name)' is defined over types that are not yours, which changes what the checks mean.",
      "'\(name)' 연산자가 내 것이 아닌 타입에 정의되어 검사의 뜻이 바뀝니다.")
    guard RefusedNames.comparisons.contains(name) else { return isForOwnType(node) ? nil : isOverOthers }
    guard let type = comparedType(node) else { return isOverOthers }
    let given = ["==", "!="].contains(name) ? rules.readOnly.equatable : rules.readOnly.comparable
    return given.contains(type)
      ? Wording(
        "How values of '\(type)' compare is given by the course; leave '\(name)' out.",
        "'\(type)' 값을 비교하는 방법은 강의에서 줍니다. '\(name)' 연산자는 빼세요.") : nil
  }

  /// The learner's own type that both sides of a comparison have, by its last name.
  private func comparedType(_ node: FunctionDeclSyntax) -> String? {
    let generic = genericNames(of: node)
    let types = node.signature.parameterClause.parameters.map { parameter -> String? in
      let enclosing = enclosingOwnType(of: node)
      if let enclosing, ["Self", enclosing].contains(parameter.type.trimmedDescription) { return enclosing }
      return own.isOne(parameter.type, except: generic) ? lastName(of: parameter.type) : nil
    }
    guard let type = types.first else { return nil }
    return types.allSatisfy { $0 == type } ? type : nil
  }

  private func enclosingOwnType(of node: FunctionDeclSyntax) -> String? {
    let foreign = enclosingDeclaration(of: node)?.as(ExtensionDeclSyntax.self)
    let name = foreign.map { own.isOne($0.extendedType) } == false ? "" : typeName(around: node)
    return name.isEmpty ? nil : name
  }

  /// Whether an operator's function belongs to a type of the learner's or takes one.
  private func isForOwnType(_ node: FunctionDeclSyntax) -> Bool {
    let parameters = node.signature.parameterClause.parameters
    if node.name.text == "~=", let pattern = parameters.first {
      return pattern.type.trimmedDescription == "Self"
        ? enclosingOwnType(of: node) != nil
        : own.isOne(pattern.type, except: genericNames(of: node))
    }
    if let enclosing = enclosingDeclaration(of: node) {
      guard let foreign = enclosing.as(ExtensionDeclSyntax.self) else { return true }
      if own.isOne(foreign.extendedType) { return true }
    }
    return parameters.contains { own.occur(in: $0.type, except: genericNames(of: node)) }
  }

  private func genericNames(of node: FunctionDeclSyntax) -> Set<String> {
    Set(node.genericParameterClause?.parameters.map { bareName($0.name) } ?? [])
  }

  // MARK: Places

  /// Whether a check could take this declaration for its own: it stands at the top of a file or in an extension, and is
  /// not private.
  private func isVisible(_ node: some DeclSyntaxProtocol & WithModifiersSyntax) -> Bool {
    if let foreign = enclosingDeclaration(of: node)?.as(ExtensionDeclSyntax.self), isPrivate(foreign) {
      return node.modifiers.contains { ["internal", "package", "public", "open"].contains($0.name.text) }
    }
    return !isPrivate(node)
  }

  private func foreignExtension(around node: some SyntaxProtocol) -> ExtensionDeclSyntax? {
    guard let foreign = enclosingDeclaration(of: node)?.as(ExtensionDeclSyntax.self), !own.isOne(foreign.extendedType)
    else { return nil }
    return foreign
  }

  /// Whether a parameter that every caller must give has a type of the learner's in it.
  private func takesOwnType(_ clause: FunctionParameterClauseSyntax) -> Bool {
    clause.parameters.contains { $0.defaultValue == nil && own.occur(in: $0.type) }
  }

  private func refuse(_ token: TokenSyntax, _ message: Wording) {
    refusals.append(Refusal(token, bareName(token), message))
  }
}

/// The declaration that a node stands in; conditional compilation is none.
func enclosingDeclaration(of node: some SyntaxProtocol) -> Syntax? {
  var parent = node.parent
  while let next = parent {
    if next.isProtocol((any DeclSyntaxProtocol).self) && !next.is(IfConfigDeclSyntax.self) { return next }
    parent = next.parent
  }
  return nil
}

func isPrivate(_ node: some WithModifiersSyntax) -> Bool {
  node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
}
