import Grading
import Testing

@Suite("In a strict exercise no check passes for")
struct AttackTests {
  @Test("declarations that change what the checks mean", arguments: Attack.meanings)
  func meaning(attack: Attack) throws { try expectRefused(attack) }

  @Test("code that reaches outside of the language", arguments: Attack.reaches)
  func reach(attack: Attack) throws { try expectRefused(attack) }

  @Test("code that only pretends", arguments: Attack.pretences)
  func pretence(attack: Attack) throws {
    let verdict = try AttackTarget.exercise(checking: [attack.check]).verdict(on: AttackTarget.file(attack.code))
    #expect(verdict.outcome == attack.outcome)
    #expect(verdict.checks.map(\.id) == ["\(attack.check)()"])
    #expect(verdict.passed == 0)
  }

  private func expectRefused(_ attack: Attack) throws {
    let verdict = try AttackTarget.exercise(checking: [attack.check]).verdict(on: AttackTarget.file(attack.code))
    #expect(verdict.outcome == attack.outcome)
    #expect(verdict.checks.map(\.id) == ["\(attack.check)()"])
    #expect(verdict.checks.map(\.outcome) == [.notRun])
    let lines = verdict.diagnostics.filter { $0.message.contains(attack.reason) }.map(\.line)
    #expect(lines.contains(attack.line), "\(verdict.diagnostics.map { "\($0.line): \($0.message)" })")
  }

  @Test("the wrong starter itself, which nothing refuses")
  func starter() throws {
    let verdict = try AttackTarget.exercise(checking: AttackTarget.checks.keys.sorted()).verdict()
    #expect(verdict.outcome == .failed)
    #expect(verdict.passed == 0)
  }
}
