/// Raw HTML as text: without its tags and comments, with all of its lines.
func textOfHTML(_ html: String) -> String {
  var text = ""
  var rest = html[...]
  while let tag = rest.firstIndex(of: "<") {
    text += rest[..<tag]
    let closing = rest[tag...].hasPrefix("<!--") ? "-->" : ">"
    guard let end = rest[tag...].firstRange(of: closing)?.upperBound else { break }
    // Words on both sides of a tag are two.
    text += " " + rest[tag..<end].filter(\.isNewline)
    rest = rest[end...]
  }
  return text + rest
}
