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
    #expect(made == ["Memory", "4 cards", "0 flips"], "three lines, three rows, from top to bottom")
  }

  // Task 1
  @Test("keeps rows that are empty or equal")
  func keepsEmptyAndEqualRows() {
    let made = rows {
      "?"
      ""
      "?"
      "? ?"
    }
    #expect(made == ["?", "", "?", "? ?"], "an empty row is a row, and so is one that was there before")
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
      "one row, an empty closure, and two lists with a row between them")
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
    #expect(made == expected, "the condition is \(isWon); where an if makes nothing, there must be no gap either")
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
    #expect(made == expected, "with a name there are two rows, without one there is one")
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
        "?"
      }
    }
    let expected = isFaceUp ? ["card", "🐙", "octopus"] : ["card", "?"]
    #expect(made == expected, "face up is \(isFaceUp)")
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
      made == expected[count], "for the compiler a switch is an if with an else in its else; the count is \(count)")
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
    #expect(made == ["Table", "🐙", "-", "🐠", "-", "🦀", "-", "end"], "two rows a round, and the rounds one by one")
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
    #expect(made == ["none", "yet", "3", "1"], "no names, no rows; then two rows for 0 and one each for 3 and 1")
  }

  // Task 4
  @Test("takes local values and assignments between the rows")
  func takesLocalValuesAndAssignments() {
    let made = rows {
      let names = ["Ada", "Grace"]
      var number = 0
      "\(names.count) players"
      for name in names {
        number += 1
        "\(number). \(name)"
      }
    }
    #expect(made == ["2 players", "1. Ada", "2. Grace"], "a constant and an assignment are no rows and leave none")
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
      "two spaces for each container that a row is in, and none for a row without text")
  }

  // Task 5
  @Test("puts rows side by side with a separator between them")
  func putsRowsSideBySide() {
    let faces = ["🐙", "?", "?"]
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
      made == ["🐙 ? ?", "alone", "ab"], "the separator stands between two rows, not before the first or after the last")
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
    #expect(made == ["before", "after"], "a container with nothing in it leaves no gap")
    #expect(
      [line(separator: ",") { "" }, indented { "" }] == [[""], [""]],
      "but one with an empty row in it does have a row")
  }
}
