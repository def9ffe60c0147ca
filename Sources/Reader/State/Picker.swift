/// A list from which one is picked by typing some of it.
struct Picker: Equatable {
  /// Where the items come from.
  enum Source: Equatable {
    /// All there is, which is narrowed down by what is typed.
    case items([PickerItem])
    /// What the host finds for the words that are typed.
    case course
  }

  var source: Source
  var typed = TypedText()
  /// The items that fit, the best first.
  var shown: [PickerItem] = []
  var chosen = 0

  init(_ source: Source) {
    self.source = source
    narrow()
  }

  /// Leaves the items that fit what is typed.
  mutating func narrow() {
    chosen = 0
    guard case .items(let items) = source else { return }
    shown = TitleFilter(typed.text).filtered(items)
  }

  /// The first item that is seen, of so many rows: half a screen of what comes before the chosen one stays in sight.
  func first(rows: Int) -> Int { min(max(0, chosen - rows / 2), max(0, shown.count - rows)) }

  /// Chooses another item, so many rows away.
  mutating func move(by rows: Int) {
    guard !shown.isEmpty else { return }
    chosen = min(max(0, chosen + rows), shown.count - 1)
  }
}

/// Something that can be picked.
package struct PickerItem: Equatable, Sendable {
  package var title: String
  /// What stands beside it: the note that a heading is in, or the text around what was found.
  package var detail: String
  /// How far the title is indented.
  package var level: Int
  package var name: TextName
  package var target: Arrival.Target

  package init(title: String, detail: String = "", level: Int = 0, name: TextName, target: Arrival.Target) {
    self.title = title
    self.detail = detail
    self.level = level
    self.name = name
    self.target = target
  }
}
