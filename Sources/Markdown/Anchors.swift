/// Makes the anchors of a document's headings as GitHub does.
///
/// GitHub does not document its rule; this is the one that the library github-slugger found by experiment:
/// lower case; what is not a letter, mark, decimal or letter number, connector punctuation, hyphen or space is
/// removed, emoji too; a space becomes a hyphen.
package struct Anchors {
  package init() {}

  /// The number that was last added to each anchor, zero for one that was given as it is.
  private var lastNumbers: [String: Int] = [:]

  /// The anchor of the next heading in the order of the document: one that repeats gets `-1`, `-2` and so on, past
  /// the numbers that other headings took.
  package mutating func next(for heading: [Inline]) -> String {
    let base = Self.slug(heading.anchorText)
    var anchor = base
    while lastNumbers[anchor] != nil {
      let number = lastNumbers[base, default: 0] + 1
      lastNumbers[base] = number
      anchor = "\(base)-\(number)"
    }
    lastNumbers[anchor] = 0
    return anchor
  }

  private static func slug(_ text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if scalar == "-" || isKept(scalar) {
        slug.append(scalar)
      }
    }
    return String(slug)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: scalar.properties.isAlphabetic
    }
  }
}

extension [Inline] {
  /// The text that an anchor is made of: without images and, unlike `plainText`, with line breaks, which go too.
  fileprivate var anchorText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .softBreak, .lineBreak, .html, .image, .footnote: ""
      case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, _, let children):
        children.anchorText
      }
    }.joined()
  }
}
