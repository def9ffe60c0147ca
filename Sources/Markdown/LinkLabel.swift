/// The label of a link, by which references and definitions are matched (CommonMark 0.30, section 6.3).
enum LinkLabel {
  /// The most bytes that a label may have between its brackets.
  static let longest = 1000

  /// What labels that match each other have in common: case is folded and white space, line ends and the markers of
  /// quotes after those too, is one space.
  static func key(of label: some Collection<UInt8>) -> String {
    var key: [UInt8] = []
    var isAfterBreak = false
    var hasSpace = false
    for byte in label {
      if byte.isSpace {
        hasSpace = true
        isAfterBreak = isAfterBreak || byte == .newline || byte == .carriageReturn
      } else if isAfterBreak, byte == UInt8(ascii: ">") {
        continue
      } else {
        if hasSpace, !key.isEmpty { key.append(.space) }
        (hasSpace, isAfterBreak) = (false, false)
        key.append(byte)
      }
    }
    return key.text.lowercased().uppercased()
  }

  /// All that may be the label of a reference in a text: what stands between two brackets without another.
  static func all(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var labels: [ArraySlice<UInt8>] = []
    var start: Int?
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "["): start = index + 1
      case UInt8(ascii: "]"):
        if let start, start < index, index - start <= longest { labels.append(text[start..<index]) }
        start = nil
      case .backslash: index += 1
      default: break
      }
      index += 1
    }
    return labels
  }
}
