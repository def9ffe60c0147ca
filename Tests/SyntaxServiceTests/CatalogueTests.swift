import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// All that the program says stands in its source as a pair: `say("…", "…")`, `Wording("…", "…")`.
@Suite("What the program says in two languages")
struct CatalogueTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// What Korean says with signs alone, or with another's name.
  private static let wordless: Set<String> = ["", "/", ": ", "~", " ()", "(fs.inotify.max_user_instances: )"]

  private static let pairs = Result { () throws -> [TextPair] in
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      let finder = PairFinder(file: file.lastPathComponent)
      finder.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
      return finder.pairs
    }
  }

  @Test("is Korean in Korean, and English in English")
  func languages() throws {
    let pairs = try Self.pairs.get()
    #expect(pairs.count > 600)
    for pair in pairs where !pair.english.isSilent {
      #expect(pair.korean.hasHangul || Self.wordless.contains(pair.korean.said), "\(pair)")
      #expect(
        !pair.english.hasHangul || pair.english.text.contains("테마") || pair.english.text.contains("굵게"), "\(pair)")
    }
  }

  @Test("shows the same values in both")
  func values() throws {
    for pair in try Self.pairs.get() where !pair.korean.text.contains("particle.form(after: title)") {
      #expect(pair.english.values == pair.korean.values, "\(pair)")
    }
  }

  @Test("has no particle for every sound at once")
  func particles() throws {
    for pair in try Self.pairs.get() {
      for both in ["이(가)", "을(를)", "은(는)", "과(와)", "(으)로"] { #expect(!pair.korean.text.contains(both), "\(pair)") }
    }
  }
}

/// One text in both languages.
private struct TextPair: CustomStringConvertible, Sendable {
  var place: String
  var english: Side
  var korean: Side

  var description: String { "\(place): \(english.text) | \(korean.text)" }

  /// One language's expression.
  struct Side: Sendable {
    /// The expression as it is written.
    var text: String
    /// What its literals say, without what is shown between.
    var said: String
    /// The names of what is shown, with that of local constants.
    var values: Set<String>

    var hasHangul: Bool { said.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
    /// Whether it says nothing in words.
    var isSilent: Bool { !said.contains(where: \.isLetter) }
  }
}

/// Finds the pairs of a file.
private final class PairFinder: SyntaxVisitor {
  private(set) var pairs: [TextPair] = []
  private let file: String

  init(file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    let arguments = Array(node.arguments)
    guard ["say", "messages.say", "Wording", "Self.say"].contains(callee), arguments.count == 2,
      arguments.allSatisfy({ $0.label == nil })
    else { return .visitChildren }
    let locals = LocalConstants(around: Syntax(node))
    let sides = arguments.map { side(of: $0.expression, locals) }
    if !node.isDefinition {
      pairs.append(TextPair(place: file, english: sides[0], korean: sides[1]))
    }
    return .visitChildren
  }

  private func side(of expression: ExprSyntax, _ locals: LocalConstants) -> TextPair.Side {
    let reader = SideReader(locals)
    reader.walk(expression)
    return TextPair.Side(text: expression.trimmedDescription, said: reader.said, values: reader.values)
  }
}

extension FunctionCallExprSyntax {
  /// Whether both arguments are plain names, as where a pair is put together.
  fileprivate var isDefinition: Bool { arguments.allSatisfy { !$0.expression.description.contains("\"") } }
}

extension DeclReferenceExprSyntax {
  /// Whether it names a value: of `value.member` that is the value, and neither a function, a type nor `$0` is one.
  fileprivate var isShown: Bool {
    if baseName.text.hasPrefix("$") { return false }
    if baseName.text.first?.isUppercase == true { return false }
    if parent?.is(KeyPathPropertyComponentSyntax.self) == true { return false }
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id { return false }
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id { return false }
    return true
  }
}

/// Reads one language's expression.
private final class SideReader: SyntaxVisitor {
  private(set) var said = ""
  private(set) var values: Set<String> = []
  private let locals: LocalConstants

  init(_ locals: LocalConstants) {
    self.locals = locals
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    said += node.content.text
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isShown { values.formUnion(locals.sources(of: node.baseName.text)) }
    return .skipChildren
  }
}

/// The constants that are made in the function around a pair, with what they are made of.
private struct LocalConstants {
  private var initializers: [String: ExprSyntax] = [:]

  init(around node: Syntax) {
    var scope = node.parent
    while let here = scope, !here.is(FunctionDeclSyntax.self),
      !here.is(VariableDeclSyntax.self) || here.parent?.is(CodeBlockItemSyntax.self) == true
    {
      scope = here.parent
    }
    guard let scope else { return }
    let collector = BindingCollector(viewMode: .sourceAccurate)
    collector.walk(scope)
    initializers = collector.initializers
  }

  /// The parameters and properties that a name comes from.
  func sources(of name: String, without seen: Set<String> = []) -> Set<String> {
    guard let initializer = initializers[name], !seen.contains(name) else { return [name] }
    let reader = NameReader(viewMode: .sourceAccurate)
    reader.walk(initializer)
    return reader.names.reduce(into: []) { $0.formUnion(sources(of: $1, without: seen.union([name]))) }
  }
}

/// Gathers the constants of a function.
private final class BindingCollector: SyntaxVisitor {
  private(set) var initializers: [String: ExprSyntax] = [:]

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self), let value = node.initializer?.value {
      initializers[name.identifier.text] = value
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      if let one = node.pattern.as(IdentifierPatternSyntax.self) { initializers[one.identifier.text] = value }
      for element in node.pattern.as(TuplePatternSyntax.self)?.elements ?? [] {
        if let one = element.pattern.as(IdentifierPatternSyntax.self) { initializers[one.identifier.text] = value }
      }
    }
    return .visitChildren
  }
}

/// Names the values of an expression.
private final class NameReader: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isShown { names.insert(node.baseName.text) }
    return .skipChildren
  }
}
