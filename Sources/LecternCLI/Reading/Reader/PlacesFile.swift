import ContentHash
import Course
import FoundationEssentials
import Reader
import Workspace

/// Where the person is in every text, as a file keeps it.
///
/// It lies in the workspace, or in the cache folder as long as there is none. It is written as a whole, and what cannot
/// be read is begun anew: a place is soon found again.
final class PlacesFile {
  /// What the file holds.
  private struct Content: Codable, Equatable {
    var formatVersion = 1
    /// The text that was read last.
    var latest: String?
    var places: [String: Place] = [:]
  }

  /// More texts than a course has; the places beyond it are forgotten.
  private static let limit = 1000

  private let workspace: Workspace
  private let cached: String
  private var content = Content()

  init(_ site: Site, cacheFolder: String) {
    workspace = site.workspace
    let hash = SHA256.hash(Array(site.course.root.utf8)).bytes.prefix(8).map { String($0, radix: 16) }.joined()
    cached = "\(cacheFolder)/places/\(hash).json"
    content = [path, cached].lazy.compactMap(Self.read).first ?? Content()
  }

  subscript(name: TextName) -> Place? { name.key.flatMap { content.places[$0] } }

  /// The key of the text that was read last.
  var latest: String? { content.latest }

  /// Keeps a place, and the text as the one that was read last.
  func keep(_ place: Place, in name: TextName) {
    guard let key = name.key else { return }
    var next = content
    next.latest = key
    next.places[key] = place
    while next.places.count > Self.limit, let other = next.places.keys.first(where: { $0 != key }) {
      next.places[other] = nil
    }
    guard next != content else { return }
    content = next
    write()
  }

  private var path: String { workspace.exists ? "\(workspace.directory)/.lectern/places.json" : cached }

  private static func read(_ path: String) -> Content? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return (try? JSONDecoder().decode(Content.self, from: data)).flatMap { $0.formatVersion == 1 ? $0 : nil }
  }

  private func write() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(content) else { return }
    let path = path
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    try? FileManager.default.createDirectory(atPath: "/\(folder)", withIntermediateDirectories: true)
    try? data.write(to: URL(filePath: path), options: .atomic)
  }
}
