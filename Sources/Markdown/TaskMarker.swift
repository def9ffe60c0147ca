/// The `[ ]` or `[x]` that begins a task item (GitHub Flavored Markdown 0.29, section 5.3).
enum TaskMarker {
  /// Whether the task is ticked whose source begins with these bytes; `nil` when they are no marker.
  ///
  /// The source is asked because an escaped bracket reads the same in the tree.
  static func isTicked(_ source: ArraySlice<UInt8>) -> Bool? {
    let marker = Array(source.prefix(4))
    guard marker.count == 4, marker[0] == UInt8(ascii: "["), marker[2] == UInt8(ascii: "]"), marker[3].isBlank else {
      return nil
    }
    switch marker[1] {
    case .space: return false
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return true
    default: return nil
    }
  }

  /// The content of a task item without its marker; `nil` when there is no content, or a link made of the marker.
  static func removed(from inlines: [Inline]) -> [Inline]? {
    guard case .text(let text)? = inlines.first, text.hasPrefix("["), text.dropFirst(2).hasPrefix("]") else {
      return nil
    }
    let rest = text.dropFirst(3).drop { $0 == " " || $0 == "\t" }
    let content = (rest.isEmpty ? [] : [.text(String(rest))]) + inlines.dropFirst()
    return content.isEmpty ? nil : content
  }
}
