import Observation
import Testing

@testable import PublishedModel

@Suite("Published model")
struct PublishedModelTests {
  // Task 1
  @Test("calls every subscriber, in order, at each send")
  func callsEverySubscriber() {
    let publisher = Publisher()
    var calls: [String] = []
    publisher.subscribe { calls.append("first") }
    publisher.send()
    publisher.subscribe { calls.append("second") }
    publisher.subscribe { calls.append("third") }
    #expect(
      calls == ["first"],
      "who was called by one send, when only the first had subscribed: to subscribe calls nobody yet")
    publisher.send()
    publisher.send()
    #expect(
      calls == ["first", "first", "second", "third", "first", "second", "third"],
      "who was called by one send to the first and two to all three: nobody is pushed out or forgotten after a call"
    )
  }

  // Task 1
  @Test("keeps the subscribers of each publisher apart")
  func keepsPublishersApart() {
    let left = Publisher()
    let right = Publisher()
    var calls: [String] = []
    left.subscribe { calls.append("left") }
    right.subscribe { calls.append("right") }
    right.send()
    #expect(
      calls == ["right"], "who was called when only the right publisher sent: each publisher has subscribers of its own"
    )
  }

  // Task 1
  @Test("lets a subscriber subscribe while it is called")
  func letsASubscriberSubscribe() {
    let publisher = Publisher()
    var calls: [String] = []
    publisher.subscribe {
      calls.append("old")
      if calls.count == 1 { publisher.subscribe { calls.append("new") } }
    }
    publisher.send()
    #expect(
      calls == ["old"],
      "during this send the old subscriber subscribed a new one, which is called from the next send on, not yet")
    publisher.send()
    #expect(
      calls == ["old", "old", "new"],
      "who was called by two sends, when the new one subscribed during the first: the second calls them both")
  }

  // Task 2
  @Test("announces a new value before it is there")
  func announcesBeforeTheChange() {
    let counter = Counter()
    var seen: [Int] = []
    counter.objectWillChange.subscribe { seen.append(counter.count) }
    counter.count = 5
    counter.count = 7
    #expect(
      seen == [0, 5],
      "the count at each announcement, as it went from 0 to 5 to 7: the change comes later, so the old value is there")
    #expect(
      counter.count == 7,
      "the count after 5 and then 7 were assigned: once it has been announced, the new value has to be stored")
  }

  // Task 2
  @Test("announces a change inside the value")
  func announcesAChangeInPlace() {
    let counter = Counter()
    var seen: [[String]] = []
    counter.objectWillChange.subscribe { seen.append(counter.names) }
    counter.names.append("Ada")
    counter.names[0] += "!"
    #expect(
      seen == [[], ["Ada"]],
      "the names at the announcements of an append and of a changed element: either one changes the property"
    )
    #expect(
      counter.names == ["Ada!"],
      "the names after names.append(\"Ada\") and names[0] += \"!\": both changes have to be stored")
  }

  // Task 2
  @Test("announces nothing when a property is read")
  func announcesNothingOnRead() {
    let counter = Counter()
    var calls = 0
    counter.objectWillChange.subscribe { calls += 1 }
    let sum = counter.count + counter.names.count
    counter.count = sum + 1
    #expect(
      calls == 1,
      "announcements of two reads and one assignment: reading is silent, or each drawing would cause the next")
  }

  // Task 2
  @Test("announces an equal value too, once for each assignment")
  func announcesAnEqualValue() {
    let counter = Counter()
    var calls = 0
    counter.objectWillChange.subscribe { calls += 1 }
    counter.count = 0
    counter.count = 0
    counter.names = []
    #expect(
      calls == 3,
      "announcements of three equal values: the wrapper takes any type, so it cannot ask whether a value is equal"
    )
  }

  // Task 3
  @Test("announces a new title, and keeps the cards readable")
  func announcesANewTitle() {
    let game = MemoryViewModel(title: "Sea", cards: deck())
    var seen: [String] = []
    game.objectWillChange.subscribe { seen.append(game.title) }
    game.title = "Night"
    game.title += "!"
    #expect(
      seen == ["Sea", "Night"],
      "the title at each announcement, as it went from Sea to Night to Night!: the change comes after it")
    #expect(
      game.title == "Night!",
      "the title after title = \"Night\" and title += \"!\": what was announced has to be done as well")
    #expect(game.cards == deck(), "the cards after the title has changed: it has nothing to do with them")
  }

  // Task 3
  @Test("announces nothing while it is being made, and each view model for itself")
  func announcesForItself() {
    let one = MemoryViewModel(title: "One", cards: deck())
    let other = MemoryViewModel(title: "Other", cards: [])
    var calls: [String] = []
    one.objectWillChange.subscribe { calls.append("one") }
    other.objectWillChange.subscribe { calls.append("other") }
    other.title = "New"
    #expect(
      calls == ["other"],
      "who was told when the title of `other` changed: each view model has a publisher, and making one tells nobody"
    )
  }

  // Task 4
  @Test("turns over the chosen card and announces it once, before")
  func choosesACard() {
    let game = MemoryViewModel(title: "Sea", cards: deck())
    var seen: [[Int]] = []
    game.objectWillChange.subscribe { seen.append(faceUp(game.cards)) }
    game.choose(3)
    game.choose(9)
    game.choose(3)
    #expect(
      seen == [[], [3], [9, 3]],
      "ids face up at each announcement, while the cards 3, 9 and 3 were chosen: one a choice, before the card turns")
    #expect(
      faceUp(game.cards) == [9], "ids face up after the cards 3, 9 and 3 were chosen: card 3 was turned over and back")
  }

  // Task 4
  @Test("announces nothing when the chosen card is not on the table", arguments: [0, 1, -1, Int.max])
  func ignoresAStranger(id: Int) {
    let game = MemoryViewModel(title: "Sea", cards: deck())
    var calls = 0
    game.objectWillChange.subscribe { calls += 1 }
    game.choose(id)
    game.choose(5)
    #expect(
      calls == 1,
      "announcements of choosing \(id) and then 5: no card has the id \(id), so only the choice of card 5 is announced")
    #expect(
      faceUp(game.cards) == [5],
      "ids face up after choosing \(id) and then 5: no card has the id \(id), so only card 5 has turned over")
  }

  // Task 4
  @Test("begins a new game with a single announcement")
  func announcesANewGameOnce() {
    let cards = [
      Card(id: 9, content: "🐙", isFaceUp: true, isMatched: true), Card(id: 5, content: "🐠", isFaceUp: true),
      Card(id: 3, content: "🐙", isMatched: true),
    ]
    let game = MemoryViewModel(title: "Sea", cards: cards)
    var seen: [[Int]] = []
    game.objectWillChange.subscribe { seen.append(faceUp(game.cards)) }
    game.newGame()
    #expect(
      seen == [[9, 5]],
      "ids face up at each announcement of newGame(): one, before any change, or the screen would be drawn three times")
    #expect(
      game.cards == deck(), "the cards after newGame(): the same in the same order, all face down and in play again")
  }

  // Task 5
  @Test("@Observable: tells whoever has read what changes")
  func tellsWhoeverHasRead() {
    let game = ObservedViewModel(title: "Sea", cards: deck())
    let calls = Calls()
    withObservationTracking {
      _ = game.cards
    } onChange: {
      calls.count += 1
    }
    game.choose(5)
    #expect(
      calls.count == 1,
      "calls of onChange: the cards were read, and then card 5 was turned over, so whoever read them is told")
    #expect(faceUp(game.cards) == [5], "ids face up after card 5 was chosen: what was announced has to be done as well")
    game.choose(9)
    #expect(
      calls.count == 1,
      "calls of onChange after one look and two choices: whoever wants to hear of the next change has to look again")
  }

  // Task 5
  @Test("@Observable: is silent about what was not read")
  func isSilentAboutTheRest() {
    let game = ObservedViewModel(title: "Sea", cards: deck())
    let calls = Calls()
    withObservationTracking {
      _ = game.title
    } onChange: {
      calls.count += 1
    }
    game.choose(5)
    #expect(
      calls.count == 0, "calls of onChange after card 5 was chosen: only the title was read, and a card is no title")
    game.title = "Night"
    #expect(
      calls.count == 1, "calls of onChange after the title has changed: the title was read, so whoever read it is told")
  }

  // Task 5
  @Test("@Observable: ignores a card that is not on the table", arguments: [0, 1, -1])
  func observedIgnoresAStranger(id: Int) {
    let game = ObservedViewModel(title: "Sea", cards: deck())
    let calls = Calls()
    withObservationTracking {
      _ = game.cards
    } onChange: {
      calls.count += 1
    }
    game.choose(id)
    #expect(
      calls.count == 0,
      "calls of onChange after choosing \(id): no card has that id, so nothing changes and nobody is told")
    game.choose(3)
    #expect(
      calls.count == 1,
      "calls of onChange after choosing \(id) and then 3: the cards were read, and card 3 is there and turned over")
  }

  // Task 5
  @Test("only the older way announces an equal value")
  func differsOnEqualValues() {
    let published = MemoryViewModel(title: "Sea", cards: deck())
    let observed = ObservedViewModel(title: "Sea", cards: deck())
    let calls = Calls()
    var announcements = 0
    published.objectWillChange.subscribe { announcements += 1 }
    withObservationTracking {
      _ = observed.title
    } onChange: {
      calls.count += 1
    }
    published.title = "Sea"
    observed.title = "Sea"
    #expect(
      [announcements, calls.count] == [1, 0],
      "announcements of an equal title, by `@Published` and by `@Observable`, which can compare strings")
  }

  /// The cards that most checks begin with.
  private func deck() -> [Card<String>] {
    [Card(id: 9, content: "🐙"), Card(id: 5, content: "🐠"), Card(id: 3, content: "🐙")]
  }

  /// The ids of the cards that are face up, in the order of the table.
  private func faceUp(_ cards: [Card<String>]) -> [Int] {
    cards.filter(\.isFaceUp).map(\.id)
  }
}

/// A view model with published properties of two types.
private final class Counter: ObservableModel {
  let objectWillChange = Publisher()
  @Published var count = 0
  @Published var names: [String] = []
}

/// How often somebody was called; all calls come from the check's own thread.
private final class Calls: @unchecked Sendable {
  var count = 0
}
