import FoundationEssentials
import Wordings

/// The copy of a course's package that the package manager builds, with files of one's own in it.
///
/// It is kept, and only what differs is written: the package manager builds again what has another time of change.
struct PackageCopy {
  /// Absolute path of the copy.
  let folder: String

  /// Makes the copy the same as an exercise's package, but for the Swift files of one module.
  ///
  /// - Parameters:
  ///   - exercise: absolute path of the package; what is hidden in it is left out.
  ///   - module: the folder in the package whose Swift files are left out.
  ///   - written: the files of one's own by their paths in the package, in the place of the exercise's.
  func follow(_ exercise: String, but module: String, with written: [String: [UInt8]]) throws(GradingError) {
    let written = Dictionary(written.map { (Self.plain($0.key), $0.value) }) { $1 }
    let module = Self.plain(module)
    let others = Set(swiftFiles(below: "\(exercise)/\(module)").map { Self.plain("\(module)/\($0)") })
    let copied = Set(visible(leaves(below: exercise))).subtracting(others).subtracting(written.keys)
    for path in visible(leaves(below: folder)) where !copied.contains(path) && written[path] == nil {
      // The package manager's own note of the packages that it found.
      if path != "Package.resolved" { removeTree("\(folder)/\(path)") }
    }
    for path in copied.sorted() { try copy("\(exercise)/\(path)", to: path) }
    for (path, bytes) in written where isLink("\(folder)/\(path)") || readFile("\(folder)/\(path)") != bytes {
      try makeRoom(for: path)
      try writeFile(bytes, to: "\(folder)/\(path)")
    }
  }

  private func copy(_ original: String, to path: String) throws(GradingError) {
    let target = "\(folder)/\(path)"
    if FileManager.default.contentsEqual(atPath: original, andPath: target) { return }
    try makeRoom(for: path)
    do {
      try FileManager.default.copyItem(atPath: original, toPath: target)
    } catch {
      throw .io(
        Wording("The file '\(original)' cannot be copied: \(error)", "'\(original)' 파일을 복사할 수 없습니다: \(error)"))
    }
    // The original's time may be older than that of what was built.
    if !isLink(target) { markAsUsed(target) }
  }

  private func makeRoom(for path: String) throws(GradingError) {
    removeTree("\(folder)/\(path)")
    try makeFolder(parentFolder("\(folder)/\(path)"))
  }

  /// A path without what a manifest may write but a folder's names do not have.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private func visible(_ paths: [String]) -> [String] { paths.filter { !$0.hasPrefix(".") } }

  /// All that is no folder below one, as paths relative to it; what a link leads to is not looked at.
  private func leaves(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      guard isFolder(path), !isLink(path) else { return [name] }
      return leaves(below: path).map { "\(name)/\($0)" }
    }
  }
}
