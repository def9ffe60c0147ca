internal import CCMark

/// Turns the nodes inside a paragraph or heading into inlines.
struct InlineBuilder {
  /// The children so far of the paragraph and of every emphasis, link and image around this place.
  private var open: [[Inline]] = [[]]
  /// How many nodes around this place are nested too deep and were left out.
  private var flattened = 0

  /// The inlines of the node that `walk` has just entered; the walk goes on after the node's end.
  static func inlines(of node: TreeNode, _ walk: inout TreeWalk) -> [Inline] {
    var builder = InlineBuilder()
    while let event = walk.next() {
      switch event {
      case .exit(node): return builder.open[0]
      case .enter(let child): builder.enter(child)
      case .exit(let child): builder.exit(child)
      }
    }
    return builder.open[0]
  }

  private mutating func enter(_ node: TreeNode) {
    switch node.type {
    case CMARK_NODE_TEXT: add(.text(node.literal))
    case CMARK_NODE_SOFTBREAK: add(.softBreak)
    case CMARK_NODE_LINEBREAK: add(.lineBreak)
    case CMARK_NODE_CODE: add(.code(node.literal))
    case CMARK_NODE_HTML_INLINE: add(.html(node.literal))
    default:
      if open.count > Document.deepestNesting {
        flattened += 1
      } else {
        open.append([])
      }
    }
  }

  private mutating func exit(_ node: TreeNode) {
    guard flattened == 0 else {
      flattened -= 1
      return
    }
    let children = open.removeLast()
    switch node.type {
    case CMARK_NODE_EMPH: add(.emphasis(children))
    case CMARK_NODE_STRONG: add(.strong(children))
    case CMARK_NODE_LINK: add(.link(destination: node.destination, title: node.title, children))
    case CMARK_NODE_IMAGE: add(.image(source: node.destination, title: node.title, children))
    default: open[open.count - 1] += children
    }
  }

  private mutating func add(_ inline: Inline) {
    open[open.count - 1].append(inline)
  }
}
