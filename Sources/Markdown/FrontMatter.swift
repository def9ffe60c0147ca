/// A YAML header between `---` lines at the very top of a document, as site generators and GitHub know it.
enum FrontMatter {
  /// How many lines of `source` the front matter takes with its two fences; none when there is no front matter.
  ///
  /// A document may also open with a thematic break, so what follows the fence must look like YAML: a `key:` or a
  /// comment.
  static func lineCount(in source: SourceLines) -> Int {
    guard source.count > 1, isFence(source[1], "---") else { return 0 }
    guard let end = (2...source.count).first(where: { isFence(source[$0], "---") || isFence(source[$0], "...") }) else {
      return 0
    }
    let first = (2..<end).lazy.map { source[$0].trimmed }.first { !$0.isEmpty }
    return first.map(isYAML) == true ? end : 0
  }

  private static func isFence(_ line: ArraySlice<UInt8>, _ fence: StaticString) -> Bool {
    guard line.first?.isBlank == false else { return false }
    return fence.withUTF8Buffer { line.trimmed.elementsEqual($0) }
  }

  private static func isYAML(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "#") { return true }
    guard let colon = line.firstIndex(of: .colon), colon > line.startIndex else { return false }
    let key = line[..<colon]
    return !key.contains(where: \.isBlank) && (colon + 1 == line.endIndex || line[colon + 1].isBlank)
  }
}
