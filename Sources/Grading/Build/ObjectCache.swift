import ContentHash
import FoundationEssentials
import Wordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Products of the compiler, each folder under the hash of all that went into it.
///
/// A folder appears whole or not at all, so several processes may share the cache and any of them may be killed. One that
/// has been damaged since, so that a file is missing or of another size, is made anew.
struct ObjectCache: Sendable {
  /// `<cache>/objects`.
  let folder: String

  /// The folder of a product, made by `build` in a temporary place when it is not there yet.
  ///
  /// - Parameter build: fills the folder that it is given; when it returns false, the product is not kept.
  /// - Returns: the folder, or `nil` when `build` returned false.
  func product(_ key: Digest, build: (_ folder: String) throws(GradingError) -> Bool) throws(GradingError) -> String? {
    let place = place(key)
    if holds(key) {
      markAsUsed(place)
      return place
    }
    let temporary = "\(place).\(getpid())-\(UInt32.random(in: 0 ... .max))"
    try makeFolder(temporary)
    do {
      guard try build(temporary) else {
        removeTree(temporary)
        return nil
      }
      try writeFile(Array(inventory(of: temporary).utf8), to: "\(temporary)/\(Self.inventoryName)")
    } catch {
      removeTree(temporary)
      throw error
    }
    if rename(temporary, place) != 0 {
      // Whoever comes second finds the first one's folder in the way: it holds the same, unless it is damaged.
      if holds(key) {
        removeTree(temporary)
      } else {
        removeTree(place)
        guard rename(temporary, place) == 0 else {
          throw .io(
            Wording(
              "'\(place)' cannot be put in its place: \(String(cString: strerror(errno))).",
              "제자리에 놓을 수 없습니다: '\(place)' (\(String(cString: strerror(errno))))"))
        }
      }
    }
    return place
  }

  /// Whether a product is there and whole.
  func holds(_ key: Digest) -> Bool {
    let place = place(key)
    guard let written = readFile("\(place)/\(Self.inventoryName)") else { return false }
    return written == Array(inventory(of: place).utf8)
  }

  private func place(_ key: Digest) -> String { "\(folder)/\(key.hex)" }

  private static let inventoryName = "inventory"

  /// The names and sizes of a folder's files.
  private func inventory(of folder: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0 != Self.inventoryName }.sorted()
      .map { "\($0) \(fileStatus("\(folder)/\($0)")?.size ?? 0)\n" }.joined()
  }
}
