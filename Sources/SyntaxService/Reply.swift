import SwiftParser
package import SwiftSource
import SwiftSyntax

/// Answers one request.
package func reply(to request: SyntaxRequest) -> SyntaxReply {
  switch request {
  case .checks(let files):
    return .checks(checkSources(files.map { ParsedSource($0) }))
  case .manifest(let file):
    return .manifest(readManifest(ParsedSource(file)))
  case .safety(let files, let rules):
    return .safety(scanForSafety(files.map { ParsedSource($0) }, rules))
  case .mutations(let files):
    return .mutations(files.flatMap { findMutations(in: ParsedSource($0)) })
  case .names(let files):
    return .names(findNames(in: files.map { ParsedSource($0) }))
  case .comments(let files):
    return .comments(files.flatMap { findComments(in: ParsedSource($0)) })
  }
}

/// All that check files hold.
private func checkSources(_ sources: [ParsedSource]) -> CheckSources {
  let classes = XCTestClasses(sources)
  let checks = sources.flatMap { discoverChecks(in: $0, classes) }
  let registered = sources.compactMap { registerXCTests(in: $0, checks.compactMap(\.xctest)) }
  return CheckSources(
    checks: checks.map(\.check),
    expectations: sources.flatMap { findExpectations(in: $0) + findXCTestAssertions(in: $0) },
    lowered: sources.map { source in
      let registered = registered.first { $0.file == source.file }
      guard source.imports("Testing") else { return registered ?? .unchanged(source) }
      let lowered = lowerChecks(in: source)
      return registered.map { lowered.adding($0) } ?? lowered
    },
    declarations: sources.flatMap(findDeclarations), registered: registered,
    hasExitTests: sources.contains(where: holdsExitTest))
}

extension LoweredFile {
  /// A file in which there is nothing to rewrite.
  fileprivate static func unchanged(_ source: ParsedSource) -> LoweredFile {
    LoweredFile(file: source.file, text: source.tree.description, support: "", suites: [:], registrations: [:])
  }

  /// The rewritten file, with what follows another copy of it.
  fileprivate func adding(_ other: LoweredFile) -> LoweredFile {
    LoweredFile(
      file: file, text: text, support: "\(support)\n\(other.support)", suites: suites,
      registrations: registrations.merging(other.registrations) { own, _ in own })
  }
}

/// A file with its syntax tree.
struct ParsedSource {
  let file: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(_ source: SourceText) {
    file = source.file
    tree = Parser.parse(source: source.text)
    converter = SourceLocationConverter(fileName: source.file, tree: tree)
  }

  /// The line and column, counted from 1, at which a node's text begins.
  func start(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

  /// Whether the file imports a module, or part of it, by name.
  func imports(_ module: String) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.import)
        && token.parent?.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }

  /// The line in which a node's text ends.
  func lastLine(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.endPositionBeforeTrailingTrivia).line
  }
}
