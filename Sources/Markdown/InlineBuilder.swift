internal import CCMark

/// Turns the nodes inside a paragraph or heading into inlines.
struct InlineBuilder {
  private let piece: PieceText
  /// The children so far of the paragraph and of every emphasis, link and image around this place.
  private var open: [[Inline]] = [[]]
  /// The text that is not added to the children yet, because libcmark may cut it anywhere.
  private var text = ""
  /// How many nodes around this place are nested too deep and were left out.
  private var flattened = 0
  private var traces: InlineTraces = []

  private init(_ piece: PieceText) {
    self.piece = piece
    open[0].reserveCapacity(8)
  }

  /// The inlines of the node that `walk` has just entered; the walk goes on after the node's end.
  static func inlines(
    of node: TreeNode, _ walk: inout TreeWalk, in piece: PieceText
  ) -> (inlines: [Inline], traces: InlineTraces) {
    var builder = InlineBuilder(piece)
    while let event = walk.next() {
      switch event {
      case .exit(node):
        builder.endText()
        return (builder.open[0], builder.traces)
      case .enter(let child): builder.enter(child)
      case .exit(let child): builder.exit(child)
      }
    }
    return (builder.open[0], builder.traces)
  }

  private mutating func enter(_ node: TreeNode) {
    switch node.type {
    case CMARK_NODE_TEXT: addText(node)
    case CMARK_NODE_SOFTBREAK: add(.softBreak)
    case CMARK_NODE_LINEBREAK: add(.lineBreak)
    case CMARK_NODE_CODE: add(.code(piece.restored(node.literal)))
    case CMARK_NODE_HTML_INLINE: add(.html(piece.restored(node.literal)))
    default:
      endText()
      if open.count > Document.deepestNesting {
        flattened += 1
      } else {
        open.append([])
      }
    }
  }

  private mutating func exit(_ node: TreeNode) {
    endText()
    guard flattened == 0 else {
      flattened -= 1
      return
    }
    let children = open.removeLast()
    switch node.type {
    case CMARK_NODE_EMPH: add(.emphasis(children))
    case CMARK_NODE_STRONG: add(.strong(children))
    case CMARK_NODE_LINK:
      add(.link(destination: piece.restored(node.destination), title: piece.restored(node.title), children))
    case CMARK_NODE_IMAGE:
      add(.image(source: piece.restored(node.destination), title: piece.restored(node.title), children))
    default: open[open.count - 1] += children
    }
  }

  private mutating func addText(_ node: TreeNode) {
    traces.formUnion(node.traces)
    text += node.literal
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    if piece.references == nil {
      open[open.count - 1].append(.text(text))
    } else {
      open[open.count - 1] += piece.inlines(ofText: text)
    }
    text = ""
  }

  private mutating func add(_ inline: Inline) {
    endText()
    open[open.count - 1].append(inline)
  }
}

/// What the texts of a paragraph hold that one of GitHub's extensions may be made of, so that most need no second look.
struct InlineTraces: OptionSet {
  let rawValue: UInt8

  static let tilde = InlineTraces(rawValue: 1)
  static let star = InlineTraces(rawValue: 2)
  /// What may be a bare link: `://`, `www.` or `@`.
  static let link = InlineTraces(rawValue: 4)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The traces in a text that a zero byte ends.
  init(in text: UnsafePointer<CChar>) {
    var traces: InlineTraces = []
    var index = 0
    func isW(_ offset: Int) -> Bool { UInt8(bitPattern: text[index - offset]) | 0x20 == UInt8(ascii: "w") }
    while text[index] != 0 {
      switch UInt8(bitPattern: text[index]) {
      case UInt8(ascii: "~"): traces.insert(.tilde)
      case UInt8(ascii: "*"): traces.insert(.star)
      case UInt8(ascii: "@"): traces.insert(.link)
      case UInt8(ascii: ".") where index >= 3 && isW(1) && isW(2) && isW(3): traces.insert(.link)
      case UInt8(ascii: "/") where index > 0 && text[index - 1] == CChar(UInt8.colon): traces.insert(.link)
      default: break
      }
      index += 1
    }
    self = traces
  }
}
