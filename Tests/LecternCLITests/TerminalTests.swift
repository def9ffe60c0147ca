import Foundation
import SampleCourse
import Testing

@Suite("On a terminal")
struct TerminalTests {
  /// The parameters of every style that is set in a text.
  private func styles(in text: String) -> Set<Substring> {
    Set(text.matches(of: #/\x1B\[([0-9;]*)m/#).map(\.output.1))
  }

  private func unstyled(_ text: String) -> [Substring] {
    text.replacing(#/\x1B\[[0-9;]*m/#, with: "").split(separator: "\n")
  }

  @Test("there is colour, and no word beside the marks")
  func colour() throws {
    let learner = try Learner()
    #expect(try unstyled(learner.onTerminal("toc")).contains { $0.hasSuffix("○ adder") })
    try learner.lectern("start", "adder")
    let check = try learner.onTerminal("check", "adder")
    // Foreground colours: 30 to 38, 90 to 97.
    #expect(styles(in: check).contains { $0.contains(#/(^|;)(3[0-8]|9[0-7])(;|$)/#) }, "\(styles(in: check))")
    #expect(unstyled(check).contains("  ✘ adds two numbers" + String(repeating: " ", count: 54) + "task 1"))
  }

  @Test("NO_COLOR leaves weight and the words, a dumb terminal nothing but text")
  func monochrome() throws {
    let learner = try Learner()
    let text = try learner.onTerminal("toc", environment: ["NO_COLOR": "1"])
    #expect(!styles(in: text).contains { $0.contains(#/(^|;)([34][0-8]|9[0-7]|10[0-7])(;|$)/#) })
    #expect(unstyled(text).contains { $0.hasSuffix("○ not yet adder") })
    for environment in [["TERM": "dumb"], ["TERM": ""]] {
      #expect(try !learner.onTerminal("toc", environment: environment).contains("\u{1B}"))
    }
    #expect(try !learner.onTerminal("toc", "--color", "never").contains("\u{1B}"))
    #expect(try !learner.onTerminal("toc", "--plain").contains("\u{1B}"))
  }

  @Test("the terminal's width is used to its end, unless another is asked for", arguments: [40, 61, 100])
  func width(columns: Int) throws {
    let learner = try Learner()
    let wide = try learner.onTerminal("toc", columns: UInt16(columns))
    #expect(unstyled(wide).map(\.count).max() == columns)
    #expect(try learner.onTerminal("toc", columns: 80, environment: ["COLUMNS": "\(columns)"]) == wide)
    #expect(try learner.onTerminal("toc", "--width", "\(columns)", columns: 80) == wide)
    #expect(try learner.onTerminal("toc", columns: 80, environment: ["LECTERN_WIDTH": "\(columns)"]) == wide)
  }

  @Test("cells are counted as the terminal counts them, by the policy that was chosen")
  func widths() throws {
    let learner = try Learner()
    // Two men, a boy and two joiners: two cells for the family, or two for each of the three.
    let family = Array("👨‍👨‍👦 ab 👨‍👨‍👦 ab\n".utf8)
    func lines(_ policy: String) throws -> Int {
      let run = try learner.lectern(
        "read", "-", "--width", "14", input: family, environment: ["LECTERN_WIDTH_POLICY": policy])
      return run.output.split(separator: "\n").count
    }
    #expect(try lines("unicode") == 1)
    #expect(try lines("wcwidth") == 2)
    #expect(try lines("tmux") == 1)
  }

  @Test("a long note goes through the pager, a short one does not")
  func pager() throws {
    let learner = try Learner()
    let pager = ["PAGER": "sed s/^/paged:/"]
    let long = unstyled(try learner.onTerminal("read", "2", environment: pager))
    #expect(long.count > 60 && long.allSatisfy { $0.hasPrefix("paged:") })
    let tall = unstyled(try learner.onTerminal("read", "2", rows: 400, environment: pager))
    #expect(tall.allSatisfy { !$0.hasPrefix("paged:") })
    for arguments in [["read", "1"], ["read", "2", "--plain"]] {
      let text = try learner.onTerminal(arguments[0], arguments[1], arguments.last ?? "", environment: pager)
      #expect(!text.contains("paged:"))
    }
  }

  @Test("less shows a long note and is left with q")
  func less() throws {
    let learner = try Learner()
    let screen = try Screen(learner)
    try screen.type("unset PAGER; lectern read 2; echo status $?")
    #expect(try eventually { try screen.text.contains("Paragraph 1:") && !screen.text.contains("status 0") })
    try screen.press("q")
    #expect(try eventually { try screen.text.contains("status 0") })
  }

  @Test("Ctrl-C ends a check as the shell expects")
  func interrupt() throws {
    let learner = try Learner()
    try learner.start("adder")
    try learner.folder.write("func sum(_ a: Int, _ b: Int) -> Int { while true {} }\n", to: Learner.adder)
    let screen = try Screen(learner)
    try screen.type("lectern check adder")
    #if os(Linux)
      #expect(eventually { programs(of: learner).contains { $0.name == "lectern-runner" } })
    #else
      sleep(3)
    #endif
    try screen.press("C-c")
    // The shell gives up the rest of an interrupted line.
    try screen.type("echo status $?")
    #expect(try eventually { try screen.text.contains("status 130") })
  }
}
