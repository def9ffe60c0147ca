package import SwiftSource

/// What names a check in the fragment of a link and in an exercise's configuration: the function's base name, or
/// `Suite.function` where that is not unique.
package struct CheckFragment: Equatable, Sendable {
  private let name: String

  /// - Parameter fragment: percent-decoded.
  package init(_ fragment: String) {
    name = fragment
  }

  /// Whether the fragment names the check with this id, `Suite/function(labels:)`.
  package func names(checkWithID id: String) -> Bool {
    let path = id[..<(id.lastIndex(of: "(") ?? id.endIndex)].split(separator: "/")
    return path.indices.contains { path[$0...].joined(separator: ".") == name }
  }

  /// The checks that the fragment names: one, if the course is sound.
  package func matches(in checks: [DiscoveredCheck]) -> [DiscoveredCheck] {
    checks.filter { names(checkWithID: $0.id) }
  }
}
