import Grading

/// What is shown of a grading on its way: nothing that would be gone before it was seen.
///
/// A step is shown once it has lasted for a while, and so is the mark of the check that runs. Of a step that is shown, what
/// checks came to is shown at once.
struct SteadyProgress {
  /// Seconds that a step has lasted before it is shown.
  private let patience: Double
  /// Seconds that a check has run before that is shown.
  private static let checkPatience = 0.15

  private var latest: GradingProgress?
  /// When the latest step began, and the latest check.
  private var stepBegan: Double
  private var checkBegan: Double
  /// What is shown; `nil` as long as nothing has lasted.
  private(set) var shown: GradingProgress?

  /// - Parameter now: in seconds, when the grading began.
  init(patience: Double, now: Double) {
    self.patience = patience
    (stepBegan, checkBegan) = (now, now)
  }

  /// Takes note of how far the grading is, if there is news, and of the time.
  ///
  /// - Returns: whether something else is to be shown now.
  mutating func update(_ news: GradingProgress?, now: Double) -> Bool {
    if let news {
      if news.phase != latest?.phase ?? .compilingCode { stepBegan = now }
      if news.running != latest?.running { checkBegan = now }
      latest = news
    }
    guard now - stepBegan >= patience, var next = latest else { return false }
    if now - checkBegan < Self.checkPatience { next.running = nil }
    guard next != shown else { return false }
    shown = next
    return true
  }

  /// Milliseconds until something else is to be shown, if there is no other news.
  func milliseconds(now: Double) -> Int32 {
    if now - stepBegan < patience { return Self.rounded(stepBegan + patience - now) }
    if latest?.running != shown?.running { return Self.rounded(max(0, checkBegan + Self.checkPatience - now)) }
    return .max
  }

  private static func rounded(_ seconds: Double) -> Int32 { Int32((seconds * 1000).rounded(.up)) }
}
