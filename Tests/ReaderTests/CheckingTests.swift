import Grading
import Testing
import Typesetting

@testable import Reader

/// What the panel shows while checks run.
@Suite("While checks run the reader")
struct CheckingTests {
  private typealias Check = (name: String, outcome: CheckVerdict.Outcome)

  /// Somebody at the section of an exercise.
  private func reading(columns: Int = 80, rows: Int = 30) -> Reading {
    var reading = Reading(columns: columns, rows: rows, exercises: [Reading.exercise], course: Reading.course)
    reading.press("]")
    return reading
  }

  private func checked(_ checks: [Check]) -> CheckedExercise {
    WorkingTests.checked(checks.map { WorkingTests.check($0.name, $0.outcome) })
  }

  private func progress(_ checks: [Check], running: String? = nil, hasBegun: Bool = true) -> ReaderEvent {
    .progressed(
      CheckInProgress(checked(checks), hasBegun: hasBegun, running: running.map { "Adder/\($0)()" }))
  }

  private let begin = ReaderEvent.checking(exercise: "adder", title: "Adder")

  /// The rows of the panel under its title.
  private func panel(_ reading: Reading) -> [String] {
    let rows = reading.screen.drop { !$0.contains("── Adder") }.dropFirst().dropLast()
    return rows.map(\.trimmed).filter { !$0.isEmpty }
  }

  @Test("marks the checks to come, the one that runs, and what each came to")
  func marks() {
    var reading = reading()
    reading.send(begin)
    #expect(panel(reading) == ["checking"])
    reading.send(progress([("one", .notRun), ("two", .notRun), ("three", .notRun)], hasBegun: false))
    #expect(panel(reading) == ["○ one", "○ two", "○ three"])
    reading.send(progress([("one", .passed), ("two", .notRun), ("three", .notRun)], running: "two"))
    #expect(panel(reading) == ["✔ one", "▸ two", "○ three"])
    #expect(reading.screen.contains { $0.contains("── Adder") && $0.contains("checking: 1 of 3") })
    reading.send(progress([("one", .passed), ("two", .timedOut), ("three", .notRun)]))
    #expect(panel(reading).map { $0.prefix(7) } == ["✔ one", "◷ two  ", "○ three"])
    reading.send(.checked(checked([("one", .passed), ("two", .timedOut), ("three", .passed)])))
    #expect(panel(reading).map { $0.prefix(7) } == ["✔ one", "◷ two  ", "✔ three"])
    #expect(reading.screen.contains { $0.contains("── Adder") && $0.contains("2 of 3 checks pass") })
  }

  @Test("keeps the latest verdict while the code compiles, and while a run is too short to be shown")
  func latest() {
    var reading = reading()
    reading.send(.checked(WorkingTests.failing))
    let before = panel(reading)
    reading.send(begin)
    #expect(panel(reading) == before)
    let names = WorkingTests.failing.verdict.checks.map(\.name)
    reading.send(progress(names.map { ($0, .notRun) }, hasBegun: false))
    #expect(panel(reading) == before)
    reading.send(.checked(WorkingTests.failing))
    #expect(panel(reading) == before)
  }

  @Test("moves no row while checks that are still to come had something said of them")
  func rows() {
    var reading = reading(rows: 40)
    reading.send(.checked(WorkingTests.failing))
    let before = panel(reading)
    reading.send(begin)
    reading.send(progress([("adds", .notRun), ("adds many", .notRun), ("adds none", .notRun)]))
    let between = panel(reading)
    #expect(between.count == before.count)
    #expect(between.contains { $0.contains("because of adds many") })
    #expect(between.first == "○ adds" && between.last == "○ adds none")
    var next = WorkingTests.failing
    next.verdict.checks[2].outcome = .notRun
    reading.send(.progressed(CheckInProgress(next, hasBegun: true)))
    #expect(panel(reading).dropLast() == before.dropLast())
  }

