import SwiftParser
import SwiftSource
import SwiftSyntax
import Wordings

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
        hinder(
          Wording("its manifest is more than one plain 'Package(…)'", "매니페스트가 단순한 'Package(…)' 하나로 되어 있지 않습니다."))
      }
    }
    if !isFound { hinder(Wording("its manifest declares no package", "매니페스트에 패키지 선언이 없습니다.")) }
    let names = manifest.targets.map(\.name)
    for name in manifest.targets.flatMap(\.dependencies) where !names.contains(name) {
      hinder(
        Wording("a target depends on '\(name)', which is no target of it", "타깃이 의존하는 '\(name)' 타깃이 패키지에 없습니다."))
    }
  }

  private mutating func hinder(_ reason: Wording) {
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
      if !elements(of: argument.expression, Wording("its dependencies", "패키지의 의존성")).isEmpty {
        hinder(Wording("it depends on other packages", "다른 패키지에 의존합니다."))
      }
    case "targets":
      for element in elements(of: argument.expression, Wording("its targets", "패키지의 타깃")) { readTarget(element) }
    default: hinder(Wording("its manifest sets '\(label)'", "매니페스트에 '\(label)' 설정이 있습니다."))
    }
  }

  private mutating func readTarget(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return hinder(Wording("a target is not a plain literal", "타깃이 단순한 리터럴이 아닙니다.")) }
    guard let kind = Self.targetKinds[member] else {
      return hinder(Wording("it has a target of the kind '\(member)'", "'\(member)' 종류의 타깃이 있습니다."))
    }
    var target = PackageManifest.Target(name: "", kind: kind, dependencies: [], path: "")
    for argument in call.arguments {
      let label = argument.label?.text ?? "?"
      switch label {
      case "name": target.name = literal(argument.expression)
      case "path": target.path = literal(argument.expression)
      case "dependencies":
        for element in elements(of: argument.expression, Wording("a target's dependencies", "타깃의 의존성")) {
          target.dependencies.append(dependency(element))
        }
      default: hinder(Wording("a target sets '\(label)'", "타깃에 '\(label)' 설정이 있습니다."))
      }
    }
    if target.name.isEmpty { hinder(Wording("a target has no name", "이름 없는 타깃이 있습니다.")) }
    if target.path.isEmpty { target.path = "\(kind == .test ? "Tests" : "Sources")/\(target.name)" }
    manifest.targets.append(target)
  }

  /// A dependency on a target of the same package: `"Name"`, `.target(name: "Name")` or `.byName(name: "Name")`.
  private mutating func dependency(_ expression: ExprSyntax) -> String {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return literal(expression) }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    guard ["target", "byName"].contains(member), call.arguments.count == 1, let name = call.arguments.first else {
      hinder(Wording("a target depends on another package's product", "타깃이 다른 패키지의 제품에 의존합니다."))
      return ""
    }
    return literal(name.expression)
  }

  private mutating func elements(of expression: ExprSyntax, _ what: Wording) -> [ExprSyntax] {
    guard let list = expression.as(ArrayExprSyntax.self) else {
      hinder(
        Wording("\(what.english) are not a plain list", "\(what.korean.with(.subject)) 단순한 목록이 아닙니다."))
      return []
    }
    return list.elements.map(\.expression)
  }

  private mutating func literal(_ expression: ExprSyntax) -> String {
    guard let value = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      hinder(
        Wording(
          "'\(expression.trimmedDescription)' is not a plain string",
          "'\(expression.trimmedDescription)' 값이 단순한 문자열이 아닙니다."))
      return ""
    }
    return value
  }
}
