import ContentHash
package import Course
import FoundationEssentials
import Subprocess
package import SwiftSource
import Wordings

/// Builds and runs an exercise's checks against somebody's code, and says what came of it.
package struct Grader: Sendable {
  let toolchain: Toolchain
  let environment: [String: String]
  /// How many calls of the compiler one exercise may have at once.
  private let cores: Int
  /// Absolute paths of the programs that belong to Lectern.
  private let programs: Programs
  /// Canonical.
  let cache: String
  /// Named after its own place: the compiler refuses modules that it wrote under another path.
  let moduleCache: String
  let syntax: SyntaxCache
  private let verdicts: VerdictCache
  private let limit: CacheLimit

  /// The programs that the grader starts.
  package struct Programs: Sendable {
    package var runner: String
    package var syntax: String

    package init(runner: String, syntax: String) {
      self.runner = runner
      self.syntax = syntax
    }
  }

  /// - Parameters:
  ///   - cache: the folder that keeps what can be made again; made when it is not there.
  ///   - environment: the caller's, for finding the toolchain and for the compiler.
  ///   - cores: how many calls of the compiler one exercise may have at once.
  package init(
    programs: Programs, cache: String, environment: [String: String],
    cores: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(GradingError) {
    self.cores = cores
    self.programs = programs
    self.environment = environment.filter { ["HOME", "PATH", "TMPDIR", "LANG"].contains($0.key) }
    toolchain = try Toolchain.locate(environment: environment)
    let canonical = try canonicalFolder(cache)
    self.cache = canonical
    let modules = try canonicalFolder(canonical + "/modules")
    moduleCache = "\(modules)/\(SHA256.hash(fields: [modules, toolchain.identity]).hex.prefix(16))"
    syntax = SyntaxCache(client: SyntaxClient(executable: programs.syntax), folder: canonical + "/syntax")
    verdicts = VerdictCache(folder: canonical + "/verdicts")
    limit = CacheLimit(folder: canonical, limit: 1 << 29)
    markAsUsed(moduleCache)
  }

  /// What a verdict hangs on, each as a hash: it is out of date as soon as one of them has changed.
  ///
  /// Where the course and the workspace lie is no part of it, so that both may be moved.
  package struct Fingerprint: Equatable, Sendable {
    package var code: String
    package var checks: String
    package var toolchain: String
  }

  /// A verdict with the fingerprint of what was judged.
  package struct Result: Sendable {
    package var verdict: Verdict
    package var fingerprint: Fingerprint
  }

  /// The fingerprint of a submission as it stands now.
  package func fingerprint(of exercise: Exercise, _ submission: Submission) throws(GradingError) -> Fingerprint {
    fingerprint(try input(exercise, submission), exercise)
  }

  /// The checks of an exercise, in the order of its files.
  package func checks(of exercise: Exercise) throws(GradingError) -> [DiscoveredCheck] {
    try checkSources(input(exercise, .starter)).checks
  }

  /// Grades a submission, or finds the verdict again when nothing has changed.
  ///
  /// - Parameters:
  ///   - isFresh: grade again even so.
  ///   - tell: is told how far it is, step by step and from several threads, but one at a time; not at all when the
  ///     verdict is found again.
  package func grade(
    _ exercise: Exercise, _ submission: Submission, isFresh: Bool = false,
    tell: (@Sendable (GradingProgress) -> Void)? = nil
  ) throws(GradingError) -> Result {
    let start = now()
    let input = try input(exercise, submission)
    let fingerprint = fingerprint(input, exercise)
    let key = try cacheKey(fingerprint, input, exercise, submission)
    if !isFresh, var known = verdicts.verdict(key) {
      known.seconds.total = now() - start
      return Result(verdict: known, fingerprint: fingerprint)
    }
    var verdict = try freshVerdict(exercise, submission, input, tell)
    verdict.seconds.total = now() - start
    try verdicts.keep(verdict, key, withHangs: submission.isMadeToFail)
    limit.keepIfDue()
    return Result(verdict: verdict, fingerprint: fingerprint)
  }

  /// Learns the toolchain's ways and fills the caches that hang on it alone, so that the first check need not.
  package func warmUp() throws(GradingError) {
    let direct = try directBuild(languageMode: 6, limits: .init(compile: 300), isStrict: false)
    if let support = try direct.support.compiled() { _ = try direct.linker.libraries(of: [support.object]) }
    let source = Array("import Foundation\nimport Testing\n@Test func warmUp() { #expect(Bool(true)) }\n".utf8)
    let folder = try temporaryFolder()
    defer { removeTree(folder) }
    let file = InputFile(name: "WarmUp.swift", path: "\(folder)/WarmUp.swift", bytes: source)
    try writeFile(source, to: file.path)
    let job = FrontEnd.Job(
      module: "WarmUp", files: [file], product: .object, flags: ["-parse-as-library", "-enable-cross-import-overlays"])
    switch try direct.frontEnd.compile(job, into: ObjectCache(folder: folder)) {
    case .success: break
    case .failure(.failed(let reason)): throw .io(reason)
    case .failure(.refused(let diagnostics)): throw .io(.asItIs(diagnostics.map(\.message).joined(separator: "\n")))
    }
  }

  // MARK: Input

  func input(_ exercise: Exercise, _ submission: Submission) throws(GradingError) -> CheckInput {
    let path = "\(exercise.directory)/Package.swift"
    guard let bytes = readFile(path) else {
      throw .badExercise(
        Wording("'\(exercise.slug)' has no Package.swift.", "'\(exercise.slug)' 연습에 Package.swift가 없습니다."))
    }
    let file = SourceText(file: "Package.swift", text: String(decoding: bytes, as: UTF8.self))
    guard case .manifest(let manifest) = try syntax.answer([.manifest(file)]).first else {
      throw .badExercise(
        Wording("The manifest of '\(exercise.slug)' cannot be read.", "'\(exercise.slug)' 연습의 매니페스트를 읽을 수 없습니다."))
    }
    return try CheckInput(exercise: exercise, submission: submission, manifest: manifest)
  }

  private func fingerprint(_ input: CheckInput, _ exercise: Exercise) -> Fingerprint {
    func hash(_ files: [InputFile], _ fields: [String] = []) -> String {
      var hash = SHA256()
      for field in fields { hash.update(field: field) }
      for file in files {
        hash.update(field: file.name)
        hash.update(field: file.bytes)
      }
      return hash.finalize().hex
    }
    return Fingerprint(
      code: hash(input.learner), checks: hash(input.checks, exercise.configuration.rules + input.manifest.fields),
      toolchain: SHA256.hash(fields: [toolchain.identity]).hex)
  }

  /// What a cached verdict hangs on: beside the fingerprint the places that it names and the limits that it ran under.
  private func cacheKey(
    _ fingerprint: Fingerprint, _ input: CheckInput, _ exercise: Exercise, _ submission: Submission
  ) throws(GradingError) -> Digest {
    let places = [exercise.directory, submission.source(of: exercise)]
    let fingerprints = [fingerprint.code, fingerprint.checks, fingerprint.toolchain]
    // The safety scan measures the learner's files against the starter's.
    let starter = exercise.configuration.safety == .strict ? try input.courseSources().starter.flatMap(\.fields) : []
    let limits = exercise.configuration.limits.fields
    return SHA256.hash(fields: ["verdict 8"] + fingerprints + places + limits + starter)
  }

  private func checkSources(_ input: CheckInput) throws(GradingError) -> CheckSources {
    try syntax.answer([.checks(input.checks.map(\.sourceText))]).checkSources(of: input)
  }

  // MARK: Grading

  private func freshVerdict(
    _ exercise: Exercise, _ submission: Submission, _ input: CheckInput,
    _ tell: (@Sendable (GradingProgress) -> Void)?
  ) throws(GradingError) -> Verdict {
    var verdict = Verdict(
      outcome: .error, route: .direct, origin: .fresh, source: submission.source(of: exercise), seconds: .init())
    let teller = tell.map { ProgressTeller(verdict, $0) }
    let folder = try temporaryFolder()
    defer { removeTree(folder) }

    let configuration = exercise.configuration
    let safety = submission.isSettledByOneRun ? .plain : configuration.safety
    let scanning = Background { () throws(GradingError) in
      let scan = try scan(input, configuration, safety)
      teller?.change { $0.verdict.checks = scan.sources.unrun }
      return scan
    }
    let direct = try directBuild(
      languageMode: input.manifest.languageMode, limits: configuration.limits,
      isStrict: configuration.safety == .strict)
    if let obstacle = input.manifest.obstacle {
      // The package manager's build gives no hold on what the learner's code may do.
      if configuration.safety == .strict {
        throw .badExercise(
          Wording(
            "'\(exercise.slug)' is strict, and its package is not plain: \(obstacle.english)",
            "'\(exercise.slug)' 연습은 엄격한데 패키지가 단순하지 않습니다: \(obstacle.korean)"))
      }
      verdict.route = .packageManager
    }
    let building = Background { () throws(GradingError) in
      try build(exercise, input, direct, scanning: scanning, in: folder, teller)
    }
    let libraries = try direct.knownLibraries()
    func another() throws(GradingError) -> CheckRunner {
      try startRunner(configuration, libraries: libraries, in: folder)
    }
    let runner = try another()
    let result: BuildResult
    (result, verdict.seconds) = try building.value()
    let (sources, forbidden) = try timed(&verdict.seconds.scan) { () throws(GradingError) in try scanning.value() }
    verdict.checks = sources.unrun
    verdict.diagnostics = forbidden
    guard verdict.diagnostics.isEmpty else {
      verdict.outcome = .forbidden
      return verdict
    }
    switch result {
    case .failed(let reason):
      verdict.reason = reason
    case .refused(let diagnostics, let misfits):
      verdict.outcome = .doesNotCompile
      verdict.diagnostics = diagnostics
      blame(misfits.isEmpty ? misfitsSeen(in: diagnostics, sources) : misfits, on: &verdict)
    case .built(let built):
      verdict.diagnostics = built.diagnostics
      let start = now()
      try run(
        built, on: runner, then: submission.isSettledByOneRun ? nil : another, input, sources,
        limits: configuration.limits, &verdict, teller)
      verdict.seconds.run = now() - start
    }
    return verdict
  }

  private func build(
    _ exercise: Exercise, _ input: CheckInput, _ direct: DirectBuild, scanning: Background<Scan>, in folder: String,
    _ teller: ProgressTeller? = nil
  ) throws(GradingError) -> (BuildResult, Verdict.Seconds) {
    var seconds = Verdict.Seconds()
    guard input.manifest.obstacle != nil else {
      let sources = { @Sendable () throws(GradingError) -> CheckSources? in
        let scan = try scanning.value()
        // Code that is refused is not run, and the checks take the compiler longest.
        return scan.forbidden.isEmpty ? scan.sources : nil
      }
      let result = try direct.build(
        input, sources: sources, in: folder, seconds: &seconds,
        beginChecks: { teller?.change { $0.phase = .compilingChecks } })
      return (result, seconds)
    }
    let registered = try scanning.value().sources.registered
    let result = try timed(&seconds.learner) { () throws(GradingError) in
      try packageManagerBuild(exercise, linker: direct.linker).build(input, registered: registered, in: folder)
    }
    return (result, seconds)
  }

  private typealias Scan = (sources: CheckSources, forbidden: [Diagnostic])

  /// What stands in the check files, and what the safety scan refuses in the learner's own: nothing in a plain exercise.
  ///
  /// - Parameter safety: the exercise's own, or plain for a small change of the reference, which has been scanned.
  private func scan(
    _ input: CheckInput, _ configuration: ExerciseConfiguration, _ safety: ExerciseConfiguration.Safety
  ) throws(GradingError) -> Scan {
    let checks = SyntaxRequest.checks(input.checks.map(\.sourceText))
    guard safety == .strict else { return (try syntax.answer([checks]).checkSources(of: input), []) }
    let rules = SafetyRules(
      imports: configuration.imports, allow: configuration.allow, course: try input.courseSources())
    let replies = try syntax.answer([checks, .safety(input.own.map(\.sourceText), rules)])
    guard case .safety(let findings)? = replies.last else {
      throw .io(Wording("The safety scan gave no answer.", "안전 검사가 답하지 않았습니다."))
    }
    return (try replies.checkSources(of: input), findings.map(Diagnostic.init))
  }

  private func directBuild(
    languageMode: Int, limits: ExerciseConfiguration.Limits, isStrict: Bool
  ) throws(GradingError) -> DirectBuild {
    let tools = try BuildTools.learn(
      from: toolchain, languageMode: languageMode, cache: cache, environment: environment)
    let frontEnd = FrontEnd(
      tools: tools, toolchain: toolchain, objects: ObjectCache(folder: cache + "/objects"), moduleCache: moduleCache,
      environment: environment, deadline: limits.compile)
    let shared = ObjectCache(folder: cache + "/modules")
    return DirectBuild(
      frontEnd: frontEnd, support: CheckSupport(frontEnd: frontEnd, shared: shared, files: cache + "/parts"),
      linker: Linker(
        tools: tools, toolchain: toolchain, environment: environment, shared: shared, deadline: limits.compile),
      isStrict: isStrict, cores: cores)
  }

  private func packageManagerBuild(_ exercise: Exercise, linker: Linker) -> PackageManagerBuild {
    PackageManagerBuild(
      toolchain: toolchain, linker: linker, exercise: exercise.directory, cache: cache + "/packages",
      environment: environment, deadline: max(300, exercise.configuration.limits.compile))
  }

  private func startRunner(
    _ configuration: ExerciseConfiguration, libraries: String?, in folder: String
  ) throws(GradingError) -> CheckRunner {
    // The checks' own library lies above, where the code that is checked can change nothing.
    let place = "\(folder)/run"
    try makeFolder(place)
    return try CheckRunner(
      executable: programs.runner, libraries: libraries, limits: configuration.limits, safety: configuration.safety,
      in: place)
  }

  /// Runs the checks, and those again that a crash or hang kept from running, each time without the culprit.
  ///
  /// - Parameters:
  ///   - first: what runs them the first time.
  ///   - start: starts what runs them again; `nil` where they need not.
  private func run(
    _ built: BuiltChecks, on first: consuming CheckRunner, then start: (() throws(GradingError) -> CheckRunner)?,
    _ input: CheckInput, _ sources: CheckSources, limits: ExerciseConfiguration.Limits, _ verdict: inout Verdict,
    _ teller: ProgressTeller?
  ) throws(GradingError) {
    let fitting = sources.checks.filter { built.misfits[$0.id] == nil }
    var follower = teller.map { RunFollower(fitting, expectations: sources.expectations, teller: $0) }
    teller?.begin(verdict, without: built.misfits)
    var open = fitting.map(\.id)
    var report = try first.run(
      built, module: input.checksModule, only: nil, hasExitTests: sources.hasExitTests
    ) { follower?.take($0) }
    var reports = [report]
    // Where one check has ended a run others may, so the next runner is started beside the run.
    var waiting: CheckRunner?
    while !report.isFinished, let start {
      let done = settled(by: report)
      let rest = open.filter { !done.contains($0) }
      if rest.isEmpty || rest.count == open.count { break }
      open = rest
      follower?.end(with: report)
      let current: CheckRunner
      if let started = waiting.take() { current = started } else { current = try start() }
      if open.count > 1 { waiting = try start() }
      report = try current.run(
        built, module: input.checksModule, only: open, hasExitTests: sources.hasExitTests,
        within: secondsAfterHangs(in: reports, of: limits)
      ) { follower?.take($0) }
      reports.append(report)
    }
    let locator = CrashLocator(
      symbolizer: toolchain.tool("llvm-symbolizer"), demangler: toolchain.tool("swift-demangle"),
      library: built.library, learner: input.learner,
      originals: built.originals)
    let judged = judge(fitting, expectations: sources.expectations, reports: reports, locate: locator.locate)
    verdict.checks = verdict.checks.map { open in judged.first { $0.id == open.id } ?? open }
    blame(built.misfits, on: &verdict)
    verdict.outcome = verdict.checks.allSatisfy { $0.outcome == .passed || $0.outcome == .skipped } ? .passed : .failed
    if verdict.passed == 0, verdict.checks.allSatisfy({ $0.outcome == .notRun || $0.outcome == .skipped }) {
      verdict.outcome = .error
      verdict.reason = verdict.checks.lazy.compactMap(\.reason).first ?? Wording("No check was run.", "실행한 검사가 없습니다.")
    }
  }

  /// How long the checks that are left may run: a quarter of the time once two have hung, so that a loop without end in
  /// all of them does not keep the learner waiting for as many times the limit. `nil` for the exercise's own time.
  private func secondsAfterHangs(in reports: [RunReport], of limits: ExerciseConfiguration.Limits) -> Double? {
    let hangs = reports.count { $0.ending.timedOut }
    let short = max(1, limits.run / 4)
    return hangs < 2 || short >= limits.run ? nil : short
  }

  private func temporaryFolder() throws(GradingError) -> String {
    let folder = "\(cache)/runs/\(UInt64.random(in: 0 ... .max))"
    try makeFolder(folder)
    return folder
  }

  /// Compiles an exercise's checks against its starter without running them, so that a first check finds them compiled.
  /// One that needs the package manager is left alone: a check that came meanwhile would have to wait for it.
  package func prepare(_ exercise: Exercise) throws(GradingError) {
    let input = try input(exercise, .starter)
    guard input.manifest.obstacle == nil else { return }
    let folder = try temporaryFolder()
    defer { removeTree(folder) }
    let configuration = exercise.configuration
    let direct = try directBuild(
      languageMode: input.manifest.languageMode, limits: configuration.limits,
      isStrict: configuration.safety == .strict)
    let scanning = Background { () throws(GradingError) in try scan(input, configuration, configuration.safety) }
    _ = try build(exercise, input, direct, scanning: scanning, in: folder)
  }
}

extension [SyntaxReply] {
  /// The first reply, which must be about the checks.
  fileprivate func checkSources(of input: CheckInput) throws(GradingError) -> CheckSources {
    guard case .checks(let sources)? = first else {
      throw .badExercise(
        Wording("The checks in '\(input.checksModule)' cannot be read.", "'\(input.checksModule)'의 검사를 읽을 수 없습니다."))
    }
    return sources
  }
}
