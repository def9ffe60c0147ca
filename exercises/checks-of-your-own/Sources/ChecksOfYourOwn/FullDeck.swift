/// All 81 cards, in the order of their ids.
let fullDeck: [SetCard] = SetCard.Number.allCases.flatMap { number in
  SetCard.Shape.allCases.flatMap { shape in
    SetCard.Shading.allCases.flatMap { shading in
      SetCard.Color.allCases.map { color in
        SetCard(number: number, shape: shape, shading: shading, color: color)
      }
    }
  }
}
