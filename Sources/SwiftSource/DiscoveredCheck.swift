/// One test function found in a check file.
package struct DiscoveredCheck: Codable, Hashable, Sendable {
  /// The library that runs a check.
  package enum Framework: String, Codable, Sendable { case swiftTesting, xctest }

  package var framework: Framework
  /// The enclosing suites from the outside in, joined by `/`; empty for a free function.
  package var suite: String
  /// The function's base name, without backticks and labels.
  package var function: String
  /// The argument labels as Swift writes them: `()`, `(_:)`, `(key:counter:)`.
  package var labels: String
  /// The sentence given to `@Test("…")`, if there is one.
  package var displayName: String?
  /// The number of the nearest `// Task N` comment above the function, else above its suite.
  package var task: Int?
  /// Whether the check has arguments, so that it runs as several cases.
  package var isParameterized: Bool
  /// The file that holds the check, as it was named in the request.
  package var file: String
  /// The first and last source line of the function with its attributes, counted from 1.
  package var firstLine: Int
  package var lastLine: Int

  package init(
    framework: Framework, suite: String, function: String, labels: String, displayName: String?, task: Int?,
    isParameterized: Bool, file: String, firstLine: Int, lastLine: Int
  ) {
    self.framework = framework
    self.suite = suite
    self.function = function
    self.labels = labels
    self.displayName = displayName
    self.task = task
    self.isParameterized = isParameterized
    self.file = file
    self.firstLine = firstLine
    self.lastLine = lastLine
  }

  /// `Suite/function(labels:)`, without module, file and line: unique in an exercise.
  package var id: String { suite.isEmpty ? function + labels : "\(suite)/\(function)\(labels)" }

  /// What a person reads: the display name, else the function's name.
  package var name: String { displayName ?? function }
}
