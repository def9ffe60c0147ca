/// What is said of a search.
extension Messages {
  func sections(_ shown: Int, of total: Int) -> String {
    shown < total
      ? say(
        "\(shown) of \(counted(total, "section")); '--limit \(total)' shows all.",
        "절 \(total)개 중 \(shown)개. '--limit \(total)'로 모두 볼 수 있습니다.")
      : say(counted(total, "section"), "절 \(total)개")
  }

  func nothingHas(_ word: String) -> String {
    say("Nothing in this course has '\(word)'.", "이 강의에서 찾지 못했습니다: '\(word)'.")
  }

  func didYouMean(_ word: String) -> String { say("Did you mean '\(word)'?", "혹시 '\(word)'인가요?") }

  var withoutQuotes: String {
    say("Without quotes its words are found in any order.", "따옴표를 빼면 낱말을 순서에 상관없이 찾습니다.")
  }

  var nothingHasAll: String {
    say(
      "No note or instructions have all of these words. Leave one out to find more.",
      "이 낱말이 모두 들어 있는 글이 없습니다. 하나를 빼면 더 찾을 수 있습니다.")
  }

  package func notSearched(_ file: String) -> String {
    say(
      "\(file) was not searched: it cannot be read, or is larger than 100 MB.",
      "\(file): 읽을 수 없거나 100 MB보다 커서 찾지 않았습니다.")
  }
}
