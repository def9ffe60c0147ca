/// The keys of an exercise's `config.json` that Lectern knows: Exercism's, and our own under `lectern`.
struct ConfigurationFile: Decodable {
  var blurb: String?
  var files: Files?
  var lectern: Lectern?

  struct Files: Decodable {
    var solution: [String]?
    var test: [String]?
    var example: [String]?
    var exemplar: [String]?
    var editor: [String]?
  }

  struct Lectern: Decodable {
    var points: [String: Int]?
    var limits: Limits?
    var safety: String?
    var imports: [String]?
    var allow: [String]?
    var ko: [String: String]?
    var koMessages: [String: String]?
    var survivors: [Survivor]?
  }

  struct Survivor: Decodable {
    var mutation: String
    var reason: String
  }

  struct Limits: Decodable {
    var run: Double?
    var compile: Double?
    var memory: Int?
    var output: Int?
    var processes: Int?
  }

  /// The configuration, what it leaves out by default; the paths are not checked.
  func configuration(language: String) -> ExerciseConfiguration {
    let standard = ExerciseConfiguration.Limits()
    let limits = lectern?.limits
    return ExerciseConfiguration(
      solution: files?.solution ?? [], test: files?.test ?? [], example: files?.example ?? files?.exemplar ?? [],
      editor: files?.editor ?? [], blurb: blurb ?? "",
      limits: ExerciseConfiguration.Limits(
        run: limits?.run ?? standard.run, compile: limits?.compile ?? standard.compile,
        memory: limits?.memory ?? standard.memory, output: limits?.output ?? standard.output,
        processes: limits?.processes ?? standard.processes),
      safety: lectern?.safety.flatMap(ExerciseConfiguration.Safety.init) ?? .plain,
      imports: lectern?.imports ?? [], allow: lectern?.allow ?? [], points: lectern?.points ?? [:],
      checkNames: language == "ko" ? lectern?.ko ?? [:] : [:],
      checkMessages: language == "ko" ? lectern?.koMessages ?? [:] : [:],
      survivors: Dictionary((lectern?.survivors ?? []).map { ($0.mutation, $0.reason) }) { first, _ in first })
  }

  /// What is wrong with the values under `lectern`, with the key that is wrong.
  var faults: [(key: String, message: String, help: String)] {
    var faults: [(String, String, String)] = []
    if let safety = lectern?.safety, ExerciseConfiguration.Safety(rawValue: safety) == nil {
      faults.append(("safety", "The safety '\(safety)' does not exist.", "Write 'plain' or 'strict'."))
    }
    for survivor in lectern?.survivors ?? [] where !survivor.reason.contains(where: { !$0.isWhitespace }) {
      faults.append(
        (survivor.mutation, "The survivor '\(survivor.mutation)' has no reason.", "Say why no check can reject it."))
    }
    let limits = lectern?.limits
    let amounts = [
      ("run", limits?.run), ("compile", limits?.compile), ("memory", limits?.memory.map(Double.init)),
      ("output", limits?.output.map(Double.init)),
    ]
    for case (let key, let amount?) in amounts where amount <= 0 {
      faults.append((key, "The limit '\(key)' leaves nothing.", "Give a number above zero, or leave it out."))
    }
    if let processes = limits?.processes, processes < 0 {
      faults.append(("processes", "The limit 'processes' is negative.", "Give zero or more."))
    }
    return faults
  }
}
