package import Search

/// What to say where a search found nothing: which word is to blame, and what may help.
package struct NothingFound {
  package let message: String

  /// - Parameter suggestion: a word of the course near one that is nowhere in it.
  package init(
    _ query: SearchQuery, _ result: SearchResult, _ messages: Messages = .english, suggestion: (String) -> String?
  ) {
    if let word = result.absentWords.first {
      let hint = suggestion(word).map(messages.didYouMean)
      let phrase = word.contains(where: \.isWhitespace) ? messages.withoutQuotes : nil
      message = [messages.nothingHas(word), hint ?? phrase].compactMap { $0 }.joined(separator: " ")
    } else {
      message = messages.nothingHasAll
    }
  }
}
