/// One small change of a solution that its checks should notice: a piece of a file, and the text that takes its place.
package struct Mutation: Codable, Hashable, Sendable {
  /// What is changed, in the order in which a function's changes are tried.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// A body does nothing, or returns a default value.
    case body
    /// A hand-written `==` or `hash(into:)` finds all values alike.
    case equality
    /// A condition is negated, or always the same.
    case condition
    /// A comparison takes in its boundary or leaves it out, or says the opposite.
    case comparison
    /// A range takes in its end or leaves it out.
    case range
    /// `&&` and `||` are exchanged.
    case logic
    /// A `!` is dropped.
    case negation
    /// `+` and `-`, `&` and `|`, `<<` and `>>` are exchanged.
    case arithmetic
    /// An assignment or a call is left out.
    case statement
    /// An integer is one more or one less.
    case literal
  }

  package var kind: Kind
  /// The file, as it was named in the request.
  package var file: String
  /// Where the change begins, counted from 1.
  package var line: Int
  /// What is changed: `Concentration.canChoose(at:)`, or a stored property.
  package var function: String
  /// The change in words that stay the same when lines move: `index != first → index == first`.
  package var change: String
  /// The first byte of UTF-8 that goes, counted from 0, and how many go.
  package var offset: Int
  package var length: Int
  /// What comes in their place.
  package var replacement: String

  package init(
    kind: Kind, file: String, line: Int, function: String, change: String, offset: Int, length: Int,
    replacement: String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.function = function
    self.change = change
    self.offset = offset
    self.length = length
    self.replacement = replacement
  }

  /// What an author calls it by: `Concentration.canChoose(at:): index != first → index == first`.
  package var name: String { "\(function): \(change)" }

  /// The file's text with the change; unchanged where the change lies outside it.
  package func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    guard offset >= 0, length >= 0, offset + length <= bytes.count else { return text }
    bytes.replaceSubrange(offset..<offset + length, with: replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [Mutation] {
  /// The mutations in the order in which they are best tried when not all can be: equality, which is always tried; every
  /// function; then, function by function, whatever kind has come least often.
  ///
  /// - Parameter limit: how many may be tried; of more functions than that, those come first that are spread over the
  ///   whole solution.
  package func spread(over limit: Int) -> [Mutation] {
    var groups: [[Mutation]] = []
    let equalities = filter { $0.kind == .equality }
    for mutation in self where mutation.kind != .equality {
      if let index = groups.firstIndex(where: { $0[0].file == mutation.file && $0[0].function == mutation.function }) {
        groups[index].append(mutation)
      } else {
        groups.append([mutation])
      }
    }
    let first = groups.count > limit ? (0..<limit).map { $0 * groups.count / limit } : []
    groups = first.map { groups[$0] } + groups.indices.filter { !first.contains($0) }.map { groups[$0] }
    return equalities + Self.takingTurns(groups)
  }

  private static func takingTurns(_ groups: [[Mutation]]) -> [Mutation] {
    var (groups, order) = (groups, [Mutation]())
    var counts: [Mutation.Kind: Int] = [:]
    while groups.contains(where: { !$0.isEmpty }) {
      for index in groups.indices {
        guard let next = groups[index].indices.min(by: { counts.before(groups[index][$0], groups[index][$1]) }) else {
          continue
        }
        order.append(groups[index].remove(at: next))
        counts[order[order.count - 1].kind, default: 0] += 1
      }
    }
    return order
  }
}

extension [Mutation.Kind: Int] {
  /// Whether the first's kind has come less often.
  fileprivate func before(_ first: Mutation, _ second: Mutation) -> Bool {
    self[first.kind, default: 0] < self[second.kind, default: 0]
  }
}
