import Testing

@testable import StableIdentity

/// In most checks a row with the id 7 shows the text 7. Which steps you take, and in which order, is up to you: they are
/// taken one after the other on the old list, and what matters is what comes of it.

// Task 1
@Suite("Who leaves and who comes")
struct ComingAndGoingTests {
  @Test("removes the rows that leave")
  func removesThoseThatLeave() {
    #expect(outcome(from: [1, 2, 3, 4], to: [2, 4]) == "2 4", "rows 1 and 3 are not on the new list")
    #expect(
      effort(from: [1, 2, 3, 4], to: [2, 4]) == [".remove 1", ".remove 3"],
      "rows 1 and 3 leave, and nothing is done to the rows that stay")
    #expect(effort(from: [5, 6], to: []) == [".remove 5", ".remove 6"], "rows 5 and 6 leave, and the list is empty")
  }

  @Test("inserts the rows that come at their places")
  func insertsThoseThatCome() {
    #expect(
      outcome(from: [2, 4], to: [1, 2, 3, 4, 5]) == "1 2 3 4 5",
      "rows 1, 3 and 5 come before, between and behind 2 and 4")
    #expect(
      effort(from: [2, 4], to: [1, 2, 3, 4, 5]) == [".insert 1", ".insert 3", ".insert 5"], "only 1, 3 and 5 are new")
    #expect(outcome(from: [], to: [3, 1, 2]) == "3 1 2", "an empty list becomes a full one, in the right order")
  }

  @Test("replaces a set and touches no other card")
  func replacesASet() {
    let old = [70, 0, 21, 5, 1, 28, 42, 2]
    let new = [70, 32, 21, 5, 57, 28, 42, 12]
    #expect(outcome(from: old, to: new) == "70 32 21 5 57 28 42 12", "0, 1 and 2 make room for 32, 57 and 12")
    #expect(
      effort(from: old, to: new) == [".remove 0", ".remove 1", ".remove 2", ".insert 12", ".insert 32", ".insert 57"],
      "three leave and three come: their neighbors neither move nor change")
  }
}

// Task 2
@Suite("Who has moved, and who looks different")
struct StayingTests {
  @Test("moves the rows that lie elsewhere")
  func movesThoseThatLieElsewhere() {
    #expect(
      [outcome(from: [1, 2, 3], to: [3, 1, 2]), outcome(from: [1, 2, 3, 4], to: [4, 3, 2, 1])] == ["3 1 2", "4 3 2 1"],
      "the last becomes the first, and the whole list is turned around")
    #expect(
      effort(from: [1, 2, 3, 4], to: [4, 3, 2, 1], withoutMoves: true) == [],
      "a row that is on both lists has moved: it has not left and come back")
  }

  @Test("updates the rows that look different, and no others")
  func updatesThoseThatLookDifferent() {
    let old = [Row(id: 1, text: "one"), Row(id: 2, text: "two"), Row(id: 3, text: "three")]
    let new = [Row(id: 1, text: "one"), Row(id: 2, text: "zwei"), Row(id: 3, text: "three")]
    #expect(outcome(from: old, to: new) == "one zwei three", "row 2 shows something else now")
    #expect(
      effort(from: old, to: new) == [".update 2"],
      "row 2 shows something else, but it is the same row: it neither leaves nor comes")
  }

  @Test("does not take one row for another that looks the same")
  func knowsRowsByID() {
    let old = [Row(id: 1, text: "◇"), Row(id: 2, text: "◇"), Row(id: 3, text: "○")]
    let new = [Row(id: 2, text: "◇"), Row(id: 4, text: "○")]
    #expect(
      effort(from: old, to: new) == [".remove 1", ".remove 3", ".insert 4"],
      "rows 1 and 2 look the same, but it is 1 that leaves; 4 is new")
  }

  @Test("does nothing where nothing has changed")
  func doesNothingWithoutAChange() {
    #expect(
      [effort(from: [1, 2, 3], to: [1, 2, 3]), effort(from: [7], to: [7]), effort(from: [1, 2, 3], to: [2, 3])]
        == [[], [], [".remove 1"]],
      "the same list, twice, and a list whose rows only move up because the first one leaves: that is no move")
  }

  @Test("moves and updates a row at once")
  func movesAndUpdatesAtOnce() {
    let old = [Row(id: 1, text: "a"), Row(id: 2, text: "b"), Row(id: 3, text: "c")]
    let new = [Row(id: 3, text: "C"), Row(id: 4, text: "d"), Row(id: 1, text: "A")]
    #expect(outcome(from: old, to: new) == "C d A", "2 leaves, 4 comes, and 3 and 1 change places and texts")
    #expect(
      effort(from: old, to: new, withoutMoves: true) == [".remove 2", ".insert 4", ".update 1", ".update 3"],
      "rows 1 and 3 stay and show something else: they are updated, not replaced")
  }

  @Test("makes any list out of any other")
  func makesAnyListOutOfAnyOther() {
    var failed: [String] = []
    for old in lists {
      for new in lists where changes(from: old, to: new).replayed(on: old) != new {
        failed.append("\(old.map { $0.id }) to \(new.map { $0.id })")
      }
    }
    #expect(
      failed.count == 0,
      "of \(lists.count * lists.count) pairs of short lists, this is the first to fail: \(failed.first ?? "none")")
  }
}

