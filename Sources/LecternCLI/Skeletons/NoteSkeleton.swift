import Course

/// The file of a new note.
struct NoteSkeleton {
  /// The file's name, with the number that comes after those of the other notes.
  let fileName: String
  let title: String

  /// `nil` for a name without a letter or digit; anything else between them becomes a hyphen.
  init?(_ name: String, numbers: [Int]) {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return nil }
    // Whoever types the number himself means it.
    let number = (numbers.max() ?? 0) + 1
    let prefix = Int(first) == nil ? (number < 10 ? "0\(number)-" : "\(number)-") : ""
    fileName = prefix + words.joined(separator: "-") + ".md"
    let titleWords = words.drop { Int($0) != nil }.joined(separator: " ")
    title = titleWords.prefix(1).uppercased() + titleWords.dropFirst()
  }

  var text: String {
    """
    # \(title)

    > TODO: the lecture that this grew out of, and what has changed since.

    TODO: what the reader will be able to do afterwards.

    ## TODO: the first section

    TODO: one idea, with an example, and a link to its exercise: `lectern new exercise NAME` makes one.

    ```swift fragment
    let todo = "an example"
    ```

    ## Questions

    1. TODO: a question that the note answers.

    """
  }

  /// The line for the list of notes.
  var syllabusLine: String { "- [\(title)](\(fileName))" }
}
