import SwiftParser
package import SwiftSource
import SwiftSyntax

/// Answers one request.
package func reply(to request: SyntaxRequest) -> SyntaxReply {
  switch request {
  case .checks(let files):
    let sources = files.map { ParsedSource($0) }
    return .checks(
      CheckSources(
        checks: sources.flatMap(discoverChecks), expectations: sources.flatMap(findExpectations),
        lowered: sources.map(lowerChecks), declarations: sources.flatMap(findDeclarations)))
  case .manifest(let file):
    return .manifest(readManifest(ParsedSource(file)))
  case .safety(let files, let rules):
    return .safety(scanForSafety(files.map { ParsedSource($0) }, rules))
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

  /// The line in which a node's text ends.
  func lastLine(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.endPositionBeforeTrailingTrivia).line
  }
}
