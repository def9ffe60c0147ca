/// How much a section has to do with the words that it holds: Okapi BM25 over weighted occurrences.
///
/// Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009). Title and body are scored apart:
/// a title says what its section is about, however long that is.
struct Relevance {
  /// What each word of the query tells, in their order: rare ones more.
  let telling: [Double]
  /// Bytes of folded text.
  private let averageLength: Double

  private static let saturation = 1.2
  private static let lengthShare = 0.75
  /// How many occurrences in the body a title is worth that is nothing but the word.
  private static let titleBoost = 8.0

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
      let (telling, weight) = word
      return score + telling * (Self.saturated(weight.body, length) + Self.saturated(Self.titleBoost * weight.title, 1))
    }
  }

  /// Each further occurrence adds less, in a long text less than in a short one.
  private static func saturated(_ weight: Double, _ length: Double) -> Double {
    weight * (saturation + 1) / (weight + saturation * length)
  }
}
