/// What changed from one text to another, line by line, with a few lines around each change.
struct LineDifference {
  /// Lines that begin with `+`, `-` or a space, as in a unified diff; none where the texts are the same.
  private(set) var lines: [String] = []

  /// Lines of the same text that are shown around a change.
  private static let around = 3
  /// More lines than an exercise has are compared as they stand, for the time that it would take.
  private static let mostLines = 5000

  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    guard old != new, old.count + new.count <= Self.mostLines else { return }
    let all = Self.merged(old, new)
    let changed = all.indices.filter { !all[$0].hasPrefix(" ") }
    var last = -1
    for index in all.indices where changed.contains(where: { abs($0 - index) <= Self.around }) {
      if index > last + 1 { lines.append("  …") }
      lines.append(all[index])
      last = index
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLastEmpty()
  }

  /// All lines of both, each once, with what they are.
  private static func merged(_ old: [Substring], _ new: [Substring]) -> [String] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var merged: [String] = []
    var (here, there) = (0, 0)
    while here < old.count || there < new.count {
      if removed.contains(here), here < old.count {
        merged.append("- \(old[here])")
        here += 1
      } else if inserted.contains(there), there < new.count {
        merged.append("+ \(new[there])")
        there += 1
      } else {
        merged.append("  \(old[here])")
        here += 1
        there += 1
      }
    }
    return merged
  }
}

extension [Substring] {
  /// The lines without the empty one after the last line's end.
  fileprivate func dropLastEmpty() -> [Substring] { last?.isEmpty == true ? Array(dropLast()) : self }
}
