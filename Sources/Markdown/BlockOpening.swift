/// What may begin a block, as CommonMark 0.30 writes it (chapters 4 and 5); each reads the text that a cursor found.
enum BlockOpening {
  /// A heading of one to six `#` (section 4.2).
  static func isHeading(_ cursor: ScanCursor) -> Bool {
    var end = cursor.textStart
    while cursor[end] == UInt8(ascii: "#") { end += 1 }
    return (1...6).contains(end - cursor.textStart) && (end == cursor.lineEnd || cursor[end].isBlank)
  }

  /// The line below the text of a setext heading (section 4.3).
  static func isUnderline(_ cursor: ScanCursor) -> Bool {
    let mark = cursor.byte
    guard mark == UInt8(ascii: "=") || mark == .dash else { return false }
    var end = cursor.textStart
    while cursor[end] == mark { end += 1 }
    return cursor.isBlank(from: end)
  }

  /// A thematic break (section 4.1).
  static func isThematicBreak(_ cursor: ScanCursor) -> Bool {
    let mark = cursor.byte
    guard [.dash, UInt8(ascii: "*"), UInt8(ascii: "_")].contains(mark) else { return false }
    var count = 0
    for index in cursor.textStart..<cursor.lineEnd {
      if cursor[index] == mark { count += 1 } else if !cursor[index].isBlank { return false }
    }
    return count >= 3
  }

  /// Where the label of a footnote's definition stands in the text, `[^label]:` (cmark-gfm's rule).
  static func noteLabel(_ cursor: ScanCursor) -> Range<Int>? {
    let start = cursor.textStart + 2
    guard cursor.byte == UInt8(ascii: "["), cursor[start - 1] == UInt8(ascii: "^") else { return nil }
    var end = start
    while end < cursor.lineEnd, cursor[end] != UInt8(ascii: "]") {
      guard !cursor[end].isBlank, cursor[end] != 0, end - start < LinkLabel.longest else { return nil }
      end += 1
    }
    return end > start && end < cursor.lineEnd && cursor[end + 1] == .colon ? start..<end : nil
  }
}

/// A fence that opened a code block (CommonMark 0.30, section 4.5).
struct CodeFence: Equatable {
  private let mark: UInt8
  private let length: Int
  /// libcmark counts no further.
  private static let longest = 255

  /// The fence that the text begins with; `nil` when it begins with none.
  init?(_ cursor: ScanCursor) {
    mark = cursor.byte
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let run = cursor.run(of: mark)
    guard run >= 3 else { return nil }
    length = min(run, Self.longest)
    if mark == UInt8(ascii: "`"), cursor.text.dropFirst(run).contains(mark) { return nil }
  }

  /// Whether the line ends the block.
  func isClosed(by cursor: ScanCursor) -> Bool {
    guard !cursor.isIndented, cursor.byte == mark else { return false }
    let run = cursor.run(of: mark)
    return run >= length && cursor.isBlank(from: cursor.textStart + run)
  }
}

/// What begins an item of a list (CommonMark 0.30, section 5.2).
struct ListMarker: Equatable {
  /// Items of one kind in a row make one list.
  enum Kind: Equatable {
    case bullet(UInt8)
    case ordered(delimiter: UInt8)
  }

  let kind: Kind
  /// The bytes of the marker.
  let length: Int

  /// The marker that the text begins with; one that may begin an item in the middle of a paragraph when it would.
  init?(_ cursor: ScanCursor, interruptsParagraph: Bool) {
    var end = cursor.textStart
    switch cursor.byte {
    case .dash, UInt8(ascii: "+"), UInt8(ascii: "*"):
      kind = .bullet(cursor.byte)
      if interruptsParagraph, cursor.isBlank(from: end + 1) { return nil }
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var number = 0
      while cursor[end].isDigit, end - cursor.textStart < 9 {
        number = number * 10 + Int(cursor[end] - UInt8(ascii: "0"))
        end += 1
      }
      guard cursor[end] == UInt8(ascii: ".") || cursor[end] == UInt8(ascii: ")") else { return nil }
      kind = .ordered(delimiter: cursor[end])
      if interruptsParagraph, number != 1 || cursor.isBlank(from: end + 1) { return nil }
    default: return nil
    }
    guard cursor[end + 1].isSpace else { return nil }
    length = end + 1 - cursor.textStart
  }
}

extension ScanCursor {
  /// How many of `mark` the text begins with.
  func run(of mark: UInt8) -> Int { text.prefix { $0 == mark }.count }

  /// Whether nothing but white space follows a place of the line.
  func isBlank(from index: Int) -> Bool {
    var index = index
    while self[index].isBlank { index += 1 }
    return index >= lineEnd
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// ASCII white space, line endings among it.
  var isSpace: Bool { self == .space || (0x09...0x0D).contains(self) }
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}

extension ScanCursor {
  /// Skips a list marker with the white space that belongs to it, and gives the columns up to the item's content.
  mutating func skip(_ marker: ListMarker) -> Int {
    let markerEnd = indent + marker.length
    skip(to: textStart + marker.length)
    findText()
    let padding = isBlank || indent > ScanCursor.codeIndent ? 1 : indent
    skip(columns: min(padding, indent))
    return markerEnd + padding
  }
}
