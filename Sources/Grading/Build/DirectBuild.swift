import ContentHash
import Subprocess
import SwiftSource

/// The shared object of a learner's module and its checks.
struct BuiltChecks: Sendable {
  /// Absolute path of the shared object.
  var library: String
  /// Warnings, the learner's first.
  var diagnostics: [Diagnostic]
  /// For files that were compiled as copies: the paths of the originals by those of the copies.
  var originals: [String: String] = [:]
}

/// What became of a build.
enum BuildResult: Sendable {
  case built(BuiltChecks)
  /// The compiler refused the learner's files, or the checks against them.
  case refused(diagnostics: [Diagnostic])
  /// The compiler or linker did not finish, for a reason that is not in the source.
  case failed(reason: String)
}

/// Builds with one call of the front end for the learner, one or, on several cores, some for the checks, and one of the
/// linker (DESIGN 4.2).
struct DirectBuild {
  let tools: BuildTools
  let toolchain: Toolchain
  let linker: Linker
  let objects: ObjectCache
  /// Products that hang on the toolchain alone.
  let shared: ObjectCache
  /// The compiler's module cache, shared by all exercises; canonical, since two spellings make two caches.
  let moduleCache: String
  let environment: [String: String]
  /// Wall-clock seconds for one call.
  let deadline: Double
  /// Whether the learner's code may not touch memory directly (SE-0458).
  let isStrict: Bool
  /// How many calls of the compiler may go on at once.
  let cores: Int
  /// Where the parts of check files lie.
  let parts: String

  /// Builds into `folder`, which the caller made and removes.
  ///
  /// - Parameter sources: what stands in the input's check files; asked for once the learner's module is there.
  func build(
    _ input: CheckInput, sources: @escaping @Sendable () throws(GradingError) -> CheckSources, in folder: String,
    seconds: inout Verdict.Seconds
  ) throws(GradingError) -> BuildResult {
    let supporting = Background { () throws(GradingError) in try compileSupport(.lowering) }
    let supportingXCTest = Background { () throws(GradingError) in
      try sources().registered.isEmpty ? nil : compileSupport(.xctest)
    }
    let cutting = Background { () throws(GradingError) in
      let sources = try sources()
      return cut(input, sources.checks, lowered: sources.lowered)
    }
    let learner: CompiledModule
    switch try timed(&seconds.learner, { () throws(GradingError) in try compileLearner(input) }) {
    case .success(let module): learner = module
    case .failure(let failure): return failure.result
    }
    let checks: CompiledChecks
    switch try timed(
      &seconds.checks,
      { () throws(GradingError) in
        let xctest = try supportingXCTest.value()
        return try compileChecks(
          of: input, lowered: try cutting.value(),
          written: { () throws(GradingError) in
            let sources = try sources()
            return cut(input, sources.checks, lowered: xctest == nil ? [] : sources.registered)
          },
          against: [learner] + (xctest.map { [$0] } ?? []), support: try supporting.value())
      })
    {
    case .success(let compiled): checks = compiled
    case .failure(let failure): return failure.result
    }
    let library = "\(folder)/\(checksLibraryName)"
    let failure = try timed(&seconds.link) { () throws(GradingError) in
      try linker.linkSwift([learner.object] + checks.modules.map(\.object), into: library)
    }
    if let failure { return .failed(reason: failure) }
    return .built(
      BuiltChecks(
        library: library, diagnostics: learner.diagnostics + checks.diagnostics, originals: checks.cut.originals))
  }

  /// An object file with its module and what the compiler said of it.
  private struct CompiledModule {
    var folder: String
    var name: String
    var diagnostics: [Diagnostic]
    var object: String { "\(folder)/\(name).o" }
    var interface: String { "\(folder)/\(name).swiftmodule" }
  }

  /// The checks' modules and how their files were cut.
  private struct CompiledChecks {
    var cut: CheckParts
    /// With the module that lowered files call.
    var modules: [CompiledModule]
    var diagnostics: [Diagnostic] { cut.atOriginals(modules.flatMap(\.diagnostics)) }
  }

  private struct Failure: Error {
    var result: BuildResult
  }

