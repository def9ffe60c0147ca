import Foundation
import SampleCourse
import Testing

/// What shells and manual readers get: real ones are asked.
@Suite("Shells and the manual page")
struct ShellTests {
  static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  static let lines: [([String], [String])] = [
    (["hin"], ["hint"]), (["hint", "a"], ["adder"]), (["start", ""], ["adder", "greeter"]),
    (["read", "01"], ["01-numbers"]), (["read", "02-words#g"], ["02-words#greeting"]),
    (["check", "--verb"], ["--verbose"]),
    (["--lang", ""], ["en", "ko"]), (["completions", "z"], ["zsh"]),
  ]

  /// Runs a shell with the script for it; `lectern` is on its path.
  private func words(_ shell: String, _ arguments: [String], _ script: String) throws -> [String] {
    let learner = try Learner()
    let file = "\(learner.folder.path)/completions"
    try learner.folder.write(learner.lectern("completions", shell).output, to: "completions")
    try learner.folder.write(script.replacing("@SCRIPT@", with: "'\(file)'"), to: "line")
    let folder = TestFolder.programs
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try learner.shell("PATH='\(folder)':$PATH \(shell) '\(learner.folder.path)/line' \(quoted)")
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" && $0 != ":" }) }
  }

  @Test("bash completes commands, options, exercises, notes and sections", arguments: lines)
  func bash(line: [String], expected: [String]) throws {
    let script = """
      source @SCRIPT@
      COMP_WORDS=(lectern "$@") COMP_CWORD=$#
      _lectern
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try words("bash", line, script) == expected)
  }

  /// The completion system's own functions stand only inside of a widget: here they print what they are given.
  @Test("zsh does too", .enabled(if: has("zsh")), arguments: lines)
  func zsh(line: [String], expected: [String]) throws {
    let script = """
      compdef() { : }
      _describe() { print -rl -- "${(@P)@[-1]}" }
      _files() { : }
      source @SCRIPT@
      words=(lectern "$@") CURRENT=$(( $# + 1 ))
      _lectern
      """
    #expect(try words("zsh", line, script) == expected)
  }

  @Test("fish does too", .enabled(if: has("fish")), arguments: lines)
  func fish(line: [String], expected: [String]) throws {
    let script = """
      source @SCRIPT@
      complete -C "lectern $argv"
      """
    // Fish sorts, and knows that a lone candidate ends the word.
    #expect(try words("fish", line, script).sorted() == expected.sorted())
  }

  @Test("zsh reads its script without a mistake", .enabled(if: has("zsh")))
  func zshSyntax() throws {
    let learner = try Learner()
    let run = try learner.shell("\"$lectern\" completions zsh | zsh -n")
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test(
    "what a shell asks never fails, whatever was typed",
    arguments: [["--x=", "="], ["'", "\u{1B}"], ["read", "#"], []])
  func neverFails(words: [String]) throws {
    let run = try Learner().lectern(["complete", "--"] + words)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test("the manual page is one that man(1) formats without complaint", .enabled(if: has("man")))
  func man() throws {
    let learner = try Learner()
    let run = try learner.shell("\"$lectern\" man > page.1; LC_ALL=C.UTF-8 man --warnings -l page.1 </dev/null | cat")
    #expect(run.errors.isEmpty)
    for verb in OutputTests.verbs { #expect(run.output.contains("lectern \(verb)")) }
  }

  @Test("mandoc(1) finds no mistake in it", .enabled(if: has("mandoc")))
  func mandoc() throws {
    let run = try Learner().shell("\"$lectern\" man | mandoc -Tlint -Wwarning | grep -v 'missing date'")
    #expect(run.output.isEmpty, "\(run.output)")
  }
}
