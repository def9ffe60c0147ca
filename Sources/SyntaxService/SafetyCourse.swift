import SwiftSource
import SwiftSyntax

/// The course's files for an exercise, as far as they need to be understood.
struct ParsedCourse {
  let readOnly: [ParsedSource]
  let starter: [ParsedSource]
  private let checks: [SourceText]
  /// Every word in the check files.
  let words: Set<String>

  init(_ sources: CourseSources) {
    readOnly = sources.readOnly.map { ParsedSource($0) }
    starter = sources.starter.map { ParsedSource($0) }
    checks = sources.checks
    words = Set(sources.checks.flatMap { separateWords(of: $0.text) })
  }

  /// What the check files declare, where one of these names could be among it: to parse them takes longer than all
  /// else that the scan does.
  func checkDeclarations(near names: Set<String>) -> CourseDeclarations {
    let files = checks.filter { file in
      let words = separateWords(of: file.text)
      return zip(words, words.dropFirst()).contains { ["func", "let", "var"].contains($0) && names.contains($1) }
    }
    return declaredFunctions(in: files.map { ParsedSource($0) })
  }
}

/// The words of a text, among them every name in it that is written in letters, digits and lines.
private func separateWords(of text: String) -> [String] {
  text.utf8.split { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: false
    default: true
    }
  }.map { String(Substring($0)) }
}

/// What the course's files declare that a learner's declarations could stand in for.
struct CourseDeclarations {
  /// Functions and variables outside of types, but for the checks themselves.
  var free: Set<String> = []
  /// Those in extensions.
  var extending: Set<String> = []
  /// The functions that the files next to them can see, with the types that they are in.
  var paths: Set<String> = []
  /// Types whose values are equal or not, and those that come one before the other.
  var equatable: Set<String> = []
  var comparable: Set<String> = []
}

func declaredFunctions(in sources: [ParsedSource]) -> CourseDeclarations {
  let collector = CourseCollector(viewMode: .sourceAccurate)
  for source in sources { collector.walk(source.tree) }
  var result = collector.declarations
  result.equatable = collector.equatable
  result.comparable = collector.comparable
  return result
}

/// A member's name behind the names of the types that it belongs to.
func path(of node: some SyntaxProtocol, named name: TokenSyntax) -> String {
  guard let enclosing = enclosingDeclaration(of: node) else { return bareName(name) }
  if let type = enclosing.asProtocol((any NamedDeclSyntax).self) {
    return "\(path(of: type, named: type.name)).\(bareName(name))"
  }
  let extended = enclosing.as(ExtensionDeclSyntax.self)?.extendedType.tokens(viewMode: .sourceAccurate).map(bareName)
  return "\(extended?.prefix { $0 != "<" }.joined() ?? "").\(bareName(name))"
}

/// The last name of the type that a member belongs to; empty at the top of a file.
func typeName(around node: some SyntaxProtocol) -> String {
  guard let enclosing = enclosingDeclaration(of: node) else { return "" }
  if let type = enclosing.asProtocol((any NamedDeclSyntax).self) { return bareName(type.name) }
  return enclosing.as(ExtensionDeclSyntax.self).map { lastName(of: $0.extendedType) } ?? ""
}

/// The last part of a type's name, without what it is generic over.
func lastName(of type: TypeSyntax) -> String {
  type.tokens(viewMode: .sourceAccurate).map(bareName).prefix { $0 != "<" }.last ?? ""
}

private final class CourseCollector: SyntaxVisitor {
  var declarations = CourseDeclarations()
  /// The names behind a type's or an alias's colon or sign of equality.
  private var meanings: [String: Set<String>] = [:]
  private var plainEnums: Set<String> = []

  /// The types that are `Equatable` by what they or their aliases and protocols name, and the enums that are so by
  /// themselves.
  var equatable: Set<String> { types { ["Equatable", "Hashable", "Comparable"].contains($0) }.union(plainEnums) }

  var comparable: Set<String> { types { $0 == "Comparable" } }

  private func types(that conform: (String) -> Bool) -> Set<String> {
    func leads(_ name: String, _ seen: Set<String>) -> Bool {
      conform(name)
        || !seen.contains(name) && meanings[name, default: []].contains { leads($0, seen.union([name])) }
    }
    return Set(meanings.keys.filter { leads($0, []) })
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let enclosing = enclosingDeclaration(of: node)
    let isCheck = node.attributes.contains { $0.trimmedDescription.hasPrefix("@Test") }
    if isCheck || enclosing?.is(ProtocolDeclSyntax.self) == true { return .skipChildren }
    add(node.name, in: enclosing)
    if !isPrivate(node) { declarations.paths.insert(path(of: node, named: node.name)) }
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for case let pattern? in node.bindings.map({ $0.pattern.as(IdentifierPatternSyntax.self) }) {
      add(pattern.identifier, in: enclosingDeclaration(of: node))
    }
    return .skipChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { mean(node.name, node.inheritanceClause) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { mean(node.name, node.inheritanceClause) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { mean(node.name, node.inheritanceClause) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    mean(node.name, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    if cases.allSatisfy({ $0.parameterClause == nil }) { plainEnums.insert(bareName(node.name)) }
    return mean(node.name, node.inheritanceClause)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    meanings[lastName(of: node.extendedType), default: []].formUnion(names(in: node.inheritanceClause))
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let tokens = node.initializer.tokens(viewMode: .sourceAccurate)
    meanings[bareName(node.name), default: []].formUnion(tokens.map(bareName))
    return .skipChildren
  }

  private func add(_ name: TokenSyntax, in enclosing: Syntax?) {
    if enclosing == nil { declarations.free.insert(bareName(name)) }
    if enclosing?.is(ExtensionDeclSyntax.self) == true { declarations.extending.insert(bareName(name)) }
  }

  private func mean(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    meanings[bareName(name), default: []].formUnion(names(in: clause))
    return .visitChildren
  }
}