  @Test("says quietly what was said before, and plainly what is new")
  func stale() {
    var reading = reading()
    reading.send(.checked(WorkingTests.failing))
    func isDim() -> Bool? {
      reading.state.panelContent.first { $0.text.contains("because of") }?.spans.allSatisfy { $0.style == .dim }
    }
    #expect(isDim() == false)
    reading.send(begin)
    reading.send(progress([("adds", .passed), ("adds many", .notRun), ("adds none", .notRun)]))
    #expect(isDim() == true)
    reading.send(progress([("adds", .passed), ("adds many", .failed), ("adds none", .notRun)]))
    #expect(isDim() == false)
  }

  @Test("stays with the check that is looked at, and with the place in the panel")
  func places() {
    let names = (1...9).map { "adds \($0)" }
    var reading = reading(rows: 14)
    reading.send(.checked(checked(names.map { ($0, .failed) })))
    for _ in 2...8 { reading.press(".") }
    let (selected, scroll) = (reading.state.work?.selected, reading.state.work?.scroll)
    #expect(selected == 7 && scroll ?? 0 > 0)
    reading.send(begin)
    for count in 0...9 {
      reading.send(progress(names.enumerated().map { ($1, $0 < count ? .failed : .notRun) }))
      #expect(reading.state.work?.selected == selected)
      #expect(reading.state.work?.scroll == scroll)
    }
    reading.send(.checked(checked(names.map { ($0, .failed) })))
    #expect(reading.state.work?.selected == selected && reading.state.work?.scroll == scroll)
  }

  @Test("explains the first failure that comes, and steps through those that have come")
  func failures() {
    var reading = reading()
    reading.send(begin)
    func explained() -> [String] { panel(reading).filter { $0.contains("because of") } }
    reading.send(progress([("one", .notRun), ("two", .failed), ("three", .notRun), ("four", .notRun)]))
    #expect(explained() == ["because of two"])
    reading.send(progress([("one", .notRun), ("two", .failed), ("three", .failed), ("four", .notRun)], running: "one"))
    #expect(explained() == ["because of two"])
    reading.press(".")
    #expect(explained() == ["because of three"])
    reading.press(".")
    #expect(explained() == ["because of two"])
    reading.press(".")
    reading.send(.checked(checked([("one", .failed), ("two", .failed), ("three", .failed), ("four", .passed)])))
    #expect(explained() == ["because of three"])
  }

  @Test("believes the verdict, whatever came before it")
  func verdict() {
    var reading = reading()
    reading.send(begin)
    reading.send(progress([("one", .passed), ("two", .passed)]))
    #expect(reading.state.work?.progress != nil && !reading.lastRow.contains("next exercise"))
    reading.send(.checked(checked([("one", .passed), ("two", .failed)])))
    #expect(panel(reading).first == "✔ one")
    #expect(panel(reading).contains { $0.hasPrefix("✘ two") })
    // What comes late says nothing any more.
    reading.send(progress([("one", .passed), ("two", .passed)]))
    #expect(panel(reading).contains { $0.hasPrefix("✘ two") })
  }

  @Test("keeps what has come when a save begins the check anew, and shows the latest verdict when it is given up")
  func anew() {
    var reading = reading()
    reading.send(.checked(WorkingTests.failing))
    let before = panel(reading)
    reading.send(begin)
    reading.send(progress([("adds", .failed), ("adds many", .notRun), ("adds none", .notRun)], running: "adds many"))
    reading.send(begin)
    #expect(panel(reading).contains { $0.hasPrefix("✘ adds") } && !panel(reading).contains { $0.contains("▸") })
    #expect(reading.screen.contains { $0.contains("── Adder") && $0.hasSuffix(" checking ─") })
    reading.send(.stoppedChecking)
    #expect(panel(reading) == before)
    #expect(!reading.screen.contains { $0.contains("checking") })
  }

  @Test("knows what has come only of the exercise in work")
  func others() {
    var reading = reading()
    reading.send(.checking(exercise: "other", title: "Other"))
    reading.send(progress([("one", .passed)]))
    #expect(reading.state.work?.slug == "other" && reading.state.work?.progress == nil)
  }
}
