/// Why a file with progress cannot be imported; nothing of it was.
package enum ProgressFileError: Error, Equatable, Sendable {
  /// The file is something else.
  case foreign
  /// A newer Lectern has written it.
  case newer(version: Int, known: Int)
  case otherCourse(found: String, expected: String)
  /// A line, counted from 1, is no record.
  case damaged(line: Int)
  /// The end is missing.
  case incomplete(records: Int)

  /// What is wrong.
  package var message: String {
    switch self {
    case .foreign: "This is not a file that 'lectern export' has written."
    case .newer(let version, let known):
      "The file was written by a newer Lectern (format \(version); this one knows \(known))."
    case .otherCourse(let found, let expected): "The file is about another course: '\(found)', not '\(expected)'."
    case .damaged(let line): "The file is damaged at line \(line). Nothing of it was imported."
    case .incomplete(let records):
      "The file ends too early, after \(records) record\(records == 1 ? "" : "s"). Nothing of it was imported."
    }
  }

  /// What to do about it.
  package var help: String {
    switch self {
    case .foreign: "Write one with 'lectern export FILE' on the other machine."
    case .newer: "Update Lectern on this machine."
    case .otherCourse: "Name that course with --course DIR, or its workspace with --workspace DIR."
    case .damaged, .incomplete: "Copy it anew from the other machine, or export it there again."
    }
  }
}
