import Wordings

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
  var faults: [(key: String, message: Wording, help: Wording)] {
    var faults: [(String, Wording, Wording)] = []
    if let safety = lectern?.safety, ExerciseConfiguration.Safety(rawValue: safety) == nil {
      faults.append(
        (
          "safety", Wording("The safety '\(safety)' does not exist.", "safety 값으로 쓸 수 없습니다: '\(safety)'"),
          Wording("Write 'plain' or 'strict'.", "'plain'이나 'strict'를 쓰세요.")
        ))
    }
    for survivor in lectern?.survivors ?? [] where !survivor.reason.contains(where: { !$0.isWhitespace }) {
      faults.append(
        (
          survivor.mutation,
          Wording("The survivor '\(survivor.mutation)' has no reason.", "survivors의 '\(survivor.mutation)'에 까닭이 없습니다."),
          Wording("Say why no check can reject it.", "왜 어떤 검사로도 걸러 낼 수 없는지 쓰세요.")
        ))
    }
    let limits = lectern?.limits
    let amounts = [
      ("run", limits?.run), ("compile", limits?.compile), ("memory", limits?.memory.map(Double.init)),
      ("output", limits?.output.map(Double.init)),
    ]
    for case (let key, let amount?) in amounts where amount <= 0 {
      faults.append(
        (
          key, Wording("The limit '\(key)' leaves nothing.", "'\(key)' 제한이 너무 작습니다."),
          Wording("Give a number above zero, or leave it out.", "0보다 큰 수를 쓰거나 빼세요.")
        ))
    }
    if let processes = limits?.processes, processes < 0 {
      faults.append(
        (
          "processes", Wording("The limit 'processes' is negative.", "'processes' 제한이 음수입니다."),
          Wording("Give zero or more.", "0 이상을 쓰세요.")
        ))
    }
    return faults
  }
}
