internal import Markdown

/// The reading order of a course: the lists of links in `notes/README.md`.
struct Syllabus {
  /// One link in a list.
  struct Entry: Equatable {
    var destination: LinkDestination
    /// The link's text.
    var title: String
    /// The rest of the paragraph that the link stands in.
    var remark: String
    /// The first line of the list item, counted from 1.
    var line: Int

    /// What kind of note the remark says that it is: `[Authenticator](04-authenticator.md) (log)`.
    var kind: Note.Kind? {
      let words = remark.lowercased().split { !$0.isLetter }
      return [.log, .assignment, .lecture].first { words.contains(Substring($0.rawValue)) }
    }
  }

  /// The document's first heading.
  let title: String?
  /// Links to Markdown files without a fragment, in the order of the document.
  let entries: [Entry]

  init(_ document: Document) {
    title = document.sections.first?.title
    var entries: [Entry] = []
    for block in document.blocks { Self.collect(block, item: nil, into: &entries) }
    self.entries = entries.filter {
      !$0.destination.isExternal && $0.destination.fragment == nil && $0.destination.path.hasSuffix(".md")
    }
  }

  private static func collect(_ block: Block, item: List.Item?, into entries: inout [Entry]) {
    switch block.kind {
    case .list(let list):
      for item in list.items {
        for block in item.blocks { collect(block, item: item, into: &entries) }
      }
    case .quote(let blocks):
      for block in blocks { collect(block, item: item, into: &entries) }
    case .paragraph(let inlines):
      guard let item else { return }
      let remark = inlines.filter { $0.links.isEmpty }.plainText
      for (destination, title) in inlines.flatMap(\.links) {
        let line = item.lines.lowerBound
        entries.append(Entry(destination: LinkDestination(destination), title: title, remark: remark, line: line))
      }
    default: break
    }
  }
}

extension Inline {
  /// The link that this is, or those inside emphasis.
  fileprivate var links: [(destination: String, title: String)] {
    switch self {
    case .link(let destination, _, let children): [(destination, children.plainText)]
    case .emphasis(let children), .strong(let children): children.flatMap(\.links)
    default: []
    }
  }
}