  private func compileLearner(_ input: CheckInput) throws(GradingError) -> Result<CompiledModule, Failure> {
    let mode = input.learner.contains { fileName($0.path) == "main.swift" } ? [] : ["-parse-as-library"]
    let name = input.learnerModule
    // Line tables tell where a check crashed; for the checks themselves they would double the compiler's work.
    let memory = isStrict ? ["-strict-memory-safety", "-Werror", "StrictMemorySafety"] : []
    let flags = mode + memory + ["-enable-testing", "-gline-tables-only", "-entry-point-function-name", "\(name)_main"]
    return try compile(name, files: input.learner, flags: flags, dependsOn: [])
  }

  /// What checks need at run time, as far as it is known before they are compiled.
  func knownLibraries() throws(GradingError) -> String? {
    let support = try supportFile(.lowering)
    guard shared.holds(key(CheckSupport.module, files: [support], flags: Self.supportFlags, dependsOn: [])),
      let module = try compileSupport(.lowering)
    else { return nil }
    return try linker.libraries(of: [module.object])
  }

  /// A module that copies of check files call.
  private struct Support {
    var module: String
    var source: String

    static let lowering = Support(module: CheckSupport.module, source: CheckSupport.source)
    static let xctest = Support(module: XCTestSupport.module, source: XCTestSupport.source)
  }

  /// A module that copies of check files call; `nil` where the toolchain's libraries are not as it expects.
  private func compileSupport(_ support: Support) throws(GradingError) -> CompiledModule? {
    let compiled = try compile(
      support.module, files: [try supportFile(support)], flags: Self.supportFlags, dependsOn: [], into: shared)
    var module = try? compiled.get()
    // Nobody who checks an exercise could mend what the compiler says of it.
    module?.diagnostics = []
    return module
  }

  private static let supportFlags = ["-parse-as-library"]

  private func supportFile(_ support: Support) throws(GradingError) -> InputFile {
    let source = Array(support.source.utf8)
    let name = "\(support.module).swift"
    let file = InputFile(name: name, path: "\(parts)/\(SHA256.hash(source).hex)/\(name)", bytes: source)
    try lay(file)
    return file
  }

  /// Compiles the checks with their macros rewritten; and as they are written, where the compiler refuses that, so that
  /// what it says is about the author's own text. Checks that could not be rewritten well are remembered.
  private func compileChecks(
    of input: CheckInput, lowered: CheckParts, written: () throws(GradingError) -> CheckParts,
    against modules: [CompiledModule], support: CompiledModule?
  ) throws(GradingError) -> Result<CompiledChecks, Failure> {
    let unlowerable = key(input.checksModule, files: input.checks, flags: ["not lowered"], dependsOn: [])
    guard let support, !objects.holds(unlowerable) else {
      return try compile(try written(), of: input, against: modules)
    }
    let compiled = try compile(lowered, of: input, against: modules + [support])
    guard case .failure(let failure) = compiled, case .refused = failure.result else { return compiled }
    let asWritten = try compile(try written(), of: input, against: modules)
    if case .success = asWritten { _ = try objects.product(unlowerable) { _ in true } }
    return asWritten
  }

  private func cut(_ input: CheckInput, _ checks: [DiscoveredCheck], lowered: [LoweredFile] = []) -> CheckParts {
    CheckParts(
      module: input.checksModule, files: input.checks, checks, lowered: lowered, count: cores, folder: parts)
  }

  /// Compiles the parts side by side. What a part alone is refused for, since another holds what it names, is compiled
  /// whole.
  ///
  /// - Parameter modules: the learner's, and what copies of check files call.
  private func compile(
    _ cut: CheckParts, of input: CheckInput, against modules: [CompiledModule]
  ) throws(GradingError) -> Result<CompiledChecks, Failure> {
    let results = try cut.parts.concurrently { part throws(GradingError) in
      for file in part.files where cut.originals[file.path] != nil { try lay(file) }
      return try compileChecks(part.module, part.files, against: modules)
    }
    var refusals: [Diagnostic] = []
    for case .failure(let failure) in results {
      guard case .refused(let diagnostics) = failure.result else { return .failure(failure) }
      refusals += diagnostics
    }
    if refusals.isEmpty {
      return .success(CompiledChecks(cut: cut, modules: results.compactMap { try? $0.get() } + modules.dropFirst()))
    }
    if refusals.contains(where: { $0.severity == .error && cut.mayLack($0.message) }) {
      return try compileChecks(input.checksModule, input.checks, against: modules)
        .map { CompiledChecks(cut: cut, modules: [$0]) }
    }
    return .failure(Failure(result: .refused(diagnostics: cut.atOriginals(refusals))))
  }

