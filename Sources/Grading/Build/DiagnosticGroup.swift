/// An error, and how many others are gone when it is mended.
package struct DiagnosticGroup: Equatable, Sendable {
  package var first: Diagnostic
  package var followers: Int

  package init(first: Diagnostic, followers: Int = 0) {
    self.first = first
    self.followers = followers
  }
}

/// Parts the errors that have a cause of their own from those that only follow from an earlier one.
package func grouped(_ errors: [Diagnostic]) -> [DiagnosticGroup] {
  errors.reduce(into: []) { groups, error in
    if let index = groups.firstIndex(where: { error.follows(from: $0.first) }) {
      groups[index].followers += 1
      if groups[index].first.isOfLabels, !error.isOfLabels, error.file == groups[index].first.file,
        error.line == groups[index].first.line
      {
        groups[index].first = error.mending(groups[index].first)
      }
    } else {
      groups.append(DiagnosticGroup(first: error))
    }
  }
}

extension Diagnostic {
  /// Whether an error stands for the same thing as an earlier one: the same missing name, the same place to mend, or
  /// the same line with nothing else missing in it.
  func follows(from first: Diagnostic) -> Bool {
    if let missing, missing == first.missing { return true }
    if message == first.message, let note = notes.first, let other = first.notes.first, note == other { return true }
    guard file == first.file, line == first.line else { return false }
    return missing == nil || first.isOfSyntax
  }

  /// What does not exist: `cannot find 'flipCuont' in scope`, without what could have been meant.
  private var missing: Substring? {
    guard message.hasPrefix("cannot find ") || message.contains(" has no member '") else { return nil }
    return message.prefix { $0 != ";" }
  }

  /// Whether it asks for other labels. What else it says of such a call tells more: with the right labels alone the call
  /// would still be wrong.
  fileprivate var isOfLabels: Bool {
    message.hasPrefix("missing argument label") || message.hasPrefix("extraneous argument label")
  }

  /// The error with what mends another one in its line; only where it can be mended itself.
  fileprivate func mending(_ other: Diagnostic) -> Diagnostic {
    guard !fixIts.isEmpty else { return self }
    var both = self
    both.fixIts += other.fixIts
    return both
  }

  /// Whether the compiler could not read the line, so that all it says of the line is doubtful.
  private var isOfSyntax: Bool {
    ["expected ", "consecutive ", "unterminated ", "extraneous "].contains(where: message.hasPrefix)
  }
}
