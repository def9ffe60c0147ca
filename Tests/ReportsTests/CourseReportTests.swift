import Course
import Testing
import Typesetting

@testable import Reports

/// What the other commands show; the snapshots were read by eye.
@Suite("The reports of a course")
struct CourseReportTests {
  let course: Course
  let standings: Standings

  init() throws {
    course = try Cards.course()
    standings = Cards.standings(course)
  }

  @Test(
    "the table of contents",
    arguments: [
      (
        40,
        """
          Swift by building card games

          1  MVVM and the model           1 of 2
             A generic model
               ✔ passed memory-game
             Optionals instead of −1
               ↻ stale  optional-index

          2  Concentration 게임을 만들며  0 of 2
            배우는 값 타입
             Themes
               ○ not yet concentration-themes
             The flip count belongs to the
             model, not to the view 🃏
               ✘ failed  flip-count  1 of 2
               checks

          3  What was learned

          Exercises without a note
             The new-game
               ○ not yet new-game
        """
      ),
      (
        80,
        """
          Swift by building card games

          1  MVVM and the model                                                   1 of 2
             A generic model .................................. ✔ passed memory-game
             Optionals instead of −1 .......................... ↻ stale  optional-index

          2  Concentration 게임을 만들며 배우는 값 타입                           0 of 2
             Themes ....................... ○ not yet concentration-themes
             The flip count belongs to the… ✘ failed  flip-count           1 of 2 checks

          3  What was learned

          Exercises without a note
             The new-game .......................................... ○ not yet new-game
        """
      ),
      (
        120,
        """
          Swift by building card games

          1  MVVM and the model                                                                                           1 of 2
             A generic model .......................................................................... ✔ passed memory-game
             Optionals instead of −1 .................................................................. ↻ stale  optional-index

          2  Concentration 게임을 만들며 배우는 값 타입                                                                   0 of 2
             Themes ............................................................... ○ not yet concentration-themes
             The flip count belongs to the model, not to the view 🃏 .............. ✘ failed  flip-count           1 of 2 checks

          3  What was learned

          Exercises without a note
             The new-game .................................................................................. ○ not yet new-game
        """
      ),
    ])
  func toc(width: Int, expected: String) {
    #expect(TocReport(course: course, standings: standings, appearance: .plain(width)).lines.text == expected)
  }

  @Test(
    "progress",
    arguments: [
      (
        40,
        """
          Swift by building card games
          1 of 5 exercises   20 %

          1  MVVM and the model           1 of 2
          2  Concentration 게임을 만들며  0 of 2
            배우는 값 타입
             required 1 of 2 · extra 0 of 1
          3  What was learned

          Stale  optional-index: its checks and
                 the toolchain changed since you
                 passed (lectern check optional-
                 index)
          Next   lectern check flip-count
        """
      ),
      (
        80,
        """
          Swift by building card games                           1 of 5 exercises   20 %

          1  MVVM and the model                                                   1 of 2
          2  Concentration 게임을 만들며 배우는 값 타입                           0 of 2
             required 1 of 2 · extra 0 of 1
          3  What was learned

          Stale  optional-index: its checks and the toolchain changed since you passed
                 (lectern check optional-index)
          Next   lectern check flip-count
        """
      ),
      (
        120,
        """
          Swift by building card games                                                                   1 of 5 exercises   20 %

          1  MVVM and the model                          ██████████░░░░░░░░░░  1 of 2
          2  Concentration 게임을 만들며 배우는 값 타입  ░░░░░░░░░░░░░░░░░░░░  0 of 2  required 1 of 2 · extra 0 of 1
          3  What was learned

          Stale  optional-index: its checks and the toolchain changed since you passed (lectern check optional-index)
          Next   lectern check flip-count
        """
      ),
    ])
  func progress(width: Int, expected: String) {
    #expect(progress(.plain(width)) == expected)
  }

  @Test("progress in ASCII")
  func asciiProgress() {
    let expected = """
        Swift by building card games                           1 of 5 exercises   20 %

        1  MVVM and the model                                                   1 of 2
        2  Concentration 게임을 만들며 배우는 값 타입                           0 of 2
           required 1 of 2 - extra 0 of 1
        3  What was learned

        Stale  optional-index: its checks and the toolchain changed since you passed
               (lectern check optional-index)
        Next   lectern check flip-count
      """
    #expect(progress(.ascii) == expected)
  }

  private func progress(_ appearance: Appearance) -> String {
    ProgressReport(course: course, standings: standings, next: ["lectern check flip-count"], appearance: appearance)
      .lines.text
  }

