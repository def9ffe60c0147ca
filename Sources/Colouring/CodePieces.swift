import SwiftSource
import Typesetting

extension CodeColours {
  /// The code cut into pieces of one style each, which make up all of it.
  func pieces(of code: String) -> [CodePiece] {
    var pieces: [CodePiece] = []
    var start = code.startIndex
    for run in runs {
      guard let end = code.utf8.index(start, offsetBy: run.length, limitedBy: code.endIndex) else { break }
      pieces.append(CodePiece(String(code[start..<end]), run.kind.style))
      start = end
    }
    if start < code.endIndex { pieces.append(CodePiece(String(code[start...]), [])) }
    return pieces
  }
}

extension CodeColours.Kind {
  /// What a theme knows the kind by.
  fileprivate var style: Style {
    switch self {
    case .plain: []
    case .keyword: .keyword
    case .string: .string
    case .number: .number
    case .comment: .comment
    case .typeName: .typeName
    case .attribute: .attribute
    }
  }
}
