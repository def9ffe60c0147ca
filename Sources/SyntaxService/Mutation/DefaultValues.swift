import SwiftSyntax

/// What may stand in the place of a whole body, given the type that it returns: nothing where it returns nothing, and no
/// body at all where no value of the type is known.
func defaultBodies(returning type: TypeSyntax?) -> [String] {
  guard let type, !isVoid(type) else { return [""] }
  return defaultValues(of: type)
}

/// Values that somebody might return who has not thought about it, the plainest first.
private func defaultValues(of type: TypeSyntax) -> [String] {
  if type.is(OptionalTypeSyntax.self) { return ["nil"] }
  if type.is(ArrayTypeSyntax.self) { return ["[]"] }
  if type.is(DictionaryTypeSyntax.self) { return ["[:]"] }
  if let tuple = type.as(TupleTypeSyntax.self) { return defaultValue(of: tuple) }
  guard let named = type.as(IdentifierTypeSyntax.self) else { return [] }
  return valuesByName[named.name.text] ?? []
}

/// The first value of each part.
private func defaultValue(of tuple: TupleTypeSyntax) -> [String] {
  let parts = tuple.elements.map { defaultValues(of: $0.type).first }
  let known = parts.compactMap { $0 }
  return known.count == parts.count ? ["(\(known.joined(separator: ", ")))"] : []
}

private func isVoid(_ type: TypeSyntax) -> Bool {
  type.as(TupleTypeSyntax.self)?.elements.isEmpty ?? (type.as(IdentifierTypeSyntax.self)?.name.text == "Void")
}

private let valuesByName: [String: [String]] = {
  let numbers = ["Int", "UInt", "Float", "Double"] + [8, 16, 32, 64, 128].flatMap { ["Int\($0)", "UInt\($0)"] }
  let values = [
    "Bool": ["false", "true"], "String": ["\"\"", "\"?\""], "Substring": ["\"\""], "Character": ["\" \""],
    "Optional": ["nil"],
    "Array": ["[]"], "ArraySlice": ["[]"], "Set": ["[]"], "Dictionary": ["[:]"],
  ]
  return values.merging(numbers.map { ($0, ["0", "1"]) }) { first, _ in first }
}()

extension AccessorBlockSyntax {
  /// The type of the property or subscript that the accessors serve.
  var returnedType: TypeSyntax? {
    if let binding = parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type ?? .none }
    return parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
  }
}
