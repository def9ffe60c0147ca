import FoundationEssentials
import Subprocess
import Wordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A Swift toolchain on this machine.
package struct Toolchain: Equatable, Sendable {
  /// The absolute path of `swiftc`, links resolved.
  package var compiler: String
  /// What tells this toolchain from another without starting a process: path, size and time of change of `swiftc`.
  package var identity: String

  /// The file `name` beside the compiler.
  package func tool(_ name: String) -> String {
    compiler.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/" + name
  }

  /// The first toolchain on `PATH`, behind any link or version manager.
  ///
  /// - Parameter ask: what to do when the `swiftc` found is only a version manager's stand-in: given its path, answers
  ///   with the path of the compiler behind it.
  package static func locate(
    environment: [String: String], ask: (String) -> String? = compilerBehind
  ) throws(GradingError) -> Toolchain {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = folders.map { "\($0)/swiftc" }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .noToolchain(Wording("There is no 'swiftc' on PATH.", "PATH에 'swiftc'가 없습니다."))
    }
    if let toolchain = Toolchain(compiler: found) { return toolchain }
    guard let behind = ask(found), let toolchain = Toolchain(compiler: behind) else {
      throw .noToolchain(Wording("'\(found)' leads to no Swift toolchain.", "'\(found)'에서 Swift 툴체인을 찾을 수 없습니다."))
    }
    return toolchain
  }

  /// `nil` unless the path, links resolved, lies in a toolchain: beside the compiler's front end.
  init?(compiler path: String) {
    // `swiftc` is itself a link to the driver, which must be called by the link's name.
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    guard let driver = canonicalPath(path), let status = fileStatus(driver) else { return nil }
    let home = driver.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let here = [home, canonicalPath(folder) ?? folder].first { access("\($0)/swift-frontend", X_OK) == 0 }
    guard let here else { return nil }
    compiler = "\(here)/swiftc"
    identity = "\(driver):\(status.size):\(status.modified)"
  }
}

/// Asks a version manager's stand-in for the compiler that it would start.
package func compilerBehind(_ standIn: String) -> String? {
  struct Answer: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }
  let environment = ProcessInfo.processInfo.environment
  let command = Command(standIn, ["-print-target-info"], environment: environment)
  guard let result = try? collect(command, deadline: Deadline(seconds: 30)), result.ending.isSuccess,
    let answer = try? JSONDecoder().decode(Answer.self, from: Data(result.output))
  else { return nil }
  // The path is `<toolchain>/usr/lib/swift`.
  return answer.paths.runtimeResourcePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    .joined(separator: "/") + "/bin/swiftc"
}
