/// What `.meta/config.json` (or a learner's `.exercism/config.json`) says of an exercise.
///
/// All paths are relative to the exercise's directory.
package struct ExerciseConfiguration: Equatable, Sendable {
  /// The files that the learner writes.
  package var solution: [String]
  /// The files that hold the checks.
  package var test: [String]
  /// The files of the reference solution (`example`, or `exemplar` for a concept exercise).
  package var example: [String]
  /// Read-only files beside the learner's.
  package var editor: [String]
  /// Whether the reference is whole by itself, as an Exercism track's is: it repeats what it needs of `editor`.
  package var referenceIsWhole = false
  package var blurb: String
  package var limits: Limits
  package var safety: Safety
  /// Modules that the learner's code may import beside the standard library's.
  package var imports: [String]
  /// Names that a strict exercise allows although the scan refuses them.
  package var allow: [String]
  /// Points by what names a check (``CheckFragment``), or by its id; a check that is not named has one.
  package var points: [String: Int]
  /// What checks are called in the course's language, by what names a check or by its id; one that is not named keeps its own name.
  package var checkNames: [String: String]
  /// What checks say of what they expect, in the course's language, by what they say themselves (``MessagePattern``).
  package var checkMessages: [String: String]
  /// Why no check can reject a small change of the reference, by the change.
  package var survivors: [String: String]

  package init(
    solution: [String], test: [String], example: [String] = [], editor: [String] = [], blurb: String = "",
    limits: Limits = Limits(), safety: Safety = .plain, imports: [String] = [], allow: [String] = [],
    points: [String: Int] = [:], checkNames: [String: String] = [:], checkMessages: [String: String] = [:],
    survivors: [String: String] = [:]
  ) {
    self.solution = solution
    self.test = test
    self.example = example
    self.editor = editor
    self.blurb = blurb
    self.limits = limits
    self.safety = safety
    self.imports = imports
    self.allow = allow
    self.points = points
    self.checkNames = checkNames
    self.checkMessages = checkMessages
    self.survivors = survivors
  }

  /// How many points the check with an id is worth.
  package func points(ofCheckWithID id: String) -> Int { value(ofCheckWithID: id, in: points) ?? 1 }

  /// What the check with an id is called in the course's language; `nil` where it keeps its own name.
  package func name(ofCheckWithID id: String) -> String? { value(ofCheckWithID: id, in: checkNames) }

  private func value<Value>(ofCheckWithID id: String, in values: [String: Value]) -> Value? {
    values[id] ?? values.first { CheckFragment($0.key).names(checkWithID: id) }?.value
  }

  /// What one run of an exercise's checks may use.
  package struct Limits: Equatable, Sendable {
    /// Wall-clock seconds for one run, and for one call of the compiler.
    package var run: Double
    package var compile: Double
    /// Address space in bytes.
    package var memory: Int
    /// Bytes of output that are kept.
    package var output: Int
    /// How many processes a check may start.
    package var processes: Int

    package init(
      run: Double = 10, compile: Double = 60, memory: Int = 1 << 30, output: Int = 1 << 16, processes: Int = 0
    ) {
      self.run = run
      self.compile = compile
      self.memory = memory
      self.output = output
      self.processes = processes
    }
  }

  /// How far a pass can be trusted against a learner who tries to fake it.
  package enum Safety: String, Sendable { case plain, strict }
}
