import Markdown

extension Composer {
  mutating func setList(_ list: List) {
    listDepth += 1
    defer { listDepth -= 1 }
    let numberCells = widestNumber(of: list)
    for (index, item) in list.items.enumerated() {
      if index > 0 && !list.isTight { galley.separate() }
      let marker = marker(of: item, at: index, in: list, numberCells: numberCells)
      let outer = galley.enter(marker: marker, indent: .spaces(marker.cells))
      set(item.blocks, isTight: list.isTight)
      galley.leave(outer)
    }
  }

  /// The bullet, number or box of an item, with the space after it.
  private func marker(of item: List.Item, at index: Int, in list: List, numberCells: Int) -> Span {
    if let isTicked = item.isTicked {
      if let live = hooks.taskMark(item) { return Span("\(live.text) ", live.style.union(.furniture)) }
      return Span((isTicked ? signs.ticked : signs.unticked) + " ", [.mark, .furniture])
    }
    guard let start = list.start else {
      return Span(signs.bullets[(listDepth - 1) % signs.bullets.count] + " ", [.mark, .furniture])
    }
    let number = "\(start + index)."
    let padding = String(repeating: " ", count: max(0, numberCells - number.utf8.count))
    return Span("\(padding)\(number) ", [.mark, .furniture])
  }

  /// The cells of the last number and its full stop; numbers are set flush right.
  private func widestNumber(of list: List) -> Int {
    list.start.map { "\($0 + max(0, list.items.count - 1)).".utf8.count } ?? 0
  }
}
