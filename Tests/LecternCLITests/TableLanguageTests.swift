import CommandLineParsing
import Testing
import Typesetting
import Wordings

@testable import LecternCLI

@Suite("The table of commands in Korean")
struct TableLanguageTests {
  private static let table = CommandTable.lectern

  private static var commands: [Command] { [table.root] + table.commands }

  private struct Text {
    var place: String
    var text: Wording
  }

  /// Every text of the table, with where it stands.
  private static var texts: [Text] {
    var texts: [Text] = []
    for command in commands {
      texts.append(Text(place: command.name, text: command.abstract))
      texts.append(Text(place: "\(command.name): discussion", text: command.discussion))
      for argument in command.arguments {
        texts.append(Text(place: "\(command.name) <\(argument.name)>", text: argument.abstract))
      }
      for example in command.examples { texts.append(Text(place: example.commandLine, text: example.meaning)) }
    }
    for option in table.globalOptions + commands.flatMap(\.options) {
      texts.append(Text(place: "--\(option.name)", text: option.abstract))
      if let section = option.section { texts.append(Text(place: "a section", text: section)) }
    }
    return texts
  }

  private static func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  @Test("every text has its Korean, and says it of the same commands, options and files")
  func complete() {
    #expect(Self.texts.count > 100)
    for item in Self.texts where !item.text.isEmpty {
      let (place, text) = (item.place, item.text)
      #expect(Self.hasHangul(text.korean), "\(place)")
      // An example may be of Korean words.
      #expect(!Self.hasHangul(text.english) || place.contains("search"), "\(place)")
      let named = #/'[-.a-z][^' ]*'|--[a-z]+|[A-Z]{3,}/#
      let (english, korean) = (text.english.matches(of: named), text.korean.matches(of: named))
      let missing = Set(english.map { String($0.output) }).subtracting(korean.map { String($0.output) })
      #expect(missing.subtracting(["UTC"]) == [], "\(place)")
    }
    for item in Self.texts where item.text.isEmpty { #expect(item.text.korean.isEmpty, "\(item.place)") }
  }

  @Test("an abstract is no sentence, and what explains an option is", arguments: Wording.Language.allCases)
  func style(language: Wording.Language) {
    for command in Self.commands { #expect(!command.abstract[language].hasSuffix("."), "\(command.name)") }
    for option in Self.table.globalOptions + Self.commands.flatMap(\.options) {
      #expect(option.abstract[language].hasSuffix("."), "\(option.name)")
    }
  }

  @Test(
    "no line of the help is wider than asked, and what is explained stands in one column", arguments: [40, 80, 120])
  func layout(width: Int) {
    let column = width < 50 ? 8 : 26
    for command in Self.commands {
      let lines = Self.table.help(for: command, width: width, in: .korean).split(separator: "\n").map(String.init)
      for line in lines { #expect(TextWidth.cells(of: line) <= width, "\(line)") }
      let explanations = lines.filter { $0.hasPrefix("    ") && !$0.hasPrefix("        [") }
      let starts = Set(explanations.map { $0.prefix { $0 == " " }.count })
      #expect(starts.isSubset(of: [column, 8]), "\(command.name) \(starts)")
    }
  }

  @Test(
    "the language is read from a line that is wrong, else from the environment",
    arguments: [
      (["chek", "--lang", "ko"], [:], "ko"), (["--lang=ko", "--widht"], [:], "ko"), (["toc", "--lang"], [:], "en"),
      (["--lang", "fr"], ["LECTERN_LANG": "ko"], "ko"), (["chek", "--lang", "en"], ["LANG": "ko_KR.UTF-8"], "en"),
      (["chek"], ["LECTERN_LANG": "en", "LANG": "ko_KR.UTF-8"], "en"), (["chek"], ["LANG": "ko_KR.UTF-8"], "ko"),
      (["--lang", "en", "--lang", "ko"], [:], "ko"), (["--", "--lang", "ko"], [:], "en"),
    ] as [([String], [String: String], String)])
  func language(arguments: [String], environment: [String: String], code: String) {
    #expect(Wording.Language(arguments: arguments, environment: environment).rawValue == code)
  }
}
