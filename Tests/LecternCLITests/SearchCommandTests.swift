import Foundation
import SampleCourse
import Testing

@Suite("lectern search")
struct SearchCommandTests {
  @Test("finds sections of notes and instructions, from anywhere, and hints nowhere")
  func finds() throws {
    let learner = try Learner()
    let run = try learner.lectern("search", "add", "two", "--width", "60")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """

          adder › 1. Add
            Add two numbers.
            lectern read adder#1-add

          Numbers › Tasks › Required
            Add two numbers (adds)
            lectern read 01-numbers#required

          2 sections


        """)
    #expect(try learner.lectern("search", "operator").status == 1)
    #expect(try learner.lectern("search", "ㄴㄱㄱㅇㄱ").output.contains("lectern read 02-words#greeting"))
  }

  @Test("as JSON")
  func json() throws {
    let run = try Learner().lectern("search", "인사", "--json")
    let json = try run.json
    #expect(json["formatVersion"] as? Int == 1)
    #expect(json["course"] as? String == "Little sums")
    #expect(json["total"] as? Int == 1)
    let hit = try #require((json["hits"] as? [[String: Any]])?.first)
    #expect(hit["note"] as? String == "02-words")
    #expect(hit["anchor"] as? String == "greeting")
    #expect(hit["title"] as? String == "Greeting")
    #expect(hit["around"] as? [String] == ["Words"])
    #expect(hit["line"] as? Int == 5)
    #expect(hit["excerpt"] as? String == "Greet somebody. 누군가에게 인사하세요.")
    #expect(hit["command"] as? String == "lectern read 02-words#greeting")
  }

  @Test("nothing found is said, and told by the status, as with grep")
  func nothing() throws {
    let learner = try Learner()
    let run = try learner.lectern("search", "numbres\u{1B}[0m")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Nothing in this course has 'numbres␛[0m'."))
    #expect(try learner.lectern("search", "numbres").errors.contains("Did you mean 'numbers'?"))
    let json = try learner.lectern("search", "numbres", "--json")
    #expect(json.status == 1)
    #expect(try (json.json["hits"] as? [Any])?.isEmpty == true)
    #expect(try learner.lectern("search", " ").status == 64)
    #expect(try learner.lectern("search").status == 64)
    #expect(try learner.lectern("search", "a", "--limit", "0").status == 64)
  }

  @Test("every hit opens with the command that it names")
  func commands() throws {
    let learner = try Learner()
    try learner.folder.write("# A\n\n## 값 타입 🎴\n\nzebra\n\n## 🎴\n\nzebra\n", to: "course/notes/03 it's.md")
    let hits = try learner.lectern("search", "zebra", "--json").json["hits"] as? [[String: Any]] ?? []
    #expect(hits.count == 2)
    for hit in hits {
      let command = try #require(hit["command"] as? String).replacing("lectern ", with: "\"$lectern\" ")
      let run = try learner.shell(command)
      #expect(run.status == 0, "\(command): \(run.errors)")
      #expect(run.output.contains("zebra"))
    }
  }

  @Test("several at once, with no index and with one that is broken, all find the same")
  func together() throws {
    let learner = try Learner()
    let line = "for i in 1 2 3 4 5 6; do \"$lectern\" search somebody --plain & done; wait"
    let alone = try learner.lectern("search", "somebody", "--plain").output
    for preparation in [
      "rm -r \"$XDG_CACHE_HOME/lectern/search\"",
      "for f in \"$XDG_CACHE_HOME\"/lectern/search/*; do echo x > \"$f\"; done",
    ] {
      let run = try learner.shell("\(preparation); \(line)")
      #expect(run.errors.isEmpty)
      #expect(
        run.output.split(separator: "\n").filter { $0.contains("lectern ") }.count == 6
          * alone.split(separator: "\n").filter { $0.contains("lectern ") }.count)
    }
  }
}
