import SwiftSyntax

/// A method that XCTest would run: an instance method that is seen outside its class, takes nothing, gives nothing back
/// and has a name that begins with `test`.
struct XCTestMethod {
  let node: FunctionDeclSyntax
  /// The file that it stands in.
  let source: ParsedSource

  /// `nil` for any other function.
  init?(_ node: FunctionDeclSyntax, in source: ParsedSource) {
    let hiding: Set = ["static", "class", "private", "fileprivate"]
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    guard node.name.text.drop(while: { $0 == "`" }).hasPrefix("test"),
      node.signature.parameterClause.parameters.isEmpty, ["Void", "()", "Swift.Void"].contains(result),
      node.genericParameterClause == nil, !node.modifiers.contains(where: { hiding.contains($0.name.text) })
    else { return nil }
    self.node = node
    self.source = source
  }
}

/// A class whose test methods XCTest runs.
struct XCTestOwner {
  /// As it is written in Swift, with the types around it.
  let name: String
  let node: ClassDeclSyntax
}

/// The classes of check files that descend from `XCTestCase`, with their test methods. Found by names alone: on Linux
/// XCTest cannot find them either, and is told.
struct XCTestClasses {
  private struct Entry {
    var node: ClassDeclSyntax
    var name: String
    /// The path of the class that it inherits from, where that stands in the files.
    var superclass: String?
    var methods: [XCTestMethod]
  }

  /// By the path of the class: its names from the outside in, joined by `/`.
  private var entries: [String: Entry] = [:]

  init(_ sources: [ParsedSource]) {
    let visitors = sources.map { source in
      let visitor = ClassVisitor(source)
      visitor.walk(source.tree)
      return visitor
    }
    let classes = Dictionary(visitors.flatMap(\.classes).map { ($0.path, $0) }) { first, _ in first }
    let methods = Dictionary(grouping: visitors.flatMap(\.methods), by: \.owner)
    for (path, found) in classes {
      guard let inherited = found.inherited else { continue }
      let superclass = Self.scopes(of: path).map { $0 + inherited }.first { classes[$0] != nil && $0 != path }
      guard superclass != nil || ["XCTestCase", "XCTest/XCTestCase"].contains(inherited) else { continue }
      entries[path] = Entry(
        node: found.node, name: found.name, superclass: superclass, methods: (methods[path] ?? []).map(\.method))
    }
    // What only descends from a class of another kind is no test.
    entries = entries.filter { descends($0.key) }
  }

  /// The class at a path, if XCTest can make it: a generic one only hands its methods on.
  func runnable(_ path: String) -> XCTestOwner? {
    guard let entry = entries[path], entry.node.genericParameterClause == nil else { return nil }
    return XCTestOwner(name: entry.name, node: entry.node)
  }

  /// The methods that a class has from the classes above it, the highest first, but for those that it overrides.
  func inheritedMethods(of path: String) -> [XCTestMethod] {
    guard let entry = entries[path] else { return [] }
    var names = Set(entry.methods.map(\.node.name.text))
    var inherited: [[XCTestMethod]] = []
    for ancestor in ancestors(of: path) {
      let new = (entries[ancestor]?.methods ?? []).filter { names.insert($0.node.name.text).inserted }
      inherited.append(new)
    }
    return inherited.reversed().flatMap { $0 }
  }

  /// The paths of the classes above, the nearest first; of a circle, which is no Swift, each once.
  private func ancestors(of path: String) -> [String] {
    var found: [String] = []
    var next = entries[path]?.superclass
    while let current = next, current != path, !found.contains(current) {
      found.append(current)
      next = entries[current]?.superclass
    }
    return found
  }

  private func descends(_ path: String) -> Bool {
    entries[ancestors(of: path).last ?? path].map { $0.superclass == nil } ?? false
  }

  /// The scopes that a name at a path is looked up in, each with a slash at its end, from the inside out.
  private static func scopes(of path: String) -> [String] {
    let names = path.split(separator: "/").dropLast()
    return (0...names.count).reversed().map { count in names.prefix(count).map { "\($0)/" }.joined() }
  }
}

/// Gathers classes, and test methods by the type that they belong to.
private final class ClassVisitor: SyntaxVisitor {
  struct Class {
    var path: String
    var name: String
    var node: ClassDeclSyntax
    /// The path of the first type that it inherits from, as far as it is written.
    var inherited: String?
  }

  private let source: ParsedSource
  private var types: [(path: String, name: String)] = []
  private(set) var classes: [Class] = []
  private(set) var methods: [(owner: String, method: XCTestMethod)] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((path(of: node.extendedType), node.extendedType.trimmedDescription))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node.name)
    let inherited = node.inheritanceClause?.inheritedTypes.first.map { path(of: $0.type) }
    classes.append(Class(path: typePath, name: typeName, node: node, inherited: inherited))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let method = XCTestMethod(node, in: source) { methods.append((typePath, method)) }
    return .skipChildren
  }

  private var typePath: String { types.map(\.path).joined(separator: "/") }
  private var typeName: String { types.map(\.name).joined(separator: ".") }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.append((plainName(name), name.text))
    return .visitChildren
  }
}