// Task 3
@Suite("Warnings")
struct WarningTests {
  @Test("warns of each id that several rows have")
  func nameRepeatedIDs() {
    #expect(
      found(in: [[4, 7, 4, 9, 7, 4], [4, 7, 4, 9, 7, 4]]) == [".repeated(4)", ".repeated(7)"],
      "4 is there three times and 7 twice: one warning for each, not one for each row")
    #expect(found(in: [[1, 2, 3], [1, 2, 3]]) == [], "three rows with ids of their own are as they should be")
  }

  @Test("warns of each id that is another at the next look")
  func nameChangedIDs() {
    #expect(
      found(in: [[1, 2, 3], [1, 8, 3]]) == [".changed(from: 2, to: 8)"],
      "nothing has happened, and yet the second row has a new id")
    #expect(
      found(in: [[0, 1, 2], [3, 4, 5]]) == [
        ".changed(from: 0, to: 3)", ".changed(from: 1, to: 4)", ".changed(from: 2, to: 5)",
      ],
      "ids that are made anew at each reading: no row can be known again")
    #expect(
      found(in: [[1, 2], [2, 1]]) == [".changed(from: 1, to: 2)", ".changed(from: 2, to: 1)"],
      "the same ids, but they have changed their rows")
  }

  @Test("warns of ids alone, whatever the rows show")
  func lookAtIDsOnly() {
    let first = [Row(id: 1, text: "○"), Row(id: 2, text: "◇")]
    let second = [Row(id: 1, text: "◇"), Row(id: 2, text: "◇")]
    #expect(
      found(in: [first, second]) == [], "row 1 showed ○ and shows ◇ at the second look: its id is 1 both times")
    let twins = [Row(id: 4, text: "○"), Row(id: 4, text: "◇")]
    #expect(
      found(in: [twins, twins]) == [".repeated(4)"], "two rows have the id 4: that they look different is no excuse")
  }

  @Test("warns of repeated and of changed ids at once")
  func nameBoth() {
    #expect(
      found(in: [[5, 5, 6], [5, 9, 6]]) == [".changed(from: 5, to: 9)", ".repeated(5)"],
      "at the first look 5 is there twice, and at the second look one of the two is 9")
    #expect(
      found(in: [[5, 6], [5, 5]]) == [".changed(from: 6, to: 5)"],
      "what is repeated is looked for at the first look only")
  }
}

