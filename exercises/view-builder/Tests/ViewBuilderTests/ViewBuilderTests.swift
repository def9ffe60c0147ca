import Testing

@testable import ViewBuilder

@Suite("View builder")
struct ViewBuilderTests {
  // Task 1
  @Test("lists the rows in the order in which they are written")
  func listsTheRowsInOrder() {
    let made = rows {
      "Memory"
      "4 cards"
      "0 flips"
    }
    #expect(
      made == ["Memory", "4 cards", "0 flips"],
      "the rows of a closure with \"Memory\", \"4 cards\" and \"0 flips\": three lines, three rows, from top to bottom")
  }

  // Task 1
  @Test("keeps rows that are empty or equal")
  func keepsEmptyAndEqualRows() {
    let made = rows {
      "🐙"
      ""
      "🐙"
      "🐙 🐙"
    }
    #expect(
      made == ["🐙", "", "🐙", "🐙 🐙"],
      "the rows of a closure with four lines, of which one is empty and two are equal: each of them is a row")
  }

  // Task 1
  @Test("takes lists of rows, and no rows at all")
  func takesListsOfRows() {
    let one = rows { "alone" }
    let none = rows {}
    let several = rows {
      ["a", "b"]
      "c"
      ["d"]
    }
    #expect(
      [one, none, several] == [["alone"], [], ["a", "b", "c", "d"]],
      "the rows of { \"alone\" }, of an empty closure, and of [\"a\", \"b\"], \"c\" and [\"d\"] on three lines")
  }

  // Task 2
  @Test("shows what stands in an if only when its condition is true", arguments: [true, false])
  func showsAnIf(isWon: Bool) {
    let made = rows {
      "before"
      if isWon {
        "Well played!"
        "Again?"
      }
      "after"
    }
    let expected = isWon ? ["before", "Well played!", "Again?", "after"] : ["before", "after"]
    #expect(
      made == expected,
      "two rows in an if between \"before\" and \"after\", whose condition is \(isWon): no rows must leave no gap")
  }

  // Task 2
  @Test("unwraps an optional in an if", arguments: ["Ada", nil])
  func unwrapsAnOptional(name: String?) {
    let made = rows {
      "Player"
      if let name {
        name
      }
    }
    let expected = name.map { ["Player", $0] } ?? ["Player"]
    #expect(
      made == expected,
      "\"Player\", and below it if let name { name }: with a name that makes a row, without one it makes none")
  }

  // Task 3
  @Test("shows the one branch or the other", arguments: [true, false])
  func showsOneBranch(isFaceUp: Bool) {
    let made = rows {
      "card"
      if isFaceUp {
        "🐙"
        "octopus"
      } else {
        "hidden"
      }
    }
    let expected = isFaceUp ? ["card", "🐙", "octopus"] : ["card", "hidden"]
    #expect(
      made == expected,
      "\"card\", then if \(isFaceUp) with \"🐙\" and \"octopus\", else with \"hidden\": only one branch makes rows"
    )
  }

  // Task 3
  @Test("shows one of many cases", arguments: [0, 1, 2, 3])
  func showsOneOfManyCases(count: Int) {
    let made = rows {
      switch count {
      case 0: "none"
      case 1: "one"
      case 2:
        "two"
        "a pair"
      default: "many"
      }
    }
    let expected = [["none"], ["one"], ["two", "a pair"], ["many"]]
    #expect(
      made == expected[count],
      "a switch over \(count), with a case each for 0, 1 and 2 and a default: only the rows of the case that fits")
  }

  // Task 4
  @Test("shows each round of a for, in order")
  func showsEachRound() {
    let made = rows {
      "Table"
      for content in ["🐙", "🐠", "🦀"] {
        content
        "-"
      }
      "end"
    }
    #expect(
      made == ["Table", "🐙", "-", "🐠", "-", "🦀", "-", "end"],
      "a for over 🐙, 🐠 and 🦀, with two rows a round, between \"Table\" and \"end\": the rounds come one by one")
  }

  // Task 4
  @Test("shows nothing for a for without rounds, and rounds that differ")
  func showsRoundsThatDiffer() {
    let flips = [0, 3, 1]
    let made = rows {
      for name in [String]() {
        name
      }
      for count in flips {
        if count > 0 {
          "\(count)"
        } else {
          "none"
          "yet"
        }
      }
    }
    #expect(
      made == ["none", "yet", "3", "1"],
      "a for without rounds, and one over 0, 3 and 1: no rows, then two rows for 0 and one each for 3 and 1")
  }

  // Task 4
  @Test("takes local values and assignments between the rows")
  func takesLocalValuesAndAssignments() {
    let made = rows {
      let names = ["Ada", "Grace"]
      var number = 1
      "\(names.count) players"
      "\(number). \(names[0])"
      number += 1
      "\(number). \(names[1])"
    }
    #expect(
      made == ["2 players", "1. Ada", "2. Grace"],
      "a let and a var before three rows, and number += 1 between two of them: they are no rows and leave none")
  }

  // Task 5
  @Test("indents the rows of a container, also inside another")
  func indentsRows() {
    let made = rows {
      "Game"
      indented {
        "Table"
        indented {
          "🐙"
          ""
          "🐠"
        }
        "Score"
      }
      "end"
    }
    #expect(
      made == ["Game", "  Table", "    🐙", "", "    🐠", "  Score", "end"],
      "rows in indented { … }, and in another one inside of it: two spaces for each, and none for an empty row")
    #expect(
      indented { " " } == ["   "], "a row that holds one space is not empty: it moves to the right like any other")
  }

  // Task 5
  @Test("puts rows side by side with a separator between them")
  func putsRowsSideBySide() {
    let faces = ["🐙", "🐠", "🐠"]
    let made = rows {
      line(separator: " ") {
        for face in faces {
          face
        }
      }
      line(separator: " | ") { "alone" }
      line(separator: "") {
        "a"
        "b"
      }
    }
    #expect(
      made == ["🐙 🐠 🐠", "alone", "ab"],
      "three rows in a line with \" \", one with \" | \", two with \"\": the separator stands between two rows only")
  }

  // Task 5
  @Test("makes no row of an empty container")
  func makesNoRowOfAnEmptyContainer() {
    let isWon = false
    let made = rows {
      "before"
      indented {}
      line(separator: " ") {}
      line(separator: " ") {
        if isWon { "never" }
      }
      "after"
    }
    #expect(
      made == ["before", "after"],
      "three containers with nothing in them, between \"before\" and \"after\": none of them makes a row")
    #expect(
      [line(separator: ",") { "" }, indented { "" }] == [[""], [""]],
      "a line and an indented with an empty row in them: an empty row is a row, so each returns one")
  }
}
