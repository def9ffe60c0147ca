/// A YAML header between `---` lines at the very top of a document, as site generators and GitHub know it.
enum FrontMatter {
  /// Where the Markdown of a text starts, after front matter if there is any.
  ///
  /// A document may also open with a thematic break, so what follows the fence must look like YAML: a `key:` or a
  /// comment.
  static func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> TextCut {
    let none = TextCut(line: 1, offset: start)
    var lines = LineIterator(text, at: start)
    guard let opening = lines.next(), isFence(opening, ["---"]) else { return none }
    var isYAML: Bool?
    while let line = lines.next() {
      if isFence(line, ["---", "..."]) { return isYAML == true ? lines.place : none }
      if isYAML == nil, !line.trimmed.isEmpty { isYAML = self.isYAML(line.trimmed) }
      if isYAML == false { return none }
    }
    return none
  }

  private static func isFence(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ fences: [StaticString]) -> Bool {
    guard line.first?.isBlank == false else { return false }
    return fences.contains { fence in fence.withUTF8Buffer { line.trimmed.elementsEqual($0) } }
  }

  private static func isYAML(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if line.first == UInt8(ascii: "#") { return true }
    guard let colon = line.firstIndex(of: .colon), colon > line.startIndex else { return false }
    let key = line[..<colon]
    return !key.contains(where: \.isBlank) && (colon + 1 == line.endIndex || line[colon + 1].isBlank)
  }
}

/// The lines at the start of a text, one after the other.
private struct LineIterator: IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  /// The place of the line that comes next.
  private(set) var place: TextCut

  init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    self.text = text
    place = TextCut(line: 1, offset: offset)
  }

  /// The next line without its line ending; `nil` after the last.
  mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard place.offset < text.count else { return nil }
    let cursor = ScanCursor(text, at: place.offset)
    let line = text[place.offset..<cursor.lineEnd]
    place = TextCut(line: place.line + 1, offset: cursor.startOfNextLine)
    return line
  }
}
