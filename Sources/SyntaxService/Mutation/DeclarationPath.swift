import SwiftSyntax

/// The declarations around a place in a file, from the outside in: `Game.choose(_:)`, or `the file` outside all of them.
///
/// A variable in a function belongs to the function.
func declarationPath(around node: some SyntaxProtocol) -> String {
  var names: [String] = []
  // The name of the variable that would be named if no function came around it.
  var variable: String?
  var current: Syntax? = Syntax(node)
  while let here = current {
    if let type = typeName(here) {
      names += [variable, type].compactMap { $0 }
      variable = nil
    } else if let function = functionName(here) {
      names.append(function)
      // An accessor belongs to its variable.
      if !here.is(AccessorDeclSyntax.self) { variable = nil }
    } else if let binding = here.as(PatternBindingSyntax.self) {
      variable = binding.pattern.trimmedDescription
    }
    current = here.parent
  }
  names += [variable].compactMap { $0 }
  return names.isEmpty ? "the file" : names.reversed().joined(separator: ".")
}

private func typeName(_ node: Syntax) -> String? {
  if let extended = node.as(ExtensionDeclSyntax.self) { return extended.extendedType.trimmedDescription }
  guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
  return node.asProtocol((any NamedDeclSyntax).self)?.name.text
}

private func functionName(_ node: Syntax) -> String? {
  if let function = node.as(FunctionDeclSyntax.self) {
    return function.name.text + labels(function.signature.parameterClause)
  }
  if let initializer = node.as(InitializerDeclSyntax.self) {
    return "init" + labels(initializer.signature.parameterClause)
  }
  if let subscripted = node.as(SubscriptDeclSyntax.self) { return "subscript" + labels(subscripted.parameterClause) }
  return node.as(AccessorDeclSyntax.self)?.accessorSpecifier.text
}

private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
  "(" + clause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
}
