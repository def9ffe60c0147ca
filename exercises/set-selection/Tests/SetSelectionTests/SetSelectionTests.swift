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
      "the ids of the chosen cards, neither sorted nor in the order of the table")
    #expect(chosen(choosing: [5]) == [[], [5]], "the card with the id 5 lies third: its id is not its place")
  }

  @Test("chooses no card that is not on the table")
  func choosesNoStranger() {
    #expect(
      chosen(choosing: [80, 9, -1, 6]) == [[], [], [9], [9], [9]],
      "no card with the id 80, -1 or 6 lies here: to touch it changes nothing, and card 9 stays chosen")
  }
}

// Task 2
@Suite("Taking a choice back")
struct TakingBackTests {
  @Test("takes the choice of a single card back")
  func takesASingleChoiceBack() {
    #expect(
      chosen(choosing: [9, 9, 9]) == [[], [9], [], [9]],
      "to touch the chosen card takes it back, and a third touch chooses it anew")
  }

  @Test("takes either of two choices back and keeps the other")
  func takesOneOfTwoChoicesBack() {
    #expect(
      chosen(choosing: [9, 40, 9, 77]) == [[], [9], [9, 40], [40], [40, 77]],
      "card 9 was chosen first and is taken back; card 40 stays")
    #expect(
      chosen(choosing: [9, 40, 40, 77]) == [[], [9], [9, 40], [9], [9, 77]],
      "card 40 was chosen second and is taken back; card 9 stays")
  }
}

// Task 3
@Suite("The verdict")
struct VerdictTests {
  @Test("judges three cards as soon as they are chosen")
  func judgesThreeCards() {
    #expect(verdicts(choosing: [1, 2, 0]) == ["-", "-", "-", "set"], "cards 0, 1 and 2 differ in the color only")
    #expect(verdicts(choosing: [0, 1, 3]) == ["-", "-", "-", "no set"], "cards 0, 1 and 3 are split in the color")
  }

  @Test("judges nothing when a choice was taken back")
  func judgesNothingAfterTakingBack() {
    #expect(
      verdicts(choosing: [0, 1, 0, 2, 0]) == ["-", "-", "-", "-", "-", "set"],
      "0 and 1, then 0 is taken back: with 1 and 2 there are two, and with 0 three again")
  }

  @Test("leaves the table alone while the verdict is showing")
  func leavesTheTableAlone() {
    #expect(
      tables(choosing: [0, 1, 2]).last == [9, 0, 5, 1, 40, 2, 77, 3, 4],
      "a found set stays until the next choice, so that the player can see it")
    #expect(chosen(choosing: [0, 1, 2]).last == [0, 1, 2], "its three cards are still chosen")
  }
}

// Task 4
@Suite("After three cards that are no set")
struct AfterNoSetTests {
  @Test("gives up the three and chooses the new card alone")
  func givesUpTheThree() {
    #expect(
      chosen(choosing: [0, 1, 3, 40]).suffix(2) == [[0, 1, 3], [40]], "a fourth card is not added: it begins anew")
    #expect(
      chosen(choosing: [0, 1, 3, 40, 9, 77]).suffix(2) == [[40, 9], [40, 9, 77]], "two more cards make three again")
  }

  @Test("chooses a card of the three alone when it is touched again")
  func choosesACardOfTheThree() {
    #expect(
      [0, 1, 3].map { chosen(choosing: [0, 1, 3, $0]).last ?? [] } == [[0], [1], [3]],
      "any card may be the next choice, also one of the three: with three chosen nothing is taken back")
  }

  @Test("takes the verdict away and leaves the table alone")
  func takesTheVerdictAway() {
    #expect(verdicts(choosing: [0, 1, 3, 40]).suffix(2) == ["no set", "-"], "one chosen card is not judged")
    #expect(
      tables(choosing: [0, 1, 3, 40]).last == [9, 0, 5, 1, 40, 2, 77, 3, 4], "cards that are no set stay on the table")
  }
}

// Task 5
@Suite("After a found set")
struct AfterASetTests {
  @Test("takes the found set off the table")
  func takesTheSetOff() {
    #expect(
      tables(choosing: [2, 0, 1, 77]).suffix(2) == [[9, 0, 5, 1, 40, 2, 77, 3, 4], [9, 5, 40, 77, 3, 4]],
      "with the next choice cards 0, 1 and 2 leave the table, and the others close the ranks")
  }

  @Test("chooses the touched card, wherever it has moved")
  func choosesTheTouchedCard() {
    let touched = [9, 5, 40, 77, 3, 4]
    #expect(
      touched.map { chosen(choosing: [0, 1, 2, $0]).last ?? [] } == [[9], [5], [40], [77], [3], [4]],
      "as the set leaves, cards move to other places: the choice belongs to the card, not to its place")
  }

  @Test("chooses nothing when a card of the found set is touched")
  func aFoundCardChoosesNothing() {
    #expect(
      [0, 1, 2].map { chosen(choosing: [0, 1, 2, $0]).last ?? [99] } == [[], [], []],
      "the touched card leaves with its set, and a card that is not there cannot be chosen")
    #expect(
      tables(choosing: [0, 1, 2, 1]).last == [9, 5, 40, 77, 3, 4], "all three leave the table, the touched one too")
  }

  @Test("finds the next set where the cards have moved")
  func findsTheNextSet() {
    #expect(
      verdicts(choosing: [0, 1, 2, 3, 4, 5]).suffix(3) == ["-", "-", "set"], "cards 3, 4 and 5 are the next set")
    #expect(tables(choosing: [0, 1, 2, 3, 4, 5, 9]).last == [9, 40, 77], "six cards have left the table")
    #expect(chosen(choosing: [0, 1, 2, 3, 4, 5, 9]).last == [9], "and card 9 is chosen")
  }

  @Test("lets a card that has left be chosen no more")
  func aCardThatHasLeftIsGone() {
    #expect(
      chosen(choosing: [0, 1, 2, 9, 0, 77]).suffix(3) == [[9], [9], [9, 77]],
      "a screen may be a moment behind and still report card 0: it is not on the table any more")
  }

  @Test("waits with a found set when the touch means no card")
  func waitsWhenTheTouchMeansNoCard() {
    #expect(
      tables(choosing: [0, 1, 2, 80]).last == [9, 0, 5, 1, 40, 2, 77, 3, 4],
      "there is no card 80 on the table, so nothing changes: the found set still lies there")
    #expect(verdicts(choosing: [0, 1, 2, 80]).suffix(2) == ["set", "set"], "and the verdict is still showing")
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

/// The verdict at the beginning, and after each choice: `set`, `no set`, or `-` for none.
private func verdicts(choosing ids: [Int]) -> [String] {
  played(choosing: ids).map { table in
    switch table.verdict {
    case .set: "set"
    case .noSet: "no set"
    case nil: "-"
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
