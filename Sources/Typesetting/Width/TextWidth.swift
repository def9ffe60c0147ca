/// How many cells of a terminal a text takes.
///
/// Widths are those of UAX #11 with ambiguous characters narrow, clusters those of UAX #29, emoji those of UTS #51;
/// where these leave a choice, the written rules of Python wcwidth's specification decide. Control characters count as
/// the signs that ``Swift/String/madeVisible()`` shows for them.
package enum TextWidth {
  /// The cells of a text without line breaks.
  package static func cells(of text: some StringProtocol) -> Int {
    var storage = String(text)
    // In ASCII every byte takes a cell, the sign of a control character too.
    let isASCII = storage.withUTF8 { utf8 in utf8.reduce(0) { $0 | $1 } < 0x80 }
    if isASCII { return storage.utf8.count }
    var total = 0
    Clusters.forEach(in: storage) { total += $0.cells }
    return total
  }

  /// The cells of one character: 0, 1 or 2, and more only for the sign of a control character.
  package static func cells(of character: Character) -> Int {
    cells(of: character.unicodeScalars)
  }

  /// The cells of a cluster's scalars: their sum, never more than 2.
  ///
  /// The emoji selector U+FE0F widens its base to 2, the text selector U+FE0E narrows it to 1.
  static func cells(of cluster: some Sequence<Unicode.Scalar>) -> Int {
    var total = 0
    var signs = 0
    var mayVary = false
    for scalar in cluster {
      if let sign = VisibleText.sign(for: scalar) {
        signs += sign.unicodeScalars.count
        continue
      }
      let properties = UnicodeTable.shared.properties(of: scalar.value)
      switch scalar.value {
      case 0xFE0F where mayVary: total = 2
      case 0xFE0E where mayVary: total = min(total, 1)
      default: total += properties.isUnknown ? unknownCells(of: scalar) : properties.cells
      }
      mayVary = properties.isVariationBase
    }
    return signs + min(total, 2)
  }

  /// The cells of a scalar that is younger than the table, by the standard library's younger data.
  private static func unknownCells(of scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    if properties.isEmojiPresentation { return 2 }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}
