import Testing

@testable import GuardedInitializer

/// The service lists the tokens by issuer: bank (20), code (30), mail (10). No `id` is a place in the list.
private let mail = Token(id: 10, issuer: "Mail", account: "kim", secret: "MFRGGZDF")
private let bank = Token(id: 20, issuer: "Bank", account: "lee", secret: "NB2HI4DT")
private let code = Token(id: 30, issuer: "Code", account: "kim", secret: "ORSXG5A")

/// A state of a cell.
private typealias State = TokenCellModel.State

@Suite("Guards in initializers")
struct GuardedInitializerTests {
  // Task 1
  @Test("shows the token with the id, and its password")
  func showsTheTokenAndItsPassword() {
    #expect(
      state(of: 10, in: [mail, bank, code]) == State.showing(mail, password: "ZGGRFM"),
      "token 10 is the mail's, and its password is what password(for:) gives")
    #expect(
      state(of: 30, in: [mail, bank, code]) == State.showing(code, password: "5GXSRO"),
      "token 30 is the code's, and has another password")
  }

  // Task 1
  @Test("shows the right token of two that look alike")
  func showsTheRightOfTwoThatLookAlike() {
    let old = Token(id: 1, issuer: "Mail", account: "kim", secret: "AAAAAAAA")
    let new = Token(id: 2, issuer: "Mail", account: "kim", secret: "BBBBBBBB")
    #expect(
      state(of: 1, in: [old, new]) == State.showing(old, password: "AAAAAA"),
      "of two tokens that look alike, the cell was made for the id 1")
    #expect(
      state(of: 2, in: [old, new]) == State.showing(new, password: "BBBBBB"),
      "of two tokens that look alike, the cell was made for the id 2")
  }

  // Task 2
  @Test("says that a token is missing when the service has none with the id", arguments: [0, 1, 2, 99, -1])
  func isMissingWithoutSuchAToken(id: Int) {
    #expect(
      state(of: id, in: [mail, bank, code]) == State.missing,
      "no token has the id \(id): neither an empty token nor the first one is to be shown in its place")
  }

  // Task 2
  @Test("says that a token is missing when the service is empty")
  func isMissingInAnEmptyService() {
    #expect(state(of: 10, in: []) == State.missing, "the service has no token at all, so none is shown")
    let service = TokenService([mail])
    service.delete(10)
    #expect(
      TokenCellModel(service: service, id: 10).state == State.missing,
      "the service's only token was deleted before the cell was made")
  }

  // Task 3
  @Test("shows no password when the secret gives none", arguments: ["", "MFRGG", "mfrggzdf", "MFRGGZD1", "비밀 키입니다"])
  func hasNoPasswordForABadSecret(secret: String) {
    let token = Token(id: 7, issuer: "Mail", account: "kim", secret: secret)
    #expect(
      state(of: 7, in: [token]) == State.withoutPassword(token),
      "password(for:) gives nil for '\(secret)': six zeros would look like a password, and could be one")
  }

  // Task 3
  @Test("keeps a password that happens to be all zeros or all alike")
  func keepsAPasswordThatLooksLikeNone() {
    let token = Token(id: 7, issuer: "Mail", account: "kim", secret: "777777")
    #expect(
      state(of: 7, in: [token]) == State.showing(token, password: "777777"),
      "password(for:) gives 777777: whether there is a password does not show in its characters")
  }

  // Task 4
  @Test("shows a token that is handed over as the service has it now")
  func showsTheServicesToken() {
    let service = TokenService([mail, bank])
    var renamed = mail
    renamed.issuer = "Post"
    renamed.secret = "MZXW6YTB"
    _ = service.update(renamed)
    #expect(
      TokenCellModel(service: service, token: mail).state == State.showing(renamed, password: "Y6WXZM"),
      "the copy in hand is older than the service's token: its secret would give passwords that are refused")
    #expect(
      TokenCellModel(service: service, token: bank).state == State.showing(bank, password: "4IH2BN"),
      "a copy that is up to date shows the same as ever")
  }

  // Task 4
  @Test("says that a handed-over token is missing when the service has it no longer")
  func isMissingWhenTheHandedTokenIsGone() {
    let service = TokenService([mail, bank])
    service.delete(10)
    #expect(
      TokenCellModel(service: service, token: mail).state == State.missing,
      "the token was deleted; a copy that somebody still holds does not bring it back")
    #expect(
      TokenCellModel(service: TokenService(), token: bank).state == State.missing,
      "the service has no token at all; a copy from elsewhere does not bring one")
  }

  // Task 5
  @Test("shows what has changed when it is refreshed")
  func refreshShowsWhatHasChanged() {
    let service = TokenService([mail, bank])
    let cells = [TokenCellModel(service: service, id: 10), TokenCellModel(service: service, token: mail)]
    var changed = mail
    changed.secret = "MZXW6YTB"
    _ = service.update(changed)
    #expect(
      states(of: cells) == Array(repeating: State.showing(mail, password: "ZGGRFM"), count: 2),
      "token 10 has changed, but the cells were not refreshed: a state is a picture of the moment when it was made")
    refresh(cells)
    #expect(
      states(of: cells) == Array(repeating: State.showing(changed, password: "Y6WXZM"), count: 2),
      "whichever initializer made the cell, it shows the token with the id 10 as it is now")
    service.delete(10)
    refresh(cells)
    #expect(
      states(of: cells) == [State.missing, State.missing],
      "the service has deleted token 10, and the cells were refreshed")
  }

  // Task 5
  @Test("shows no password any more when the secret has become useless")
  func refreshDropsAPasswordThatHasGone() {
    let service = TokenService([mail, bank])
    let cells = [TokenCellModel(service: service, id: 10), TokenCellModel(service: service, token: mail)]
    var spoiled = mail
    spoiled.secret = "MFRGG"
    _ = service.update(spoiled)
    refresh(cells)
    #expect(
      states(of: cells) == Array(repeating: State.withoutPassword(spoiled), count: 2),
      "the secret is now MFRGG, which gives no password: the old one would be refused, and an empty one is none")
    _ = service.update(mail)
    refresh(cells)
    #expect(
      states(of: cells) == Array(repeating: State.showing(mail, password: "ZGGRFM"), count: 2),
      "the secret MFRGGZDF is back, and at the next refresh its password is, too")
  }

  // Task 5
  @Test("shows a missing token once it arrives")
  func refreshFindsATokenThatWasMissing() {
    let service = TokenService([bank])
    let cells = [TokenCellModel(service: service, id: 10), TokenCellModel(service: service, token: mail)]
    #expect(states(of: cells) == [State.missing, State.missing], "token 10 is not there yet")
    _ = service.add(mail)
    refresh(cells)
    #expect(
      states(of: cells) == Array(repeating: State.showing(mail, password: "ZGGRFM"), count: 2),
      "a cell whose initializer left early is whole all the same: it knows its service and its id")
  }

  // Task 5
  @Test("asks the service for no change")
  func asksForNoChange() {
    let service = TokenService([bank])
    let cells = [TokenCellModel(service: service, id: 10), TokenCellModel(service: service, id: 20)]
    refresh(cells)
    #expect(
      states(of: cells) == [State.missing, State.showing(bank, password: "4IH2BN")],
      "token 10 is missing and token 20 is there, before and after a refresh")
    #expect(service.requests == [], "a cell shows; a token that is missing is not added by looking for it")
  }

  private func state(of id: Int, in tokens: [Token]) -> State {
    TokenCellModel(service: TokenService(tokens), id: id).state
  }

  private func states(of cells: [TokenCellModel]) -> [State] {
    cells.map { $0.state }
  }

  private func refresh(_ cells: [TokenCellModel]) {
    for cell in cells {
      cell.trigger(.refresh)
    }
  }
}
