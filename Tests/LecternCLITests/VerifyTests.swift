import Foundation
import SampleCourse
import Testing

@Suite("Proving a course from the command line", .tags(.slow))
struct VerifyTests {
  #if os(Linux)
    @Test("an interruption ends it at once, and it leaves no program and nothing in the course")
    func interrupted() throws {
      let learner = try Learner(
        SampleCourse.files.merging([
          "exercises/adder/.meta/Sources/Adder/Adder.swift": "func sum(_ a: Int, _ b: Int) -> Int { while true {} }\n"
        ]) { $1 })
      let files = try FileManager.default.subpathsOfDirectory(atPath: learner.course).sorted()
      let verify = try RunningLectern(learner, "verify")
      #expect(eventually { programs(of: learner).contains { $0.name == "lectern-runner" } })
      verify.send(SIGINT)
      #expect(verify.end() == 128 + SIGINT)
      #expect(eventually(within: 10) { programs(of: learner).isEmpty })
      #expect(try FileManager.default.subpathsOfDirectory(atPath: learner.course).sorted() == files)
    }
  #endif

  @Test("the second time nothing is built, and the result is the same")
  func again() throws {
    let learner = try Learner()
    let first = try learner.lectern("verify", "--json")
    #expect(first.status == 0)
    // Without a compiler's front end nothing could be built.
    let objects = try FileManager.default.contentsOfDirectory(atPath: "\(learner.folder.path)/cache/lectern/objects")
    try FileManager.default.removeItem(atPath: "\(learner.folder.path)/cache/lectern/objects")
    let second = try learner.lectern("verify", "--json")
    #expect(first == second)
    #expect(!objects.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "\(learner.folder.path)/cache/lectern/objects"))
  }

  @Test("what survives is told, what is excused only if everything is asked for")
  func survivors() throws {
    let excuse = #"{"survivors": [{"mutation": "sum(_:_:): a + b → a - b", "reason": "only zero is added"}]}"#
    let learner = try Learner(
      SampleCourse.files.filter { !$0.key.contains("/Mutants/") }.merging([
        "exercises/adder/.meta/config.json": SampleCourse.configuration("Adder", lectern: excuse),
        "exercises/adder/Tests/AdderTests/AdderTests.swift": """
        import Testing

        @testable import Adder

        // Task 1
        @Test func adds() { #expect(sum(1, 0) == 1) }

        // Task 2
        @Test(arguments: [1, 5]) func keepsANumber(n: Int) { #expect(sum(n, 0) == n) }

        """,
      ]) { $1 })
    let plain = try learner.lectern("verify")
    #expect(plain.status == 0)
    #expect(plain.errors == "")
    #expect(plain.output.contains("The checks reject 7 of 8 small changes of the references; 1 is excused."))
    #expect(!plain.output.contains("only zero is added"))
    #expect(try learner.lectern("verify", "--verbose").output.contains("excused: only zero is added"))
  }
}
