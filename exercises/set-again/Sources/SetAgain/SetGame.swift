// Task 1

func isSet(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  false
}

func allSets(in cards: [SetCard]) -> [[SetCard.ID]] {
  [[]]
}

struct SetGame {
  enum Verdict { case set, noSet }

  init(using generator: inout some RandomNumberGenerator) {
  }

  init(deck: [SetCard]) {
  }

  var cards: [SetCard] { [] }
  var deck: [SetCard] { [] }

  // Tasks 2 and 3

  var chosen: [SetCard.ID] { [] }
  var verdict: Verdict? { nil }

  func situation(choosing id: SetCard.ID) -> Situation {
    .notOnTheTable
  }

  mutating func choose(_ id: SetCard.ID) {
  }

  // Task 4

  var score: Int { -1 }
  var canDeal: Bool { false }

  mutating func dealThree() {
  }

  // Task 5

  func hint() -> [SetCard.ID]? {
    nil
  }

  var isOver: Bool { true }
  var screen: Screen { .table }
  var buttons: [Button] { [] }
}
