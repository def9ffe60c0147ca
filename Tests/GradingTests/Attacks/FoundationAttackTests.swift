import Course
import Grading
import Testing

@Suite("In a strict exercise that imports Foundation no check passes for")
struct FoundationAttackTests {
  @Test(
    "code that reads, writes or leaves",
    arguments: [
      "func isDone() -> Bool { FileManager.default.fileExists(atPath: \"/proc/self/mem\") }",
      "func isDone() -> Bool { (try? Data(contentsOf: URL(filePath: \"/proc/self/maps\"))) != nil }",
      "func isDone() -> Bool { FileHandle(fileDescriptor: 3).write(Data()); return true }",
      "func isDone() -> Bool { dup2(3, 1) == 1 }", "func isDone() -> Bool { exit(0) }",
      "func isDone() -> Bool { String(format: \"%s\", 4_194_304) != \"\" }",
    ])
  func reach(code: String) throws {
    let sample = try AttackTarget.exercise(checking: ["dones"])
    sample.exercise.configuration.imports = ["Foundation"]
    let verdict = try sample.verdict(on: AttackTarget.file("import Foundation\n\(code)"))
    #expect(verdict.outcome == .forbidden)
    #expect(Set(verdict.diagnostics.map(\.line)) == [2])
  }
}
