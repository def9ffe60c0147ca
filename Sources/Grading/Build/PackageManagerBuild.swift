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
    // The package manager works incrementally, so the package and what was built of it are kept for the next check of the
    // same exercise.
    let place = "\(cache)/\(SHA256.hash(fields: ["package 2", exercise, toolchain.identity]).hex)"
    try makeFolder(place)
    markAsUsed(place)
    return try takingTurn(at: "\(place)/lock") { () throws(GradingError) in
      try build(input, registered: registered, at: place, into: "\(folder)/\(checksLibraryName)")
    }
  }

  private func build(
    _ input: CheckInput, registered: [LoweredFile], at place: String, into library: String
  ) throws(GradingError) -> BuildResult {
    let package = "\(place)/package"
    let own = learnerFiles(of: input) + registering(registered, in: input) + printing(in: input)
    let written = Dictionary(own) { $1 }
    try PackageCopy(folder: package).follow(exercise, but: input.learnerPath, with: written)
    let scratch = "\(place)/build"
    forgetEarlierCompilations(below: "\(scratch)/debug")
    let built = try call(toolchain.tool("swift"), arguments(for: input, package: package, scratch: scratch))
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
    if let reason = try linker.link(objects(below: "\(scratch)/debug"), into: library) {
      return .failed(reason: reason)
    }
    return .built(BuiltChecks(library: library, diagnostics: diagnostics, originals: originals))
  }

  /// Has a module's files all compiled again where one of them has changed: the compiler's driver (Swift 6.3) takes a file
  /// that was written less than a second after the last compilation for one that it has compiled.
  private func forgetEarlierCompilations(below folder: String) {
    for records in modules(below: folder).flatMap({ files(below: $0, suffix: ".priors") }) { removeTree(records) }
  }

  /// Asks for the checks' module and what it needs: the package manager's own test program, for which it would make an
  /// index of all sources and link once more, is not used.
  private func arguments(for input: CheckInput, package: String, scratch: String) -> [String] {
    let flags = ["-diagnostic-style", "llvm", "-gline-tables-only"].flatMap { ["-Xswiftc", $0] }
    return ["build", "--target", input.checksModule, "--disable-index-store"]
      + ["--package-path", package, "--scratch-path", scratch] + flags
  }

  private func learnerFiles(of input: CheckInput) -> [(String, [UInt8])] {
    input.learner.map { ("\(input.learnerPath)/\($0.name)", $0.bytes) }
  }

  /// Check files that make XCTest's checks known. What they call stands in a file beside them: the package manager knows of
  /// no module but the package's.
  private func registering(_ registered: [LoweredFile], in input: CheckInput) -> [(String, [UInt8])] {
    guard !registered.isEmpty else { return [] }
    let copies = input.checks.compactMap { file -> (String, [UInt8])? in
      guard let copy = registered.first(where: { $0.file == file.path }) else { return nil }
      let lines = [copy.text] + copy.registrations.sorted { $0.key < $1.key }.map(\.value)
      return ("\(input.checksPath)/\(file.name)", Array(lines.joined(separator: "\n").utf8))
    }
    let support = XCTestSupport.source.replacing("public ", with: "")
    return copies + [("\(input.checksPath)/\(XCTestSupport.module).swift", Array(support.utf8))]
  }

  /// What has values printed as in checks that Lectern compiles itself, unless the checks say themselves how.
  private func printing(in input: CheckInput) -> [(String, [UInt8])] {
    let texts = input.checks.map { String(decoding: $0.bytes, as: UTF8.self) }
    guard texts.contains(where: { $0.contains("import Testing") }),
      !texts.contains(where: { $0.contains("CustomTestStringConvertible") })
    else { return [] }
    return [("\(input.checksPath)/\(CheckSupport.printingFile)", Array(CheckSupport.printingSource.utf8))]
  }

  /// The paths of the files that were copied, by those of their copies.
  private func originals(of input: CheckInput, in package: String) -> [String: String] {
    let learner = input.learner.map { ("\(package)/\(input.learnerPath)/\($0.name)", $0.path) }
    let checks = input.checks.map { ("\(package)/\(input.checksPath)/\($0.name)", $0.path) }
    return Dictionary(learner + checks) { first, _ in first }
  }

  /// The object files of all modules but the tools of the build itself.
  private func objects(below folder: String) -> [String] {
    modules(below: folder).filter { !$0.hasSuffix("-tool.build") }.flatMap { files(below: $0, suffix: ".o") }
  }

  /// The folders of what was compiled of each module.
  private func modules(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".build") }.sorted().map { "\(folder)/\($0)" }
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
