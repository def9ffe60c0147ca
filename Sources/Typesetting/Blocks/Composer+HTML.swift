extension Composer {
  /// Sets a block of raw HTML as the text that a browser would show, if there is any.
  mutating func setHTML(_ source: String) {
    flattener.appendHTML(source, [])
    galley.add(flattener.takeText())
  }
}
