import SwiftSource
import Wordings

/// What came of compiling the checks.
struct CompiledChecks: Sendable {
  /// The modules to link, with the one that lowered files call; empty where no check compiles.
  var modules: [CompiledModule]
  /// Warnings of these modules, and the errors that keep other checks out; at the places of the author's files.
  var diagnostics: [Diagnostic]
  /// For files that were compiled as copies: the paths of the originals by those of the copies.
  var originals: [String: String]
  /// The checks that do not compile against the learner's code, by id, each with the error that keeps it out.
  var misfits: [String: Diagnostic]
}

/// Compiles an exercise's checks against the learner's module: in the shape that compiles fastest, and all of them that
/// fit the learner's code.
struct CheckCompilation: Sendable {
  private let input: CheckInput
  private let sources: CheckSources
  /// What makes XCTest's checks known; `nil` where there are none.
  private let xctest: CompiledModule?
  private let frontEnd: FrontEnd
  /// Where copies of check files lie.
  private let folder: String
  private let cores: Int
  /// The usual case, prepared while the learner's module is compiled.
  private let whole: CheckParts

  /// How often checks that do not compile are taken out before none is tried any more.
  private static let rounds = 3

  init(
    input: CheckInput, sources: CheckSources, xctest: CompiledModule?, frontEnd: FrontEnd, folder: String, cores: Int
  ) {
    self.input = input
    self.sources = sources
    self.xctest = xctest
    self.frontEnd = frontEnd
    self.folder = folder
    self.cores = cores
    // The learner's object is compiled at the same time.
    whole = CheckParts(
      module: input.checksModule, files: input.checks, sources, lowered: true, without: [], count: max(1, cores - 1),
      folder: folder
    )
  }

  /// - Parameter support: what lowered files call; `nil` where files cannot be lowered.
  func compile(
    against learner: CompiledModule, support: CompiledModule?
  ) throws(GradingError) -> Result<CompiledChecks, BuildFailure> {
    let linked = support
    let support = try isUnlowerable() ? nil : support
    var left = Misfits(sources)
    for round in 0...Self.rounds {
      if left.checks.isEmpty { break }
      switch try compile(without: left, against: learner, support: support) {
      case .success(let modules, let parts):
        let diagnostics = left.errors + parts.atOriginals(modules.flatMap(\.diagnostics))
        return .success(
          CompiledChecks(
            // It says how values are printed, also to files that do not call it.
            modules: modules
              + [linked].compactMap { $0 }.filter { module in !modules.contains { $0.object == module.object } },
            diagnostics: diagnostics, originals: parts.originals, misfits: left.byCheck))
      case .refused(let diagnostics):
        guard round < Self.rounds, left.add(diagnostics) else { return .failure(.refused(left.errors + diagnostics)) }
      case .failed(let reason):
        return .failure(.failed(reason: reason))
      }
    }
    return .success(CompiledChecks(modules: [], diagnostics: left.errors, originals: [:], misfits: left.byCheck))
  }

  private enum Outcome {
    case success([CompiledModule], CheckParts)
    case refused([Diagnostic])
    case failed(Wording)
  }

  /// Compiles the checks that are left with their macros rewritten; and as they are written, where the compiler refuses
  /// that, so that what it says is about the author's own text. Files that could not be rewritten well are remembered.
  private func compile(
    without misfits: Misfits, against learner: CompiledModule, support: CompiledModule?
  ) throws(GradingError) -> Outcome {
    let modules = [learner] + (xctest.map { [$0] } ?? [])
    if let support {
      let parts = misfits.isEmpty ? whole : cut(without: misfits, lowered: true)
      let outcome = try compile(parts, against: modules + [support])
      guard case .refused = outcome else { return outcome }
    }
    let outcome = try compile(cut(without: misfits, lowered: false), against: modules)
    if support != nil, case .success = outcome { try rememberUnlowerable() }
    return outcome
  }

  /// Compiles the parts side by side; what a part alone is refused for, since another holds what it names, as one.
  private func compile(_ parts: CheckParts, against modules: [CompiledModule]) throws(GradingError) -> Outcome {
    let results = try parts.parts.concurrently { part throws(GradingError) in try compile(part, against: modules) }
    var refusals: [Diagnostic] = []
    for case .failure(let failure) in results {
      switch failure {
      case .refused(let diagnostics): refusals += diagnostics
      case .failed(let reason): return .failed(reason)
      }
    }
    if refusals.isEmpty { return .success(results.compactMap { try? $0.get() } + modules.dropFirst(), parts) }
    if refusals.contains(where: { $0.severity == .error && parts.mayLack($0.message) }) {
      return try compile(parts.joined, against: modules)
    }
    return .refused(parts.atOriginals(refusals))
  }

  private func compile(
    _ part: CheckParts.Part, against modules: [CompiledModule]
  ) throws(GradingError) -> Result<CompiledModule, BuildFailure> {
    for file in part.files { try layFile(file) }
    return try frontEnd.compile(
      FrontEnd.Job(
        module: part.module, files: part.files, product: .object,
        flags: ["-parse-as-library", "-enable-cross-import-overlays"], imports: modules))
  }

  private func cut(without misfits: Misfits, lowered: Bool) -> CheckParts {
    CheckParts(
      module: input.checksModule, files: input.checks, sources, lowered: lowered, without: misfits.declarations,
      count: cores, folder: folder)
  }

  // MARK: Files that are compiled as they are written

  private func isUnlowerable() throws(GradingError) -> Bool { frontEnd.objects.holds(try frontEnd.key(unlowerable)) }

  private func rememberUnlowerable() throws(GradingError) {
    _ = try frontEnd.objects.product(try frontEnd.key(unlowerable)) { _ in true }
  }

  /// Stands in the cache for the fact, as no product of its own would.
  private var unlowerable: FrontEnd.Job {
    FrontEnd.Job(module: input.checksModule, files: input.checks, product: .object, flags: ["not lowered"])
  }
}
