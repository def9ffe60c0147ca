/// Where somebody is in a text, in words that hold at any width and after most edits.
package struct Place: Codable, Equatable, Sendable {
  /// The anchor of the section; `nil` before the first heading.
  package var anchor: String?
  /// Which block of the section, its heading being 0.
  package var block: Int
  /// How far into the block, in lines of so many.
  package var line: Int
  package var lines: Int
  /// How far into the text in thousandths, for when the section is gone.
  package var share: Int

  package static let top = Place(anchor: nil, block: 0, line: 0, lines: 1, share: 0)

  package init(anchor: String?, block: Int = 0, line: Int = 0, lines: Int = 1, share: Int = 0) {
    self.anchor = anchor
    self.block = block
    self.line = line
    self.lines = lines
    self.share = share
  }
}

extension Page {
  /// The place of a line.
  package func place(ofLine line: Int) -> Place {
    guard line > 0, let block = block(at: line) else { return .top }
    let heading = heading(at: line)
    let first = heading.map { headings[$0].block } ?? 0
    let lines = lines(ofBlock: block)
    return Place(
      anchor: heading.map { headings[$0].anchor }, block: block - first, line: line - lines.lowerBound,
      lines: lines.count, share: lineCount == 0 ? 0 : line * 1000 / lineCount)
  }

  /// The line of a place; `nil` where the page is not set as far as that.
  package func line(of place: Place) -> Int? {
    guard let anchor = place.anchor else { return line(inSection: nil, place) }
    if let heading = headings.firstIndex(where: { $0.anchor == anchor }) { return line(inSection: heading, place) }
    if let line = line(ofAnchor: anchor) { return line }
    return isComplete ? min(max(0, place.share), 1000) * lineCount / 1000 : nil
  }

  /// No block has more: what a file says beyond it is wrong.
  private static let mostLines = 1 << 24

  /// The line of a place in a section; without one, before the first heading.
  private func line(inSection heading: Int?, _ place: Place) -> Int? {
    let next = heading.map { $0 + 1 } ?? 0
    let first = heading.map { headings[$0].block } ?? 0
    let end = next < headings.count ? headings[next].block : blocks.count
    if place == .top { return 0 }
    guard end > first else { return isComplete ? 0 : nil }
    // What follows may still belong to the section.
    if place.block >= end - first, next == headings.count, !isComplete { return nil }
    let lines = lines(ofBlock: first + min(max(0, place.block), end - first - 1))
    let (line, count) = (min(max(0, place.line), Self.mostLines), min(max(1, place.lines), Self.mostLines))
    let offset = lines.count == count ? line : line * lines.count / count
    return lines.lowerBound + min(offset, lines.count - 1)
  }
}
