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
    #expect(calls == ["first"], "only the first had subscribed when it was sent; subscribing itself calls nobody")
    publisher.send()
    publisher.send()
    #expect(
      calls == ["first", "first", "second", "third", "first", "second", "third"],
      "a new subscriber must not push out the others, and nobody is forgotten after a call")
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
    #expect(calls == ["right"], "each publisher has subscribers of its own")
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
    #expect(calls == ["old"], "who subscribes during a send is called from the next send on")
    publisher.send()
    #expect(calls == ["old", "old", "new"], "and then like anybody else")
  }

  // Task 2
  @Test("announces a new value before it is there")
  func announcesBeforeTheChange() {
    let counter = Counter()
    var seen: [Int] = []
    counter.objectWillChange.subscribe { seen.append(counter.count) }
    counter.count = 5
    counter.count = 7
    #expect(seen == [0, 5], "the announcement comes before the change: whoever looks then still sees the old value")
    #expect(counter.count == 7, "and after it the new value has to be there")
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
      seen == [[], ["Ada"]], "to append to an array, or to change an element, changes the property that holds the array"
    )
    #expect(counter.names == ["Ada!"], "and both changes have to arrive")
  }

  // Task 2
  @Test("announces nothing when a property is read")
  func announcesNothingOnRead() {
    let counter = Counter()
    var calls = 0
    counter.objectWillChange.subscribe { calls += 1 }
    let sum = counter.count + counter.names.count
    counter.count = sum + 1
    #expect(calls == 1, "two reads and one change: only the change is announced, or each drawing would cause the next")
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
    #expect(calls == 3, "the wrapper takes values of any type, so it cannot ask whether the new one is equal")
  }

  // Task 3
  @Test("announces a new title, and keeps the cards readable")
  func announcesANewTitle() {
    let game = MemoryViewModel(title: "Sea", cards: deck())
    var seen: [String] = []
    game.objectWillChange.subscribe { seen.append(game.title) }
    game.title = "Night"
    game.title += "!"
    #expect(seen == ["Sea", "Night"], "each change of the title is announced before it is made")
    #expect(game.title == "Night!", "and made afterwards")
    #expect(game.cards == deck(), "the title has nothing to do with the cards")
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
    #expect(calls == ["other"], "two view models have two publishers")
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
    #expect(seen == [[], [3], [9, 3]], "face up at each of the three announcements, one for each choice")
    #expect(faceUp(game.cards) == [9], "face up at the end: the card with the id 3 was turned over and back")
  }

  // Task 4
  @Test("announces nothing when the chosen card is not on the table", arguments: [0, 1, -1, Int.max])
  func ignoresAStranger(id: Int) {
    let game = MemoryViewModel(title: "Sea", cards: deck())
    var calls = 0
    game.objectWillChange.subscribe { calls += 1 }
    game.choose(id)
    game.choose(5)
    #expect(calls == 1, "no card has the id \(id), so nothing changes; only the choice of card 5 is announced")
    #expect(faceUp(game.cards) == [5], "and only card 5 lies face up")
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
    #expect(seen == [[9, 5]], "one intent, one announcement: three changes in a row would draw the screen three times")
    #expect(game.cards == deck(), "the same cards in the same order, all face down and in play again")
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
    #expect(calls.count == 1, "the cards were read, and one of them was turned over")
    #expect(faceUp(game.cards) == [5], "and it has to lie face up now")
    game.choose(9)
    #expect(calls.count == 1, "one look, one call: whoever wants to hear of the next change has to look again")
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
    #expect(calls.count == 0, "only the title was read, and a card is no title")
    game.title = "Night"
    #expect(calls.count == 1, "but a new title is")
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
    #expect(calls.count == 0, "no card has the id \(id), so nothing changes")
    game.choose(3)
    #expect(calls.count == 1, "but card 3 is there")
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
