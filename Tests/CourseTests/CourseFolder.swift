import Foundation
import Wordings

@testable import Course

/// A course in a temporary directory, which goes with the value.
final class CourseFolder {
  let path: String

  /// - Parameter files: contents by path relative to the course's root.
  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "lectern-course-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, content) in files { try write(Data(content.utf8), to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ data: Data, to file: String) throws {
    let url = URL(filePath: path).appending(path: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// The course, with all that it leaves for later read too, since the folder may be gone by then.
  func load(language: String = "en") throws -> Course {
    let course = try Course.load(at: path, language: language)
    _ = course.problems
    return course
  }

  /// The files of an exercise without a fault.
  static func exercise(_ slug: String, in directory: String = "exercises", tasks: Int = 0) -> [String: String] {
    let headings = (0..<tasks).map { "## \($0 + 1). Step \($0 + 1)\n\nDo it.\n\n" }
    let hints = (0..<tasks).map { "## \($0 + 1). Step\n\n- Think.\n\n" }
    return [
      "\(directory)/\(slug)/.docs/instructions.md": "# Title of \(slug)\n\n" + headings.joined(),
      "\(directory)/\(slug)/.docs/hints.md": "# Hints\n\n" + hints.joined(),
      "\(directory)/\(slug)/.meta/config.json":
        #"{"files": {"solution": ["Sources/M/M.swift"], "test": ["Tests/M.swift"]}}"#,
      "\(directory)/\(slug)/Sources/M/M.swift": "", "\(directory)/\(slug)/Tests/M.swift": "",
    ]
  }

  /// A course without a fault: two notes, three exercises.
  static var sound: [String: String] {
    [
      "notes/README.md": """
      # Card games

      See [the sources](01-model.md#sources) first.

      - Part one
        - [The model](01-model.md)
      - Part two
        1. [A log](02-log.md) (log)
      """,
      "notes/01-model.md": """
      # The model

      [Set](../exercises/set-rules/) opens the game.

      ## Required tasks and extra credit

      ### Required

      - [ ] Count every flip: [counts](../exercises/flip-count#countsFlips), [resets](../exercises/flip-count#Reset.resets)
      - [x] Play [the game](../exercises/flip-count)

      ### Extra credit

      - [ ] Deal ([rules](../exercises/set-rules#deals))

      ## Sources

      Back to [the top](#the-model), on to [the log](02-log.md#day-15).
      """,
      "notes/02-log.md": "# Log\n\n## Day 15\n\n[Again](../exercises/flip-count) and [deck](../exercises/set-deck)\n",
    ]
    .merging(exercise("flip-count", tasks: 2)) { $1 }.merging(exercise("set-rules")) { $1 }
    .merging(exercise("set-deck")) { $1 }
  }

  /// The sound course with other files in the place of its own; an empty text removes one.
  static func changed(_ changes: [String: String]) throws -> CourseFolder {
    try CourseFolder(sound.merging(changes) { $1 }.filter { !$0.value.isEmpty || $0.key.hasSuffix(".swift") })
  }
}

extension Course {
  /// The problems as `file:line: message`.
  var reported: [String] { problems.map(\.brief) }
}

extension Problem {
  var brief: String { "\(file):\(line.map(String.init) ?? "-"): \(message.english)" }
}
