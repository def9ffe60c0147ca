package import Search

/// What to say where a search found nothing: which word is to blame, and what may help.
package struct NothingFound {
  package let message: String

  /// - Parameter suggestion: a word of the course near one that is nowhere in it.
  package init(_ query: SearchQuery, _ result: SearchResult, suggestion: (String) -> String?) {
    if let word = result.absentWords.first {
      let hint = suggestion(word).map { "Did you mean '\($0)'?" }
      let phrase = word.contains(where: \.isWhitespace) ? "Without quotes its words are found in any order." : nil
      message = ["Nothing in this course has '\(word)'.", hint ?? phrase].compactMap { $0 }.joined(separator: " ")
    } else {
      message = "No note or instructions have all of these words. Leave one out to find more."
    }
  }
}
