internal import ContentHash

/// The index of one course among those in the cache.
struct IndexCache {
  let folder: String
  let key: IndexFile.Key
  /// Bytes that the indexes of all courses may take; those that were written longest ago go first.
  var limit = 256_000_000

  var path: String { "\(folder)/\(SHA256.hash(fields: [key.root]).hex)" }

  func files() -> [IndexedFile] {
    contents(of: path).map { IndexFile.files(in: $0, key) } ?? []
  }

  /// Keeps the files where that can be.
  func keep(_ files: [IndexedFile]) {
    let bytes = IndexFile.bytes(of: files, key)
    guard bytes.count <= limit else { return remove(path) }
    if !replace(path, with: bytes) {
      makeFolder(folder)
      guard replace(path, with: bytes) else { return }
    }
    makeRoom()
  }

  private func makeRoom() {
    let files = names(in: folder).compactMap { name in
      FileStamp("\(folder)/\(name)").map { (path: "\(folder)/\(name)", size: Int($0.size), modified: $0.modified) }
    }
    var total = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.modified < $1.modified }) where total > limit && file.path != path {
      remove(file.path)
      total -= file.size
    }
  }
}
