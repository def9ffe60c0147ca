import Course
import Grading
import Testing
import Wordings

/// Where a crash or a hang is told to be; the lines are counted by hand in the learner's file.
@Suite("The place of a crash or hang")
struct CrashPlaceTests {
  private static let learner = """
    func add(_ a: Int8) -> Int8 { a + 100 }
    func subtract(_ a: UInt) -> UInt {
      a - 1
    }
    func item(_ index: Int) -> Int { [1, 2, 3][index] }
    func put(_ index: Int) -> [Int] {
      var all = [1]
      all[index] = 2
      return all
    }
    func byte(_ a: Int) -> UInt8 {
      UInt8(a)
    }
    func unsigned(_ a: Int) -> UInt { UInt(a) }
    func whole(_ a: Double) -> Int { Int(a) }
    func unwrap(_ a: Int?) -> Int { a! }
    func share(_ a: Int) -> Int { 6 / a }
    func upTo(_ a: Int) -> Int { (0..<a).count }
    struct Deck {
      var cards: [Int] = []
      mutating func draw() -> Int { cards.removeLast() }
    }
    func inside(_ all: [Int8]) -> [Int8] {
      all.map { one in
        one * 100
      }
    }
    func deep(_ a: Int) -> Int { deep(a + 1) + 1 }
    """

  private static let checks = """
    @Test func adds() { #expect(add(100) == 1) }
    @Test func subtracts() { #expect(subtract(0) == 1) }
    @Test func beyond() { #expect(item(3) == 1) }
    @Test func before() { #expect(item(-1) == 1) }
    @Test func puts() { #expect(put(-1) == [1]) }
    @Test func bytes() { #expect(byte(300) == 1) }
    @Test func unsigneds() { #expect(unsigned(-1) == 1) }
    @Test func wholes() { #expect(whole(.infinity) == 1) }
    @Test func unwraps() { #expect(unwrap(nil) == 1) }
    @Test func shares() { #expect(share(0) == 1) }
    @Test func ranges() { #expect(upTo(-1) == 1) }
    @Test func draws() { var deck = Deck(); #expect(deck.draw() == 1) }
    @Test func insides() { #expect(inside([1, 2]) == []) }
    @Test func deeps() { #expect(deep(1) == 1) }
    """

  /// Line, function and the beginning of what is said, by check.
  private static let places: [(line: Int, function: String, said: String)] = [
    (1, "add(_:)", "Arithmetic overflow"), (3, "subtract(_:)", "Arithmetic overflow"),
    (5, "item(_:)", "Index out of range"), (5, "item(_:)", "Index out of range"), (8, "put(_:)", "Index out of range"),
    (12, "byte(_:)", "Not enough bits to represent the passed value"),
    (14, "unsigned(_:)", "Negative value is not representable"), (15, "whole(_:)", "Double value cannot be converted"),
    (16, "unwrap(_:)", "Unexpectedly found nil"), (17, "share(_:)", "Division by zero"),
    (18, "upTo(_:)", "Range requires lowerBound <= upperBound"),
    (21, "Deck.draw()", "Can't remove last element from an empty collection"),
    (25, "closure #1 in inside(_:)", "Arithmetic overflow"), (28, "deep(_:)", "Memory was used that is not there"),
  ]

  @Test(
    "is the learner's line, whatever stopped the program", arguments: [ExerciseConfiguration.Safety.plain, .strict])
  func crashes(safety: ExerciseConfiguration.Safety) throws {
    let verdict = try SampleExercise(learner: Self.learner, checks: Self.checks, safety: safety).verdict()
    try #require(verdict.checks.count == Self.places.count, "\(verdict.reason?.english ?? "")")
    for (check, place) in zip(verdict.checks, Self.places) {
      #expect(check.outcome == .crashed, "\(check.name)")
      #expect(check.reason?.english.hasPrefix(place.said) == true, "\(check.name): \(check.reason?.english ?? "")")
      #expect(
        check.reason?.english.hasSuffix(", in \(place.function)") == true,
        "\(check.name): \(check.reason?.english ?? "")")
      #expect(check.issues.first?.line == place.line, "\(check.name)")
      #expect(check.output == "", "\(check.name)")
    }
  }

  @Test("is the loop that does not end; once two checks have hung the others have less time, and it is said")
  func hangs() throws {
    let verdict = try SampleExercise(
      learner: """
        func spin(_ from: Int) {
          var number = from
          while true {
            number &+= 1
          }
        }
        """,
      checks: """
        @Test(arguments: [7]) func one(from: Int) { spin(from) }
        @Test func two() { spin(2) }
        @Test func three() { spin(3) }
        @Test func passes() {}
        @Test func four() { spin(4) }
        """, safety: .strict, runSeconds: 4
    ).verdict()
    #expect(verdict.checks.map(\.outcome) == [.timedOut, .timedOut, .timedOut, .passed, .timedOut])
    let reasons = verdict.checks.map { $0.reason?.english ?? "" }
    #expect(reasons[0].hasPrefix("Still running after 4"))
    #expect(reasons[0].hasSuffix(" seconds, in spin(_:) with from → 7."))
    #expect(reasons[1].hasPrefix("Still running after 4"))
    for short in [reasons[2], reasons[4]] {
      #expect(short.hasPrefix("Still running after 1"))
      #expect(short.contains(" (a check has less time once two have hung), in spin(_:)."))
    }
    for check in verdict.checks where check.outcome == .timedOut {
      #expect((3...5).contains(check.issues.first?.line ?? 0), "\(check.name)")
      #expect(check.output == "")
    }
  }

  @Test("want of memory is a reason of its own, without a trace")
  func memory() throws {
    let verdict = try SampleExercise(
      learner: """
        func collect() -> Int {
          var all: [Int] = []
          while true { all.append(1) }
        }
        """, checks: "@Test func collects() { #expect(collect() == 1) }", safety: .strict
    ).verdict()
    let check = try #require(verdict.checks.first)
    #expect(check.outcome == .crashed)
    #expect(check.reason?.english == "It took more than 1024 MB of memory, in collect().")
    #expect(check.issues.first?.line == 3)
    #expect(check.output == "")
  }
}
