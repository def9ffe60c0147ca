import Terminal
import Testing
import Wordings

@testable import Reader

@Suite("Keys")
struct KeyTests {
  @Test("every command has a key, no key two commands, and all are in the help")
  func table() {
    #expect(Set(KeyTable.bindings.map(\.command)) == Set(ReaderCommand.allCases))
    let keys = KeyTable.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    for language in [Wording.Language.english, .korean] {
      var reading = Reading(columns: 100, rows: 60, settings: ReaderSettings(words: ReaderWords(language)))
      reading.press("?")
      let help = reading.screen.joined(separator: "\n")
      for command in ReaderCommand.allCases { #expect(help.contains(reading.state.words.help(command)), "\(command)") }
    }
  }

  @Test("the help scrolls where it does not fit, and any other key leaves it")
  func help() {
    var reading = Reading(columns: 40, rows: 10)
    reading.press("?")
    let first = reading.screen
    reading.press("j j Space")
    #expect(reading.screen != first)
    reading.press("Space Space Space Space Space Space Space Space Space Space Space Space Space")
    #expect(reading.screen.contains { $0.contains("quit") })
    reading.press("x")
    #expect(reading.state.overlay == nil)
  }

  /// KS X 5002, the keys of the Latin letters a to z.
  @Test("with a keyboard set to Korean the keys do what they do otherwise")
  func korean() {
    for (jamo, latin) in zip("ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋ", "abcdefghijklmnopqrstuvwxyz") {
      #expect(KoreanKeyboard.latin(for: jamo) == latin)
      #expect(KeyTable.command(for: .character(jamo)) == KeyTable.command(for: .character(latin)))
    }
  }

  @Test("in lists and prompts letters are letters")
  func typing() {
    var reading = Reading()
    reading.press("/")
    reading.type("qq ㅂ")
    reading.send(.input(.paste("a\nb")))
    #expect(reading.state.overlay == .finding(typed("qq ㅂa b")))
    reading.press("Back ^w")
    #expect(reading.state.overlay == .finding(typed("qq ")))
    reading.press("^u")
    #expect(reading.state.overlay == .finding(typed("")))
    #expect(reading.effects.isEmpty)
  }

  private func typed(_ text: String) -> TypedText {
    var typed = TypedText()
    text.forEach { typed.append($0) }
    return typed
  }
}
