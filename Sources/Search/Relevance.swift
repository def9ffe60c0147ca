/// How much a section has to do with the words that it holds: Okapi BM25 over weighted occurrences.
///
/// Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), with the weights of titles
/// and of whole words in the place of the occurrences, as in BM25F.
struct Relevance {
  /// What each word of the query tells, in their order: rare ones more.
  let telling: [Double]
  /// Bytes of folded text.
  private let averageLength: Double

  private static let saturation = 1.2
  private static let lengthShare = 0.75

  /// - Parameters:
  ///   - counts: how many sections hold each word.
  ///   - sections: how many there are.
  ///   - bytes: the folded text of all of them.
  init(counts: [Int], sections: Int, bytes: Int) {
    telling = counts.map { logarithm(1 + (Double(sections - $0) + 0.5) / (Double($0) + 0.5)) }
    averageLength = max(1, Double(bytes) / Double(max(1, sections)))
  }

  func score(of candidate: Candidate) -> Double {
    let length = 1 - Self.lengthShare + Self.lengthShare * Double(candidate.length) / averageLength
    return zip(telling, candidate.weights).reduce(0) { score, word in
      let weight = Double(word.1)
      return score + word.0 * weight * (Self.saturation + 1) / (weight + Self.saturation * length)
    }
  }
}
