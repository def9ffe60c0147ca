/// A text as a code block of Markdown, between fences that are longer than any run of backticks in it (CommonMark 0.30,
/// section 4.5).
package func fencedCode(_ text: String, language: String) -> String {
  let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  let endsLine = text.utf8.last == .newline || text.utf8.last == .carriageReturn
  let end = endsLine ? "" : "\n"
  return "\(fence)\(language)\n\(text)\(end)\(fence)\n"
}
