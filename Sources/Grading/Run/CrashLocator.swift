import Subprocess

/// Finds the line of the learner's code in which a check crashed, from the offsets that the Swift runtime printed and
/// the line tables of the learner's object.
struct CrashLocator {
  /// The absolute path of `llvm-symbolizer`.
  let symbolizer: String
  let library: String
  let learner: [InputFile]
  /// As in `BuiltChecks`.
  let originals: [String: String]

  func locate(_ trap: Trap) -> (file: String, line: Int)? {
    if let file = trap.file, let line = trap.line {
      // The runtime writes `Module/File.swift`.
      return learner.first { fileName($0.path) == fileName(file) }.map { ($0.path, line) } ?? (file, line)
    }
    guard !trap.offsets.isEmpty else { return nil }
    // A return address stands behind its call.
    let calls = trap.offsets.prefix(32).map { "\($0 - 1)" }
    let arguments = ["--obj=\(library)", "--functions=none", "--inlines"] + calls
    guard let result = try? collect(Command(symbolizer, arguments), deadline: Deadline(seconds: 5)) else { return nil }
    let paths = Set(learner.map(\.path))
    for line in String(decoding: result.output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]), row > 0 else { continue }
      let compiled = parts.dropLast(2).joined(separator: ":")
      let path = originals[compiled] ?? compiled
      if paths.contains(path) { return (path, row) }
    }
    return nil
  }
}
