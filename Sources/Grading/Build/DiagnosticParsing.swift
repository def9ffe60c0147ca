/// Reads the compiler's messages in the style `-diagnostic-style llvm`: `file:line:column: severity: message`, then the
/// source line, a row with the caret, and a row with what would be written instead; each message once, with its notes.
func parseDiagnostics(_ output: some Sequence<UInt8>) -> [Diagnostic] {
  let lines = String(decoding: Array(output), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  var diagnostics: [Diagnostic] = []
  var rest = lines[...]
  while let line = rest.popFirst() {
    guard var diagnostic = parseHeader(line) else { continue }
    let shown = rest.prefix { parseHeader($0) == nil && !$0.isEmpty }
    diagnostic.readSource(shown)
    if diagnostic.severity == .note, !diagnostics.isEmpty {
      diagnostics[diagnostics.count - 1].notes.append(diagnostic)
    } else {
      diagnostics.append(diagnostic)
    }
  }
  return diagnostics.reduce(into: []) { all, diagnostic in
    if !all.contains(diagnostic) { all.append(diagnostic) }
  }
}

private func parseHeader(_ line: Substring) -> Diagnostic? {
  for severity in [Diagnostic.Severity.error, .warning, .note] {
    guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]) else {
      continue
    }
    return Diagnostic(
      file: place.dropLast(2).joined(separator: ":"), line: row, column: column, severity: severity,
      message: withoutGroup(line[mark.upperBound...]))
  }
  return nil
}

/// A message without the name of its group, which the compiler adds to some: `… never used [#no-usage]`.
private func withoutGroup(_ message: Substring) -> String {
  guard message.hasSuffix("]"), let group = message.lastIndex(of: "["), message[group...].hasPrefix("[#") else {
    return String(message)
  }
  return String(message[..<group].dropLast())
}

// MARK: The rows below a message

extension Diagnostic {
  /// Takes in the rows that stand below the message.
  ///
  /// The compiler draws carets and corrections only below a line that is ASCII, so a byte is a column there. It turns
  /// tabs into spaces, which moves what stands after them; the caret tells by how much.
  fileprivate mutating func readSource(_ rows: ArraySlice<Substring>) {
    guard let source = rows.first else { return }
    sourceLine = String(source)
    guard let row = rows.dropFirst().first, let marks = CaretRow(row) else { return }
    let shift = column - 1 - marks.caret
    highlights = marks.runs.map { SourceRange(column: $0.lowerBound + shift + 1, length: $0.count) }
    guard let inserted = rows.dropFirst(2).first else { return }
    let written = FixItRow(source: Array(source.utf8), marks: marks, text: Array(inserted.utf8), message: message)
    fixIts = written.fixIts.map {
      FixIt(line: line, column: $0.start + shift + 1, length: $0.length, text: $0.text)
    }
  }
}

/// The row below a source line: a caret at the place, tildes below what it is about.
private struct CaretRow {
  let bytes: [UInt8]
  /// Where the caret stands, counted from 0.
  let caret: Int

  init?(_ row: Substring) {
    bytes = Array(row.utf8)
    guard bytes.allSatisfy({ $0 == space || $0 == tilde || $0 == arrow }), let caret = bytes.firstIndex(of: arrow),
      bytes.lastIndex(of: arrow) == caret
    else { return nil }
    self.caret = caret
  }

  /// The stretches of marks that are more than the caret alone.
  var runs: [Range<Int>] {
    bytes.indices.filter { isMarked($0) && !isMarked($0 - 1) }.map { $0..<$0 + length(from: $0) }
      .filter { $0 != caret..<caret + 1 }
  }

  /// How many marks stand in a row from `start` on.
  func length(from start: Int) -> Int {
    bytes.indices.contains(start) ? bytes[start...].prefix { $0 != space }.count : 0
  }

  private func isMarked(_ index: Int) -> Bool { bytes.indices.contains(index) && bytes[index] != space }
}

/// The row below the carets: the texts that would be put in, each below its place.
///
/// It says neither where one text ends and the next begins, nor whether a text is put in before the marks or takes
/// their place. What the compiler's usual corrections mean can be told; the others are left out.
private struct FixItRow {
  struct Change: Equatable {
    /// Counted from 0.
    var start: Int
    var length = 0
    var text: String
  }

