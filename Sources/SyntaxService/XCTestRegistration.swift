import SwiftSource
import SwiftSyntax

/// A check of XCTest's, with what it takes to run it.
struct XCTestCheck {
  let id: String
  /// The class that runs the method, which may have inherited it.
  let owner: XCTestOwner
  let method: XCTestMethod
}

/// A file with the registrations of its XCTest methods, each as a test of the testing library's own: so there is one
/// list of checks, one stream of records and one way to run a single check, whoever asserts in it.
///
/// What a test does when it runs stands in the module `LecternXCTest`.
///
/// - Returns: `nil` where the file holds no such method.
func registerXCTests(in source: ParsedSource, _ checks: [XCTestCheck]) -> LoweredFile? {
  let own = checks.filter { $0.method.source.file == source.file }
  guard !own.isEmpty else { return nil }
  let registrations = own.enumerated().map { ($1.id, $1.registration(number: $0)) }
  return LoweredFile(
    file: source.file, text: source.tree.description, support: "import LecternXCTest", suites: [:],
    registrations: Dictionary(registrations) { first, _ in first })
}

extension XCTestCheck {
  /// The declaration of a record that the testing library finds (`ABI/TestContent.md` of swift-testing), under the same
  /// conditions as the method's own.
  fileprivate func registration(number: Int) -> String {
    let (line, column) = method.source.start(of: method.node.name)
    let name = method.node.name.text
    let effects = method.node.signature.effectSpecifiers
    let trying = effects?.throwsClause == nil ? "" : "try "
    // XCTest itself hands the instance over from thread to thread, one at a time.
    let (kind, body) =
      effects?.asyncSpecifier == nil
      ? ("test", "\(trying)test.\(name)()")
      : ("asyncTest", "nonisolated(unsafe) let test = test; \(trying)await test.\(name)()")
    let record = """
      @section("\(testSection)") @used private nonisolated let __lecternXCTest\(number): __LecternXCTest.Record = \
      (0x7465_7374, 0, { place, type, _, _ in __LecternXCTest.\(kind)(into: place, type, named: \
      \(literal("\(plainName(method.node.name))()")), line: \(line), column: \(column)) \
      { (test: \(owner.name)) in \(body) } }, 0, 0)
      """
    let conditions = conditions(around: owner.node) + conditions(around: method.node)
    return conditions.reduce(record) { "#if \($1)\n\($0)\n#endif" }
  }
}

/// What must hold for a declaration to be compiled: the conditions of the `#if` clauses around it.
private func conditions(around node: some SyntaxProtocol) -> [String] {
  guard let parent = node.parent else { return [] }
  let outer = conditions(around: parent)
  guard let clause = parent.as(IfConfigClauseSyntax.self),
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
  else { return outer }
  let before = clauses.prefix { $0.id != clause.id }.compactMap(\.condition).map { "!(\($0.trimmedDescription))" }
  let own = clause.condition.map { "(\($0.trimmedDescription))" }
  return outer + [(before + (own.map { [$0] } ?? [])).joined(separator: " && ")]
}
