import Colouring
import Typesetting

/// The colours of the code on the page, which come while somebody reads.
final class ReaderColours {
  private let program: String
  private let cache: String
  private var colourist: Colourist

  /// - Parameters:
  ///   - program: the absolute path of `lectern-syntax`.
  ///   - cache: Lectern's cache folder.
  init(program: String, cache: String) {
    self.program = program
    self.cache = cache
    colourist = Colourist(program: program, cache: cache, patience: 0)
  }

  var descriptor: Int32? { colourist.descriptor }

  /// Takes the colours that have come.
  /// - Returns: whether there were any.
  func receive() -> Bool { colourist.receive() }

  /// The code in pieces of one style each; `nil` as long as its colours are not known.
  func pieces(of code: String, language: String) -> [CodePiece]? {
    language == "diff" ? Self.difference(code) : colourist.pieces(of: code, language: language)
  }

  /// Begins anew with a process of its own, after every process was ended.
  func renew() { colourist = Colourist(program: program, cache: cache, patience: 0) }

  /// The lines of a difference in their colours.
  private static func difference(_ text: String) -> [CodePiece] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let style: Style = line.hasPrefix("+") ? .good : line.hasPrefix("-") ? .bad : .dim
      return CodePiece((index == 0 ? "" : "\n") + line, style)
    }
  }
}
