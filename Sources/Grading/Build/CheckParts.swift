import ContentHash
import SwiftSource

/// A check module cut into modules that compile side by side.
///
/// The macros of a check file cost the compiler most of its time, and one file is compiled on one core. So each part is
/// the whole file with the other parts' checks blanked, line for line: places stay what they are, and helpers are in
/// every part. Only whole lines are blanked; where a check shares a line with other code, nothing is cut.
struct CheckParts {
  struct Part: Equatable {
    var module: String
    var files: [InputFile]
  }

  private(set) var parts: [Part]
  /// The paths of the original files by those of the parts.
  private(set) var originals: [String: String] = [:]
  /// What a part may lack: the whole module by its name, and its checks.
  private let names: [String]

  /// Fewer checks than these are not worth a process.
  private static let fewest = 3

  /// - Parameters:
  ///   - checks: all checks of the module.
  ///   - count: how many parts at most.
  ///   - folder: where the parts' files lie, each under the hash of its text.
  init(module: String, files: [InputFile], _ checks: [DiscoveredCheck], count: Int, folder: String) {
    let count = min(count, checks.count / Self.fewest)
    let whole = Part(module: module, files: files)
    parts = [whole]
    names = [module] + checks.map(\.function)
    let lines = Dictionary(files.map { ($0.path, $0.lines) }) { first, _ in first }
    guard count > 1, checks.allSatisfy({ $0.hasItsLinesAlone(in: lines[$0.file] ?? []) }) else { return }
    let shares = Self.shares(of: checks, count: count)
    parts = (0..<count).map { index in
      let others = zip(checks, shares).filter { $1 != index }.map(\.0)
      let cut = files.map { file in
        let blanked = others.filter { $0.file == file.path }
        return blanked.isEmpty ? file : file.blanking(blanked, folder: folder)
      }
      return Part(module: index == 0 ? module : "\(module)_\(index)", files: cut)
    }
    for part in parts {
      for (file, original) in zip(part.files, files) where file.path != original.path {
        originals[file.path] = original.path
      }
    }
  }

  /// Whether a message of the compiler may only mean that a part is not whole.
  func mayLack(_ message: String) -> Bool {
    parts.count > 1 && names.contains { message.contains("'\($0)") }
  }

  /// The part of each check: neighbours together, each part with about as many lines.
  private static func shares(of checks: [DiscoveredCheck], count: Int) -> [Int] {
    let weights = checks.map { $0.lastLine - $0.firstLine + 3 }
    let total = weights.reduce(0, +)
    var before = 0
    return weights.map { weight in
      defer { before += weight }
      return min(count - 1, (before + weight / 2) * count / total)
    }
  }
}

extension DiscoveredCheck {
  /// Whether the function begins with an attribute at the beginning of its first line, and ends with its last one.
  fileprivate func hasItsLinesAlone(in lines: [Substring]) -> Bool {
    guard framework == .swiftTesting, lines.indices.contains(lastLine - 1), firstLine <= lastLine else { return false }
    return lines[firstLine - 1].drop(while: \.isWhitespace).hasPrefix("@")
      && lines[lastLine - 1].reversed().drop(while: \.isWhitespace).first == "}"
  }
}

extension InputFile {
  fileprivate var lines: [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The file without some checks, at a place that its text and its original's path name.
  fileprivate func blanking(_ checks: [DiscoveredCheck], folder: String) -> InputFile {
    var lines = lines
    for check in checks {
      for line in check.firstLine...check.lastLine { lines[line - 1] = "" }
    }
    let text = lines.joined(separator: "\n")
    let place = SHA256.hash(fields: [path, text]).hex
    return InputFile(name: name, path: "\(folder)/\(place)/\(fileName(name))", bytes: Array(text.utf8))
  }
}
