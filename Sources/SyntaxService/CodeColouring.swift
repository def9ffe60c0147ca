import SwiftParser
package import SwiftSource
import SwiftSyntax

/// The colours of Swift code, a whole file or any piece of one.
///
/// The tokens are walked rather than SwiftIDEUtils' classifications: that takes a third of the time beside the parser's,
/// needs no more stack for deep code, and lets a type look the same wherever it is named.
package func colours(of code: String) -> CodeColours {
  var colours = CodeColours()
  for token in Parser.parse(source: code).tokens(viewMode: .sourceAccurate) {
    colours.append(token.leadingTrivia)
    colours.append(token.trimmedLength.utf8Length, kind(of: token))
    colours.append(token.trailingTrivia)
  }
  return colours
}

/// Parses the code and gives it no colours, which is what the cost of colours is measured against.
package func parseOnly(_ code: String) -> CodeColours {
  var colours = CodeColours()
  colours.append(Parser.parse(source: code).totalLength.utf8Length, .plain)
  return colours
}

extension CodeColours {
  /// Adds what stands between two tokens.
  fileprivate mutating func append(_ trivia: Trivia) {
    for piece in trivia { append(piece.sourceLength.utf8Length, piece.isComment ? .comment : .plain) }
  }
}

private func kind(of token: TokenSyntax) -> CodeColours.Kind {
  switch token.tokenKind {
  case .keyword: isLabel(token) ? .plain : .keyword
  case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation, .poundAvailable, .poundUnavailable:
    .keyword
  case .identifier(let name): kind(of: token, named: name)
  case .atSign, .pound: .attribute
  case .integerLiteral, .floatLiteral: .number
  case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .stringSegment: .string
  case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern: .string
  case .shebang: .comment
  default: .plain
  }
}

/// Whether a word is a keyword elsewhere but labels an argument here.
private func isLabel(_ token: TokenSyntax) -> Bool {
  switch token.parent?.kind {
  case .labeledExpr, .functionParameter, .enumCaseParameter, .tupleTypeElement, .declNameArgument: true
  default: false
  }
}

private func kind(of token: TokenSyntax, named name: String) -> CodeColours.Kind {
  switch token.parent?.kind {
  case .identifierType: token.parent?.parent?.kind == .attribute ? .attribute : .typeName
  case .memberType, .genericParameter: .typeName
  case .macroExpansionExpr, .macroExpansionDecl: .attribute
  case .declModifierDetail: .keyword
  // Without its surroundings a fragment does not show what a name stands for; by Swift's API Design Guidelines a type's
  // begins with a capital.
  default: name.unicodeScalars.first?.properties.isUppercase == true ? .typeName : .plain
  }
}
