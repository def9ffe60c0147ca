import Course
import FoundationEssentials
import Markdown

/// What is to be read: a text from outside, or a note of the course, with a section of it perhaps.
enum ReadingTarget {
  case text(TextFile, anchor: String?)
  case note(name: String, anchor: String?)

  /// Reads an argument: `-`, a path (it names a Markdown file or has a slash in it), or a note's name; all but the
  /// first with `#SECTION` perhaps.
  init(_ argument: String, in directory: String) throws(Failure) {
    if argument == "-" {
      self = .text(TextFile(), anchor: nil)
      return
    }
    let hash = argument.lastIndex(of: "#")
    let name = String(argument[..<(hash ?? argument.endIndex)])
    let anchor = hash.map { String(argument[$0...].dropFirst()) }
    if Self.isPath(argument) {
      self = .text(try TextFile(at: argument, in: directory), anchor: nil)
    } else if Self.isPath(name) {
      self = .text(try TextFile(at: name, in: directory), anchor: anchor)
    } else {
      self = .note(name: name, anchor: anchor)
    }
  }

  private static func isPath(_ argument: String) -> Bool {
    argument.hasSuffix(".md") || argument.hasSuffix(".markdown") || argument.contains("/")
  }
}
