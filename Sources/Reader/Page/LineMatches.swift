import Typesetting

/// Where words stand in set lines.
struct LineMatch: Equatable {
  /// A part of a match in one line.
  struct Part: Equatable {
    /// Counted from 0, in the lines that were searched.
    var line: Int
    /// Bytes of UTF-8 of the line's text.
    var range: Range<Int>
  }

  /// One part, or several where the match goes on in the next line.
  var parts: [Part]
}

/// Words that are looked for whatever their case and their form in Unicode, NFC or NFD.
struct SearchWords: Equatable {
  /// As they were typed.
  let text: String
  private let folded: [Character]

  /// `nil` for nothing to look for.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    // Characters are equal when their scalars are canonically equivalent (Unicode, section 3.7).
    folded = Array(text.lowercased())
  }

  /// All matches, none of which overlaps another.
  ///
  /// Lines that were broken only to fit are searched as one; what the typesetter put there is not searched.
  func matches(in lines: [StyledLine]) -> [LineMatch] {
    var matches: [LineMatch] = []
    var text = FoldedText()
    for (index, line) in lines.enumerated() {
      text.append(line, index)
      if line.ending == .lineEnd || index == lines.count - 1 {
        matches += self.matches(in: text)
        text = FoldedText()
      }
    }
    return matches
  }

  /// The matches in lines that are searched as one.
  private func matches(in text: FoldedText) -> [LineMatch] {
    guard text.characters.count >= folded.count else { return [] }
    var matches: [LineMatch] = []
    var start = 0
    while start <= text.characters.count - folded.count {
      if text.characters[start] == folded[0], text.characters[start..<(start + folded.count)].elementsEqual(folded) {
        matches.append(text.match(start..<(start + folded.count)))
        start += folded.count
      } else {
        start += 1
      }
    }
    return matches
  }
}

/// The text of lines that belong together in lower case, with the place of each of its characters.
private struct FoldedText {
  private(set) var characters: [Character] = []
  private var places: [LineMatch.Part] = []

  /// Adds a line, but for what the typesetter put there.
  mutating func append(_ line: StyledLine, _ index: Int) {
    var offset = 0
    for span in line.spans {
      if span.isFurniture {
        offset += span.text.utf8.count
        continue
      }
      for character in span.text {
        let end = offset + character.utf8.count
        // A character may have several in lower case (`İ`).
        for folded in character.lowercased() {
          characters.append(folded)
          places.append(LineMatch.Part(line: index, range: offset..<end))
        }
        offset = end
      }
    }
    if line.ending == .space {
      characters.append(" ")
      places.append(LineMatch.Part(line: index, range: offset..<offset))
    }
  }

  /// The match of a range of characters.
  func match(_ range: Range<Int>) -> LineMatch {
    var parts: [LineMatch.Part] = []
    for place in places[range] {
      if let last = parts.last, last.line == place.line,
        last.range.upperBound == place.range.lowerBound
          || last.range == place.range
      {
        parts[parts.count - 1].range = last.range.lowerBound..<place.range.upperBound
      } else {
        parts.append(place)
      }
    }
    return LineMatch(parts: parts.filter { !$0.range.isEmpty })
  }
}

extension StyledLine {
  /// The line with a style laid over a part of its text, in bytes of UTF-8.
  func marked(_ range: Range<Int>, _ style: Style) -> StyledLine {
    var spans: [Span] = []
    var start = 0
    for span in self.spans {
      let end = start + span.text.utf8.count
      let inner = range.clamped(to: start..<end)
      if inner.isEmpty {
        spans.append(span)
      } else {
        for (part, isMarked) in [(start..<inner.lowerBound, false), (inner, true), (inner.upperBound..<end, false)]
        where !part.isEmpty {
          let text = span.text.utf8(from: part.lowerBound - start, to: part.upperBound - start)
          spans.append(Span(text, isMarked ? span.style.union(style) : span.style, link: span.link))
        }
      }
      start = end
    }
    return StyledLine(spans, ending: ending)
  }
}

extension String {
  /// The text between two offsets in UTF-8, which are those of characters.
  func utf8(from start: Int, to end: Int) -> String {
    String(self[utf8.index(startIndex, offsetBy: start)..<utf8.index(startIndex, offsetBy: end)])
  }
}
