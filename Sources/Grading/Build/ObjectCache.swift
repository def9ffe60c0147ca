import ContentHash

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Products of the compiler, each folder under the hash of all that went into it.
///
/// A folder appears whole or not at all, so several processes may share the cache and any of them may be killed.
struct ObjectCache: Sendable {
  /// `<cache>/objects`.
  let folder: String

  /// The folder of a product, made by `build` in a temporary place when it is not there yet.
  ///
  /// - Parameter build: fills the folder that it is given; when it returns false, the product is not kept.
  /// - Returns: the folder, or `nil` when `build` returned false.
  func product(_ key: Digest, build: (_ folder: String) throws(GradingError) -> Bool) throws(GradingError) -> String? {
    let place = place(key)
    if holds(key) { return place }
    let temporary = "\(place).\(getpid())-\(UInt32.random(in: 0 ... .max))"
    try makeFolder(temporary)
    do {
      guard try build(temporary) else {
        removeTree(temporary)
        return nil
      }
    } catch {
      removeTree(temporary)
      throw error
    }
    // Whoever comes second finds the first one's folder in the way: it holds the same.
    if rename(temporary, place) != 0 { removeTree(temporary) }
    return place
  }

  /// Whether a product is there.
  func holds(_ key: Digest) -> Bool { access(place(key), R_OK) == 0 }

  private func place(_ key: Digest) -> String { "\(folder)/\(key.hex)" }
}
