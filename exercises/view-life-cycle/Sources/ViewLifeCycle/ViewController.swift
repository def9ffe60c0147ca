/// Something colored on the screen: a card's button, or the background.
final class Panel {
  /// Gray at first, as somebody has drawn it in the storyboard.
  var color: ThemeColor = .gray {
    didSet { painted(color) }
  }

  private let painted: (ThemeColor) -> Void

  init(painted: @escaping (ThemeColor) -> Void = { _ in }) {
    self.painted = painted
  }
}

/// The life of a view controller as UIKit has it, without UIKit: first it is made, and its views come later.
///
/// It writes down what happens to it, line by line.
open class ViewController {
  private let log: (String) -> Void
  private var panels: (cards: [Panel], background: Panel)?

  /// Makes the controller and nothing else: no view is there yet.
  init(log: @escaping (String) -> Void) {
    self.log = log
  }

  /// Whether the views are there.
  final var isViewLoaded: Bool { panels != nil }

  /// The four buttons of the cards.
  ///
  /// - Precondition: The views are loaded. With UIKit, too, the program stops if they are not.
  final var cardButtons: [Panel] {
    guard let panels else { tooEarly("cardButtons") }
    return panels.cards
  }

  /// What the cards lie on.
  ///
  /// - Precondition: The views are loaded.
  final var background: Panel {
    guard let panels else { tooEarly("background") }
    return panels.background
  }

  /// Stops the program, since an outlet was asked for before `loadViewIfNeeded()` had made the views.
  private func tooEarly(_ outlet: String) -> Never {
    preconditionFailure(
      """
      '\(outlet)' is nil: it was asked for before loadViewIfNeeded() had made the views. An initializer is too early, \
      and so is an observer of 'theme' that does not ask isViewLoaded first; viewDidLoad() is the place to paint
      """)
  }

  /// Loads the views and then tells the controller so; does nothing when they are there already.
  ///
  /// The system calls this before it shows the controller for the first time.
  final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    let log = self.log
    panels = ((0..<4).map { _ in Panel() }, Panel { log("background painted \($0)") })
    log("views loaded")
    viewDidLoad()
  }

  /// Called once, when the views have just been loaded.
  ///
  /// A subclass that overrides this calls `super.viewDidLoad()` first.
  open func viewDidLoad() {
    log("super.viewDidLoad")
  }
}
