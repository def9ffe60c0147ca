import Grading
import Testing
import Typesetting

@testable import Reports

/// What `lectern check` shows; the snapshots were read by eye.
@Suite("The report of a check")
struct CheckReportTests {
  static let notice = "Your copy of the checks Tests/Tests.swift was changed; the course's own was used."

  @Test(
    "explains the first failures, each with its place, and ends with what to do next",
    arguments: [
      (
        40,
        """
          Flip count
          Concentration › The flip count belongs
          to the model

          Your copy of the checks Tests/
          Tests.swift was changed; the course's
          own was used.

          ✔ passed    starts at zero
          ✘ failed    does not count a    task 2
            card that is already matched
              after choosing the matched card
              again, the count (index → 1)
                expected  2
                actual    3
              Concentration.swift:14 │   flipCo…
              and 1 more in this check
                printed
                  │ choosing 0
                  │ choosing 1
                  │ and again
                  │ and again
                  │ and again
                  │ and again
                  3 more lines
          ‼ crashed   ignores an index    task 3
            that is not on the table
              Index out of range, in
              Concentration.choose(at:) with
              index → 7
              Concentration.swift:12 │     let …
          ◷ timed out ends                task 4
              Still running after 10 seconds.
          ✘ failed    not explained any   task 4
            more
              x
          ○ not yet   카드를 섞는다       task 5
              TODO: shuffle
          ○ skipped   skipped
          ○ not run   not run

          1 of 8 checks pass              0.14 s

          Next   lectern hint flip-count 2
        """
      ),
      (
        80,
        """
          Flip count                 Concentration › The flip count belongs to the model

          Your copy of the checks Tests/Tests.swift was changed; the course's own was
          used.

          ✔ passed    starts at zero
          ✘ failed    does not count a card that is already matched               task 2
              after choosing the matched card again, the count (index → 1)
                expected  2
                actual    3
              Concentration.swift:14 │   flipCount += 1
              and 1 more in this check
                printed
                  │ choosing 0
                  │ choosing 1
                  │ and again
                  │ and again
                  │ and again
                  │ and again
                  3 more lines
          ‼ crashed   ignores an index that is not on the table                   task 3
              Index out of range, in Concentration.choose(at:) with index → 7
              Concentration.swift:12 │     let card = cards[index]
          ◷ timed out ends                                                        task 4
              Still running after 10 seconds.
          ✘ failed    not explained any more                                      task 4
              x
          ○ not yet   카드를 섞는다                                               task 5
              TODO: shuffle
          ○ skipped   skipped
          ○ not run   not run

          1 of 8 checks pass                                                      0.14 s

          Next   lectern hint flip-count 2
        """
      ),
      (
        120,
        """
          Flip count                                                         Concentration › The flip count belongs to the model

          Your copy of the checks Tests/Tests.swift was changed; the course's own was used.

          ✔ passed    starts at zero
          ✘ failed    does not count a card that is already matched                                                       task 2
              after choosing the matched card again, the count (index → 1)
                expected  2
                actual    3
              Concentration.swift:14 │   flipCount += 1
              and 1 more in this check
                printed
                  │ choosing 0
                  │ choosing 1
                  │ and again
                  │ and again
                  │ and again
                  │ and again
                  3 more lines
          ‼ crashed   ignores an index that is not on the table                                                           task 3
              Index out of range, in Concentration.choose(at:) with index → 7
              Concentration.swift:12 │     let card = cards[index]
          ◷ timed out ends                                                                                                task 4
              Still running after 10 seconds.
          ✘ failed    not explained any more                                                                              task 4
              x
          ○ not yet   카드를 섞는다                                                                                       task 5
              TODO: shuffle
          ○ skipped   skipped
          ○ not run   not run

          1 of 8 checks pass                                                                                              0.14 s

          Next   lectern hint flip-count 2
        """
      ),
    ])
  func failed(width: Int, expected: String) {
    #expect(report(FlipCount.failed, .plain(width), notices: [Self.notice]).lines.text == expected)
  }

  @Test(
    "tells every other outcome",
    arguments: [
      (
        FlipCount.passed,
        """
          Flip count                 Concentration › The flip count belongs to the model

          ✔ passed starts at zero

          The one check passes                                   nothing changed, 0.14 s

          Next   lectern start new-game
        """
      ),
      (
        FlipCount.doesNotCompile,
        """
          Flip count                 Concentration › The flip count belongs to the model

          Concentration.swift:14:18  error: cannot find 'flipCuont' in scope
            14 │   let 횟수 = 1; flipCuont += 1
               │                 ^
            note: change 'let' to 'var' to make it mutable (line 12)
            Change to: var card = cards[index]
          Concentration.swift:1:1  error: expected declaration number 1
          Concentration.swift:2:1  error: expected declaration number 2
          2 more errors (--verbose shows all)

          Your code does not compile yet                                          0.14 s

          Next   lectern hint flip-count 2
        """
      ),
      (
        FlipCount.missingMember,
        """
          Flip count                 Concentration › The flip count belongs to the model

          ○ not run          starts at zero
          ⊘ does not compile reports whether a card may be chosen                 task 4
              Concentration has no member canChoose yet.

          The checks do not fit your code yet                                     0.14 s

          Next   lectern hint flip-count 2
        """
      ),
      (
        FlipCount.error,
        """
          Flip count                 Concentration › The flip count belongs to the model

          The compiler was stopped after 60 seconds.

          The checks could not be run                                             0.14 s

          Next   lectern hint flip-count 2
        """
      ),
    ])
  func others(verdict: Verdict, expected: String) {
    #expect(report(verdict, .plain(80)).lines.text == expected)
  }

