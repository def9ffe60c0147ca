import FoundationEssentials
import Subprocess

/// Keeps the cache from growing without end. All in it can be made again.
struct CacheLimit: Sendable {
  /// The whole cache.
  let folder: String
  /// Bytes that are too many.
  let limit: Int

  /// What stands in these folders goes by itself, what was used last goes last.
  private static let kinds = ["objects", "verdicts", "syntax", "parts", "packages", "modules", "toolchain"]
  /// Seconds between two looks at the sizes.
  private static let interval = 3600.0
  /// Seconds for which something may be in use after it was last touched.
  private static let useTime = 900.0
  /// Seconds after which what a process left when it was killed is nobody's any more.
  private static let leftoverTime = 86_400.0

  private struct Entry {
    var path: String
    var size: Int
    /// Seconds since it was last used.
    var age: Double
  }

  /// Looks at the sizes if nobody has for an hour, and takes out what was not used for longest.
  func keepIfDue() {
    let marker = "\(folder)/looked-at"
    if let age = age(of: marker), age < Self.interval { return }
    guard (try? writeFile([], to: marker)) != nil else { return }
    keep()
  }

  /// Takes out leftovers, and where the cache is too large what was not used for longest, until it is four fifths full.
  func keep() {
    for run in entries(in: "runs") where run.age > Self.leftoverTime { removeTree(run.path) }
    var entries = Self.kinds.flatMap(entries)
    for leftover in entries where isTemporary(leftover.path) && leftover.age > Self.leftoverTime {
      removeTree(leftover.path)
    }
    entries.removeAll { isTemporary($0.path) || $0.age < Self.useTime }
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for entry in entries.sorted(by: { $0.age > $1.age }) where total > limit / 5 * 4 {
      removeTree(entry.path)
      total -= entry.size
    }
  }

  private func entries(in kind: String) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(kind)")) ?? []
    return names.compactMap { name in
      let path = "\(folder)/\(kind)/\(name)"
      return age(of: path).map { Entry(path: path, size: size(of: path), age: $0) }
    }
  }

  /// Whether a name is one that something bears until it is whole: `<name>.<process>-<random>`.
  private func isTemporary(_ path: String) -> Bool { fileName(path).contains(/\.\d+-\d+$/) }

  private func age(of path: String) -> Double? {
    fileStatus(path).map { Date().timeIntervalSince1970 - Double($0.modified) / 1e9 }
  }

  private func size(of path: String) -> Int {
    guard isFolder(path) else { return fileStatus(path)?.size ?? 0 }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.reduce(0) { $0 + size(of: "\(path)/\($1)") }
  }
}
