import Testing

@testable import SetSelection

/// On the table lie the cards with these ids, in this order: 9, 0, 5, 1, 40, 2, 77, 3, 4.
///
/// Cards 0, 1 and 2 are a set: they differ in the color only. So are cards 3, 4 and 5, for the same reason. Cards 0, 1
/// and 3 are none.
///
/// Most checks choose some cards, one after the other, and compare what was seen: the first entry of each list is how
/// it begins, and one entry follows for each choice.

// Task 1
@Suite("Choosing")
struct ChoosingTests {
  @Test("remembers the chosen cards in the order in which they were chosen")
  func remembersTheChosenCards() {
    #expect(
      chosen(choosing: [40, 9, 77]) == [[], [40], [40, 9], [40, 9, 77]],
      "at first, then 40, 9 and 77 touched: the ids in the order of choosing, neither sorted nor as the cards lie")
    #expect(
      chosen(choosing: [5]) == [[], [5]],
      "at first, then 5 touched: the card with the id 5 lies third, and its id is not its place")
  }

  @Test("chooses no card that is not on the table")
  func choosesNoStranger() {
    #expect(
      chosen(choosing: [80, 9, -1, 6]) == [[], [], [9], [9], [9]],
      "at first, then 80, 9, -1 and 6 touched: only 9 lies on the table, and the others change nothing")
  }
}

// Task 2
@Suite("Taking a choice back")
struct TakingBackTests {
  @Test("takes the choice of a single card back")
  func takesASingleChoiceBack() {
    #expect(
      chosen(choosing: [9, 9, 9]) == [[], [9], [], [9]],
      "at first, then 9 touched three times: chosen, taken back, chosen anew")
  }

  @Test("takes either of two choices back and keeps the other")
  func takesOneOfTwoChoicesBack() {
    #expect(
      chosen(choosing: [9, 40, 9, 77]) == [[], [9], [9, 40], [40], [40, 77]],
      "at first, then 9, 40, 9 and 77 touched: 9 was chosen first and is taken back; 40 stays")
    #expect(
      chosen(choosing: [9, 40, 40, 77]) == [[], [9], [9, 40], [9], [9, 77]],
      "at first, then 9, 40, 40 and 77 touched: 40 was chosen second and is taken back; 9 stays")
  }
}

// Task 3
@Suite("The verdict")
struct VerdictTests {
  @Test("judges three cards as soon as they are chosen")
  func judgesThreeCards() {
    #expect(
      verdicts(choosing: [1, 2, 0]) == ["nil", "nil", "nil", ".set"],
      "the verdict at first, then after 1, 2 and 0: they differ in the color only, so the three are a set")
    #expect(
      verdicts(choosing: [0, 1, 3]) == ["nil", "nil", "nil", ".noSet"],
      "the verdict at first, then after 0, 1 and 3: the colors are split, so the three are no set")
  }

  @Test("judges nothing when a choice was taken back")
  func judgesNothingAfterTakingBack() {
    #expect(
      verdicts(choosing: [0, 1, 0, 2, 0]) == ["nil", "nil", "nil", "nil", "nil", ".set"],
      "the verdict at first, then after 0, 1, 0, 2 and 0: the second 0 takes back, and only the third makes three")
  }

  @Test("leaves the table alone while the verdict is showing")
  func leavesTheTableAlone() {
    #expect(
      tables(choosing: [0, 1, 2]).last == [9, 0, 5, 1, 40, 2, 77, 3, 4],
      "0, 1 and 2 were found: the table stays as it is until the next choice, so that the player can see them")
    #expect(chosen(choosing: [0, 1, 2]).last == [0, 1, 2], "0, 1 and 2 were found: the three are still chosen")
  }
}

// Task 4
@Suite("After three cards that are no set")
struct AfterNoSetTests {
  @Test("gives up the three and chooses the new card alone")
  func givesUpTheThree() {
    #expect(
      chosen(choosing: [0, 1, 3, 40]).suffix(2) == [[0, 1, 3], [40]],
      "what is chosen after 0, 1, 3, which are no set, and after 40: a fourth card is not added, it begins anew")
    #expect(
      chosen(choosing: [0, 1, 3, 40, 9, 77]).suffix(2) == [[40, 9], [40, 9, 77]],
      "0, 1, 3 are no set; then 40 and 9 are chosen, and 77 makes three again")
  }

  @Test("chooses a card of the three alone when it is touched again")
  func choosesACardOfTheThree() {
    #expect(
      [0, 1, 3].map { chosen(choosing: [0, 1, 3, $0]).last ?? [] } == [[0], [1], [3]],
      "0, 1, 3 are no set; then 0, or 1, or 3 is touched again: with three chosen nothing is taken back, so it is chosen alone"
    )
  }

  @Test("takes the verdict away and leaves the table alone")
  func takesTheVerdictAway() {
    #expect(
      verdicts(choosing: [0, 1, 3, 40]).suffix(2) == [".noSet", "nil"],
      "the verdict after 0, 1, 3, and after 40: the three are no set, and one chosen card is not judged")
    #expect(
      tables(choosing: [0, 1, 3, 40]).last == [9, 0, 5, 1, 40, 2, 77, 3, 4],
      "0, 1, 3 are no set, and then 40 is touched: cards that are no set stay on the table")
  }
}

