import Course
import Progress
import Testing

@testable import Reports

@Suite("What is next")
struct NextTests {
  /// Five exercises in the order of the course; those that are done are named.
  private func next(done: String, lastWorkedOn: String? = nil, from origin: String? = nil) -> String? {
    let all = "abcde".map { character in
      let slug = String(character)
      let exercise = Exercise(
        slug: slug, title: slug, directory: "/\(slug)", configuration: ExerciseConfiguration(solution: [], test: []))
      return Standing(exercise: exercise, state: done.contains(slug) ? .done : .notStarted, attempts: 0, latest: nil)
    }
    return Standings(all, lastWorkedOn: lastWorkedOn).next(from: origin)?.exercise.slug
  }

  @Test("is the first exercise where nothing has been worked on")
  func beginning() { #expect(next(done: "") == "a") }

  @Test("is the exercise last worked on while it is not done")
  func underWay() {
    #expect(next(done: "a", lastWorkedOn: "d") == "d")
    #expect(next(done: "", lastWorkedOn: "gone") == "a")
  }

  @Test("is the first after the one that was passed that is not done")
  func after() {
    #expect(next(done: "c", lastWorkedOn: "c") == "d")
    #expect(next(done: "acd", lastWorkedOn: "c") == "e")
  }

  @Test("is what was passed over, once the end is reached")
  func wrapping() {
    #expect(next(done: "cde", lastWorkedOn: "c") == "a")
    #expect(next(done: "ae", lastWorkedOn: "e") == "b")
    #expect(next(done: "abcde", lastWorkedOn: "c") == nil)
  }

  @Test("is seen from the exercise at hand, whatever was worked on last")
  func origin() {
    #expect(next(done: "b", lastWorkedOn: "e", from: "b") == "c")
    #expect(next(done: "b", lastWorkedOn: "d", from: "gone") == "d")
  }
}
