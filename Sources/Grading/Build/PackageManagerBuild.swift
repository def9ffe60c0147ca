import ContentHash
import FoundationEssentials
import Subprocess
import SwiftSource
import Wordings

/// Builds with the package manager, for packages that the direct route cannot build, and links what it compiled into
/// the same shared object, so that both routes run and judge alike.
struct PackageManagerBuild {
  let toolchain: Toolchain
  let linker: Linker
  /// Absolute path of the exercise in the course.
  let exercise: String
  /// `<cache>/packages`.
  let cache: String
  let environment: [String: String]
  /// Wall-clock seconds for the whole build.
  let deadline: Double

  /// Builds into `folder`, which the caller made and removes.
  ///
  /// - Parameter registered: the check files with XCTest's checks, and what makes those known.
  func build(
    _ input: CheckInput, registered: [LoweredFile], in folder: String
  ) throws(GradingError) -> BuildResult {
    let package = "\(folder)/package"
    try lay(input, into: package)
    try register(registered, of: input, in: package)
    try layPrinting(of: input, in: package)
    // The package manager works incrementally, so what it built is kept for the next check of the same exercise.
    let scratch = "\(cache)/\(SHA256.hash(fields: [exercise, toolchain.identity]).hex)"
    let llvmStyle = ["-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm"]
    let built = try call(
      toolchain.tool("swift"),
      ["build", "--build-tests", "--package-path", package, "--scratch-path", scratch] + llvmStyle)
    if built.ending.timedOut {
      return .failed(reason: stopped(Wording("The package manager", "패키지 관리자"), after: deadline))
    }
    let originals = originals(of: input, in: package)
    let diagnostics = parseDiagnostics(built.output).map { diagnostic in
      diagnostic.inFiles { originals[$0] ?? $0 }
    }
    guard built.ending.isSuccess else {
      if diagnostics.contains(where: { $0.severity == .error }) { return .refused(diagnostics: diagnostics) }
      let words = String(decoding: built.output.suffix(2000), as: UTF8.self)
      return .failed(
        reason: Wording("The package manager could not build it: \(words)", "패키지 관리자가 빌드하지 못했습니다: \(words)"))
    }
    let library = "\(folder)/\(checksLibraryName)"
    if let reason = try linker.link(objects(below: "\(scratch)/debug"), into: library) {
      return .failed(reason: reason)
    }
    return .built(BuiltChecks(library: library, diagnostics: diagnostics, originals: originals))
  }

  /// Copies the course's package, with the learner's files in their place.
  private func lay(_ input: CheckInput, into package: String) throws(GradingError) {
    try makeFolder(package)
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: exercise) where !name.hasPrefix(".") {
        try FileManager.default.copyItem(atPath: "\(exercise)/\(name)", toPath: "\(package)/\(name)")
      }
    } catch {
      throw .io(
        Wording("The package in '\(exercise)' cannot be copied: \(error)", "'\(exercise)' 패키지를 복사할 수 없습니다: \(error)"))
    }
    let module = "\(package)/\(input.learnerPath)"
    for name in swiftFiles(below: module) { removeTree("\(module)/\(name)") }
    for file in input.learner {
      try makeFolder(
        "\(module)/\(file.name)".split(separator: "/", omittingEmptySubsequences: false).dropLast()
          .joined(separator: "/"))
      try writeFile(file.bytes, to: "\(module)/\(file.name)")
    }
  }

  /// Lets the copies of check files make XCTest's checks known. What they call stands in a file beside them: the package
  /// manager links its own program too, and knows of no module but the package's.
  private func register(_ registered: [LoweredFile], of input: CheckInput, in package: String) throws(GradingError) {
    guard !registered.isEmpty else { return }
    let module = "\(package)/\(input.checksPath)"
    for file in input.checks {
      guard let copy = registered.first(where: { $0.file == file.path }) else { continue }
      let lines = [copy.text] + copy.registrations.sorted { $0.key < $1.key }.map(\.value)
      try writeFile(Array(lines.joined(separator: "\n").utf8), to: "\(module)/\(file.name)")
    }
    try writeFile(
      Array(XCTestSupport.source.replacing("public ", with: "").utf8), to: "\(module)/\(XCTestSupport.module).swift")
  }

  /// Has values printed as in checks that Lectern compiles itself, unless the checks say themselves how.
  private func layPrinting(of input: CheckInput, in package: String) throws(GradingError) {
    let texts = input.checks.map { String(decoding: $0.bytes, as: UTF8.self) }
    guard texts.contains(where: { $0.contains("import Testing") }),
      !texts.contains(where: { $0.contains("CustomTestStringConvertible") })
    else { return }
    try writeFile(
      Array(CheckSupport.printingSource.utf8), to: "\(package)/\(input.checksPath)/\(CheckSupport.printingFile)")
  }

  /// The paths of the files that were copied, by those of their copies.
  private func originals(of input: CheckInput, in package: String) -> [String: String] {
    let learner = input.learner.map { ("\(package)/\(input.learnerPath)/\($0.name)", $0.path) }
    let checks = input.checks.map { ("\(package)/\(input.checksPath)/\($0.name)", $0.path) }
    return Dictionary(learner + checks) { first, _ in first }
  }

  /// The object files of all modules but the package manager's own runner and the tools of the build itself.
  private func objects(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let modules = names.filter {
      $0.hasSuffix(".build") && !$0.hasSuffix("PackageTests.build") && !$0.hasSuffix("-tool.build")
    }
    return modules.sorted().flatMap { files(below: "\(folder)/\($0)", suffix: ".o") }
  }

  private func files(below folder: String, suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return isFolder(path) ? files(below: path, suffix: suffix) : name.hasSuffix(suffix) ? [path] : []
    }
  }

  private func call(_ program: String, _ arguments: [String]) throws(GradingError) -> (ending: Ending, output: [UInt8])
  {
    try callTool(program, arguments, environment: environment, seconds: deadline)
  }
}
