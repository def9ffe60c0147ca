import Markdown
import Terminal
import Typesetting

@testable import Reader

/// Somebody who reads a text and presses keys.
struct Reading {
  var state: ReaderState
  /// What was to be done outside so far.
  private(set) var effects: [ReaderEffect] = []

  init(
    _ markdown: String = Self.note, columns: Int = 80, rows: Int = 24, settings: ReaderSettings = ReaderSettings(),
    exercises: [SectionExercise] = [], course: CourseMap = CourseMap(), name: TextName = .note("01-sums")
  ) {
    state = ReaderState(settings: settings, size: TerminalSize(columns: columns, rows: rows))
    send(.course(course))
    send(.opened(Self.text(markdown, name: name, exercises: exercises), Arrival(.top)))
  }

  static func text(
    _ markdown: String, name: TextName = .note("01-sums"), exercises: [SectionExercise] = [], place: Place? = nil
  ) -> OpenedText {
    OpenedText(
      name: name, title: "Sums", pieces: TextPieces(Document(parsing: markdown)),
      hooks: TypesettingHooks(linkNote: { _ in .hidden }), exercises: exercises, place: place)
  }

  mutating func send(_ event: ReaderEvent) {
    effects += state.update(event)
    while state.hasWorkLeft { effects += state.update(.idle) }
  }

  /// Presses keys that are parted by spaces: characters, `^d`, and names such as `Enter`.
  mutating func press(_ keys: String) {
    for key in keys.split(separator: " ") { send(.input(Self.event(key))) }
  }

  /// Types a text, character by character.
  mutating func type(_ text: String) {
    for character in text { send(.input(.key(.character(character)))) }
  }

  mutating func resize(_ columns: Int, _ rows: Int) {
    send(.resized(TerminalSize(columns: columns, rows: rows)))
  }

  private static let names: [Substring: InputEvent.Key] = [
    "Enter": .enter, "Esc": .escape, "Tab": .tab, "Back": .backspace, "Up": .up, "Down": .down, "Left": .left,
    "Right": .right, "Home": .home, "End": .end, "PgUp": .pageUp, "PgDn": .pageDown, "Space": .character(" "),
  ]

  private static func event(_ key: Substring) -> InputEvent {
    if let named = names[key] { return .key(named) }
    if key.count == 2, key.first == "^", let character = key.last { return .key(.character(character), .control) }
    return .key(.character(key.first ?? " "))
  }

  /// The screen as text, without the spaces at the ends of its rows.
  var screen: [String] {
    state.frame.rows.map { row in
      var text = row.text
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The first line of the text that is seen.
  var firstLine: String { state.page?[state.top].text.trimmed ?? "" }

  /// The row of keys or messages.
  var lastRow: String { screen.last ?? "" }
}

extension String {
  var trimmed: String { String(drop { $0 == " " }) }
}

extension Reading {
  static let note = """
    # Sums

    A sum adds numbers. See [the product](02-products.md#products) and [below](#why).

    ## What

    Two numbers make one.

    ```swift
    func sum(_ a: Int, _ b: Int) -> Int {
    \ta + b
    }
    ```

    The exercise is [adder](../exercises/adder).

    ## Why

    Because counting is slow. Here is [a page](https://example.com/sums).

    - one
    - two

      ```
      1 + 1
      ```

    ### Deeper

    More words on it, enough of them to need a second line wherever the screen is a narrow one.

    ## End

    That is all.
    """

  static let exercise = SectionExercise(
    slug: "adder", title: "Adder", anchor: "what", mark: Span("○", .dim), isStarted: false, isDone: false)

  static let course = CourseMap(
    title: "Little sums",
    notes: [
      .init(
        name: .note("01-sums"), number: "1", title: "Sums", tally: "0/1",
        sections: [.init(title: "What", anchor: "what", level: 2)]),
      .init(
        name: .note("02-products"), number: "2", title: "Products", tally: "",
        sections: [.init(title: "Times tables", anchor: "times-tables", level: 2)]),
    ])
}
