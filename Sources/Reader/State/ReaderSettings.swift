import Reports
package import Typesetting
import Wordings

/// How the reader looks and speaks.
package struct ReaderSettings: Equatable, Sendable {
  package var words: ReaderWords
  package var signs: Signs
  package var pageWords: PageWords
  package var isUnicode: Bool
  package var isColoured: Bool
  /// Whether the terminal is told where links lead.
  package var hyperlinks: Bool
  /// The cells of a line of text at most: longer ones are hard to read.
  package var measure: Int

  package init(
    words: ReaderWords = ReaderWords(.english), signs: Signs = .unicode, pageWords: PageWords = .english,
    isUnicode: Bool = true, isColoured: Bool = true, hyperlinks: Bool = false, measure: Int = 88
  ) {
    self.words = words
    self.signs = signs
    self.pageWords = pageWords
    self.isUnicode = isUnicode
    self.isColoured = isColoured
    self.hyperlinks = hyperlinks
    self.measure = measure
  }

  func appearance(width: Int) -> Appearance {
    Appearance(
      width: width, isColoured: isColoured, isUnicode: isUnicode,
      messages: Messages(language: words.language == .korean ? .korean : .english))
  }

  /// The style of keys, which stand out from what they do.
  var keyStyle: Style { isColoured ? .accent : .strong }
  var ellipsis: String { isUnicode ? "…" : "..." }
  var rule: String { isUnicode ? "─" : "-" }
  var bar: String { isUnicode ? "│" : "|" }
  var pointer: String { isUnicode ? "▸" : ">" }
}
