/// The numbered destinations of a section's links.
struct References {
  struct Entry {
    var number: Int
    var destination: String
  }

  private var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  private var next = 1

  /// The number of a destination; one that was named before in the section keeps its number.
  mutating func number(of destination: String) -> Int {
    if let number = numbers[destination] { return number }
    defer { next += 1 }
    numbers[destination] = next
    entries.append(Entry(number: next, destination: destination))
    return next
  }

  /// The section's entries; the next section's numbers go on from here.
  mutating func takeEntries() -> [Entry] {
    defer {
      entries = []
      numbers = [:]
    }
    return entries
  }
}