  let source: [UInt8]
  let marks: CaretRow
  let text: [UInt8]
  let message: String

  var fixIts: [Change] {
    guard let start = text.firstIndex(where: { $0 != space }) else { return removal.map { [$0] } ?? [] }
    // Something else that was printed, not a correction.
    guard start > 0 || marks.length(from: 0) > 0, start <= source.count + 1 else { return [] }
    let written = String(decoding: text[start...], as: UTF8.self)
    if written.hasPrefix("(") && written.hasSuffix(")") && written.count > 2 { return parenthesized(start, written) }
    if let call = written.dropSuffix(")"), call.contains("(") { return converted(start, call) }
    guard !written.contains("  "), written.split(separator: ": ", omittingEmptySubsequences: false).count < 3 else {
      return []
    }
    return [change(start, written)]
  }

  /// A row of spaces reaches to the place of what would be taken away.
  private var removal: Change? {
    let length = marks.length(from: text.count)
    return length > 0 ? Change(start: text.count, length: length, text: "") : nil
  }

  private func change(_ start: Int, _ written: String) -> Change {
    let isQualifier = written.hasSuffix(".") && written.first?.isLetter == true
    let isPutIn = written.hasSuffix(" ") || isQualifier || written == "&"
    if !isPutIn, let length = replacedLength(start, written) {
      return Change(start: start, length: length, text: written)
    }
    // What continues an expression begins with a space, which the row cannot show.
    let isContinuation = ["?? ", "as! ", "as? ", "as ", "= "].contains { written.hasPrefix($0) }
    let hasSpaceBefore = start > 0 && (start > source.count || source[start - 1] == space)
    return isContinuation && hasSpaceBefore
      ? Change(start: start - 1, text: " " + written) : Change(start: start, text: written)
  }

  /// How many bytes a text takes the place of; `nil` where it is put in.
  private func replacedLength(_ start: Int, _ written: String) -> Int? {
    let length = marks.length(from: start)
    if length > 1 || (length == 1 && start != marks.caret) { return length }
    // A caret alone stands below a single character, or before what is put in.
    let isReplacement = message.contains("did you mean '\(written)'")
    return length == 1 && isReplacement ? 1 : nil
  }

  /// `Double(  )` around a value: the end of a longer one is where the parenthesis stands, but room for the beginning
  /// pushes it away from the end of a shorter one, which must be a name then.
  private func converted(_ start: Int, _ call: String) -> [Change] {
    let opening = call.trimmingEnd()
    guard opening.hasSuffix("("), opening.dropLast().allSatisfy({ $0.isLetter || $0.isNumber }) else { return [] }
    let isPushed = call.utf8.count <= opening.utf8.count + 1
    guard let end = isPushed ? endOfName(start) : start + call.utf8.count else { return [] }
    return [Change(start: start, text: opening), Change(start: end, text: ")")]
  }

  /// `( ?? <#default value#>)` around a value: the second text begins with a space, and stands in its place.
  private func parenthesized(_ start: Int, _ written: String) -> [Change] {
    let rest = written.dropFirst().drop { $0 == " " }
    guard ["?? ", "!= "].contains(where: rest.hasPrefix) else { return [] }
    let end = start + written.utf8.count - rest.utf8.count - 1
    return [Change(start: start, text: "("), Change(start: end, text: " " + rest)]
  }

  /// Where the name at `start` ends, if it stands there alone.
  private func endOfName(_ start: Int) -> Int? {
    guard source.indices.contains(start) else { return nil }
    let end = source[start...].firstIndex { !isPartOfName($0) } ?? source.count
    let goesOn = end < source.count && ".([!?".utf8.contains(source[end])
    return end == start || goesOn ? nil : end
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isLetter || character.isNumber || character == "_"
  }
}

extension String {
  fileprivate func trimmingEnd() -> String { String(reversed().drop { $0 == " " }.reversed()) }
}

private let space = UInt8(ascii: " ")
private let tilde = UInt8(ascii: "~")
private let arrow = UInt8(ascii: "^")
