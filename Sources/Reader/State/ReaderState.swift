package import Terminal
package import Typesetting

/// Everything that the reader knows; it changes by events alone, and every frame is made of it.
package struct ReaderState {
  /// The part of the screen that has the keys.
  enum Focus { case text, outline, panel }

  /// A text that was left, with the place in it.
  struct Visit: Equatable {
    var name: TextName
    var place: Place
  }

  let settings: ReaderSettings
  var words: ReaderWords { settings.words }

  var size: TerminalSize
  var ground: Theme.Ground
  var hasMouse = true
  var course = CourseMap()

  // MARK: The text

  var text: OpenedText?
  var page: Page?
  /// The first line of the page that is seen.
  var top = 0
  /// Where that is, in words that hold at any width.
  var place = Place.top
  /// The section that was gone to, as long as nobody scrolls: it may be too near the text's end to stand on top.
  var aim: String?
  /// Where to go as soon as the page is set as far as that.
  var pending: Arrival.Target?
  var back: [Visit] = []
  var forward: [Visit] = []

  // MARK: Around it

  var wantsOutline: Bool?
  var focus = Focus.text
  /// The chosen row of the outline, and its first that is seen.
  var outlineRow = 0
  var outlineTop = 0
  var overlay: Overlay?
  var search: PageSearch?
  var message: Message?
  var work: Work?
  var showsPanel = false

  /// How the screen is shared out, and what the panel shows; both follow from the rest after every event.
  var layout: Layout
  var panelContent: [StyledLine] = []
  var outlineContent: [StyledLine] = []
  /// What is found in the lines on the screen.
  var visibleMatches: [LineMatch] = []

  package init(settings: ReaderSettings, size: TerminalSize, ground: Theme.Ground = .dark) {
    self.settings = settings
    self.size = size
    self.ground = ground
    layout = Layout(
      size: size, measure: settings.measure, wantsOutline: nil, hasFocusOnOutline: false, panelRows: nil)
  }

  /// Whether an idle moment could be used.
  package var hasWorkLeft: Bool { page.map { !$0.isComplete } == true || search?.isSeeking == true }

  var panelIsShown: Bool { showsPanel && work != nil }

  /// The lines that the page shows at once.
  var textRows: Int { max(1, layout.text.height) }

  /// The last line that may be the first on the screen: the text's end stays at the bottom.
  var lastTop: Int { max(0, (page?.lineCount ?? 0) - textRows) }

  var visibleLines: Range<Int> { top..<min(top + textRows, max(top, page?.lineCount ?? 0)) }

  // MARK: Sections

  /// The section that is read: the last one whose heading stands in the upper third of the screen, or above it.
  var currentHeading: Int? {
    guard let page else { return nil }
    if let aimed = page.headings.firstIndex(where: { $0.anchor == aim && visibleLines.contains($0.line) }) {
      return aimed
    }
    // At the end of a text nothing more can move up.
    let reading = top >= lastTop && page.isComplete && top > 0 ? top + textRows - 1 : top + textRows / 3
    return page.heading(at: min(reading, max(0, page.lineCount - 1)))
  }

  /// The exercise that keys are about: that of the section that is read or of one around it, else the one in work.
  var currentExercise: SectionExercise? {
    guard let text else { return nil }
    if case .instructions(let slug) = text.name { return text.exercises.first { $0.slug == slug } }
    if case .made(_, let slug) = text.name { return text.exercises.first { $0.slug == slug } }
    for anchor in anchorsAround(currentHeading) {
      let owned = text.exercises.filter { $0.anchor == anchor }
      if let exercise = owned.first(where: { $0.slug == work?.slug }) ?? owned.first(where: { !$0.isDone })
        ?? owned.first
      {
        return exercise
      }
    }
    return nil
  }

  /// The slug of the exercise that keys are about.
  var currentSlug: String? { currentExercise?.slug ?? work?.slug }

  /// The anchors of a section and of those around it, from the inside out, and `nil` for the whole text.
  private func anchorsAround(_ heading: Int?) -> [String?] {
    guard let page, let heading else { return [nil] }
    var anchors: [String?] = []
    var level = 7
    for candidate in page.headings[...heading].reversed() where candidate.level < level {
      anchors.append(candidate.anchor)
      level = candidate.level
    }
    return anchors + [nil]
  }
}