  @Test(
    "the proof of a course",
    arguments: [
      (
        40,
        """
          Card games

          ✔ passed memory-game
            starter 0 of 12  reference 12 of 12
            mutants 1 of 1  changes 3 of 3
          ✘ failed flip-count
            starter 0 of 2  reference 2 of 2
            mutants 0 of 1  changes 8 of 10

          No check notices these changes of the
          references:
          exercises/flip-count/.meta/Sources/
          FlipCount/Concentration.swift:7
            Concentration.flipCount: flipCount =
              0 → flipCount = 1

          exercises/flip-count/.meta/Mutants/
          CountsTwice/Concentration.swift:1
            The mutant 'CountsTwice' is not
            rejected by 'counts', though it
            should be: counts twice.
            Sharpen the check, or name another.

          notes/02-concentration.md
            No note links to the exercise 'new-
            game'.
            Link to its directory, without a
            fragment, from the section that it
            belongs to.

          The checks reject 11 of 13 small
          changes of the references; 1 is
          excused.
          The course is not sound: 2 problems.
        """
      ),
      (
        80,
        """
          Card games

          ✔ passed memory-game
            starter 0 of 12  reference 12 of 12  mutants 1 of 1  changes 3 of 3
          ✘ failed flip-count
            starter 0 of 2  reference 2 of 2  mutants 0 of 1  changes 8 of 10

          No check notices these changes of the references:
          exercises/flip-count/.meta/Sources/FlipCount/Concentration.swift:7
            Concentration.flipCount: flipCount = 0 → flipCount = 1

          exercises/flip-count/.meta/Mutants/CountsTwice/Concentration.swift:1
            The mutant 'CountsTwice' is not rejected by 'counts', though it should be:
            counts twice.
            Sharpen the check, or name another.

          notes/02-concentration.md
            No note links to the exercise 'new-game'.
            Link to its directory, without a fragment, from the section that it belongs
            to.

          The checks reject 11 of 13 small changes of the references; 1 is excused.
          The course is not sound: 2 problems.
        """
      ),
      (
        120,
        """
          Card games

          ✔ passed  memory-game  starter 0 of 12  reference 12 of 12  mutants 1 of 1  changes 3 of 3
          ✘ failed  flip-count   starter 0 of 2   reference 2 of 2    mutants 0 of 1  changes 8 of 10

          No check notices these changes of the references:
          exercises/flip-count/.meta/Sources/FlipCount/Concentration.swift:7
            Concentration.flipCount: flipCount = 0 → flipCount = 1

          exercises/flip-count/.meta/Mutants/CountsTwice/Concentration.swift:1
            The mutant 'CountsTwice' is not rejected by 'counts', though it should be: counts twice.
            Sharpen the check, or name another.

          notes/02-concentration.md
            No note links to the exercise 'new-game'.
            Link to its directory, without a fragment, from the section that it belongs to.

          The checks reject 11 of 13 small changes of the references; 1 is excused.
          The course is not sound: 2 problems.
        """
      ),
    ])
  func verify(width: Int, expected: String) {
    #expect(VerifyReport(report: Proof.unsound, title: "Card games", appearance: .plain(width)).lines.text == expected)
  }

  @Test("the proof of a sound course")
  func sound() {
    let text = VerifyReport(report: Proof.sound, title: "Card games", appearance: .plain(80)).lines.text
    #expect(
      text.hasSuffix(
        "\n\n  The checks reject 3 of 3 small changes of the references.\n"
          + "  The course is sound: 1 exercise and 12 Swift blocks proved."))
    let verbose = VerifyReport(
      report: Proof.unsound, title: "Cards",
      appearance: Appearance(width: 80, isColoured: false, isUnicode: true, isVerbose: true)
    ).lines.text
    #expect(verbose.contains("\n    Concentration.newGame(): body → nothing\n      excused: nobody calls it\n"))
  }

  @Test(
    "a hint",
    arguments: [
      (
        40,
        """
          Flip count  task 2 · Count each card
            once
          hint 1 of 2

          Where is a card turned over?

          Next   lectern check flip-count
                 lectern hint flip-count 2
        """
      ),
      (
        80,
        """
          Flip count  task 2 · Count each card once                          hint 1 of 2

          Where is a card turned over?

          Next   lectern check flip-count
                 lectern hint flip-count 2
        """
      ),
      (
        120,
        """
          Flip count  task 2 · Count each card once                                                                  hint 1 of 2

          Where is a card turned over?

          Next   lectern check flip-count
                 lectern hint flip-count 2
        """
      ),
    ])
  func hint(width: Int, expected: String) {
    let report = HintReport(
      exercise: FlipCount.exercise, task: FlipCount.exercise.tasks[0], level: 1, isRepeated: false,
      next: ["lectern check flip-count", "lectern hint flip-count 2"], appearance: .plain(width), signs: .unicode)
    #expect(report.lines.text == expected)
  }

  @Test(
    "what to do next",
    arguments: [
      (
        40,
        """
          Next   lectern check flip-count
                 lectern read 02-
                 concentration#the-flip-count-
                 belongs-to-the-model
        """
      ),
      (
        80,
        """
          Next   lectern check flip-count
                 lectern read 02-concentration#the-flip-count-belongs-to-the-model
        """
      ),
      (
        120,
        """
          Next   lectern check flip-count
                 lectern read 02-concentration#the-flip-count-belongs-to-the-model
        """
      ),
    ])
  func next(width: Int, expected: String) {
    let commands = [
      "lectern check flip-count", "lectern read 02-concentration#the-flip-count-belongs-to-the-model",
    ]
    #expect(NextReport(commands: commands, appearance: .plain(width)).lines.text == expected)
  }
}
