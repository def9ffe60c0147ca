/// How many cells of a terminal a text takes.
///
/// Widths are those of UAX #11, clusters those of UAX #29, emoji those of UTS #51; where these leave a choice, the
/// written rules of Python wcwidth's specification decide, and the ``WidthPolicy`` where terminals differ. Control
/// characters count as the signs that ``Swift/String/madeVisible()`` shows for them.
package enum TextWidth {
  /// The cells of a text without line breaks.
  package static func cells(of text: String) -> Int { cells(of: text, table: .shared) }

  /// The cells of a part of a text without line breaks.
  package static func cells(of text: Substring) -> Int { cells(of: String(text), table: .shared) }

  /// The cells of one character: 0, 1 or 2, and more only for the sign of a control character or where clusters are not
  /// drawn as wholes.
  package static func cells(of character: Character) -> Int {
    UnicodeTable.shared.cells(of: character.unicodeScalars)
  }

  /// The cells of a text as the table's policy has it.
  static func cells(of text: String, table: UnicodeTable) -> Int {
    text.withBytes { cells(of: $0, table: table) }
  }

  /// The cells of a text in UTF-8.
  static func cells(of utf8: UnsafeBufferPointer<UInt8>, table: UnicodeTable = .shared) -> Int {
    var bits: UInt8 = 0
    for byte in utf8 { bits |= byte }
    // In ASCII every byte takes a cell, the sign of a control character too.
    if bits < 0x80 { return utf8.count }
    var clusters = Clusters(of: utf8, table: table)
    var total = 0
    while let cluster = clusters.next() { total += cluster.cells }
    return total
  }
}

extension UnicodeTable {
  /// Whether a cluster may be wider than `limit` cells.
  func mayExceed(_ limit: Int) -> Bool { limit < 2 || !policy.drawsClusters }

  /// The cells of a cluster's scalars: their sum, and never more than 2 where clusters are drawn as wholes.
  ///
  /// The emoji selector U+FE0F widens its base to 2, the text selector U+FE0E narrows a wide one to 1.
  func cells(of cluster: some Sequence<Unicode.Scalar>) -> Int {
    var (total, signs) = (0, 0)
    var base: ScalarProperties?
    var isJoined = false
    for scalar in cluster {
      if let sign = VisibleText.sign(for: scalar) {
        signs += sign.unicodeScalars.count
        continue
      }
      let properties = properties(of: scalar.value)
      switch (scalar.value, base) {
      case (0xFE0F, .some): total = 2
      case (0xFE0E, let base?) where base.isEastAsian: total = min(total, 1)
      case _ where isJoined: break
      default: total += properties.isUnknown ? Self.unknownCells(of: scalar) : Int(properties.cells)
      }
      base = properties.isVariationBase && policy.drawsClusters ? properties : nil
      isJoined = scalar.value == 0x200D && policy == .tmux
    }
    return signs + (policy.drawsClusters ? min(total, 2) : total)
  }

  /// The cells of a scalar that is younger than the table, by the standard library's younger data.
  private static func unknownCells(of scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    if properties.isEmojiPresentation || properties.isIdeographic { return 2 }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}
