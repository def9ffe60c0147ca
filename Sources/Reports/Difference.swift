/// How one text differs from another, line by line, with some lines around each difference: the hunks of the unified
/// format (POSIX `diff -u`).
///
/// Lines are bytes: two spellings of one letter are a difference that a learner may be looking for.
struct Difference {
  enum Line: Equatable {
    case same(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)

    /// The text without its line end.
    var text: String {
      switch self {
      case .same(let bytes), .removed(let bytes), .added(let bytes):
        String(decoding: bytes.last == Self.lineEnd ? bytes.dropLast() : bytes, as: UTF8.self)
      }
    }

    var isInOld: Bool { if case .added = self { false } else { true } }
    var isInNew: Bool { if case .removed = self { false } else { true } }

    /// What stands before the line.
    var sign: String { isInOld && isInNew ? " " : isInOld ? "-" : "+" }

    static let lineEnd = UInt8(ascii: "\n")

    /// Whether no line end follows, as may be at the end of a file.
    var isEndless: Bool {
      switch self {
      case .same(let bytes), .removed(let bytes), .added(let bytes): bytes.last != Self.lineEnd
      }
    }
  }

  /// A stretch of differences that are near to each other.
  struct Hunk: Equatable {
    /// The first line in each text, counted from 0.
    var old: Int
    var new: Int
    var lines: [Line] = []

    /// `@@ -1,5 +1,6 @@`
    var header: String {
      "@@ -\(Self.range(old, lines.count(where: \.isInOld))) +\(Self.range(new, lines.count(where: \.isInNew))) @@"
    }

    /// An empty range is named by the line before it.
    private static func range(_ first: Int, _ count: Int) -> String {
      let start = count == 0 ? first : first + 1
      return count == 1 ? "\(start)" : "\(start),\(count)"
    }
  }

  let hunks: [Hunk]

  /// How many equal lines stand around a difference.
  private static let context = 3
  /// Finding the fewest changes takes the product of lines and changes; longer texts are replaced as a whole.
  private static let most = 20_000

  init(from old: [UInt8], to new: [UInt8]) {
    hunks = Self.hunks(in: Self.merged(Self.lines(of: old), Self.lines(of: new)))
  }

  /// The lines with their line ends, so that a missing or another one is a difference.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: Line.lineEnd) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// All lines of both texts, those of the old one before those of the new one where they differ.
  private static func merged(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let equalEnd = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let end = min(equalEnd, min(old.count, new.count) - start)
    let middle = changes(Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    return old[..<start].map { .same($0) } + middle + old[(old.count - end)...].map { .same($0) }
  }

  private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    guard old.count + new.count <= most else { return old.map { .removed($0) } + new.map { .added($0) } }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (lines, oldIndex, newIndex): ([Line], Int, Int) = ([], 0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.same(old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }

  private static func hunks(in lines: [Line]) -> [Hunk] {
    var hunks: [Hunk] = []
    var (old, new, position) = (0, 0, 0)
    for range in ranges(in: lines) {
      let between = lines[position..<range.lowerBound]
      (old, new) = (old + between.count(where: \.isInOld), new + between.count(where: \.isInNew))
      let hunk = Hunk(old: old, new: new, lines: Array(lines[range]))
      (old, new) = (old + hunk.lines.count(where: \.isInOld), new + hunk.lines.count(where: \.isInNew))
      position = range.upperBound
      hunks.append(hunk)
    }
    return hunks
  }

  /// Where there are differences, with what stands around them; near ones are one.
  private static func ranges(in lines: [Line]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in lines.indices where lines[index].sign != " " {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }
}
