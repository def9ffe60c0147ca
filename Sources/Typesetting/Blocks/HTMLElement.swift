/// What the typesetter knows of HTML's elements.
enum HTMLElement {
  /// Elements that begin and end a line of their own.
  static let blocks = words(
    """
    address article aside blockquote body br center dd details dialog dir div dl dt fieldset figcaption figure footer
    form frame frameset h1 h2 h3 h4 h5 h6 head header hr html legend li link main menu menuitem nav noframes ol
    optgroup option p param pre search section summary table tbody tfoot thead title tr ul
    """)

  /// Elements whose text nobody reads.
  static let hidden = words("iframe noscript script style template textarea")

  /// All elements; what else stands in angle brackets is text.
  static let names = blocks.union(hidden).union(
    words(
      """
      a abbr acronym area audio b base bdi bdo big button canvas caption cite code col colgroup data datalist del dfn
      em embed font i img input ins kbd label map mark math meta meter object output picture progress q rp rt ruby s
      samp select small source span strike strong sub sup svg td th time tt u var video wbr
      """))

  /// The style of an element's text.
  static func style(of name: String) -> Style {
    switch name {
    case "b", "strong", "summary", "th": .strong
    case "i", "em", "cite", "dfn", "var": .emphasis
    case "code", "kbd", "samp", "tt": .code
    case "s", "del", "strike": .strikethrough
    case "ins", "u": .underline
    case "mark": .highlight
    case "a": .link
    case "h1": .title
    case "h2", "h3": .heading
    case "h4", "h5", "h6": .subheading
    default: []
    }
  }

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
