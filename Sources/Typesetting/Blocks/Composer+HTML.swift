extension Composer {
  /// Sets a block of raw HTML as the text that a browser would show, if there is any.
  mutating func setHTML(_ source: String) {
    var flattener = InlineFlattener(signs: signs, hooks: hooks, references: references)
    flattener.appendHTML(source, [])
    references = flattener.references
    galley.add(flattener.text)
  }
}
