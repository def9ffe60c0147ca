import ContentHash
import FoundationEssentials

/// Verdicts over inputs that have not changed since.
struct VerdictCache: Sendable {
  /// `<cache>/verdicts`.
  let folder: String

  func verdict(_ key: Digest) -> Verdict? {
    guard let bytes = readFile("\(folder)/\(key.hex).json"),
      var verdict = try? JSONDecoder().decode(Verdict.self, from: Data(bytes))
    else { return nil }
    verdict.origin = .cached
    return verdict
  }

  /// Keeps a verdict that would come out the same again: nothing that hung on time or on the machine, which kills a
  /// program when memory is short.
  ///
  /// - Parameter withHangs: keep one of code that is made to hang.
  func keep(_ verdict: Verdict, _ key: Digest, withHangs: Bool) throws(GradingError) {
    guard verdict.outcome != .error,
      !verdict.checks.contains(where: { $0.outcome == .timedOut && !withHangs || $0.signal == "SIGKILL" })
    else { return }
    guard let bytes = try? JSONEncoder().encode(verdict) else { return }
    try makeFolder(folder)
    try writeFile(Array(bytes), to: "\(folder)/\(key.hex).json")
  }
}
