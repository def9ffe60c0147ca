import ContentHash
import FoundationEssentials
import Wordings

/// How to call the compiler's front end and the linker directly: what the toolchain's driver would call itself.
struct BuildTools: Codable, Equatable, Sendable {
  /// The front end and the arguments that every compilation shares.
  var compile: [String]
  /// The linker and its arguments, without objects and output.
  var link: [String]

  /// The linker and its arguments but for shared libraries of the system and the toolchain.
  var linkWithoutLibraries: [String] {
    link.filter { !$0.hasPrefix("-l") || $0 == "-lgcc" }
  }

  /// Learns the calls from the driver once per toolchain, and remembers them in a file.
  static func learn(
    from toolchain: Toolchain, languageMode: Int, cache: String, environment: [String: String]
  ) throws(GradingError) -> BuildTools {
    let key = SHA256.hash(fields: ["build tools 3", toolchain.identity, "\(languageMode)"]).hex
    let file = "\(cache)/toolchain/\(key).json"
    if let bytes = readFile(file), let known = try? JSONDecoder().decode(Self.self, from: Data(bytes)) { return known }
    let learned = try ask(toolchain, languageMode: languageMode, environment: environment)
    try makeFolder("\(cache)/toolchain")
    guard let bytes = try? JSONEncoder().encode(learned) else { return learned }
    try writeFile(Array(bytes), to: file)
    return learned
  }

  private static func ask(
    _ toolchain: Toolchain, languageMode: Int, environment: [String: String]
  ) throws(GradingError) -> BuildTools {
    func jobs(_ program: String, _ arguments: [String]) throws(GradingError) -> [[String]] {
      let output = try callTool(program, ["-###"] + arguments, environment: environment, directory: "/", seconds: 60)
        .output
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map(splitShellWords)
    }
    let compile = try jobs(
      toolchain.compiler,
      [
        "-swift-version", "\(languageMode)", "-wmo", "-parse-as-library", "-enable-testing", "-Onone", "-c", probe,
        "-emit-module", "-emit-module-path", "probe.swiftmodule", "-module-name", "Probe", "-o", "probe.o",
      ])
    let link = try jobs(toolchain.compiler, ["-emit-library", "-module-name", "Probe", "probe.o", "-o", output])
    guard let front = compile.first(where: { $0.contains("-frontend") && $0.contains("-c") }), let driven = link.last
    else {
      throw .noToolchain(
        Wording(
          "'\(toolchain.compiler)' does not say how it compiles ('swiftc -###').",
          "'\(toolchain.compiler)'의 컴파일 방법을 알 수 없습니다('swiftc -###')."))
    }
    var linker = driven.filter { $0 != "probe.o" && !$0.hasPrefix("@") }
    #if os(Linux)
      // One step further: what clang would call.
      guard let direct = try jobs(linker[0], ["-fuse-ld=lld"] + linker.dropFirst()).last(where: { $0.count > 4 }) else {
        throw .noToolchain(
          Wording(
            "'\(linker[0])' does not say how it links ('clang -###').", "'\(linker[0])'의 링크 방법을 알 수 없습니다('clang -###')."
          ))
      }
      linker = direct
    #endif
    return BuildTools(compile: shared(front), link: without(["-o"], linker))
  }

  private static let probe = "probe.swift"
  private static let output = "libprobe.so"

  /// The arguments of the probe's compilation that do not name the probe.
  private static func shared(_ arguments: [String]) -> [String] {
    let own = ["-o", "-module-name", "-emit-module-path", "-emit-module-doc-path", "-emit-module-source-info-path"]
    return without(own, arguments).filter { ![probe, "-c", "-emit-module", "-enable-testing"].contains($0) }
  }

  /// Takes out options with their values.
  private static func without(_ options: [String], _ arguments: [String]) -> [String] {
    var kept: [String] = []
    var index = 0
    while index < arguments.count {
      if options.contains(arguments[index]) {
        index += 2
      } else {
        kept.append(arguments[index])
        index += 1
      }
    }
    return kept
  }
}

/// Splits a line as a shell would: at blanks, but for those in double or single quotes or after a backslash.
func splitShellWords(_ line: Substring) -> [String] {
  var words: [String] = []
  var word = ""
  var isOpen = false
  var quote: Character?
  var isEscaped = false
  for character in line {
    if isEscaped {
      word.append(character)
      isEscaped = false
    } else if character == "\\" && quote != "'" {
      (isEscaped, isOpen) = (true, true)
    } else if character == quote {
      quote = nil
    } else if quote == nil && (character == "\"" || character == "'") {
      (quote, isOpen) = (character, true)
    } else if quote == nil && character == " " {
      if isOpen { words.append(word) }
      (word, isOpen) = ("", false)
    } else {
      word.append(character)
      isOpen = true
    }
  }
  return isOpen ? words + [word] : words
}
