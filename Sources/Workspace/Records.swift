internal import FoundationEssentials

/// A value that the workspace keeps as a JSON file of its own.
protocol Record: Codable {
  static var currentVersion: Int { get }
  var formatVersion: Int { get }
}

extension Record {
  /// The record in a file's bytes.
  ///
  /// - Parameter path: Where they come from, for errors.
  init(_ bytes: [UInt8], path: String) throws(WorkspaceError) {
    guard let version = try? JSONDecoder().decode(RecordVersion.self, from: Data(bytes)) else {
      throw .damagedRecord(path: path)
    }
    guard version.formatVersion <= Self.currentVersion else { throw .newerRecord(path: path) }
    guard let record = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else {
      throw .damagedRecord(path: path)
    }
    self = record
  }

  /// The record as it is written: keys in order, a line each, for people and version control.
  func bytes(path: String) throws(WorkspaceError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try Array(encoder.encode(self)) + [UInt8(ascii: "\n")]
    } catch {
      throw .failed(operation: .write, path: path, reason: "\(error)")
    }
  }
}

/// What every record begins with, whatever a newer one holds.
private struct RecordVersion: Decodable {
  var formatVersion: Int
}
