import SwiftSource
import Testing
import Wordings

@testable import Course

@Suite("A course in two languages")
struct TranslationTests {
  /// The sound course with all of it in Korean.
  private static let korean = [
    "notes/ko/README.md": "# 카드 게임\n\n- [모델](01-model.md)\n- [기록](02-log.md)\n",
    "notes/ko/01-model.md": """
    # 모델

    [세트](../../exercises/set-rules/)로 시작한다.

    ## 필수 과제와 추가 과제

    ### 필수

    - [ ] 세기: [세기](../../exercises/flip-count#countsFlips), [처음부터](../../exercises/flip-count#Reset.resets)
    - [x] [게임](../../exercises/flip-count)

    ### 추가

    - [ ] 나누기 ([규칙](../../exercises/set-rules#deals))

    ## 출처

    [기록](02-log.md).
    """,
    "notes/ko/02-log.md": "# 기록\n\n## 15일\n\n[다시](../../exercises/flip-count), [덱](../../exercises/set-deck)\n",
    "exercises/flip-count/.docs/instructions.ko.md": "# 세기\n\n## 1. 하나\n\n하라.\n\n## 2. 둘\n\n하라.\n",
    "exercises/flip-count/.docs/hints.ko.md": "# 힌트\n\n## 1. 하나\n\n- 생각하라.\n\n## 2. 둘\n\n- 생각하라.\n",
    "exercises/set-rules/.docs/instructions.ko.md": "# 규칙\n",
    "exercises/set-deck/.docs/instructions.ko.md": "# 덱\n",
  ]

  /// What is wrong with the course and its Korean; an empty text removes a file.
  private func problems(_ changes: [String: String]) throws -> [Problem] {
    let folder = try CourseFolder.changed(Self.korean.merging(changes) { $1 })
    let course = try folder.load()
    let korean = try folder.load(language: "ko")
    #expect(course.translations == ["ko"])
    return (course.problems + korean.problems + course.problems(inTranslation: korean)).sortedByPlace()
  }

  @Test("has no problem where all is there twice, and where nothing is")
  func sound() throws {
    #expect(try problems([:]).map(\.brief) == [])
    #expect(try CourseFolder(CourseFolder.sound).load().translations == [])
  }

  @Test(
    "says what is missing and what differs, with its place",
    arguments: [
      (["notes/ko/02-log.md": ""], "notes/02-log.md:-: The note is not there in 'ko', though others are."),
      (["notes/ko/README.md": ""], "notes/README.md:-: There is no syllabus in 'ko', though notes are."),
      (
        ["notes/ko/02-log.md": "# 기록\n\n[다시](../../exercises/flip-count) [덱](../../exercises/set-deck)\n"],
        "notes/ko/02-log.md:-: Its sections are not those of notes/02-log.md."
      ),
      (
        ["notes/ko/02-log.md": "# 기록\n\n## 15일\n\n[덱](../../exercises/set-deck)\n[다시](../../exercises/flip-count)\n"],
        "notes/ko/02-log.md:5: The links to exercises in '15일' are not those of notes/02-log.md."
      ),
      (
        ["notes/ko/02-log.md": "# 기록\n\n## 15일\n\n[다시](../../exercises/flip-count)\n[덱](../../exercises/set-deck#a)\n"],
        "notes/ko/02-log.md:6: The links to exercises in '15일' are not those of notes/02-log.md."
      ),
      (
        [
          "notes/ko/02-log.md":
            "# 기록\n\n## 15일\n[다시](../../exercises/flip-count) [덱](../../exercises/set-deck) [다](gone.md)\n"
        ],
        "notes/ko/02-log.md:4: The link to 'gone.md' leads nowhere."
      ),
      (
        ["exercises/set-deck/.docs/instructions.ko.md": ""],
        "exercises/set-deck/.docs/instructions.md:-: The instructions are not there in 'ko', though those of others are."
      ),
      (
        ["exercises/flip-count/.docs/hints.ko.md": ""],
        "exercises/flip-count/.docs/instructions.ko.md:-: There are instructions in 'ko', but no hints."
      ),
      (
        ["exercises/set-deck/.docs/instructions.ko.md": "# 덱\n\n## 1. 하나\n"],
        "exercises/set-deck/.docs/instructions.ko.md:-: Its tasks are not those of .docs/instructions.md."
      ),
    ] as [([String: String], String)])
  func differences(_ changes: [String: String], expected: String) throws {
    let problems = try problems(changes)
    #expect(problems.map(\.brief).contains(expected), "\(problems.map(\.brief))")
    #expect(problems.allSatisfy { !$0.help.isEmpty })
  }

