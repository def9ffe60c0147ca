import Foundation
import SampleCourse
import Testing

@Suite("Progress on the command line")
struct ProgressCommandTests {
  @Test("points are those of the checks that an assignment's tasks link to")
  func points() throws {
    var files = SampleCourse.files
    files["exercises/adder/.meta/config.json"] = SampleCourse.configuration(
      "Adder", lectern: #"{"points": {"adds()": 3}}"#)
    let learner = try Learner(files)
    try learner.start("adder")
    try learner.solve("adder", "Adder")
    try learner.lectern("check", "adder")
    // Three for adding, one for keeping, and none of one for greeting.
    #expect(try learner.lectern("progress", "--width", "120").output.contains("4 of 5 points"))
    let notes = try #require(learner.lectern("progress", "--json").json["notes"] as? [[String: Any]])
    #expect(notes[0]["points"] as? [String: Int] == ["done": 4, "total": 5])
    #expect(notes[1]["points"] == nil)
  }

  @Test(
    "a day is the one of the machine's time zone", arguments: ["Asia/Seoul", "America/New_York", "UTC"])
  func timeZones(zone: String) throws {
    let learner = try Learner()
    try learner.start("adder")
    try learner.lectern("check", "adder")
    let json = try learner.lectern("progress", "--json", environment: ["TZ": zone]).json
    let exercise = try #require((json["exercises"] as? [[String: Any]])?.first)
    let date = try Date(timeIntervalSince1970: #require(exercise["lastAttempt"] as? Double))
    let activity = try #require(json["activity"] as? [String: Any])
    let days = try #require(activity["days"] as? [[String: Any]])
    // Foundation's own time zones are the judge; New York has summer time.
    let local = date.formatted(
      Date.ISO8601FormatStyle(timeZone: try #require(TimeZone(identifier: zone))).year().month().day())
    #expect(days.map { $0["date"] as? String } == [local])
    #expect(activity["streak"] as? Int == 1)
  }

  @Test("JSON tells starts, passes and hints; CSV has a row an attempt")
  func details() throws {
    let learner = try Learner()
    try learner.start("adder")
    try learner.lectern("check", "adder")
    try learner.lectern("hint", "adder")
    try learner.solve("adder", "Adder")
    try learner.lectern("check", "adder")
    let exercises = try #require(learner.lectern("progress", "--json").json["exercises"] as? [[String: Any]])
    #expect(exercises[0]["hints"] as? Int == 1)
    #expect(exercises[0]["secondsToPass"] as? Double ?? -1 >= 0)
    #expect(exercises[0]["sawSolution"] as? Bool == false)
    #expect(exercises[1]["started"] == nil)
    let rows = try learner.lectern("progress", "--csv").output.split(separator: "\r\n").map { $0.split(separator: ",") }
    #expect(rows.count == 3)
    #expect(rows[1].prefix(2) == ["adder", "1"] && rows[1].suffix(4) == ["failed", "0", "2", "0"])
    #expect(rows[2].prefix(2) == ["adder", "2"] && rows[2].suffix(4) == ["passed", "2", "2", "1"])
  }

  @Test("a workspace with nothing in it has no days and an empty table")
  func nothing() throws {
    let learner = try Learner()
    #expect(try !learner.lectern("progress").output.contains("Days"))
    #expect(
      try learner.lectern("progress", "--csv").output
        == "exercise,attempt,started,seconds,outcome,passed,total,hints\r\n")
    #expect(try learner.lectern("export").status == 66)
  }
}
