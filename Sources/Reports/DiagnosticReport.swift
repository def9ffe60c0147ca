import Grading
import Typesetting

/// The compiler's messages: errors first, each with its line and a caret under the place.
struct DiagnosticReport {
  let diagnostics: [Diagnostic]
  let appearance: Appearance
  /// How many errors, and notes of each, are shown unless everything is asked for.
  let limit: Int
  /// The text of a line of a file.
  let sourceLine: (_ file: String, _ line: Int) -> String?

  var lines: [StyledLine] {
    let errors = diagnostics.filter { $0.severity == .error }
    let others = diagnostics.filter { $0.severity != .error }
    guard !appearance.isVerbose else {
      return (errors + others).flatMap { self.lines(for: DiagnosticGroup(first: $0)) }
    }
    let groups = grouped(errors)
    var lines = groups.prefix(limit).flatMap(self.lines(for:))
    if groups.count > limit {
      let rest = groups[limit...].reduce(0) { $0 + 1 + $1.followers }
      lines += appearance.wrapped(
        StyledLine(appearance.messages.moreErrors(rest), .dim), indent: 2)
    }
    return lines
  }

  private func lines(for group: DiagnosticGroup) -> [StyledLine] {
    let diagnostic = group.first
    let style: Style = diagnostic.severity == .error ? .bad : .dim
    let head = StyledLine([
      Span("\(lastName(of: diagnostic.file)):\(diagnostic.line):\(diagnostic.column)  ", .dim),
      Span("\(diagnostic.severity.rawValue): ", style), Span(appearance.messages.say(diagnostic.wording)),
    ])
    return appearance.wrapped(head, indent: 2, following: 4) + source(of: diagnostic, showsPlace: true)
      + correction(of: diagnostic) + notes(of: diagnostic) + followers(group.followers)
  }

  private func followers(_ count: Int) -> [StyledLine] {
    guard count > 0 else { return [] }
    return appearance.wrapped(
      StyledLine(appearance.messages.moreFollow(count), .dim), indent: 4)
  }

  // MARK: Notes

  private func notes(of diagnostic: Diagnostic) -> [StyledLine] {
    let shown = appearance.isVerbose ? diagnostic.notes[...] : diagnostic.notes.prefix(limit)
    var lines = shown.flatMap { self.lines(for: $0, of: diagnostic) }
    if diagnostic.notes.count > shown.count {
      lines += appearance.wrapped(
        StyledLine(appearance.messages.moreNotes(diagnostic.notes.count - shown.count), .dim), indent: 4)
    }
    return lines
  }

  private func lines(for note: Diagnostic, of diagnostic: Diagnostic) -> [StyledLine] {
    let isHere = note.file == diagnostic.file && note.line == diagnostic.line
    let place = note.file == diagnostic.file ? " (line \(note.line))" : " (\(lastName(of: note.file)):\(note.line))"
    // What the compiler says of a library has no file.
    let isPlaceless = isHere || !note.file.hasPrefix("/")
    let head = StyledLine([
      Span(appearance.messages.note, .dim), Span(appearance.messages.say(note.wording)),
      Span(isPlaceless ? "" : place, .dim),
    ])
    let correction = correction(of: note)
    return appearance.wrapped(head, indent: 4, following: 6)
      + (isHere || !correction.isEmpty ? correction : source(of: note, showsPlace: false))
  }

  private func lastName(of file: String) -> String { file.split(separator: "/").last.map(String.init) ?? file }

  // MARK: The line

  private func source(of diagnostic: Diagnostic, showsPlace: Bool) -> [StyledLine] {
    guard let text = text(of: diagnostic) else { return [] }
    let number = "\(diagnostic.line)"
    let label = "    \(number) \(appearance.bar) "
    let room = max(1, appearance.width - TextWidth.cells(of: label))
    var source = Excerpt()
    for cluster in text { source.append(shown(cluster), .code) }
    let place = text.clusters(before: diagnostic.column)
    let window = source.window(around: place..<place + 1, room: room, ellipsis: appearance.ellipsis)
    let line = row(label, window.line.spans)
    guard showsPlace else { return [line] }
    let ranges = diagnostic.highlights.map { range in
      text.clusters(
        before: range.column)..<max(
          text.clusters(before: range.column), text.clusters(before: range.column + range.length))
    }
    let marks = source.marks(at: place, ranges, below: window)
    let blank = String(repeating: " ", count: 4 + number.count)
    return [line, row("\(blank) \(appearance.bar) ", [Span(marks, diagnostic.severity == .error ? .bad : .dim)])]
  }

  private func row(_ label: String, _ spans: [Span]) -> StyledLine {
    StyledLine([Span(label, .mark)] + spans).truncated(to: appearance.width, ellipsis: appearance.ellipsis)
  }

  /// The line as the compiler would have it.
  private func correction(of diagnostic: Diagnostic) -> [StyledLine] {
    guard let text = text(of: diagnostic), let fixed = diagnostic.fixedLine(text), fixed != text else { return [] }
    let code = fixed.drop(while: \.isWhitespace).map(shown).joined()
      .replacing("<#", with: appearance.quotes.0).replacing("#>", with: appearance.quotes.1)
    return appearance.wrapped(
      StyledLine([Span(appearance.messages.changeTo, .dim), Span(code, .code)]), indent: 4, following: 8)
  }

  private func shown(_ cluster: Character) -> String {
    cluster == "\t" ? "  " : Invisible.shown(cluster, isUnicode: appearance.isUnicode)
  }

  /// The line as it stands in the file, where columns count; the compiler's own copy where the file has changed.
  private func text(of diagnostic: Diagnostic) -> String? {
    guard let copy = diagnostic.sourceLine else { return nil }
    guard let line = sourceLine(diagnostic.file, diagnostic.line) else { return copy }
    let own = line.hasSuffix("\r") ? String(line.dropLast()) : line
    return own.withTabStops == copy ? own : copy
  }
}

extension String {
  /// The text with spaces for tabs, up to stops of 8 bytes, as LLVM prints source lines.
  fileprivate var withTabStops: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      bytes.append(byte == UInt8(ascii: "\t") ? UInt8(ascii: " ") : byte)
      while byte == UInt8(ascii: "\t") && bytes.count % 8 != 0 { bytes.append(UInt8(ascii: " ")) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How many clusters end before a column, which counts bytes of UTF-8 from 1.
  fileprivate func clusters(before column: Int) -> Int {
    var bytes = 0
    var clusters = 0
    for cluster in self {
      bytes += cluster.utf8.count
      if bytes >= column { return clusters }
      clusters += 1
    }
    return clusters
  }
}
