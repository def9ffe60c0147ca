import Foundation

/// A repository in miniature, with the real launcher and bootstrap script, and a `swift` that only pretends to build.
///
/// Its products are scripts that print how they were called; what the stubs were asked is kept in a log.
final class Sandbox {
  let folder: URL
  var root: URL { folder.appending(path: "a course of cards") }
  private var log: URL { folder.appending(path: "log") }
  private var environment: [String: String]

  init() throws {
    let created = FileManager.default.temporaryDirectory.appending(path: "lectern-launcher-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: created, withIntermediateDirectories: true)
    // The launcher prints canonical paths, and the temporary folder may lie behind a link.
    folder = created.resolvingSymlinksInPath()
    environment = [
      "HOME": folder.path, "LOG": folder.appending(path: "log").path,
      "PATH": "\(folder.path)/bin:/usr/bin:/bin",
    ]
    let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    for script in ["lectern", "script/bootstrap"] {
      try write(script, String(contentsOf: repository.appending(path: script), encoding: .utf8), executable: true)
    }
    try write("Package.swift", "")
    try write("Sources/Cards/Card.swift", "")
    try stub("bin/pkg-config", "exit 0")
    try installSwift("6.2", in: "bin")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Puts a `swift` of the given version in a folder of the sandbox.
  func installSwift(_ version: String, in bin: String) throws {
    try stub(
      "\(bin)/swift",
      """
      echo "\(version) $1" >>"$LOG"
      [ "$1" = --version ] && echo "Swift version \(version) (swift-\(version)-RELEASE)" && exit
      [ -z "${BROKEN-}" ] || { echo 'Card.swift:1:1: error: no such suit' >&2; exit 1; }
      mkdir -p .build/release
      for product in lectern lectern-runner lectern-syntax; do
        printf '#!/bin/sh\\n[ "$1" = warm-up ] || printf "<%%s>" "$LECTERN_HOME" "$@"\\n' >.build/release/$product
        chmod +x .build/release/$product
      done
      """)
  }

  /// Writes an executable script beside the repository.
  func stub(_ path: String, _ body: String) throws {
    try write("../\(path)", "#!/bin/sh\n\(body)\n", executable: true)
  }

  /// Writes a file of the repository.
  func write(_ path: String, _ text: String, executable: Bool = false) throws {
    let file = root.appending(path: path).standardized
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
    if executable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: root.appending(path: path)) }

  /// Says that a file or folder of the repository was changed some seconds from now, past the clock's coarseness.
  func age(_ path: String, by seconds: TimeInterval) throws {
    let date = Date(timeIntervalSinceNow: seconds)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: root.appending(path: path).path)
  }

  /// How often a `swift` was asked to build since the last question.
  func builds() throws -> Int {
    defer { try? FileManager.default.removeItem(at: log) }
    guard FileManager.default.fileExists(atPath: log.path) else { return 0 }
    return try String(contentsOf: log, encoding: .utf8).split(separator: "\n").count { $0.hasSuffix(" build") }
  }

  struct Run {
    var status: Int32
    var output: String
    var error: String
  }

  /// Calls the launcher, or what stands for it, from the file system's root.
  func run(_ arguments: [String] = [], through path: String = "lectern", _ more: [String: String] = [:]) throws -> Run {
    let process = Process()
    process.executableURL = root.appending(path: path).standardized
    process.arguments = arguments
    process.environment = environment.merging(more) { $1 }
    process.currentDirectoryURL = URL(filePath: "/")
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // Neither says more than a pipe holds.
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try text(of: output), error: try text(of: error))
  }

  private func text(of pipe: Pipe) throws -> String {
    String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