  @Test("has a name for every check and a sentence for every comment")
  func wording() throws {
    let configuration = """
      {"files": {"solution": ["Sources/M/M.swift"], "test": ["Tests/M.swift"]}, "lectern": {
       "ko": {"has81Cards": "81장이다"},
       "koMessages": {"a deck of \\\\(n) cards": "\\\\(n)장, \\\\(m)", "nobody says this": "아무도"}}}
      """
    let folder = try CourseFolder.changed(
      Self.korean.merging(["exercises/set-deck/.meta/config.json": configuration]) { $1 })
    let checks = ["has81Cards", "isShuffled"].map { function in
      DiscoveredCheck(
        framework: .swiftTesting, suite: "", function: function, labels: "()", displayName: nil, task: nil,
        isParameterized: false, file: "Tests/M.swift", firstLine: 1, lastLine: 2)
    }
    let comments = [("a deck of \\(n) cards", 4), ("it is shuffled", 7), ("it is shuffled", 9)].map {
      CheckComment(file: "\(folder.path)/exercises/set-deck/Tests/M.swift", line: $1, text: $0)
    }
    let problems = try folder.load(language: "ko").problems(
      ofWordedChecks: ["set-deck": checks], ["set-deck": comments])
    #expect(
      Set(problems.map(\.brief)) == [
        "exercises/set-deck/.meta/config.json:-: The check 'isShuffled' has no name in 'ko'.",
        "exercises/set-deck/Tests/M.swift:7: What the check says is not there in 'ko': it is shuffled",
        "exercises/set-deck/.meta/config.json:-: No check says: nobody says this",
        "exercises/set-deck/.meta/config.json:-: "
          + "The translation of 'a deck of \\(n) cards' shows a value that it does not: \\(m)",
      ])
    #expect(try folder.load().problems(ofWordedChecks: ["set-deck": checks], [:]).isEmpty)
    let untouched = try CourseFolder.changed(Self.korean).load(language: "ko")
    #expect(
      untouched.problems(ofWordedChecks: ["set-deck": []], ["set-deck": comments]).map(\.brief) == [
        "exercises/set-deck/.meta/config.json:-: "
          + "What the checks say of what they expect is not there in 'ko': 2 sentences."
      ])
  }

  @Test("checks are named by function, suite and function, or id, and so are their points")
  func names() {
    let configuration = ExerciseConfiguration(
      solution: [], test: [], points: ["counts": 3],
      checkNames: ["counts": "센다", "Deck.deals": "나눈다", "Deck/shuffles(using:)": "섞는다"])
    #expect(configuration.name(ofCheckWithID: "Game/counts()") == "센다")
    #expect(configuration.name(ofCheckWithID: "Deck/deals(_:)") == "나눈다")
    #expect(configuration.name(ofCheckWithID: "Table/deals(_:)") == nil)
    #expect(configuration.name(ofCheckWithID: "Deck/shuffles(using:)") == "섞는다")
    #expect(configuration.points(ofCheckWithID: "Game/counts()") == 3)
    #expect(configuration.points(ofCheckWithID: "Deck/deals(_:)") == 1)
  }
}

@Suite("What checks say, in another language")
struct MessagePatternTests {
  @Test(
    "the values of the message stand in the translation",
    arguments: [
      ("two cards", "카드 두 장", "two cards", "카드 두 장"), ("two cards", "카드 두 장", "three cards", nil),
      (#"\(n) cards"#, #"카드 \(n)장"#, "12 cards", "카드 12장"), (#"\(n) cards"#, #"카드 \(n)장"#, "12 card", nil),
      (#"no card at \(index)"#, #"\(index)에는 없다"#, "no card at -1", "-1에는 없다"),
      (#"\(a) and \(b)."#, #"\(b), \(a), \(b)."#, "x and y and z.", "y and z, x, y and z."),
      (#"of \(pairs.count(where: { $0 })) pairs"#, #"\(pairs.count(where: { $0 })) 쌍 중"#, "of 3 pairs", "3 쌍 중"),
      (#"\(all)"#, #"전부: \(all)"#, "a\nb", "전부: a\nb"), (#"a\(b)\(c)"#, "", "axy", nil),
      (#"an open \(value"#, "열림", #"an open \(value"#, "열림"), (#"<\(a)>"#, #"\(a)"#, "<>", ""),
      ("", "빈", "", "빈"), ("👨‍👩‍👧 \\(a)", "가족 \\(a)", "👨‍👩‍👧 1", "가족 1"),
    ] as [(String, String, String, String?)])
  func translation(original: String, translation: String, message: String, expected: String?) {
    let configuration = ExerciseConfiguration(solution: [], test: [], checkMessages: [original: translation])
    #expect(configuration.translation(of: message) == expected)
  }
}