// Task 4
@Suite("The symbols on a card")
struct SymbolTests {
  @Test("makes as many symbols as there should be")
  func areAsMany() {
    #expect(
      (0...3).map { symbolRows($0, of: "◇").map { $0.text } } == [[], ["◇"], ["◇", "◇"], ["◇", "◇", "◇"]],
      "the texts of a card without symbols, with one, two and three")
  }

  @Test("gives the symbols ids without fault")
  func haveSoundIDs() {
    let rows = symbolRows(3, of: "◇")
    #expect(
      Set(rows.map { $0.id }).count == 3,
      "three symbols that look the same need three ids: nothing else tells them apart")
    #expect(
      namesOfIDs(rows + symbolRows(3, of: "◇")) == ["A", "B", "C", "A", "B", "C"],
      "A, B and C are the ids at the first look; at the second look the three symbols have the same ids again")
  }

  @Test("keeps the symbols that are on both cards")
  func stayWhenAnotherComes() {
    let numbers = [(2, 3), (3, 1), (1, 3)]
    let counts = numbers.map { old, new in
      let before = Set(symbolRows(old, of: "○").map { $0.id })
      return before.intersection(symbolRows(new, of: "○").map { $0.id }).count
    }
    #expect(counts == [2, 1, 1], "from two to three, both stay; from three to one, and from one to three, one stays")
  }

  @Test("keeps the ids of symbols that look different")
  func stayWhenTheyLookDifferent() {
    #expect(
      namesOfIDs(symbolRows(3, of: "◇") + symbolRows(3, of: "○")) == ["A", "B", "C", "A", "B", "C"],
      "A, B and C are the ids of ◇ ◇ ◇; ○ ○ ○ have the same, as the first symbol is still the first")
    #expect(symbolRows(3, of: "○").map { $0.text } == ["○", "○", "○"], "the symbols are circles now, and show it")
  }
}

// MARK: - Lists by id

/// What stands for steps that cannot be taken, one of which leads nowhere.
private let impossible = "replayed(on:) → nil"

/// What the steps make out of the old list: its texts, one after the other.
private func outcome(from old: [Row], to new: [Row]) -> String {
  guard let rows = changes(from: old, to: new).replayed(on: old) else { return impossible }
  return rows.map { $0.text }.joined(separator: " ")
}

private func outcome(from old: [Int], to new: [Int]) -> String {
  outcome(from: rows(old), to: rows(new))
}

/// Which rows are removed, inserted, moved and updated, each kind in the order of the ids.
private func effort(from old: [Row], to new: [Row], withoutMoves: Bool = false) -> [String] {
  let changes = changes(from: old, to: new)
  guard changes.replayed(on: old) != nil else { return [impossible] }
  var ids: [String: [Int]] = [:]
  for step in changes.steps {
    switch step {
    case .remove(let id): ids[".remove", default: []].append(id)
    case .insert(let row, _): ids[".insert", default: []].append(row.id)
    case .move(let id, _): ids[".move", default: []].append(id)
    case .update(let row): ids[".update", default: []].append(row.id)
    }
  }
  let kinds = withoutMoves ? [".remove", ".insert", ".update"] : [".remove", ".insert", ".move", ".update"]
  return kinds.flatMap { kind in ids[kind, default: []].sorted().map { "\(kind) \($0)" } }
}

private func effort(from old: [Int], to new: [Int], withoutMoves: Bool = false) -> [String] {
  effort(from: rows(old), to: rows(new), withoutMoves: withoutMoves)
}

/// Rows with these ids, each of which shows its id.
private func rows(_ ids: [Int]) -> [Row] {
  ids.map { Row(id: $0, text: "\($0)") }
}

/// The ids of the rows, as letters: which number you make an id of is up to you, and only which are equal matters.
private func namesOfIDs(_ rows: [Row]) -> [String] {
  var known: [Row.ID] = []
  return rows.map { row in
    if !known.contains(row.id) { known.append(row.id) }
    return ["A", "B", "C", "D", "E", "F"][known.firstIndex(of: row.id) ?? 0]
  }
}

/// All lists of up to four rows out of four, in every order.
private let lists: [[Row]] = {
  var lists: [[Int]] = [[]]
  var longest: [[Int]] = [[]]
  for _ in 1...4 {
    longest = longest.flatMap { list in (1...4).filter { !list.contains($0) }.map { list + [$0] } }
    lists += longest
  }
  return lists.map { rows($0) }
}()

/// The warnings about a list that reads like this at first, and like that the second time, in alphabetical order.
private func found(in readings: [[Int]]) -> [String] {
  found(in: readings.map { rows($0) })
}

private func found(in readings: [[Row]]) -> [String] {
  var next = 0
  let warnings = warnings {
    next += 1
    return readings[(next - 1) % readings.count]
  }
  return warnings.map { warning in
    switch warning {
    case .repeated(let id): ".repeated(\(id))"
    case .changed(let old, let new): ".changed(from: \(old), to: \(new))"
    }
  }
  .sorted()
}