// Task 5
@Suite("After a found set")
struct AfterASetTests {
  @Test("takes the found set off the table")
  func takesTheSetOff() {
    #expect(
      tables(choosing: [2, 0, 1, 77]).suffix(2) == [[9, 0, 5, 1, 40, 2, 77, 3, 4], [9, 5, 40, 77, 3, 4]],
      "the table after 2, 0, 1, and after 77: now cards 0, 1 and 2 leave, and the others close the ranks")
  }

  @Test("chooses the touched card, wherever it has moved")
  func choosesTheTouchedCard() {
    let touched = [9, 5, 40, 77, 3, 4]
    #expect(
      touched.map { chosen(choosing: [0, 1, 2, $0]).last ?? [] } == [[9], [5], [40], [77], [3], [4]],
      "0, 1 and 2 were found, then one of the other six touched: it is chosen, though the cards move as the set leaves")
  }

  @Test("chooses nothing when a card of the found set is touched")
  func aFoundCardChoosesNothing() {
    #expect(
      [0, 1, 2].map { chosen(choosing: [0, 1, 2, $0]).last ?? [99] } == [[], [], []],
      "0, 1 and 2 were found, then 0, or 1, or 2 touched: it leaves with its set, so nothing is chosen")
    #expect(
      tables(choosing: [0, 1, 2, 1]).last == [9, 5, 40, 77, 3, 4],
      "0, 1 and 2 were found, then 1 touched: all three leave the table")
  }

  @Test("finds the next set where the cards have moved")
  func findsTheNextSet() {
    #expect(
      verdicts(choosing: [0, 1, 2, 3, 4, 5]).suffix(3) == ["nil", "nil", ".set"],
      "0, 1, 2 were found, then 3, 4 and 5 chosen, which are the next set: the verdict after each of these")
    #expect(
      tables(choosing: [0, 1, 2, 3, 4, 5, 9]).last == [9, 40, 77],
      "0, 1, 2 and 3, 4, 5 were found, then 9 touched: six cards have left the table")
    #expect(
      chosen(choosing: [0, 1, 2, 3, 4, 5, 9]).last == [9],
      "0, 1, 2 and 3, 4, 5 were found, then 9 touched: 9 is chosen, alone")
  }

  @Test("lets a card that has left be chosen no more")
  func aCardThatHasLeftIsGone() {
    #expect(
      chosen(choosing: [0, 1, 2, 9, 0, 77]).suffix(3) == [[9], [9], [9, 77]],
      "0, 1, 2 were found, then 9, 0 and 77 touched: a screen may be a moment behind and report 0, which has left")
  }

  @Test("waits with a found set when the touch means no card")
  func waitsWhenTheTouchMeansNoCard() {
    #expect(
      tables(choosing: [0, 1, 2, 80]).last == [9, 0, 5, 1, 40, 2, 77, 3, 4],
      "0, 1, 2 were found, then 80 touched, which is not on the table: the found set still lies there")
    #expect(
      verdicts(choosing: [0, 1, 2, 80]).suffix(2) == [".set", ".set"],
      "0, 1, 2 were found, then 80 touched, which is not on the table: the verdict is still showing")
  }
}

// MARK: - Playing by id

/// The ids of the chosen cards at the beginning, and after each choice.
private func chosen(choosing ids: [Int]) -> [[Int]] {
  played(choosing: ids).map { $0.chosen }
}

/// The ids of the cards on the table at the beginning, and after each choice.
private func tables(choosing ids: [Int]) -> [[Int]] {
  played(choosing: ids).map { table in table.cards.map { $0.id } }
}

/// The verdict at the beginning, and after each choice: as it is written in Swift.
private func verdicts(choosing ids: [Int]) -> [String] {
  played(choosing: ids).map { table in
    switch table.verdict {
    case .set: ".set"
    case .noSet: ".noSet"
    case nil: "nil"
    }
  }
}

private func played(choosing ids: [Int]) -> [Table] {
  var table = Table(cards: [9, 0, 5, 1, 40, 2, 77, 3, 4].map { card($0) })
  var tables = [table]
  for id in ids {
    table.choose(id)
    tables.append(table)
  }
  return tables
}

/// The card with this id, 0 to 80: see `SetCard.id`.
private func card(_ id: Int) -> SetCard {
  SetCard(
    number: SetCard.Number.allCases[id / 27], shape: SetCard.Shape.allCases[id / 9 % 3],
    shading: SetCard.Shading.allCases[id / 3 % 3], color: SetCard.Color.allCases[id % 3])
}
