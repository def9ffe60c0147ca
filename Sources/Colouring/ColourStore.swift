import ContentHash
import SwiftSource

/// Colours by the hash of their code, in a folder that any number of processes share.
///
/// It is a few dozen files of records. A record is added at the end of its file in one step, and a file that has grown too
/// long is replaced by the newer half of itself; so the whole stays below 4 MB, the colours of some 12 MB of code. What is
/// damaged is not found and comes anew. Where the folder cannot be used, everything is kept as long as this value.
struct ColourStore {
  private let folder: String
  /// The files as they were when first needed, with what was added since.
  private var shards: [Int: ColourShard] = [:]

  private static let shardCount = 64

  /// - Parameter folder: made by the first record.
  init(folder: String) { self.folder = folder }

  mutating func colours(of key: Digest) -> CodeColours? {
    let number = Self.shard(of: key)
    return load(number).payload(of: key).flatMap { CodeColours(encoded: $0) }
  }

  mutating func keep(_ colours: CodeColours, for key: Digest) {
    let number = Self.shard(of: key)
    let record = ColourShard.record(colours.encoded, key)
    if load(number).hasRoom(for: record) {
      append(record, toFileAt: path(number))
    } else {
      // Others may have added to it in the meantime.
      let shard = read(number).newerHalf
      replaceFile(at: path(number), with: shard.bytes + record)
      shards[number] = shard
    }
    shards[number]?.add(record)
  }

  private mutating func load(_ number: Int) -> ColourShard {
    if let shard = shards[number] { return shard }
    let shard = read(number)
    shards[number] = shard
    return shard
  }

  private func read(_ number: Int) -> ColourShard {
    ColourShard(readFile(path(number), limit: 2 * ColourShard.limit))
  }

  private static func shard(of key: Digest) -> Int { Int(key.bytes.first ?? 0) % shardCount }

  private func path(_ number: Int) -> String { "\(folder)/\(number)" }
}
