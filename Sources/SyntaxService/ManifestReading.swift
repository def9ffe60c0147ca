import SwiftParser
import SwiftSource
import SwiftSyntax

/// What a manifest declares, as far as it is written in plain literals; the first thing that is not becomes the obstacle.
func readManifest(_ source: ParsedSource) -> PackageManifest {
  var manifest = PackageManifest(toolsVersion: toolsVersion(of: source.tree), targets: [])
  do {
    manifest.targets = try targets(of: source.tree)
  } catch {
    manifest.obstacle = error.reason
  }
  return manifest
}

private struct Obstacle: Error { var reason: String }

/// The numbers of the comment in the first line (SE-0152).
private func toolsVersion(of tree: SourceFileSyntax) -> [Int] {
  for case .lineComment(let text) in tree.leadingTrivia.pieces {
    if let match = text.firstMatch(of: #/swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?/#) {
      return [match.1, match.2 ?? "0"].compactMap { Int($0) }
    }
  }
  return [3, 1]
}

private func targets(of tree: SourceFileSyntax) throws(Obstacle) -> [PackageManifest.Target] {
  var package: FunctionCallExprSyntax?
  for statement in tree.statements {
    if statement.item.is(ImportDeclSyntax.self) { continue }
    guard let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
      let binding = bindings.first,
      binding.pattern.trimmedDescription == "package",
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Package"
    else { throw Obstacle(reason: "its manifest is more than one plain 'Package(…)'") }
    package = call
  }
  guard let package else { throw Obstacle(reason: "its manifest declares no package") }
  var targets: [PackageManifest.Target] = []
  for argument in package.arguments {
    switch argument.label?.text {
    case "name", "products", "platforms", "defaultLocalization": continue
    case "dependencies":
      guard argument.expression.as(ArrayExprSyntax.self)?.elements.isEmpty == true else {
        throw Obstacle(reason: "it depends on other packages")
      }
    case "targets":
      guard let list = argument.expression.as(ArrayExprSyntax.self) else {
        throw Obstacle(reason: "its targets are not a plain list")
      }
      for element in list.elements { targets.append(try target(element.expression)) }
    case let label:
      throw Obstacle(reason: "its manifest sets '\(label ?? "?")'")
    }
  }
  let names = targets.map(\.name)
  if let unknown = targets.flatMap(\.dependencies).first(where: { !names.contains($0) }) {
    throw Obstacle(reason: "a target depends on '\(unknown)', which is no target of it")
  }
  return targets
}

private func target(_ expression: ExprSyntax) throws(Obstacle) -> PackageManifest.Target {
  guard let call = expression.as(FunctionCallExprSyntax.self),
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
  else { throw Obstacle(reason: "a target is not a plain literal") }
  let kinds: [String: PackageManifest.Target.Kind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .test,
  ]
  guard let kind = kinds[member.declName.baseName.text] else {
    throw Obstacle(reason: "it has a target of the kind '\(member.declName.baseName.text)'")
  }
  var target = PackageManifest.Target(name: "", kind: kind, dependencies: [], path: "")
  for argument in call.arguments {
    switch argument.label?.text {
    case "name": target.name = try literal(argument.expression)
    case "path": target.path = try literal(argument.expression)
    case "dependencies":
      guard let list = argument.expression.as(ArrayExprSyntax.self) else {
        throw Obstacle(reason: "a target's dependencies are not a plain list")
      }
      target.dependencies = try list.elements.map { element throws(Obstacle) in try dependency(element.expression) }
    case let label:
      throw Obstacle(reason: "a target sets '\(label ?? "?")'")
    }
  }
  guard !target.name.isEmpty else { throw Obstacle(reason: "a target has no name") }
  if target.path.isEmpty { target.path = "\(kind == .test ? "Tests" : "Sources")/\(target.name)" }
  return target
}

/// A dependency on a target of the same package: `"Name"` or `.target(name: "Name")`.
private func dependency(_ expression: ExprSyntax) throws(Obstacle) -> String {
  guard let call = expression.as(FunctionCallExprSyntax.self) else { return try literal(expression) }
  let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  guard let member, ["target", "byName"].contains(member), call.arguments.count == 1, let name = call.arguments.first
  else { throw Obstacle(reason: "a target depends on another package's product") }
  return try literal(name.expression)
}

private func literal(_ expression: ExprSyntax) throws(Obstacle) -> String {
  guard let value = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
    throw Obstacle(reason: "'\(expression.trimmedDescription)' is not a plain string")
  }
  return value
}
