import SwiftParser
import SwiftSyntax

/// A test function whose macro can be rewritten from its syntax alone: it is called like any other, on a new value of its
/// type.
struct PlainTest {
  let attribute: AttributeSyntax
  /// The types around it, from the outside in.
  private let types: [String]
  private let function: String
  private let traits: Traits
  private let parameters: [FunctionParameterSyntax]
  /// What each parameter is given, in terms of a closure's `$0` and `$1`.
  private let values: [String]

  /// `nil` for a function in any other shape.
  init?(_ node: FunctionDeclSyntax) {
    guard let attribute = node.attributes.only("Test"), let traits = Traits(attribute),
      let types = plainTypes(around: node), node.modifiers.isEmpty, node.genericParameterClause == nil,
      node.genericWhereClause == nil, node.signature.effectSpecifiers?.asyncSpecifier == nil,
      !node.name.text.hasPrefix("`"), let parameters = plainParameters(of: node),
      let values = traits.values(of: parameters)
    else { return nil }
    self.attribute = attribute
    self.types = types
    self.traits = traits
    self.parameters = parameters
    self.values = values
    function = node.name.text
  }

  /// As `DiscoveredCheck.id`.
  var id: String { (types + [name]).joined(separator: "/") }

  /// The type that it belongs to; empty for a free function.
  var type: String { types.joined(separator: ".") }

  var isParameterized: Bool { !parameters.isEmpty }

  /// The function of the support module that makes the test known, called with all about it.
  ///
  /// - Parameter place: an expression for where the test stands.
  func registration(at place: String) -> String {
    let suite = type.isEmpty ? "nil as Swift.Never.Type?" : "\(type).self"
    return """
      \(traits.isZipped ? "zippedTest" : "test")(into: place, type, named: \(literal(name)), in: \(suite), \
      displayName: \(traits.displayName), traits: [\(traits.list)], \(cases)at: \(place)) { try \(call) }
      """
  }

  /// The name with its labels.
  private var name: String { "\(function)(\(parameters.map { "\($0.firstName.text):" }.joined()))" }

  private var call: String {
    let arguments = zip(parameters, values).map { $0.firstName.text == "_" ? $1 : "\($0.firstName.text): \($1)" }
    return "\(type.isEmpty ? "" : "\(type)().")\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// The arguments that say what the test's cases are, and a comma; nothing for a test that has none.
  private var cases: String {
    guard let collection = traits.collection else { return "" }
    let parameters = parameters.map { parameter in
      let second = parameter.secondName.map { literal($0.text) } ?? "nil"
      return "(firstName: \(literal(parameter.firstName.text)), secondName: \(second), "
        + "type: (\(parameter.type.trimmedDescription)).self)"
    }
    return "arguments: { \(collection.trimmedDescription) }, parameters: [\(parameters.joined(separator: ", "))], "
  }
}

/// What `@Test` and `@Suite` are given, as source.
struct Traits {
  var displayName = "nil"
  var list = ""
  /// What a test's cases are made from.
  var collection: ExprSyntax?
  /// Whether that is two collections in step, `zip(…)`, which is no collection itself.
  var isZipped: Bool {
    collection?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "zip"
  }

  /// `nil` for what the macros would refuse, and for tests with the pairs of two collections.
  init?(_ attribute: AttributeSyntax) {
    guard let arguments = attribute.arguments else { return }
    guard case .argumentList(let list) = arguments else { return nil }
    var unlabelled = Array(list.prefix { $0.label == nil }.map(\.expression))
    let rest = list.dropFirst(unlabelled.count)
    if let first = rest.first {
      guard first.label?.text == "arguments", rest.count == 1 else { return nil }
      collection = first.expression
    }
    if let name = unlabelled.first?.as(StringLiteralExprSyntax.self) {
      guard name.representedLiteralValue != nil else { return nil }
      displayName = name.trimmedDescription
      unlabelled.removeFirst()
    }
    self.list = unlabelled.map(\.trimmedDescription).joined(separator: ", ")
  }

  /// What each parameter is given, in terms of a closure's `$0` and `$1`: the whole element or its parts. `nil` where
  /// they do not fit.
  func values(of parameters: [FunctionParameterSyntax]) -> [String]? {
    if collection == nil { return parameters.isEmpty ? [] : nil }
    if isZipped { return parameters.count == 2 ? ["$0", "$1"] : nil }
    if parameters.count == 1 { return ["$0"] }
    return parameters.isEmpty ? nil : parameters.indices.map { "$0.\($0)" }
  }
}

/// The names of the types around a declaration, from the outside in; `nil` where one is not plain: the declaration could
/// not be named from the end of the file, or its type not be made without arguments.
func plainTypes(around node: some SyntaxProtocol) -> [String]? {
  guard let parent = node.parent else { return [] }
  switch parent.kind {
  case .sourceFile: return []
  case .codeBlockItemList, .codeBlockItem, .memberBlock, .memberBlockItemList, .memberBlockItem:
    return plainTypes(around: parent)
  case .structDecl:
    return plainTypes(around: parent).flatMap { plainTypes($0, then: parent.cast(StructDeclSyntax.self)) }
  case .classDecl: return plainTypes(around: parent).flatMap { plainTypes($0, then: parent.cast(ClassDeclSyntax.self)) }
  default: return nil
  }
}

/// The names of the outer types and one more, if it is plain.
func plainTypes(_ outer: [String], then node: some DeclGroupSyntax & NamedDeclSyntax) -> [String]? {
  let modifiers = node.modifiers.map(\.name.text)
  let isHidden = !outer.isEmpty && modifiers.contains { ["private", "fileprivate"].contains($0) }
  let isGeneric = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
  guard node.attributes.isEmpty || node.attributes.only("Suite") != nil, !isHidden, !isGeneric,
    !node.name.text.hasPrefix("`")
  else { return nil }
  return outer + [node.name.text]
}

/// A function's parameters, where each is passed as it is.
private func plainParameters(of node: FunctionDeclSyntax) -> [FunctionParameterSyntax]? {
  let parameters = Array(node.signature.parameterClause.parameters)
  let arePlain = parameters.allSatisfy {
    $0.attributes.isEmpty && $0.defaultValue == nil && $0.ellipsis == nil && !$0.firstName.text.hasPrefix("`")
      && !$0.type.is(AttributedTypeSyntax.self) && !$0.type.is(SomeOrAnyTypeSyntax.self)
  }
  return arePlain ? parameters : nil
}

extension AttributeListSyntax {
  /// The attribute of this name, if there is no other one.
  func only(_ name: String) -> AttributeSyntax? {
    guard count == 1, let attribute = first?.as(AttributeSyntax.self),
      [name, "Testing.\(name)"].contains(attribute.attributeName.trimmedDescription)
    else { return nil }
    return attribute
  }
}
