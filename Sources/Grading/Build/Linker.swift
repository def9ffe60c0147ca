import ContentHash
import Subprocess
import Wordings

/// Links objects into the shared object that the runner loads.
struct Linker {
  let tools: BuildTools
  let toolchain: Toolchain
  let environment: [String: String]
  /// Products that hang on the toolchain alone.
  let shared: ObjectCache
  /// Wall-clock seconds for one call.
  let deadline: Double

  /// Links with all that the objects ask for.
  ///
  /// - Returns: why it failed, or `nil`.
  func link(_ objects: [String], into library: String) throws(GradingError) -> Wording? {
    try call(tools.link + objects + entries(of: objects) + ["-o", library])
  }

  /// Links compiled Swift, which asks for shared libraries only.
  ///
  /// Reading the toolchain's large libraries takes most of a linker's time, and nothing in them goes into a shared
  /// object. So one that only names them is made, once for each set of them, and stands for them here.
  ///
  /// - Returns: why it failed, or `nil`.
  func linkSwift(_ objects: [String], into library: String) throws(GradingError) -> Wording? {
    #if os(Linux)
      try call(tools.linkWithoutLibraries + objects + [try libraries(of: objects), "-o", library])
    #else
      try link(objects, into: library)
    #endif
  }

  /// The absolute path of a shared object that needs the libraries that these objects ask for, and holds nothing.
  func libraries(of objects: [String]) throws(GradingError) -> String {
    let entries = try entries(of: objects)
    let key = SHA256.hash(fields: ["libraries 1", toolchain.identity] + tools.link + entries)
    var failure: Wording?
    let folder = try shared.product(key) { folder throws(GradingError) in
      failure = try call(tools.link + entries + ["-o", "\(folder)/\(Self.name)"])
      return failure == nil
    }
    guard let folder else { throw .io(failure ?? Wording("The linker failed.", "링커가 실패했습니다.")) }
    return "\(folder)/\(Self.name)"
  }

  /// What the objects ask for, each once. XCTest comes last: it does not say where the libraries lie that it needs, and
  /// finds them only when others have been loaded with them.
  private func entries(of objects: [String]) throws(GradingError) -> [String] {
    var entries: [String] = []
    for object in objects {
      guard let bytes = readFile(object) else {
        throw .io(Wording("'\(object)' is gone from the cache.", "캐시에서 없어졌습니다: '\(object)'"))
      }
      for entry in autolinkEntries(of: bytes) where !entries.contains(entry) { entries.append(entry) }
    }
    let last = "-lXCTest"
    return entries.filter { $0 != last } + entries.filter { $0 == last }
  }

  private static let name = "lectern-libraries.so"

  private func call(_ command: [String]) throws(GradingError) -> Wording? {
    let linked = try callTool(command[0], Array(command.dropFirst()), environment: environment, seconds: deadline)
    if linked.ending.isSuccess { return nil }
    let words = String(decoding: linked.output.prefix(2000), as: UTF8.self)
    return Wording("The linker failed: \(words)", "링커가 실패했습니다: \(words)")
  }
}
