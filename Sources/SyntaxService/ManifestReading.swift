import SwiftParser
import SwiftSource
import SwiftSyntax

/// What a manifest declares, as far as it is written in plain literals; the first thing that is not becomes the obstacle.
func readManifest(_ source: ParsedSource) -> PackageManifest {
  var reader = ManifestReader(toolsVersion: toolsVersion(of: source.tree))
  reader.read(source.tree)
  return reader.manifest
}

/// The numbers of the comment in the first line (SE-0152).
private func toolsVersion(of tree: SourceFileSyntax) -> [Int] {
  for case .lineComment(let text) in tree.leadingTrivia.pieces {
    if let match = text.firstMatch(of: #/swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?/#) {
      return [match.1, match.2 ?? "0"].compactMap { Int($0) }
    }
  }
  return [3, 1]
}

private struct ManifestReader {
  private(set) var manifest: PackageManifest

  private static let targetKinds: [String: PackageManifest.Target.Kind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .test,
  ]

  init(toolsVersion: [Int]) { manifest = PackageManifest(toolsVersion: toolsVersion, targets: []) }

  mutating func read(_ tree: SourceFileSyntax) {
    var isFound = false
    for statement in tree.statements where !statement.item.is(ImportDeclSyntax.self) {
      if let package = packageCall(statement) {
        isFound = true
        for argument in package.arguments { readPackageArgument(argument) }
      } else {
        hinder("its manifest is more than one plain 'Package(…)'")
      }
    }
    if !isFound { hinder("its manifest declares no package") }
    let names = manifest.targets.map(\.name)
    for name in manifest.targets.flatMap(\.dependencies) where !names.contains(name) {
      hinder("a target depends on '\(name)', which is no target of it")
    }
  }

  private mutating func hinder(_ reason: String) {
    if manifest.obstacle == nil { manifest.obstacle = reason }
  }

  private func packageCall(_ statement: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    guard let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
      let binding = bindings.first,
      binding.pattern.trimmedDescription == "package",
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Package"
    else { return nil }
    return call
  }

  private mutating func readPackageArgument(_ argument: LabeledExprSyntax) {
    let label = argument.label?.text ?? "?"
    switch label {
    case "name", "products", "platforms", "defaultLocalization": break
    case "dependencies":
      if !elements(of: argument.expression, "its dependencies").isEmpty { hinder("it depends on other packages") }
    case "targets":
      for element in elements(of: argument.expression, "its targets") { readTarget(element) }
    default: hinder("its manifest sets '\(label)'")
    }
  }

  private mutating func readTarget(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return hinder("a target is not a plain literal") }
    guard let kind = Self.targetKinds[member] else { return hinder("it has a target of the kind '\(member)'") }
    var target = PackageManifest.Target(name: "", kind: kind, dependencies: [], path: "")
    for argument in call.arguments {
      let label = argument.label?.text ?? "?"
      switch label {
      case "name": target.name = literal(argument.expression)
      case "path": target.path = literal(argument.expression)
      case "dependencies":
        for element in elements(of: argument.expression, "a target's dependencies") {
          target.dependencies.append(dependency(element))
        }
      default: hinder("a target sets '\(label)'")
      }
    }
    if target.name.isEmpty { hinder("a target has no name") }
    if target.path.isEmpty { target.path = "\(kind == .test ? "Tests" : "Sources")/\(target.name)" }
    manifest.targets.append(target)
  }

  /// A dependency on a target of the same package: `"Name"`, `.target(name: "Name")` or `.byName(name: "Name")`.
  private mutating func dependency(_ expression: ExprSyntax) -> String {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return literal(expression) }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    guard ["target", "byName"].contains(member), call.arguments.count == 1, let name = call.arguments.first else {
      hinder("a target depends on another package's product")
      return ""
    }
    return literal(name.expression)
  }

  private mutating func elements(of expression: ExprSyntax, _ what: String) -> [ExprSyntax] {
    guard let list = expression.as(ArrayExprSyntax.self) else {
      hinder("\(what) are not a plain list")
      return []
    }
    return list.elements.map(\.expression)
  }

  private mutating func literal(_ expression: ExprSyntax) -> String {
    guard let value = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      hinder("'\(expression.trimmedDescription)' is not a plain string")
      return ""
    }
    return value
  }
}
