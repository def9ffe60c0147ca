import Testing

@testable import ViewLifeCycle

/// The controllers here draw the themes Sea (yellow on blue), Music (white on brown) and Zodiac (pink on purple) in
/// this order. What happens is written down line by line, as `theme drawn` for each theme that is drawn.

// Task 1
@Suite("A theme when it is needed")
struct LazyThemeTests {
  @Test("draws no theme before somebody asks for it")
  func drawsNoThemeBeforeSomebodyAsks() {
    let (controller, journal) = made()
    let before = journal.lines
    _ = controller.theme
    #expect(
      [before, journal.lines] == [[], ["theme drawn"]],
      "the log after a controller was made, and after the first look at its theme: only the look draws one")
  }

  @Test("draws one theme, however often somebody asks")
  func drawsOneTheme() {
    let (controller, journal) = made()
    let names = (0..<3).map { _ in controller.theme.name }
    #expect(
      names == ["Sea", "Sea", "Sea"], "the theme at three looks in a row: the first look draws Sea, and it stays")
    #expect(
      journal.lines == ["theme drawn"], "the log after three looks at the theme: it is drawn once and remembered")
  }

  @Test("draws nothing when a theme was set before the first look")
  func drawsNothingWhenAThemeWasSet() {
    let (controller, journal) = made()
    controller.theme = night
    #expect(controller.theme.name == "Night", "the theme after Night was set, before anybody had looked")
    let (other, otherJournal) = made()
    _ = other.theme
    #expect(
      [journal.lines, otherJournal.lines] == [[], ["theme drawn"]],
      "logs of a controller with a theme set and of one without: setting draws none, unless an observer has oldValue"
    )
  }
}

// Task 2
@Suite("When the views are there")
struct ViewDidLoadTests {
  @Test("paints every card in the color of the theme")
  func paintsEveryCard() {
    let (controller, _) = made()
    controller.loadViewIfNeeded()
    #expect(
      controller.cardButtons.map { $0.color } == [.yellow, .yellow, .yellow, .yellow],
      "the colors of the four cards once the views are loaded: Sea, the theme that was drawn, has yellow card backs"
    )
  }

  @Test("paints the background in the color of the theme")
  func paintsTheBackground() {
    let (controller, _) = made()
    controller.loadViewIfNeeded()
    #expect(
      controller.background.color == .blue,
      "the color of the background once the views are loaded: Sea, the theme that was drawn, has a blue one")
  }

  @Test("keeps the order: views, super, theme, paint")
  func keepsTheOrder() {
    let (controller, journal) = made()
    controller.loadViewIfNeeded()
    #expect(
      journal.lines == ["views loaded", "super.viewDidLoad", "theme drawn", "background painted blue"],
      "the log of loading the views: they come first, then super has its turn, then the theme is needed and painted"
    )
  }

  @Test("does everything once, also when the views are asked for again")
  func doesEverythingOnce() {
    let (controller, journal) = made()
    controller.loadViewIfNeeded()
    _ = controller.theme
    controller.loadViewIfNeeded()
    #expect(
      journal.lines.filter { $0 == "theme drawn" || $0 == "background painted blue" }
        == ["theme drawn", "background painted blue"],
      "what was drawn and painted after the views were asked for twice: one theme is drawn, and painted once")
  }
}

// Task 3
@Suite("A theme that was set before")
struct ThemeSetBeforeTests {
  @Test("shows the theme that was set before the views were loaded")
  func showsTheThemeThatWasSet() {
    let (controller, _) = made()
    controller.theme = night
    controller.loadViewIfNeeded()
    #expect(
      controller.cardButtons.map { $0.color } + [controller.background.color] == [.red, .red, .red, .red, .black],
      "the colors of four cards and the background, with Night set before the views were loaded: red cards on black")
  }

  @Test("neither draws nor paints before the views are there")
  func neitherDrawsNorPaintsBefore() {
    let (controller, journal) = made()
    controller.theme = Theme(name: "Day", emoji: "☀️", cardBack: .white, background: .mint)
    controller.theme = night
    let before = journal.lines
    controller.loadViewIfNeeded()
    #expect(
      before == [],
      "the log after two themes were set without views: nothing is painted, and nothing drawn, not even as oldValue"
    )
    #expect(
      journal.lines == ["views loaded", "super.viewDidLoad", "background painted black"],
      "the log after the views came, too: the theme that was set last is painted, once, and none is drawn")
  }
}

// Task 4
@Suite("A new theme on a loaded screen")
struct NewThemeTests {
  @Test("paints a new theme at once when the views are there")
  func paintsANewThemeAtOnce() {
    let (controller, _) = made()
    controller.loadViewIfNeeded()
    controller.theme = Theme(name: "Day", emoji: "☀️", cardBack: .white, background: .mint)
    #expect(
      controller.cardButtons.map { $0.color } + [controller.background.color]
        == [.white, .white, .white, .white, .mint],
      "the colors of four cards and the background after a theme was set on a loaded screen: white on mint, at once"
    )
  }

  @Test("paints once for each new theme")
  func paintsOnceForEachNewTheme() {
    let (controller, journal) = made()
    controller.loadViewIfNeeded()
    controller.theme = night
    controller.theme = Theme(name: "Day", emoji: "☀️", cardBack: .white, background: .mint)
    #expect(
      journal.lines.dropFirst(2)
        == ["theme drawn", "background painted blue", "background painted black", "background painted mint"],
      "the log since the views were loaded: Sea is drawn and painted, then Night and Day, each once as it is set")
  }
}

/// What has happened, line by line.
private final class Journal {
  var lines: [String] = []
}

/// Red cards on black.
private let night = Theme(name: "Night", emoji: "🌙", cardBack: .red, background: .black)

/// A controller whose views are not loaded, and its journal.
private func made() -> (GameController, Journal) {
  let journal = Journal()
  var themes = [
    Theme(name: "Sea", emoji: "🐙", cardBack: .yellow, background: .blue),
    Theme(name: "Music", emoji: "🎻", cardBack: .white, background: .brown),
    Theme(name: "Zodiac", emoji: "♈️", cardBack: .pink, background: .purple),
  ]
  let controller = GameController(
    pickTheme: {
      journal.lines.append("theme drawn")
      return themes.isEmpty ? night : themes.removeFirst()
    },
    log: { journal.lines.append($0) })
  return (controller, journal)
}
