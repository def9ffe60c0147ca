import Testing

@testable import ReadOnlyBinding

private let bank = Token(id: 50, issuer: "Bank", account: "kim", secret: "MFRGG")
private let mail = Token(id: 20, issuer: "Mail", account: "kim", secret: "NB2HI")
private let code = Token(id: 40, issuer: "Code", account: "lee", secret: "ORSXG")

/// A view model without rules: whether a panel is open, and how far a slider has been pushed.
final class Panel: OpenViewModel {
  struct State {
    var isOpen = false
    var level = 1
  }

  var state = State()

  func trigger(_ input: Never) {
  }
}

/// A view model with a rule, that no temperature is outside 5 to 30, and a list of all inputs that came in.
final class Thermostat: ViewModel {
  struct State {
    var degrees = 20
    var isOn = false
  }

  enum Input {
    case setDegrees(Int)
    case turnOn(Bool)
  }

  private(set) var state = State()
  private(set) var inputs: [String] = []

  func trigger(_ input: Input) {
    inputs.append("\(input)")
    switch input {
    case .setDegrees(let degrees): state.degrees = min(max(degrees, 5), 30)
    case .turnOn(let isOn): state.isOn = isOn
    }
  }
}

@Suite("Bindings that only read")
struct ReadOnlyBindingTests {
  // Task 1
  @Test("reads the open state where it is, whenever it is asked")
  func readsAnOpenState() {
    let panel = Panel()
    let level = panel.binding(\.level)
    #expect(level.wrappedValue == 1, "the panel begins with level 1")
    panel.state.level = 7
    #expect(
      level.wrappedValue == 7, "the level has changed behind the binding's back, which must not have kept the old")
  }

  // Task 1
  @Test("writes into the open state")
  func writesIntoAnOpenState() {
    let panel = Panel()
    let level = panel.binding(\.level)
    let isOpen = panel.binding(\.isOpen)
    level.wrappedValue = 5
    #expect(panel.state.level == 5, "a write must arrive in the panel itself, not in a copy of its state")
    isOpen.wrappedValue = true
    isOpen.wrappedValue.toggle()
    isOpen.wrappedValue.toggle()
    #expect(
      panel.state.isOpen == true,
      "true was written and turned round twice: each toggle reads the state and writes it back")
    #expect(panel.state.level == 5, "a binding to one property leaves the other alone")
  }

  // Task 2
  @Test("reads the state through a binding that sends")
  func readsThroughASendingBinding() {
    let thermostat = Thermostat()
    let degrees = thermostat.binding(\.degrees) { .setDegrees($0) }
    #expect(degrees.wrappedValue == 20, "the thermostat begins at 20 degrees, and the binding reads them")
    thermostat.trigger(.setDegrees(23))
    #expect(
      degrees.wrappedValue == 23,
      "the state has gone to 23 degrees since the binding was made, and the binding reads it anew")
    #expect(thermostat.inputs == ["setDegrees(23)"], "to make a binding and to read it sends nothing")
  }

  // Task 2
  @Test("sends one input for each value that is written")
  func sendsOneInputForEachValue() {
    let thermostat = Thermostat()
    let degrees = thermostat.binding(\.degrees) { .setDegrees($0) }
    let isOn = thermostat.binding(\.isOn) { .turnOn($0) }
    degrees.wrappedValue = 25
    isOn.wrappedValue = true
    degrees.wrappedValue = 18
    degrees.wrappedValue = 18
    #expect(
      thermostat.inputs == ["setDegrees(25)", "turnOn(true)", "setDegrees(18)", "setDegrees(18)"],
      "every write comes in by the door, once, with the value that was written, even if it is the same again")
    #expect(thermostat.state.degrees == 18, "after 25 and 18 have been sent the thermostat stands at 18")
  }

  // Task 2
  @Test("leaves it to the view model what becomes of a value")
  func leavesTheDecisionToTheViewModel() {
    let thermostat = Thermostat()
    let degrees = thermostat.binding(\.degrees) { .setDegrees($0) }
    degrees.wrappedValue = 99
    #expect(
      degrees.wrappedValue == 30, "99 was asked for, and the view model allows 30: written around it, it would be 99")
    degrees.wrappedValue += 1
    #expect(degrees.wrappedValue == 30, "1 was added to 30: 31 was asked for, which is too much as well")
    #expect(
      thermostat.inputs == ["setDegrees(99)", "setDegrees(31)"],
      "99 and 31 were written, and both are sent as they were written")
  }

  // Task 3
  @Test("ties the search text to the view model's own")
  func searchTextIsTheModels() {
    let model = board()
    let text = model.searchText
    #expect(text.wrappedValue == "", "nothing has been typed yet, so the bar is empty")
    model.trigger(.startSearch)
    text.wrappedValue = "lee"
    #expect(
      model.state == TokenBoardModel.State(grid: [code], isSearching: true, searchText: "lee"),
      "the text is typed into the binding, and the grid shows what matches: there is no second copy of the text")
    #expect(text.wrappedValue == "lee", "lee was typed, and the bar shows what the view model has taken")
    model.trigger(.endSearch)
    #expect(text.wrappedValue == "", "the search has ended, so the bar is empty without anybody emptying it")
  }

  // Task 3
  @Test("does not show a text that the view model did not take")
  func searchTextIsNotForced() {
    let model = board()
    let text = model.searchText
    text.wrappedValue = "lee"
    #expect(
      text.wrappedValue == "", "nobody searches, so the view model ignores the text, and the bar shows what it says")
    #expect(
      model.state == TokenBoardModel.State(main: bank, grid: [mail, code]),
      "lee was typed when nobody searched: the screen is as it was")
    model.trigger(.startSearch)
    text.wrappedValue = "m"
    #expect(text.wrappedValue == "m", "m is typed after a search has begun: now the text is taken and shown")
  }

  // Task 3
  @Test("starts and ends a search by writing whether there is one")
  func isSearchingStartsAndEnds() {
    let model = board()
    let isSearching = model.isSearching
    #expect(isSearching.wrappedValue == false, "nobody searches at first")
    isSearching.wrappedValue = true
    #expect(
      model.state == TokenBoardModel.State(grid: [bank, mail, code], isSearching: true),
      "true starts a search, with all that belongs to it: the large cell is hidden and every token is in the grid")
    isSearching.wrappedValue = false
    #expect(
      model.state == TokenBoardModel.State(main: bank, grid: [mail, code]),
      "false ends it, with all that belongs to it: a flag that is merely set would leave a ghost in the grid")
  }

  // Task 3
  @Test("says which way to go, whatever the state is")
  func isSearchingDoesNotToggle() {
    let model = board()
    let isSearching = model.isSearching
    isSearching.wrappedValue = false
    #expect(
      model.state == TokenBoardModel.State(main: bank, grid: [mail, code]),
      "false was written though nobody searched: that ends no search, and it must not start one either")
    isSearching.wrappedValue = true
    model.trigger(.search("lee"))
    isSearching.wrappedValue = true
    #expect(
      model.state == TokenBoardModel.State(grid: [code], isSearching: true, searchText: "lee"),
      "true was written, lee typed, and true written again: the search goes on, and must not be ended")
    #expect(isSearching.wrappedValue == true, "the bar was told true and is in use")
  }

  // Task 4
  @Test("reads a part of the value that a binding leads to")
  func readsAPart() {
    var token = mail
    let whole = Binding(get: { token }, set: { token = $0 })
    let issuer = whole.part(\.issuer)
    #expect(issuer.wrappedValue == "Mail", "the issuer of the token that the binding leads to")
    whole.wrappedValue = bank
    #expect(issuer.wrappedValue == "Bank", "another token is there now, and the part is read anew")
  }

  // Task 4
  @Test("writes the whole value with one part changed")
  func writesAPart() {
    var written: [Token] = []
    let whole = Binding(get: { written.last ?? mail }, set: { written.append($0) })
    whole.part(\.issuer).wrappedValue = "Post"
    whole.part(\.account).wrappedValue = "lee"
    #expect(
      written
        == [
          Token(id: 20, issuer: "Post", account: "kim", secret: "NB2HI"),
          Token(id: 20, issuer: "Post", account: "lee", secret: "NB2HI"),
        ],
      "each write sets the whole token once, and the second part is put into what the first write left")
  }

  // Task 4
  @Test("writes a part into the value as it is now")
  func writesAPartOfTheValueAsItIsNow() {
    var token = mail
    let whole = Binding(get: { token }, set: { token = $0 })
    let issuer = whole.part(\.issuer)
    whole.wrappedValue.secret = "ORSXG"
    issuer.wrappedValue = "Post"
    #expect(
      token == Token(id: 20, issuer: "Post", account: "kim", secret: "ORSXG"),
      "the secret changed after the part was made: writing the issuer must not bring the old secret back")
  }

  // Task 4
  @Test("writes a part through the door")
  func writesAPartThroughTheDoor() {
    let thermostat = Thermostat()
    let readings = thermostat.binding(\.self) { .setDegrees($0.degrees) }
    let degrees = readings.part(\.degrees)
    degrees.wrappedValue = 99
    #expect(degrees.wrappedValue == 30, "the part belongs to a value that is guarded, so it is guarded too")
    #expect(
      thermostat.inputs == ["setDegrees(99)"], "99 was written into the part, and that is one input of the view model")
  }

  private func board() -> TokenBoardModel {
    TokenBoardModel(store: TokenStore([bank, mail, code])) { _ in }
  }
}
