import FoundationEssentials
import Subprocess

/// Where in the learner's code a check crashed or hung.
struct CrashPlace: Equatable, Sendable {
  var file: String
  var line: Int
  /// `item(_:)`
  var function: String?
  /// What the compiler stopped the program for without a word: `arithmetic overflow`.
  var failure: String?
}

/// Finds the line of the learner's code in which a check crashed or hung, from the open calls that the Swift runtime or
/// the runner told of and the line tables of the learner's object.
struct CrashLocator {
  /// The absolute paths of `llvm-symbolizer` and `swift-demangle`.
  let symbolizer: String
  let demangler: String
  let library: String
  let learner: [InputFile]
  /// As in `BuiltChecks`.
  let originals: [String: String]

  /// How many open calls are looked at.
  private static let depth = 32

  func locate(_ trap: Trap) -> CrashPlace? {
    if let file = trap.file, let line = trap.line {
      // The runtime writes `Module/File.swift`.
      return CrashPlace(file: learner.first { fileName($0.path) == fileName(file) }?.path ?? file, line: line)
    }
    let calls = symbols(of: trap.places.prefix(Self.depth))
    let paths = Set(learner.map(\.path))
    guard let place = calls.lazy.compactMap({ place(of: $0, in: paths) }).first else { return nil }
    return CrashPlace(
      file: place.file, line: place.line, function: place.symbol.flatMap(demangled), failure: failure(in: calls))
  }

  /// One call as the line tables have it; what was inlined at the place stands before what it was inlined in.
  private struct Call: Decodable {
    var symbols: [Symbol]?

    struct Symbol: Decodable {
      var function: String
      var file: String
      var line: Int

      enum CodingKeys: String, CodingKey { case function = "FunctionName", file = "FileName", line = "Line" }
    }

    enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
  }

  private func symbols(of places: some Collection<UInt64>) -> [Call] {
    guard !places.isEmpty else { return [] }
    let arguments = ["--obj=\(library)", "--functions=linkage", "--inlines", "--output-style=JSON"]
    guard
      let result = try? collect(
        Command(symbolizer, arguments + places.map { "\($0)" }), deadline: Deadline(seconds: 5))
    else { return [] }
    return result.output.split(separator: UInt8(ascii: "\n"))
      .flatMap { line in
        (try? JSONDecoder().decode([Call].self, from: Data(line))) ?? []
      }
  }

  private func place(of call: Call, in paths: Set<String>) -> (file: String, line: Int, symbol: String?)? {
    for symbol in call.symbols ?? [] where symbol.line > 0 {
      let path = originals[symbol.file] ?? symbol.file
      if paths.contains(path) { return (path, symbol.line, symbol.function.hasPrefix("$s") ? symbol.function : nil) }
    }
    return nil
  }

  /// The compiler inlines each stop into a function of the debugger's that says why.
  private func failure(in calls: [Call]) -> String? {
    let mark = "Swift runtime failure: "
    return calls.first?.symbols?.lazy.compactMap { $0.function.dropPrefix(mark) }.first.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }

  /// The function as one writes it; `nil` for what has no name there, such as a closure's own symbol.
  private func demangled(_ symbol: String) -> String? {
    let command = Command(demangler, ["--compact", "--simplified", symbol])
    guard let result = try? collect(command, deadline: Deadline(seconds: 5)), result.ending.isSuccess else {
      return nil
    }
    let name = String(decoding: result.output, as: UTF8.self).prefix { $0 != "\n" }
    return name.isEmpty || name.hasPrefix("$s") ? nil : String(name)
  }
}
