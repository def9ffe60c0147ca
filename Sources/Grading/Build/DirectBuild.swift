import Subprocess
import SwiftSource
import Wordings

/// The shared object of a learner's module and its checks.
struct BuiltChecks: Sendable {
  /// Absolute path of the shared object.
  var library: String
  /// Warnings, the learner's first; and what the compiler said of checks that are not in the library.
  var diagnostics: [Diagnostic]
  /// For files that were compiled as copies: the paths of the originals by those of the copies.
  var originals: [String: String] = [:]
  /// The checks that do not compile against the learner's code, by id, each with the error that keeps it out.
  var misfits: [String: Diagnostic] = [:]
}

/// What became of a build.
enum BuildResult: Sendable {
  case built(BuiltChecks)
  /// The compiler refused the learner's files, or all checks against them.
  case refused(diagnostics: [Diagnostic], misfits: [String: Diagnostic] = [:])
  /// The compiler or linker did not finish, for a reason that is not in the source.
  case failed(reason: Wording)

  init(_ failure: BuildFailure) {
    switch failure {
    case .refused(let diagnostics): self = .refused(diagnostics: diagnostics)
    case .failed(let reason): self = .failed(reason: reason)
    }
  }
}

/// Builds with direct calls of the front end and the linker (DESIGN 4.2): first the learner's module, as others see it;
/// then, side by side, its object and the checks.
struct DirectBuild: Sendable {
  let frontEnd: FrontEnd
  let support: CheckSupport
  let linker: Linker
  /// Whether the learner's code may not touch memory directly (SE-0458).
  let isStrict: Bool
  /// How many calls of the compiler may go on at once.
  let cores: Int

  /// Builds into `folder`, which the caller made and removes.
  ///
  /// - Parameters:
  ///   - sources: what stands in the input's check files, or `nil` where they need not be compiled; asked for while the
  ///     learner's module is compiled.
  ///   - beginChecks: called when the checks begin to compile against the learner's module.
  func build(
    _ input: CheckInput, sources: @escaping @Sendable () throws(GradingError) -> CheckSources?, in folder: String,
    seconds: inout Verdict.Seconds, beginChecks: () -> Void = {}
  ) throws(GradingError) -> BuildResult {
    let supporting = Background { () throws(GradingError) in try support.compiled() }
    let preparing = Background { () throws(GradingError) -> CheckCompilation? in
      guard let sources = try sources() else { return nil }
      let xctest = sources.registered.isEmpty ? nil : try support.forXCTest.compiled()
      return CheckCompilation(
        input: input, sources: xctest == nil ? sources.withoutXCTest : sources, xctest: xctest, frontEnd: frontEnd,
        folder: support.files, cores: cores)
    }
    // Where there are cores for it the checks need not wait for the object; one call for both takes less of a core.
    let isOneCall = cores == 1
    let object = Background { () throws(GradingError) in
      try frontEnd.compile(job(for: input, isOneCall ? .both : .object))
    }
    let interface = try timed(&seconds.learner) { () throws(GradingError) in
      try isOneCall ? object.value() : frontEnd.compile(job(for: input, .interface))
    }
    guard case .success(let module) = interface else {
      // The object's compilation looks into every function, and so has more to say.
      if case .failure(let failure) = try object.value() { return BuildResult(failure) }
      return interface.failure.map(BuildResult.init)
        ?? .failed(reason: Wording("The learner's module could not be built.", "배우는 사람의 모듈을 빌드할 수 없었습니다."))
    }
    beginChecks()
    let compiled = try timed(&seconds.checks) { () throws(GradingError) in
      try preparing.value()?.compile(against: module, support: try supporting.value())
    }
    let learner: CompiledModule
    switch try timed(&seconds.learner, { () throws(GradingError) in try object.value() }) {
    case .success(let object): learner = object
    case .failure(let failure): return BuildResult(failure)
    }
    switch compiled {
    case nil: return .failed(reason: Wording("The checks were not compiled.", "검사를 컴파일하지 않았습니다."))
    case .failure(let failure): return BuildResult(failure)
    case .success(let checks) where checks.modules.isEmpty:
      return .refused(diagnostics: checks.diagnostics, misfits: checks.misfits)
    case .success(let checks):
      let library = "\(folder)/\(checksLibraryName)"
      let failure = try timed(&seconds.link) { () throws(GradingError) in
        try linker.linkSwift([learner.object] + checks.modules.map(\.object), into: library)
      }
      if let failure { return .failed(reason: failure) }
      return .built(
        BuiltChecks(
          library: library, diagnostics: learner.diagnostics + checks.diagnostics, originals: checks.originals,
          misfits: checks.misfits))
    }
  }

  /// The libraries that checks need, as far as they are known before the checks are compiled.
  func knownLibraries() throws(GradingError) -> String? {
    guard let module = try support.known() else { return nil }
    return try linker.libraries(of: [module.object])
  }

  private func job(for input: CheckInput, _ product: FrontEnd.Product) -> FrontEnd.Job {
    let mode = input.learner.contains { fileName($0.path) == "main.swift" } ? [] : ["-parse-as-library"]
    let memory = isStrict ? ["-strict-memory-safety", "-Werror", "StrictMemorySafety"] : []
    // Line tables tell where a check crashed; for the checks themselves they would double the compiler's work.
    let flags = ["-enable-testing", "-gline-tables-only", "-entry-point-function-name", "\(input.learnerModule)_main"]
    return FrontEnd.Job(
      module: input.learnerModule, files: input.learner, product: product, flags: mode + memory + flags)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// Adds the wall-clock seconds that `body` takes.
func timed<Value>(
  _ seconds: inout Double, _ body: () throws(GradingError) -> Value
) throws(GradingError) -> Value {
  let start = now()
  defer { seconds += now() - start }
  return try body()
}

/// The file name of the shared object with a learner's module and its checks; the Swift runtime names it in traces.
let checksLibraryName = "lectern-checks.so"
