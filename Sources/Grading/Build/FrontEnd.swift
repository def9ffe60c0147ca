import ContentHash
import Subprocess
import Wordings

/// What one call of the compiler left in the cache.
struct CompiledModule: Sendable {
  /// A folder of its own.
  var folder: String
  var name: String
  var diagnostics: [Diagnostic]
  var object: String { "\(folder)/\(name).o" }
  var interface: String { "\(folder)/\(name).swiftmodule" }
}

/// Why there is no build.
enum BuildFailure: Error, Equatable, Sendable {
  /// The compiler refused the source.
  case refused([Diagnostic])
  /// The compiler or linker did not finish, for a reason that is not in the source.
  case failed(reason: Wording)
}

/// Calls of the compiler's front end, each product kept under a hash of all that went into it.
struct FrontEnd: Sendable {
  let tools: BuildTools
  let toolchain: Toolchain
  let objects: ObjectCache
  /// The compiler's module cache, shared by all exercises; canonical, since two spellings make two caches.
  let moduleCache: String
  let environment: [String: String]
  /// Wall-clock seconds for one call.
  let deadline: Double

  /// What a call writes.
  enum Product: String, Sendable {
    case object
    /// The module that others import, made without a look into the functions: in half the time of the object.
    case interface
    case both

    /// - Parameter stem: the products' path without a suffix.
    fileprivate func arguments(_ stem: String) -> [String] {
      switch self {
      case .object: ["-c", "-o", "\(stem).o"]
      case .interface:
        [
          "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types", "-o",
          "\(stem).swiftmodule",
        ]
      case .both: ["-c", "-o", "\(stem).o", "-emit-module", "-emit-module-path", "\(stem).swiftmodule"]
      }
    }
  }

  /// A module to compile.
  struct Job: Sendable {
    var module: String
    var files: [InputFile]
    var product: Product
    var flags: [String]
    /// The folders of modules that are imported. They are named by content that changes more often than the interfaces,
    /// and so are no part of the key.
    var imports: [CompiledModule] = []
  }

  /// Compiles a module, or finds it again.
  func compile(_ job: Job, into cache: ObjectCache? = nil) throws(GradingError) -> Result<CompiledModule, BuildFailure>
  {
    var failure: BuildFailure?
    let folder = try (cache ?? objects).product(try key(job)) { folder throws(GradingError) in
      let arguments =
        tools.compile.dropFirst() + job.files.map(\.path) + job.flags + job.imports.flatMap { ["-I", $0.folder] } + [
          "-diagnostic-style", "llvm", "-sil-verify-none", "-module-cache-path", moduleCache, "-module-name",
          job.module,
        ] + job.product.arguments("\(folder)/\(job.module)")
      let result = try callTool(tools.compile[0], Array(arguments), environment: environment, seconds: deadline)
      guard result.ending.isSuccess else {
        failure = self.failure(result.ending, output: result.output)
        return false
      }
      try writeFile(result.output, to: "\(folder)/diagnostics")
      return true
    }
    guard let folder else {
      return .failure(
        failure ?? .failed(reason: Wording("'\(job.module)' could not be built.", "'\(job.module)' 모듈을 빌드할 수 없었습니다.")))
    }
    let diagnostics = parseDiagnostics(readFile("\(folder)/diagnostics") ?? [])
    return .success(CompiledModule(folder: folder, name: job.module, diagnostics: diagnostics))
  }

  /// What the product of a job is kept under.
  func key(_ job: Job) throws(GradingError) -> Digest {
    var hash = SHA256()
    for field in ["compiled 1", toolchain.identity, job.module, job.product.rawValue] + tools.compile + job.flags {
      hash.update(field: field)
    }
    for module in job.imports {
      guard let interface = readFile(module.interface) else {
        throw .io(Wording("'\(module.interface)' is gone from the cache.", "캐시에서 없어졌습니다: '\(module.interface)'"))
      }
      hash.update(field: interface)
    }
    for file in job.files {
      hash.update(field: file.path)
      hash.update(field: file.bytes)
    }
    return hash.finalize()
  }

  private func failure(_ ending: Ending, output: [UInt8]) -> BuildFailure {
    if ending.timedOut { return .failed(reason: stopped(Wording("The compiler", "컴파일러"), after: deadline)) }
    let diagnostics = parseDiagnostics(output)
    if diagnostics.contains(where: { $0.severity == .error }) { return .refused(diagnostics) }
    return .failed(reason: compilerFailed(output))
  }
}

/// Why a tool gave nothing: it took too long.
///
/// - Parameter seconds: what it was given.
func stopped(_ tool: Wording, after seconds: Double) -> Wording {
  Wording(
    "\(tool.english) was stopped after \(wholeSeconds(seconds)[.english]).",
    "\(wholeSeconds(seconds)[.korean])가 지나 \(tool.korean.with(.object)) 멈췄습니다.")
}

/// Why the compiler gave nothing, in the beginning of its own words.
func compilerFailed(_ output: [UInt8]) -> Wording {
  let words = String(decoding: output.prefix(2000), as: UTF8.self)
  return Wording("The compiler failed: \(words)", "컴파일러가 실패했습니다: \(words)")
}
