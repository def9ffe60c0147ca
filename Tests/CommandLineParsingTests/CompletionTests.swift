import CommandLineParsing
import Testing
import Wordings

@Suite("What may come next on a command line")
struct CompletionTests {
  private func words(_ line: [String]) -> [String] { lectern.completion(of: line, in: .english).candidates.map(\.word) }

  @Test(
    "what the table knows",
    arguments: [
      ([""], ["check", "hint", "search", "new", "toc", "help"]), (["c"], ["check"]), (["w"], []),
      (["--color", "never", "to"], ["toc"]), (["-w", "80", "to"], ["toc"]), (["--width=80", "to"], ["toc"]),
      (["check", "--js"], ["--json"]), (["check", "a", "--a"], ["--all"]), (["toc", "--a"], []),
      (["check", "--color", ""], ["auto", "always", "never"]), (["check", "--color=al"], ["--color=always"]),
      (["check", "--color", "=", "al"], ["always"]),
      (["check", "--color", "="], ["auto", "always", "never"].map { $0 }),
      (["new", ""], ["note", "exercise"]), (["new", "no"], ["note"]), (["new", "note", ""], []),
      (["help", "ch"], ["check"]), (["help", "check", ""], []), (["check", "--", "--js"], []), ([], []),
      (["nonsense", "x", ""], []), (["--nonsense=3", "to"], ["toc"]), (["check", "--json=", ""], []),
    ])
  func known(line: [String], candidates: [String]) {
    #expect(words(line) == candidates)
  }

  @Test("options and commands come with what they mean")
  func meanings() {
    #expect(lectern.completion(of: ["to"], in: .english).candidates == [.init("toc", "Show the syllabus.")])
    #expect(lectern.completion(of: ["toc", "--js"], in: .english).candidates == [.init("--json", "Print JSON.")])
  }

  static let table = CommandTable(
    root: Command("tool", "A tool."), version: "1",
    commands: [
      Command(
        "open", "Open.",
        arguments: [
          Positional("one", "One.", from: .names("thing")), Positional("rest", "The rest.", .any, from: .files),
        ],
        options: [.valued("in", .text("dir", from: .folders), "Where.")])
    ])

  @Test(
    "what the table does not know, and where it comes from",
    arguments: [
      (["open", "a"], ValueSource.names("thing"), "a", ""), (["open", "a", ""], .files, "", ""),
      (["open", "a", "b", "c"], .files, "c", ""), (["open", "--in", "x"], .folders, "x", ""),
      (["open", "--in=x"], .folders, "x", "--in="), (["open", "--in", "=", "x"], .folders, "x", ""),
      (["open", "--in", "x", "t"], .names("thing"), "t", ""),
    ])
  func sources(line: [String], source: ValueSource, typed: String, lead: String) {
    let completion = Self.table.completion(of: line, in: .english)
    #expect((completion.source, completion.typed, completion.lead) == (source, typed, lead))
  }
}
