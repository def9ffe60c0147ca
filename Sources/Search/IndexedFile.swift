internal import ContentHash
internal import Markdown

/// One file of a course with its indexed text, and what the text was made of.
struct IndexedFile: Sendable {
  /// Relative to the course's root.
  var file: String
  var stamp: FileStamp
  /// The hash of the file's bytes and of the name that its text bears.
  var content: [UInt8]
  /// When this stamp was first seen, in nanoseconds since 1970 by this machine's clock.
  var firstSeen: Int64
  /// Whether any later change of the file gives it another stamp.
  var isSettled: Bool
  var text: IndexedText

  /// Nanoseconds between two ticks of the coarsest file system's clock (FAT).
  private static let coarsestTick: Int64 = 2_000_000_000
  /// Nanoseconds by which the clocks of a file server and of this machine may differ.
  private static let skew: Int64 = 600_000_000_000

  /// Whether a file that is read now, with a stamp first seen then, cannot change any more under this stamp.
  ///
  /// Two changes in one tick of the file system's clock have one stamp, and what was read may lie between them. Once a
  /// tick has passed since the stamp was first seen, a change has a later one. A file that is old by any clock need not be
  /// read twice for that.
  static func isSettled(_ stamp: FileStamp, firstSeen: Int64, now: Int64) -> Bool {
    now &- firstSeen > coarsestTick || now &- max(stamp.modified, stamp.changed) > skew
  }
}

extension IndexedFile {
  /// The file as it is now.
  /// - Parameters:
  ///   - old: the file as it was, which is not parsed again where it has not changed.
  ///   - now: nanoseconds since 1970.
  /// - Returns: `nil` where it cannot be read, or is too large.
  init?(_ file: String, at path: String, name: String, old: IndexedFile?, now: Int64) {
    guard let stamp = FileStamp(path), stamp.size <= Self.largest else { return nil }
    if let old, old.stamp == stamp, old.isSettled {
      self = old
      return
    }
    guard let bytes = contents(of: path) else { return nil }
    let content = Self.hash(bytes, name)
    let firstSeen = old.flatMap { $0.stamp == stamp ? $0.firstSeen : nil } ?? now
    guard let text = old.flatMap({ $0.content == content ? $0.text : nil }) ?? Self.indexed(bytes, name) else {
      return nil
    }
    self.init(
      file: file, stamp: stamp, content: content, firstSeen: firstSeen,
      isSettled: Self.isSettled(stamp, firstSeen: firstSeen, now: now), text: text)
  }

  /// The bytes of the largest file that is searched.
  static let largest: Int64 = 100_000_000

  private static func hash(_ bytes: [UInt8], _ name: String) -> [UInt8] {
    var hash = SHA256()
    hash.update(field: name)
    hash.update(field: bytes)
    return hash.finalize().bytes
  }

  private static func indexed(_ bytes: [UInt8], _ name: String) -> IndexedText? {
    try? IndexedText(Document(parsing: String(decoding: bytes, as: UTF8.self)), name: name)
  }

  /// Whether both were made of the same file at the same time, so that neither tells more.
  func isSame(as other: IndexedFile) -> Bool {
    stamp == other.stamp && content == other.content && isSettled == other.isSettled && firstSeen == other.firstSeen
  }
}
