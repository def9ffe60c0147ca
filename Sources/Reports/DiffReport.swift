package import Typesetting
package import Workspace

/// What `lectern diff` shows: how a learner's copy differs from the starter.
package struct DiffReport {
  let slug: String
  let title: String
  let comparisons: [FileComparison]
  let appearance: Appearance

  /// Bytes above which a file is not compared: nobody reads what comes of it.
  private static let most = 1 << 20

  package init(slug: String, title: String, comparisons: [FileComparison], appearance: Appearance) {
    self.slug = slug
    self.title = title
    self.comparisons = comparisons
    self.appearance = appearance
  }

  /// For a person, wrapped to the width.
  package var lines: [StyledLine] {
    guard !comparisons.isEmpty else {
      let text = StyledLine([Span(title, .heading), Span(appearance.messages.noDifference(title), .dim)])
      return [StyledLine()] + appearance.wrapped(text, indent: 2) + [StyledLine()]
    }
    return comparisons.flatMap { [StyledLine()] + lines(for: $0) } + [StyledLine()]
  }

  private func lines(for comparison: FileComparison) -> [StyledLine] {
    let sides = [
      comparison.starter.map { _ in Span("- \(appearance.messages.starterSide)", .bad) },
      comparison.own.map { _ in Span("+ \(appearance.messages.ownSide)", .good) },
    ].compactMap(\.self)
    let legend = StyledLine(Array(sides.map { [$0] }.joined(separator: [Span("  ")])))
    return appearance.split(StyledLine(comparison.path, .heading), legend, indent: 0) + body(of: comparison)
  }

  private func body(of comparison: FileComparison) -> [StyledLine] {
    guard let difference = Self.difference(of: comparison) else {
      return appearance.wrapped(StyledLine(appearance.messages.notText, .dim), indent: 2)
    }
    return difference.hunks.flatMap { hunk in
      appearance.wrapped(StyledLine(hunk.header, .accent), indent: 0)
        + hunk.lines.flatMap(lines)
    }
  }

  /// A line of code behind its sign; where it is too long it goes on below, a little further in.
  private func lines(_ line: Difference.Line) -> [StyledLine] {
    let style: Style = line.sign == " " ? .dim : line.sign == "-" ? .bad : .good
    let text = line.text.replacing("\t", with: "  ")
    // Wrapping would drop the blanks at the beginning.
    let blanks = text.prefix { $0 == " " }.count
    let indent = min(1 + blanks, appearance.width / 2)
    let lead = Span(line.sign + String(repeating: " ", count: indent - 1), style)
    let wrapped = StyledLine(String(text.dropFirst(blanks)), style)
      .wrapped(width: max(1, appearance.width - indent), indent: 2)
    guard let first = wrapped.first else { return [StyledLine([lead])] }
    let rest = wrapped.dropFirst().map { appearance.indented($0, by: indent) }
    return [StyledLine([lead] + first.spans)] + rest
  }

  /// For a program: what `patch -p1` takes, every byte as it is.
  package var patch: String {
    comparisons.map { comparison in
      let old = comparison.starter.map { _ in "a/\(comparison.path)" } ?? "/dev/null"
      let new = comparison.own.map { _ in "b/\(comparison.path)" } ?? "/dev/null"
      guard let difference = Self.difference(of: comparison) else { return "Files \(old) and \(new) differ\n" }
      let lines = difference.hunks.flatMap { hunk in
        [hunk.header]
          + hunk.lines.flatMap { ["\($0.sign)\($0.text)"] + ($0.isEndless ? ["\\ No newline at end of file"] : []) }
      }
      return (["--- \(old)", "+++ \(new)"] + lines).map { $0 + "\n" }.joined()
    }.joined()
  }

  /// `nil` for files that are no text, or too long.
  fileprivate static func difference(of comparison: FileComparison) -> Difference? {
    let sides = [comparison.starter ?? [], comparison.own ?? []]
    let isText = sides.allSatisfy { bytes in
      bytes.count <= most && !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    }
    return isText ? Difference(from: sides[0], to: sides[1]) : nil
  }
}

/// The content of `diff --json`.
package struct DiffJSON: Encodable {
  struct FileEntry: Encodable {
    var path: String
    /// `changed`, `added` (the learner's alone) or `missing`.
    var change: String
  }

  let slug: String
  let files: [FileEntry]
  /// All differences as `patch -p1` takes them.
  let patch: String

  package init(_ report: DiffReport) {
    slug = report.slug
    files = report.comparisons.map { comparison in
      let change = comparison.starter == nil ? "added" : comparison.own == nil ? "missing" : "changed"
      return FileEntry(path: comparison.path, change: change)
    }
    patch = report.patch
  }
}
