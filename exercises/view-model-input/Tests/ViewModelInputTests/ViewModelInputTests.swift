import Testing

@testable import ViewModelInput

/// Three tokens; the service lists them by issuer: bank (20), code (30), mail (10). No `id` is a place in the list.
private let mail = Token(id: 10, issuer: "Mail", account: "kim", secret: "MFRGG")
private let bank = Token(id: 20, issuer: "Bank", account: "lee", secret: "NB2HI")
private let code = Token(id: 30, issuer: "Code", account: "kim", secret: "ORSXG")

/// The same `id` as the bank's token, but another issuer, which puts it between the code's and the mail's.
private let desk = Token(id: 20, issuer: "Desk", account: "lee", secret: "NB2HI")

/// A token that the service refuses.
private let blank = Token(id: 40, issuer: "Blank", account: "kim", secret: "")

@Suite("State, input, service")
struct ViewModelInputTests {
  // Task 1
  @Test("shows the service's tokens from the start")
  func showsTheTokensFromTheStart() {
    let model = TokenListModel(service: TokenService([mail, bank, code]))
    #expect(
      model.state == TokenListModel.State(tokens: [bank, code, mail]),
      "the first screen lists what the service has, in its order, and no editor lies over it")
  }

  // Task 1
  @Test("changes nothing in the service by being made")
  func changesNothingByBeingMade() {
    let service = TokenService([mail, bank])
    let model = TokenListModel(service: service)
    #expect(model.state.tokens == service.tokens, "a new screen lists the tokens that the service has")
    #expect(service.requests == [], "no change is asked of the service when a screen is made: to look is not to change")
  }

  // Task 2
  @Test("opens and closes the editor")
  func opensAndClosesTheEditor() {
    #expect(
      editors(after: [.openEditor, .openEditor, .closeEditor, .closeEditor, .openEditor])
        == [false, true, true, false, false, true],
      "at first, then open, open, close, close, open: an input says how the editor is to be, and does not turn it round"
    )
  }

  // Task 2
  @Test("leaves the service alone when the editor opens and closes")
  func doesNotTroubleTheServiceWithTheEditor() {
    let service = TokenService([mail, bank])
    let model = TokenListModel(service: service)
    model.trigger(.openEditor)
    #expect(
      model.state == TokenListModel.State(tokens: [bank, mail], isEditorOpen: true),
      "the editor opens over the list, which stays as it is")
    model.trigger(.closeEditor)
    #expect(
      service.requests == [],
      "the editor was opened and closed: that is a matter of the screen alone, so the service is asked for nothing")
  }

  // Task 3
  @Test("adds a new token through the service")
  func addsThroughTheService() {
    let service = TokenService([mail, code])
    let model = TokenListModel(service: service)
    model.trigger(.openEditor)
    model.trigger(.save(bank))
    #expect(service.requests == [.add(bank)], "the service owns the tokens, so it is asked, once, to add this one")
    #expect(
      model.state == TokenListModel.State(tokens: [bank, code, mail]),
      "the service has put the new token first; the state shows the list as the service has it, the editor closed")
  }

  // Task 3
  @Test("updates a token that the service has already")
  func updatesThroughTheService() {
    let service = TokenService([mail, bank, code])
    let model = TokenListModel(service: service)
    model.trigger(.openEditor)
    model.trigger(.save(desk))
    #expect(service.requests == [.update(desk)], "token 20 is known, so it is updated and not added a second time")
    #expect(
      model.state == TokenListModel.State(tokens: [code, desk, mail]),
      "with its new issuer the token has moved to another place in the service's list, and the editor is closed")
  }

  // Task 3
  @Test("deletes through the service, by id")
  func deletesThroughTheService() {
    let service = TokenService([mail, bank, code])
    let model = TokenListModel(service: service)
    model.trigger(.delete(30))
    #expect(service.requests == [.delete(30)], "the service owns the tokens, so it is asked to delete this one")
    #expect(
      model.state.tokens == [bank, mail], "after .delete(30) the screen lists the other two: token 30 is the code's")
    #expect(
      service.tokens == [bank, mail],
      "after .delete(30) the service has the other two: a token that only the screen forgets comes back the next day")
  }

  // Task 3
  @Test("deletes and leaves the editor as it is")
  func deletingLeavesTheEditor() {
    #expect(
      editors(after: [.openEditor, .delete(99), .delete(10), .closeEditor, .delete(10)])
        == [false, true, true, true, false, false],
      "open, delete 99, delete 10, close, delete 10: to delete is not to open or to close the editor")
  }

  // Task 4
  @Test("keeps the editor open when a token is refused")
  func keepsTheEditorOpenWhenRefused() {
    let service = TokenService([mail])
    let model = TokenListModel(service: service)
    model.trigger(.openEditor)
    model.trigger(.save(blank))
    #expect(
      model.state == TokenListModel.State(tokens: [mail], isEditorOpen: true, isRefused: true),
      "a token without a secret is refused: what was typed must not be lost, and the editor has to say so")
    #expect(
      service.requests == [.add(blank)],
      "a token without a secret was saved: whether it will do is for the service to say, so ask it, once")
  }

  // Task 4
  @Test("refuses a change too")
  func refusesAChangeToo() {
    let model = TokenListModel(service: TokenService([mail]))
    model.trigger(.openEditor)
    model.trigger(.save(Token(id: 10, issuer: "Post", account: "kim", secret: "")))
    #expect(
      model.state == TokenListModel.State(tokens: [mail], isEditorOpen: true, isRefused: true),
      "the change takes the secret away, so the service keeps the token as it was")
  }

  // Task 4
  @Test("forgets the refusal when the editor is saved, closed or opened again")
  func forgetsTheRefusal() {
    #expect(
      refusals(after: [.openEditor, .save(blank), .save(code), .openEditor, .save(blank), .closeEditor])
        == [false, false, true, false, false, true, false],
      "open, refused, saved, open, refused, close: neither a successful save nor a closed editor leaves a refusal")
    #expect(
      refusals(after: [.openEditor, .save(blank), .openEditor]) == [false, false, true, false],
      "at the start, then open, refused, open: an editor that opens anew has refused nothing yet")
    #expect(
      editors(after: [.openEditor, .save(blank), .save(code)]) == [false, true, true, false],
      "at the start, then open, refused, saved: the second try succeeds and closes the editor")
  }

  // Task 4
  @Test("goes on telling of a refusal when a token is deleted")
  func deletingLeavesTheRefusal() {
    #expect(
      refusals(after: [.openEditor, .save(blank), .delete(99), .delete(10)]) == [false, false, true, true, true],
      "open, a refused save, delete 99, delete 10: the token in the editor is still refused, whatever else is deleted")
  }

  // Task 5
  @Test("asks the service, not its own list, whether a token is known")
  func asksTheServiceWhatIsKnown() {
    let service = TokenService([mail])
    let first = TokenListModel(service: service)
    let second = TokenListModel(service: service)
    first.trigger(.save(bank))
    second.trigger(.save(desk))
    #expect(
      service.requests == [.add(bank), .update(desk)],
      "the first screen has added token 20, which the second has not listed yet: there it is updated all the same")
    second.trigger(.delete(20))
    first.trigger(.save(bank))
    #expect(
      service.requests == [.add(bank), .update(desk), .delete(20), .add(bank)],
      "the second screen has deleted token 20, which the first still lists: there it is added again")
    #expect(first.state.tokens == [bank, mail], "after its save the first screen lists what the service has now")
  }

  // Task 5
  @Test("brings the list up to date when the screen appears")
  func appearBringsTheListUpToDate() {
    let service = TokenService([mail])
    let first = TokenListModel(service: service)
    let second = TokenListModel(service: service)
    first.trigger(.save(bank))
    #expect(
      second.state.tokens == [mail],
      "the first screen has added the bank's token; nobody has told the second yet, which still shows what it did")
    second.trigger(.appear)
    #expect(second.state.tokens == [bank, mail], "after .appear the second screen shows what the service has now")
  }

  // Task 5
  @Test("appears with the editor as it was")
  func appearLeavesTheEditor() {
    #expect(
      editors(after: [.openEditor, .appear, .closeEditor, .appear]) == [false, true, true, false, false],
      "at the start, then open, appear, close, appear: coming into view neither opens nor closes the editor")
    #expect(
      refusals(after: [.openEditor, .save(blank), .appear]) == [false, false, true, true],
      "at the start, then open, refused, appear: the editor still tells of the refusal")
  }

  // Task 5
  @Test("leaves an earlier state as it was")
  func leavesAnEarlierStateAsItWas() {
    let model = TokenListModel(service: TokenService([mail, bank]))
    let before = model.state
    model.trigger(.delete(20))
    model.trigger(.openEditor)
    #expect(
      before == TokenListModel.State(tokens: [bank, mail]),
      "a screen compares the state before with the state after; a state that is a class would change under its hands")
    #expect(
      model.state == TokenListModel.State(tokens: [mail], isEditorOpen: true),
      "after .delete(20) and .openEditor the new state is another value")
  }

  /// Whether the editor is open, at the start and after each of the inputs.
  private func editors(after inputs: [TokenListModel.Input]) -> [Bool] {
    states(after: inputs).map { $0.isEditorOpen }
  }

  /// Whether the editor tells of a refusal, at the start and after each of the inputs.
  private func refusals(after inputs: [TokenListModel.Input]) -> [Bool] {
    states(after: inputs).map { $0.isRefused }
  }

  /// The state at the start and after each of the inputs, with one token in the service.
  private func states(after inputs: [TokenListModel.Input]) -> [TokenListModel.State] {
    let model = TokenListModel(service: TokenService([mail]))
    var states = [model.state]
    for input in inputs {
      model.trigger(input)
      states.append(model.state)
    }
    return states
  }
}
