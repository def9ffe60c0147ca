import Foundation
import SampleCourse
import Testing

@Suite("Beginning a note or an exercise, and the state of the machine")
struct AuthorTests {
  @Test("a new exercise works as it is made, and verify says what is missing")
  func exercise() throws {
    let learner = try Learner()
    #expect(try learner.lectern("new", "exercise", "value-types").status == 0)
    let verify = try learner.lectern("verify", "value-types", "--json")
    let json = try verify.json
    let exercise = try #require((json["exercises"] as? [[String: Any]])?.first)
    let starter = try #require(exercise["starter"] as? [String: Any])
    let reference = try #require(exercise["reference"] as? [String: Any])
    let mutants = try #require(exercise["mutants"] as? [[String: Any]])
    #expect(starter["compiles"] as? Bool == true)
    #expect(starter["passed"] as? Int == 0)
    #expect(reference["passed"] as? Int == 2 && reference["total"] as? Int == 2)
    #expect(mutants.allSatisfy { ($0["rejectedBy"] as? [String])?.isEmpty == false })
    let problems = try #require(json["problems"] as? [[String: Any]]).compactMap { $0["message"] as? String }
    #expect(problems == ["No note links to the exercise 'value-types'."])
    #expect(try learner.folder.text(of: "course/exercises/value-types/.docs/instructions.md").contains("TODO"))
  }

  @Test("a new note follows the last number")
  func note() throws {
    let learner = try Learner()
    let run = try learner.lectern("new", "note", "Value types", "--json")
    #expect(try run.json["name"] as? String == "03-value-types")
    #expect(try learner.folder.text(of: "course/notes/03-value-types.md").hasPrefix("# Value types\n"))
    #expect(try learner.lectern("read", "course/notes/03-value-types.md", in: learner.folder.path).status == 0)
  }

  @Test("what is there already stays", arguments: [["exercise", "adder"], ["note", "02 words"]])
  func existing(arguments: [String]) throws {
    let run = try Learner().lectern(["new"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains("already"))
  }

  @Test(
    "a name that can be no folder and module is refused",
    arguments: ["../up", "Flip Count", "3-cards", "뒤집기", "a--b", ""])
  func badNames(name: String) throws {
    let learner = try Learner()
    #expect(try learner.lectern("new", "exercise", name).status == 64)
    #expect(try learner.shell("ls \(learner.folder.path.shellQuoted)/course/exercises").output == "adder\ngreeter\n")
  }

  @Test("doctor finds nothing wrong where the tests run")
  func healthy() throws {
    let run = try Learner().lectern("doctor", "--json")
    #expect(run.status == 0, "\(run.output)")
    #expect(try run.json["healthy"] as? Bool == true)
  }

  @Test("doctor says what is missing and how to mend it, and fails")
  func unhealthy() throws {
    let learner = try Learner()
    let empty = try learner.lectern("doctor", environment: ["PATH": "/nowhere"])
    #expect(empty.status == 1)
    #expect(empty.output.contains("swiftc"))
    #expect(empty.output.contains("must be mended"))
    let run = try learner.lectern("doctor", "--course", "/nowhere", "--json")
    #expect(run.status == 1)
    #expect(try run.json["healthy"] as? Bool == false)
  }
}

extension String {
  fileprivate var shellQuoted: String { "'\(replacing("'", with: "'\\''"))'" }
}
