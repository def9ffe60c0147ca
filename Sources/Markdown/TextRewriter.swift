/// Copies parts of a text, with substitutes for what libcmark must not see.
struct TextRewriter {
  private(set) var output: [UInt8] = []
  private(set) var references: [PieceText.Reference] = []
  private let text: ScannedText
  private var brackets = BracketDepth()

  init(_ text: ScannedText) {
    self.text = text
  }

  /// Appends a part of the text.
  mutating func append(_ range: Range<Int>) {
    let bytes = text.bytes
    var disarmed = text.findings.disarmed.slice({ $0 }, in: range)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let isExcessive = brackets.read(byte)
      if disarmed.first == index {
        output += Substitution.hiding(byte)
        disarmed = disarmed.dropFirst()
      } else if byte == UInt8(ascii: "["), let reference = reference(at: index, in: range) {
        output += Substitution.reference(references.count)
        references.append(reference)
        brackets.leave()
        index = reference.source.endIndex
        continue
      } else if isExcessive || byte == Substitution.mark || isReferenceToMark(index, in: range) {
        output += Substitution.hiding(byte)
      } else {
        output.append(byte)
      }
      index += 1
    }
  }

  /// The reference to a footnote that starts at a bracket; `nil` when no footnote has that label, or where what
  /// follows makes it a link.
  private func reference(at start: Int, in range: Range<Int>) -> PieceText.Reference? {
    let bytes = text.bytes
    guard start + 2 < range.upperBound, bytes[start + 1] == UInt8(ascii: "^"), !isEscaped(start, from: range.lowerBound)
    else { return nil }
    let label = bytes[(start + 2)..<range.upperBound].prefix(LinkLabel.longest + 1).prefix {
      !$0.isSpace && $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[")
    }
    guard label.endIndex < range.upperBound, bytes[label.endIndex] == UInt8(ascii: "]"),
      let note = text.labels.note(labeled: label)
    else { return nil }
    let end = label.endIndex + 1
    if isLink(followedBy: bytes[end..<range.upperBound]) { return nil }
    return PieceText.Reference(source: bytes[start..<end], note: note)
  }

  /// Whether a character reference would make the mark of a substitute (CommonMark 0.30, section 2.5).
  private func isReferenceToMark(_ start: Int, in range: Range<Int>) -> Bool {
    guard text.bytes[start] == UInt8(ascii: "&") else { return false }
    let reference = text.bytes[start..<range.upperBound].prefix(12).prefix { $0 != UInt8(ascii: ";") }.text
    guard reference.hasPrefix("&#") else { return false }
    let digits = reference.dropFirst(2)
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    return Int(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10) == Int(Substitution.mark)
  }

  private func isLink(followedBy rest: ArraySlice<UInt8>) -> Bool {
    if rest.first == UInt8(ascii: "(") { return true }
    guard rest.first == UInt8(ascii: "[") else { return false }
    let label = rest.dropFirst().prefix(LinkLabel.longest).prefix {
      $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[")
    }
    guard label.endIndex < rest.endIndex, rest[label.endIndex] == UInt8(ascii: "]") else { return false }
    return text.findings.definitions[LinkLabel.key(of: label)] != nil
  }

  private func isEscaped(_ index: Int, from start: Int) -> Bool {
    var first = index
    while first > start, text.bytes[first - 1] == .backslash { first -= 1 }
    return (index - first) % 2 == 1
  }

  /// Leaves the definition of a footnote out of the text around it, line by line, and gives the end of it.
  ///
  /// Its lines become raw HTML, so that they end what the definition ends.
  mutating func remove(_ note: NoteSource) -> Int {
    output += Substitution.removedLine
    for line in note.lines.dropFirst() {
      output.append(.newline)
      if !line.isBlank { output += Array(note.prefix.utf8) + Substitution.removedLine }
    }
    return endOfLine(note.lines.last?.start ?? note.marker)
  }

  /// Appends a line of a footnote's definition without what stands before it.
  mutating func append(_ line: NoteSource.Line) {
    if !line.isBlank {
      output += Array(repeating: .space, count: line.indent)
      append(line.start..<endOfLine(line.start))
    }
    output.append(.newline)
  }

  private func endOfLine(_ start: Int) -> Int {
    text.bytes[start...].firstIndex { $0 == .newline || $0 == .carriageReturn } ?? text.bytes.endIndex
  }
}
