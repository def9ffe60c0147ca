import Markdown

/// A file of the reference solution.
package struct SolutionFile: Encodable, Equatable, Sendable {
  /// Relative to the exercise's directory.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// The solution of an exercise as a note, to be typeset like any other.
package struct SolutionDocument {
  private let title: String
  private let files: [SolutionFile]
  private let messages: Messages

  package init(title: String, files: [SolutionFile], messages: Messages) {
    self.title = title
    self.files = files
    self.messages = messages
  }

  /// Markdown.
  package var text: String {
    "# \(title): \(messages.solutionHeading)\n\n" + files.map(section).joined(separator: "\n")
  }

  private func section(_ file: SolutionFile) -> String {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return "## \(name)\n\n\(fencedCode(file.text, language: "swift"))"
  }
}
