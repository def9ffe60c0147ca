import SwiftParser
import SwiftSource
import SwiftSyntax

/// Rewrites the macros of a check file that can be rewritten from their syntax alone, into the calls of the testing
/// library that they stand for.
///
/// The compiler spends about 40 ms on an `@Test` and 20 ms on an `#expect`: on the round trip to the macro's program, and
/// on choosing among the library's overloads at every comparison. Here all comparisons call one function, which chose
/// once, and so do all tests. What comes of it is what swift-testing's own macros write (`TestDeclarationMacro`,
/// `ConditionMacro`), so the library discovers, runs and reports the same; a macro in any shape that is not plain is left
/// to the compiler.
func lowerChecks(in source: ParsedSource) -> LoweredFile {
  let visitor = LoweringVisitor(source)
  visitor.walk(source.tree)
  return LoweredFile(
    file: source.file, text: visitor.text, support: "import LecternChecks\n\(places)", suites: visitor.suites,
    registrations: visitor.registrations)
}

/// The type whose functions a lowered file calls, in the module `LecternChecks`.
private let helper = "__Lectern"

/// Makes a place of the file, whose names it takes once for all.
private let here = "__Here.at"
private let places = """
  private enum __Here {
    static func at(_ line: Swift.Int, _ column: Swift.Int) -> Testing.SourceLocation {
      \(helper).place(line, column, fileID: #fileID, filePath: #filePath)
    }
  }
  """

private final class LoweringVisitor: SyntaxVisitor {
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  private let source: ParsedSource
  private var edits: [Edit] = []
  private var records = 0
  private(set) var suites: [String: String] = [:]
  private(set) var registrations: [String: String] = [:]

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  /// The source with the edits made, each line where it was.
  var text: String {
    let bytes = Array(source.tree.description.utf8)
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }

  // MARK: Expectations

  /// What stands inside a macro that is left to the compiler is quoted by it, so it is left as it is.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["expect", "require"].contains(node.macroName.text), node.trailingClosure == nil,
      node.additionalTrailingClosures.isEmpty, let parenthesis = node.rightParen, node.arguments.count <= 2,
      node.arguments.allSatisfy({ $0.label == nil }), node.arguments.last?.trailingComma == nil,
      let sequence = node.arguments.first?.expression.as(SequenceExprSyntax.self), !hasEffects(sequence),
      !containsMacro(node.arguments), let parts = Comparison(sequence), let kind = comparisonKinds[parts.comparison]
    else { return .skipChildren }
    let (line, column) = source.start(of: node)
    let name = node.pound.positionAfterSkippingLeadingTrivia..<node.macroName.endPositionBeforeTrailingTrivia
    replace(name, "\(helper).\(node.macroName.text)\(kind)")
    replace(parts.token.textRange, ",")
    let sources = [parts.left, parts.comparison, parts.right].map(literal).joined(separator: ", ")
    let end = parenthesis.positionAfterSkippingLeadingTrivia
    replace(end..<end, ", of: (\(sources)), at: \(here)(\(line), \(column))")
    return .skipChildren
  }

  // MARK: Tests and suites

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    register(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    registerSuite(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    registerSuite(node)
    return .visitChildren
  }

  private func register(_ node: FunctionDeclSyntax) {
    // Overloads share an id.
    guard let test = PlainTest(node), registrations[test.id] == nil else { return }
    registrations[test.id] = record(
      test.registration(at: place(of: test.attribute)), in: test.type, flags: test.isParameterized ? 2 : 0)
    blank(test.attribute)
  }

  private func registerSuite(_ node: some DeclGroupSyntax & NamedDeclSyntax) {
    guard let attribute = node.attributes.only("Suite"), let traits = Traits(attribute), traits.collection == nil,
      let outer = plainTypes(around: node), let types = plainTypes(outer, then: node)
    else { return }
    let type = types.joined(separator: ".")
    let suite = """
      suite(into: place, type, \(type).self, displayName: \(traits.displayName), traits: [\(traits.list)], \
      at: \(place(of: attribute)))
      """
    suites[types.joined(separator: "/")] = record(suite, in: type, flags: 1)
    blank(attribute)
  }

  /// A record that the testing library finds in the section of its own (`ABI/TestContent.md` of swift-testing).
  ///
  /// - Parameter call: a call of the helper that stores what the record stands for.
  private func record(_ call: String, in type: String, flags: Int) -> String {
    records += 1
    let declaration = """
      @section("\(testSection)") @used private nonisolated \(type.isEmpty ? "" : "static ")let __lectern\(records): \
      Testing.__TestContentRecord = (0x7465_7374, 0, { place, type, _, _ in \(helper).\(call) }, \(flags), 0)
      """
    return type.isEmpty ? declaration : "extension \(type) { \(declaration) }"
  }

  private func place(of attribute: AttributeSyntax) -> String {
    let (line, column) = source.start(of: attribute.attributeName)
    return "\(here)(\(line), \(column))"
  }

  // MARK: Editing

  private func replace(_ range: Range<AbsolutePosition>, _ text: String) {
    edits.append(Edit(range: range.lowerBound.utf8Offset..<range.upperBound.utf8Offset, text: text))
  }

  /// Takes an attribute out, but for its line breaks.
  private func blank(_ attribute: AttributeSyntax) {
    replace(attribute.textRange, String(attribute.trimmedDescription.filter(\.isNewline)))
  }
}

/// How the helper for each comparison is called, after the macro's name.
private let comparisonKinds = ["==": "", "!=": "", "<": "Order", "<=": "Order", ">": "Order", ">=": "Order"]

private func containsMacro(_ node: some SyntaxProtocol) -> Bool {
  node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .pound }
}

#if os(macOS)
  let testSection = "__DATA_CONST,__swift5_tests"
#else
  let testSection = "swift5_tests"
#endif

extension SyntaxProtocol {
  /// Where a node stands, without the blanks and comments around it.
  fileprivate var textRange: Range<AbsolutePosition> {
    positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
  }
}

/// A text as a string literal of Swift.
func literal(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}
