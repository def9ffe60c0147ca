internal import CCMark
internal import CSystem

/// A tree of libcmark's nodes, freed with the value.
///
/// Everything that is read from a node is copied: its strings belong to the node. A tree is used by the thread that made
/// it, and ends before trees that were made earlier do.
struct CommonMarkTree: ~Copyable {
  private let root: OpaquePointer
  private let memory = csystem_tree_memory_begin()

  /// Parses the parts as if they were one text; any bytes make a tree.
  init(parsing parts: [ArraySlice<UInt8>]) {
    // Bytes that are no UTF-8 are replaced when strings are made of them, so libcmark need not look for them.
    let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, Self.allocator)
    for part in parts {
      part.withUnsafeBytes { bytes in
        cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
      }
    }
    root = cmark_parser_finish(parser)
    if memory == nil { cmark_parser_free(parser) }
  }

  deinit {
    if memory == nil { cmark_node_free(root) }
    csystem_tree_memory_end(memory)
  }

  /// Calls `body` with a walk over the whole tree, which must not outlive the call.
  func walk<Result>(_ body: (inout TreeWalk) -> Result) -> Result {
    var walk = TreeWalk(iterator: cmark_iter_new(root))
    defer { cmark_iter_free(walk.iterator) }
    return body(&walk)
  }

  /// Where libcmark gets the memory of a tree.
  nonisolated(unsafe) private static let allocator = {
    let allocator = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    allocator.initialize(
      to: cmark_mem(calloc: csystem_tree_calloc, realloc: csystem_tree_realloc, free: csystem_tree_free))
    return allocator
  }()
}

/// A walk over a tree without recursion, so that any depth of nesting is safe.
struct TreeWalk: IteratorProtocol {
  /// A node on the way down (`enter`) or, for one that can hold others, on the way up (`exit`).
  enum Event {
    case enter(TreeNode)
    case exit(TreeNode)
  }

  fileprivate let iterator: OpaquePointer?

  /// Leaves out what is in a node that was just entered, and the node's exit.
  mutating func skipChildren(of node: TreeNode) {
    cmark_iter_reset(iterator, node.pointer, CMARK_EVENT_EXIT)
  }

  /// The next step of the walk; `nil` at its end.
  mutating func next() -> Event? {
    let event = cmark_iter_next(iterator)
    guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return nil }
    return event == CMARK_EVENT_ENTER ? .enter(TreeNode(pointer: node)) : .exit(TreeNode(pointer: node))
  }
}

/// One node of a tree; valid only during the walk that gave it.
struct TreeNode: Equatable {
  fileprivate let pointer: OpaquePointer

  var type: cmark_node_type { cmark_node_get_type(pointer) }
  var parent: TreeNode? { cmark_node_parent(pointer).map { TreeNode(pointer: $0) } }
  var isFirstChild: Bool { cmark_node_previous(pointer) == nil }

  /// The source lines, counted from 1 in the text that was parsed.
  var lines: ClosedRange<Int> {
    let first = max(1, Int(cmark_node_get_start_line(pointer)))
    return first...max(first, Int(cmark_node_get_end_line(pointer)))
  }

  /// The byte, counted from 0, at which the node starts in its first line.
  var startByte: Int { max(0, Int(cmark_node_get_start_column(pointer)) - 1) }

  /// The text of a text, code or HTML node.
  var literal: String { Self.string(cmark_node_get_literal(pointer)) }
  /// What the text node may hold of GitHub's extensions.
  var traces: InlineTraces { cmark_node_get_literal(pointer).map(InlineTraces.init) ?? [] }

  /// The info string of a fenced code block.
  var info: String { Self.string(cmark_node_get_fence_info(pointer)) }
  /// The address of a link or an image.
  var destination: String { Self.string(cmark_node_get_url(pointer)) }
  /// The title of a link or an image.
  var title: String { Self.string(cmark_node_get_title(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  /// The first number of an ordered list; `nil` for a bullet list.
  var listStart: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(pointer)) : nil
  }
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