  @Test("keeps to ASCII signs where it must")
  func ascii() {
    let expected = """
        Flip count                 Concentration > The flip count belongs to the model

        + passed    starts at zero
        x failed    does not count a card that is already matched               task 2
            after choosing the matched card again, the count (index -> 1)
              expected  2
              actual    3
            Concentration.swift:14 |   flipCount += 1
            and 1 more in this check
              printed
                | choosing 0
                | choosing 1
                | and again
                | and again
                | and again
                | and again
                3 more lines
        ! crashed   ignores an index that is not on the table                   task 3
            Index out of range, in Concentration.choose(at:) with index -> 7
            Concentration.swift:12 |     let card = cards[index]
        % timed out ends                                                        task 4
            Still running after 10 seconds.
        x failed    not explained any more                                      task 4
            x
        o not yet   카드를 섞는다                                               task 5
            TODO: shuffle
        o skipped   skipped
        o not run   not run

        1 of 8 checks pass                                                      0.14 s

        Next   lectern hint flip-count 2
      """
    #expect(report(FlipCount.failed, .ascii).lines.text == expected)
  }

  @Test("lets colour say what words say without it")
  func coloured() {
    var renderer = LineRenderer(styling: .colours16)
    let text = renderer.render(report(FlipCount.failed, .coloured).lines).replacing("\u{1B}", with: "␛")
    let expected = """
        ␛[1mFlip count␛[0m                 ␛[2mConcentration › The flip count belongs to the model␛[0m

        ␛[32m✔␛[0m starts at zero
        ␛[31m✘␛[0m does not count a card that is already matched                         ␛[2mtask 2␛[0m
            after choosing the matched card again, the count (index → 1)
              ␛[2mexpected  ␛[0m␛[32m2␛[0m
              ␛[2mactual    ␛[0m␛[31m3␛[0m
            ␛[2mConcentration.swift:14␛[0m␛[2m │ ␛[0m␛[36m  flipCount += 1␛[0m
            ␛[2mand 1 more in this check␛[0m
              ␛[2mprinted␛[0m
                ␛[2m│ ␛[0mchoosing 0
                ␛[2m│ ␛[0mchoosing 1
                ␛[2m│ ␛[0mand again
                ␛[2m│ ␛[0mand again
                ␛[2m│ ␛[0mand again
                ␛[2m│ ␛[0mand again
                ␛[2m3 more lines␛[0m
        ␛[31m‼␛[0m ignores an index that is not on the table                             ␛[2mtask 3␛[0m
            Index out of range, in Concentration.choose(at:) with index → 7
            ␛[2mConcentration.swift:12␛[0m␛[2m │ ␛[0m␛[36m    let card = cards[index]␛[0m
        ␛[31m◷␛[0m ends                                                                  ␛[2mtask 4␛[0m
            Still running after 10 seconds.
        ␛[31m✘␛[0m not explained any more                                                ␛[2mtask 4␛[0m
            x
        ␛[2m○␛[0m 카드를 섞는다                                                         ␛[2mtask 5␛[0m
            TODO: shuffle
        ␛[2m○␛[0m skipped
        ␛[2m○ not run␛[0m

        1 of 8 checks pass                                                      ␛[2m0.14 s␛[0m

        ␛[2mNext   ␛[0m␛[36mlectern hint flip-count 2␛[0m
      """
    #expect(text == "\n\(expected)\n\n")
  }

  @Test("shows everything when asked to")
  func verbose() {
    var appearance = Appearance.plain(80)
    appearance.isVerbose = true
    let failed = report(FlipCount.failed, appearance).lines.text
    for text in [
      "TODO: shuffle", "actual    4",
      "          │ and again\n          │ and again\n          │ and again\n          │ and again\n          │ and again",
    ] {
      #expect(failed.contains(text))
    }
    #expect(!failed.contains("and 1 more") && !failed.contains("more lines"))
    let refused = report(FlipCount.doesNotCompile, appearance).lines.text
    for text in ["declaration number 4", "warning: never used"] { #expect(refused.contains(text)) }
  }
}
