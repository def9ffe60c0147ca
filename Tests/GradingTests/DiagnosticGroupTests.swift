import Testing

@testable import Grading

/// Recorded from Swift 6.3.1 with `-diagnostic-style llvm`.
@Suite("Errors that follow from one another")
struct DiagnosticGroupTests {
  @Test("of a call, the one that tells most is told, with all that mends the call")
  func calls() throws {
    let output = """
      /mine/Card.swift:5:38: error: missing argument label 'id:' in call
      func g(_ c: String) -> Plain { Plain(c) }
                                           ^
                                           id:\u{20}
      /mine/Card.swift:5:39: error: missing argument for parameter 'name' in call
      func g(_ c: String) -> Plain { Plain(c) }
                                            ^
                                            , name: <#String#>
      /mine/Card.swift:2:8: note: 'init(id:name:)' declared here
      struct Plain { var id: Int; var name: String }
             ^
      /mine/Card.swift:5:38: error: cannot convert value of type 'String' to expected argument type 'Int'
      func g(_ c: String) -> Plain { Plain(c) }
                                           ^

      """
    let groups = grouped(parseDiagnostics(output.utf8))
    let group = try #require(groups.first)
    #expect(groups.count == 1)
    #expect(group.first.message == "missing argument for parameter 'name' in call")
    #expect(group.first.notes.map(\.message) == ["'init(id:name:)' declared here"])
    #expect(group.followers == 2)
    let line = "func g(_ c: String) -> Plain { Plain(c) }"
    #expect(group.first.fixedLine(line) == "func g(_ c: String) -> Plain { Plain(id: c, name: <#String#>) }")
  }

  @Test("a wrong label beside a wrong value is not what is told")
  func labelBesideAValue() throws {
    let output = """
      /mine/Card.swift:6:36: error: missing argument label 'id:' in call
      func h(_ c: String) -> Only { Only(c) }
                                         ^
                                         id:\u{20}
      /mine/Card.swift:6:36: error: cannot convert value of type 'String' to expected argument type 'Int'
      func h(_ c: String) -> Only { Only(c) }
                                         ^

      """
    let group = try #require(grouped(parseDiagnostics(output.utf8)).first)
    #expect(group.first.message == "cannot convert value of type 'String' to expected argument type 'Int'")
    #expect(group.first.fixIts.isEmpty)
  }

  @Test("a wrong label alone is told with what mends it")
  func labelAlone() throws {
    let output = """
      /mine/Card.swift:6:36: error: missing argument label 'id:' in call
      func h(_ c: Int) -> Only { Only(c) }
                                      ^
                                      id:\u{20}

      """
    let group = try #require(grouped(parseDiagnostics(output.utf8)).first)
    #expect(group == DiagnosticGroup(first: group.first))
    #expect(group.first.message == "missing argument label 'id:' in call")
  }
}
