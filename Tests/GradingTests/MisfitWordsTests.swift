import Testing
import Wordings

@testable import Grading

/// What the compiler says of checks (Swift 6.3.1, recorded with `-diagnostic-style llvm`) against a learner's code that
/// was read by eye, and what the learner reads.
@Suite("A misfit, told from the learner's side")
struct MisfitWordsTests {
  struct Row: Sendable {
    var message: String
    var line: String
    /// Where the compiler points, as the text that begins there.
    var at: String
    var text: String
    var note: String?

    init(_ message: String, _ line: String, at place: String, _ text: String, note: String? = nil) {
      (self.message, self.line, at, self.text, self.note) = (message, line, place, text, note)
    }

    var error: Diagnostic {
      let place = line.ranges(of: at).last?.lowerBound ?? line.startIndex
      let column = line[..<place].utf8.count + 1
      var error = Diagnostic(
        file: "/checks/Checks.swift", line: 3, column: column, severity: .error, message: message, sourceLine: line)
      if let note {
        error.notes = [Diagnostic(file: "/mine/Game.swift", line: 1, column: 1, severity: .note, message: note)]
      }
      return error
    }
  }

  @Test(
    "labels and numbers of arguments",
    arguments: [
      Row(
        "incorrect argument label in call (have 'at:', expected 'index:')", "game.flip(at: 1)", at: "(at",
        "The checks call flip(at:); your code has flip(index:)"),
      Row(
        "incorrect argument labels in call (have '_:and:', expected 'a:b:')", "sum(1, and: f(\")\", 2))", at: "(1",
        "The checks call sum(_:and:); your code has sum(a:b:)"),
      Row(
        "missing argument label 'pairs:' in call", "#expect(Game(2).score == 0)", at: "2)",
        "The checks call Game(_:); your code has Game(pairs:)"),
      Row(
        "missing argument labels 'id:name:' in call", "Card(1, \"a, b\")", at: "(1",
        "The checks call Card(_:_:); your code has Card(id:name:)"),
      Row(
        "extraneous argument label 'pairs:' in call", "let game = Game(pairs: 2)", at: "(pairs",
        "The checks call Game(pairs:); your code has Game(_:)"),
      Row(
        "missing argument for parameter 'index' in call", "game.flip()", at: ")",
        "The checks call flip(); your code has flip(index:)", note: "'flip(index:)' declared here"),
      Row(
        "missing argument for parameter 'id' in call", "_ = Card()", at: ")",
        "The checks call Card(); your code has Card(id:)", note: "'init(id:)' declared here"),
      Row(
        "missing argument for parameter #2 in call", "game.two(1)", at: ")",
        "The checks call two(_:); your code has two(_:_:)", note: "'two(_:_:)' declared here"),
      Row(
        "extra argument 'themes' in call", "_ = Game(pairs: 2, themes: 3)", at: "3)",
        "The checks call Game(pairs:themes:); your code takes no themes:"),
      Row(
        "extra argument in call", "game.flip(index: 1, 2)", at: "2)",
        "The checks call flip(index:_:); your code takes fewer arguments"),
      Row(
        "argument passed to call that takes no arguments", "game.none(3)", at: "(3",
        "The checks call none(_:); your code has none()"),
    ])
  func calls(_ row: Row) { #expect(Misfit(row.error).words.english == row.text) }

  @Test(
    "types",
    arguments: [
      Row(
        "cannot convert value of type 'String' to expected argument type 'Int'", "game.two(\"a\", with: 2)", at: "\"a",
        "A call of two(_:with:) takes Int and is given String"),
      Row(
        "cannot convert value of type 'String' to specified type '[Int]'", "let all: [Int] = game.text()", at: "text",
        "Your code gives String where the checks want [Int]"),
      Row(
        "value of optional type 'Int?' must be unwrapped to a value of type 'Int'", "let x: Int = game.peek(1)",
        at: "peek", "Your code gives Int? where the checks want Int"),
      Row(
        "value of optional type 'Int?' must be unwrapped to refer to member 'description' of wrapped base type 'Int'",
        "game.peek(1).description", at: ".description", "Your code gives Int? where the checks want Int"),
      Row(
        "binary operator '==' cannot be applied to operands of type 'String' and 'Int'", "game.text() == 3", at: "==",
        "Your code gives String, which the checks compare with Int"),
      Row(
        "global function 'same' requires that 'Card' conform to 'Equatable'", "same(card, card)", at: "same",
        "The checks need Card to be Equatable; your code does not make it so"),
      Row(
        "referencing operator function '==' on 'Equatable' requires that 'Card' conform to 'Equatable'", "a == b",
        at: "==", "The checks need Card to be Equatable; your code does not make it so"),
      Row(
        "for-in loop requires 'Deck' to conform to 'Sequence'", "for card in deck {", at: "deck",
        "The checks need Deck to be Sequence; your code does not make it so"),
      Row(
        "value of type 'Box' does not conform to specified type 'Shape'", "let s: any Shape = Box()", at: "Box()",
        "The checks need Box to be Shape; your code does not make it so"),
      Row(
        "type 'Card' does not conform to protocol 'Hashable'", "let h: Set<Card> = []", at: "Set",
        "The checks need Card to be Hashable; your code does not make it so"),
    ])
  func types(_ row: Row) { #expect(Misfit(row.error).words.english == row.text) }

  @Test(
    "what may be done with it",
    arguments: [
      Row(
        "'secret' is inaccessible due to 'private' protection level", "game.secret", at: "secret",
        "The checks use secret, which is private in your code"),
      Row(
        "cannot assign to property: 'flips' setter is inaccessible", "game.flips = 1", at: "flips",
        "The checks set flips, which can only be read in your code"),
      Row(
        "cannot assign to property: 'count' is a get-only property", "game.count = 1", at: "count",
        "The checks set count, which can only be read in your code"),
      Row(
        "cannot use mutating member on immutable value: 'game' is a 'let' constant", "game.flip(index: 1)", at: "flip",
        "flip is mutating in your code; the checks call it on a value that does not change"),
      Row(
        "call can throw, but it is not marked with 'try' and the error is not handled", "let x = game.may()",
        at: "game", "may can throw in your code; the checks call it without try"),
      Row(
        "'async' call in a function that does not support concurrency", "let x = game.slow()", at: "game",
        "slow is async in your code; the checks call it without await"),
      Row(
        "call to main actor-isolated instance method 'onMain()' in a synchronous nonisolated context",
        "game.onMain()", at: "onMain",
        "onMain() runs on the main actor alone in your code; the checks call it from elsewhere"),
      Row(
        "ambiguous use of 'twice'", "game.twice(1)", at: "twice",
        "More than one twice in your code fits what the checks write"),
      Row(
        "cannot call value of non-function type 'Int'", "game.score()", at: "score",
        "The checks call score as a function; in your code it is a value of type Int"),
      Row(
        "instance member 'score' cannot be used on type 'Game'; did you mean to use a value of this type instead?",
        "Game.score", at: "Game", "The checks ask the type Game itself for score; in your code every value has its own"),
      Row(
        "static member 'best' cannot be used on instance of type 'Game'", "game.best()", at: "game",
        "The checks ask a value of type Game for best; in your code it is static"),
      Row("value of type 'Game' has no subscripts", "game[2]", at: "[", "Game has no subscript yet"),
      Row(
        "generic parameter 'T' could not be inferred", "Deck()", at: "Deck",
        "The check does not fit your code: generic parameter 'T' could not be inferred"),
    ])
  func uses(_ row: Row) { #expect(Misfit(row.error).words.english == row.text) }

  @Test(
    "a call that is not all in the line is not told by halves",
    arguments: [
      Row(
        "incorrect argument label in call (have 'at:', expected 'index:')", "game.flip(at:", at: "(at",
        "The check does not fit your code: incorrect argument label in call (have 'at:', expected 'index:')"),
      Row(
        "missing argument label 'at:' in call", "(1)", at: "1",
        "The check does not fit your code: missing argument label 'at:' in call"),
    ])
  func halves(_ row: Row) { #expect(Misfit(row.error).words.english == row.text) }
}
