import SwiftSource
import SwiftSyntax
import Wordings

/// Everything in a learner's files that could reach files, processes, descriptors or memory, or change what the checks
/// mean.
func scanForSafety(_ sources: [ParsedSource], _ rules: SafetyRules) -> [SafetyFinding] {
  let course = ParsedCourse(rules.course)
  let own = OwnNames(sources + course.readOnly)
  let meaning = MeaningRules(own: own, course: course)
  // What the course's own starter does is part of the exercise.
  let granted = Set(course.starter.flatMap { meaning.refusals(in: $0) }.map(\.name)).union(rules.allow)
  let given = GivenTypes(course)
  return sources.flatMap { source in
    let refusals =
      refuseUses(in: source, own, imports: rules.imports) + meaning.refusals(in: source)
      + given.refusals(in: source, among: sources)
    return refusals.filter { !granted.contains($0.name) }.map { $0.finding(in: source) }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

/// A refused piece of a file.
struct Refusal {
  var node: Syntax
  /// What an exercise would have to allow.
  var name: String
  var message: Wording

  init(_ node: some SyntaxProtocol, _ name: String, _ message: Wording) {
    self.node = Syntax(node)
    self.name = name
    self.message = message
  }

  func finding(in source: ParsedSource) -> SafetyFinding {
    let (line, column) = source.start(of: node)
    return SafetyFinding(file: source.file, line: line, column: column, message: message)
  }
}

/// What a file uses that reaches outside of the language.
private func refuseUses(in source: ParsedSource, _ own: OwnNames, imports: [String]) -> [Refusal] {
  let visitor = UseVisitor(own, imports: imports, hasInvisible: source.tree.description.utf8.contains(0))
  visitor.walk(source.tree)
  let bringsSystem = imports.contains { $0.hasPrefix("Foundation") || $0 == "Dispatch" }
  let foreign = bringsSystem ? refuseFoundation(in: source, own, imports: imports) : []
  var places: Set<AbsolutePosition> = []
  return (visitor.refusals + foreign).filter { places.insert($0.node.position).inserted }
}

private final class UseVisitor: SyntaxVisitor {
  private let own: OwnNames
  private let imports: [String]
  private let hasInvisible: Bool
  private(set) var refusals: [Refusal] = []

  init(_ own: OwnNames, imports: [String], hasInvisible: Bool) {
    self.own = own
    self.imports = imports
    self.hasInvisible = hasInvisible
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first.map { bareName($0.name) } ?? ""
    if !RefusedNames.standardModules.contains(module) && !imports.contains(module) {
      refuse(
        node.path, module,
        Wording("This exercise is solved without 'import \(module)'.", "이 연습은 'import \(module)' 없이 풉니다."))
    }
    walk(node.attributes)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if RefusedNames.racing.contains(name) {
      refuse(
        node, name,
        Wording(
          "'@\(name)' hides data races, which can reach memory; this exercise is solved without it.",
          "'@\(name)' 속성은 메모리에 손댈 수 있는 데이터 경쟁을 숨깁니다. 이 연습은 그것 없이 풉니다."))
    } else if RefusedNames.attributes.contains(name) || name.hasPrefix("_") {
      refuse(
        node, name,
        Wording(
          "'@\(name)' reaches outside the Swift language; this exercise is solved without it.",
          "'@\(name)' 속성은 Swift 언어 밖으로 나갑니다. 이 연습은 그것 없이 풉니다."))
    } else {
      walk(node.attributeName)
    }
    // What stands behind the compiler's own attributes are no names: `@inline(__always)`.
    if case .argumentList(let arguments) = node.arguments, name != "inline" { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    refuseInvisible(node)
    switch node.tokenKind {
    case .identifier: use(bareName(node), at: node)
    case .keyword(.unsafe), .keyword(.unsafeAddress), .keyword(.unsafeMutableAddress):
      refuse(
        node, node.text,
        Wording(
          "'\(node.text)' touches memory directly; this exercise is solved without it.",
          "'\(node.text)' 키워드는 메모리를 직접 건드립니다. 이 연습은 그것 없이 풉니다."))
    // In Swift 5 mode `/name/` is no regular expression but a name between two operators.
    case .regexLiteralPattern(let text) where node.parent?.as(RegexLiteralExprSyntax.self)?.openingPounds == nil:
      let names = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for name in names { use(String(name), at: node) }
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(
      node, "macro",
      Wording(
        "A macro writes code that nobody sees; this exercise is solved without one.",
        "매크로는 아무도 보지 못하는 코드를 씁니다. 이 연습은 매크로 없이 풉니다."))
    return .visitChildren
  }

  /// The compiler passes over a NUL, and whoever reads the file does not see it.
  private func refuseInvisible(_ token: TokenSyntax) {
    guard hasInvisible, token.description.utf8.contains(0) else { return }
    refuse(
      token, "NUL",
      Wording("There is a NUL character here or just before; remove it.", "여기나 바로 앞에 NUL 문자가 있습니다. 지우세요."))
  }

  private func use(_ name: String, at node: TokenSyntax) {
    let isSuspect = name.count > 1 && RefusedNames.prefixes.contains(where: name.hasPrefix)
    // Swift's strings hold the Kelvin sign equal to a K; the compiler does not.
    if name.unicodeScalars.contains("\u{212A}") {
      refuse(
        node, name,
        Wording(
          "'\(name)' is written with a sign that looks like a K; choose another name.",
          "'\(name)' 이름에 K처럼 보이는 다른 글자가 있습니다. 다른 이름을 고르세요."))
    }
    if RefusedNames.always.contains(name) || isSuspect && !own.all.contains(name) {
      refuse(
        node, name,
        Wording(
          "'\(name)' reaches memory or the system; this exercise is solved without it.",
          "'\(name)' 기능은 메모리나 시스템에 손을 댑니다. 이 연습은 그것 없이 풉니다."))
    }
  }

  private func refuse(_ node: some SyntaxProtocol, _ name: String, _ message: Wording) {
    refusals.append(Refusal(node, name, message))
  }
}
