package import Wordings

/// What a `Package.swift` declares, read without running it.
package struct PackageManifest: Codable, Equatable, Sendable {
  /// The version after `swift-tools-version:`, as `[major, minor]`.
  package var toolsVersion: [Int]
  package var targets: [Target]
  /// Why the package needs the package manager, in words that follow "because"; in Korean, a sentence. `nil` when it can
  /// be compiled directly.
  package var obstacle: Wording?

  package init(toolsVersion: [Int], targets: [Target], obstacle: Wording? = nil) {
    self.toolsVersion = toolsVersion
    self.targets = targets
    self.obstacle = obstacle
  }

  /// The language mode that the package manager gives its targets.
  package var languageMode: Int { (toolsVersion.first ?? 0) >= 6 ? 6 : 5 }

  package struct Target: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable { case library, executable, test }

    package var name: String
    package var kind: Kind
    /// The targets of this package that it depends on.
    package var dependencies: [String]
    /// Its folder relative to the package.
    package var path: String

    package init(name: String, kind: Kind, dependencies: [String], path: String) {
      self.name = name
      self.kind = kind
      self.dependencies = dependencies
      self.path = path
    }
  }
}
