import ContentHash
import SwiftSource

/// A check module cut into modules that compile side by side.
///
/// The checks cost the compiler most of its time, and one file is compiled on one core. So each part is the whole file
/// with the other parts' checks blanked, line for line: places stay what they are, and helpers are in every part. Only
/// whole lines are blanked; where a check shares a line with other code, nothing is cut.
struct CheckParts {
  struct Part: Equatable {
    var module: String
    var files: [InputFile]
  }

  private(set) var parts: [Part] = []
  private let whole: Part
  /// The paths of the original files by those of the parts.
  private(set) var originals: [String: String] = [:]
  /// What a part may lack: the whole module by its name, and its checks.
  private let names: [String]
  /// How many lines the original files have, by path: what follows them in a part was not written by the author.
  private let lengths: [String: Int]

  /// Fewer checks than these are not worth a process.
  private static let fewest = 3

  /// - Parameters:
  ///   - lowered: whether the macros are to be rewritten.
  ///   - misfits: what is left out.
  ///   - count: how many parts at most.
  ///   - folder: where the parts' files lie, each under the hash of its text.
  init(
    module: String, files: [InputFile], _ sources: CheckSources, lowered: Bool, without misfits: [CheckDeclaration],
    count: Int, folder: String
  ) {
    let checks = sources.checks.filter { check in !misfits.contains { $0.holds(check) } }
    names = [module] + checks.map(\.function)
    lengths = Dictionary(files.map { ($0.path, 1 + $0.bytes.count { $0 == UInt8(ascii: "\n") }) }) { first, _ in first }
    let lowered = lowered ? sources.lowered : sources.registered
    func part(_ index: Int, of shares: [Int]) -> Part {
      let own = zip(checks, shares).filter { $1 == index }.map(\.0)
      let others = zip(checks, shares).filter { $1 != index }.map(\.0)
      func left(in file: String) -> [ClosedRange<Int>] {
        others.filter { $0.file == file }.map { $0.firstLine...$0.lastLine }
          + misfits.filter { $0.file == file }.map(\.lines)
      }
      let cut = files.map { file in
        let copy = lowered.first { $0.file == file.path }
        let lines = copy.map { $0.lines(with: own, without: misfits) } ?? file.lines.map(String.init)
        return file.copy(lines.blanking(left(in: file.path)), folder: folder)
      }
      return Part(module: index == 0 ? module : "\(module)_\(index)", files: cut)
    }
    let lines = Dictionary(files.map { ($0.path, $0.lines) }) { first, _ in first }
    let isCuttable = checks.allSatisfy { $0.hasItsLinesAlone(in: lines[$0.file] ?? []) }
    let count = isCuttable ? max(1, min(count, checks.count / Self.fewest)) : 1
    let shares = Self.shares(of: checks, count: count)
    parts = (0..<count).map { part($0, of: shares) }
    whole = count == 1 ? parts[0] : part(0, of: checks.map { _ in 0 })
    for part in parts + [whole] {
      for (copy, file) in zip(part.files, files) where copy.path != file.path { originals[copy.path] = file.path }
    }
  }

  /// The same as one part.
  var joined: CheckParts {
    var joined = self
    joined.parts = [whole]
    return joined
  }

  /// What the compiler said of the parts, at the places of the original files and each once.
  func atOriginals(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.reduce(into: []) { all, diagnostic in
      let diagnostic = diagnostic.inFiles { originals[$0] ?? $0 }
      let isWritten = diagnostic.line <= lengths[diagnostic.file] ?? .max
      if isWritten && !all.contains(diagnostic) { all.append(diagnostic) }
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

  /// The file with other lines, at a place that its text and its original's path name; the file itself where they are
  /// the same.
  fileprivate func copy(_ lines: [String], folder: String) -> InputFile {
    let text = Array(lines.joined(separator: "\n").utf8)
    if text == bytes { return self }
    let place = SHA256.hash(fields: [path, String(decoding: text, as: UTF8.self)]).hex
    return InputFile(name: name, path: "\(folder)/\(place)/\(fileName(name))", bytes: text)
  }
}

extension LoweredFile {
  /// The file's lines, and what makes these checks and their suites known.
  fileprivate func lines(with checks: [DiscoveredCheck], without misfits: [CheckDeclaration]) -> [String] {
    let gone = Set(misfits.flatMap(\.names))
    let suites = suites.filter { gone.isDisjoint(with: $0.key.split(separator: "/").map(String.init)) }
    let known = checks.filter { $0.file == file }.compactMap { registrations[$0.id] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [support]
      + suites.sorted { $0.key < $1.key }.map(\.value) + known
  }
}

extension [String] {
  /// The lines with some of them empty.
  fileprivate func blanking(_ ranges: [ClosedRange<Int>]) -> [String] {
    var lines = self
    for range in ranges {
      for line in range where lines.indices.contains(line - 1) { lines[line - 1] = "" }
    }
    return lines
  }
}

extension CheckDeclaration {
  /// Whether a check is this declaration or stands in it; one of XCTest's also if this is the class that inherits it.
  func holds(_ check: DiscoveredCheck) -> Bool {
    check.file == file && lines.contains(check.firstLine) && lines.contains(check.lastLine)
      || check.framework == .xctest && check.suite.split(separator: "/").contains { names.contains(String($0)) }
  }
}