  /// Writes a part's file, unless it is there: its place is named by its text.
  private func lay(_ file: InputFile) throws(GradingError) {
    if fileStatus(file.path) != nil { return }
    try makeFolder(String(file.path.dropLast(fileName(file.path).count + 1)))
    try writeFile(file.bytes, to: file.path)
  }

  private func compileChecks(
    _ module: String, _ files: [InputFile], against modules: [CompiledModule]
  ) throws(GradingError) -> Result<CompiledModule, Failure> {
    let interfaces = try modules.map { module throws(GradingError) in
      guard let interface = readFile(module.interface) else {
        throw .io("'\(module.interface)' is gone from the cache.")
      }
      return SHA256.hash(interface).hex
    }
    let flags = ["-parse-as-library", "-enable-cross-import-overlays"]
    // The modules' folders are named by content that changes more often than the interfaces that count here.
    return try compile(
      module, files: files, flags: flags + modules.flatMap { ["-I", $0.folder] }, dependsOn: interfaces,
      keyFlags: flags, isImported: false)
  }

  private func compile(
    _ module: String, files: [InputFile], flags: [String], dependsOn: [String], keyFlags: [String]? = nil,
    isImported: Bool = true, into cache: ObjectCache? = nil
  ) throws(GradingError) -> Result<CompiledModule, Failure> {
    var failure: BuildResult?
    let key = key(module, files: files, flags: keyFlags ?? flags, dependsOn: dependsOn)
    let folder = try (cache ?? objects).product(key) { folder throws(GradingError) in
      let arguments =
        tools.compile.dropFirst() + files.map(\.path) + flags + [
          "-diagnostic-style", "llvm", "-sil-verify-none", "-module-cache-path", moduleCache, "-module-name", module,
          "-o", "\(folder)/\(module).o",
        ] + (isImported ? ["-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule"] : [])
      let result = try call(tools.compile[0], Array(arguments))
      guard result.ending.isSuccess else {
        failure = Self.failure(result.ending, output: result.output, deadline: deadline)
        return false
      }
      try writeFile(result.output, to: "\(folder)/diagnostics")
      return true
    }
    guard let folder else {
      return .failure(Failure(result: failure ?? .failed(reason: "'\(module)' could not be built.")))
    }
    let diagnostics = parseDiagnostics(readFile("\(folder)/diagnostics") ?? [])
    return .success(CompiledModule(folder: folder, name: module, diagnostics: diagnostics))
  }

  private func key(_ module: String, files: [InputFile], flags: [String], dependsOn: [String]) -> Digest {
    var hash = SHA256()
    for field in ["object 2", toolchain.identity, module] + tools.compile + flags + dependsOn {
      hash.update(field: field)
    }
    for file in files {
      hash.update(field: file.path)
      hash.update(field: file.bytes)
    }
    return hash.finalize()
  }

  private static func failure(_ ending: Ending, output: [UInt8], deadline: Double) -> BuildResult {
    if ending.timedOut { return .failed(reason: "The compiler was stopped after \(Int(deadline)) seconds.") }
    let diagnostics = parseDiagnostics(output)
    if diagnostics.contains(where: { $0.severity == .error }) { return .refused(diagnostics: diagnostics) }
    return .failed(reason: "The compiler failed: \(String(decoding: output.prefix(2000), as: UTF8.self))")
  }

  private func call(_ program: String, _ arguments: [String]) throws(GradingError) -> (ending: Ending, output: [UInt8])
  {
    try callTool(program, arguments, environment: environment, seconds: deadline)
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
