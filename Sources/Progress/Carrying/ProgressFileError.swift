package import Wordings

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
  package var message: Wording {
    switch self {
    case .foreign:
      Wording(
        "This is not a file that 'lectern export' has written.", "'lectern export'로 쓴 파일이 아닙니다.")
    case .newer(let version, let known):
      Wording(
        "The file was written by a newer Lectern (format \(version); this one knows \(known)).",
        "더 새로운 Lectern이 쓴 파일입니다(형식 \(version), 이 Lectern이 아는 형식 \(known)).")
    case .otherCourse(let found, let expected):
      Wording(
        "The file is about another course: '\(found)', not '\(expected)'.",
        "다른 강의의 파일입니다: '\(expected)' 강의가 아니라 '\(found)' 강의의 것입니다.")
    case .damaged(let line):
      Wording(
        "The file is damaged at line \(line). Nothing of it was imported.",
        "파일의 \(line)번째 줄이 손상되었습니다. 아무것도 가져오지 않았습니다.")
    case .incomplete(let records):
      Wording(
        "The file ends too early, after \(records) record\(records == 1 ? "" : "s"). Nothing of it was imported.",
        "파일이 기록 \(records)개 뒤에서 끊겼습니다. 아무것도 가져오지 않았습니다.")
    }
  }

  /// What to do about it.
  package var help: Wording {
    switch self {
    case .foreign:
      Wording(
        "Write one with 'lectern export FILE' on the other machine.",
        "다른 컴퓨터에서 'lectern export FILE'로 만드세요.")
    case .newer: Wording("Update Lectern on this machine.", "이 컴퓨터의 Lectern을 새것으로 바꾸세요.")
    case .otherCourse:
      Wording(
        "Name that course with --course DIR, or its workspace with --workspace DIR.",
        "--course DIR로 그 강의를, 또는 --workspace DIR로 그 작업 폴더를 지정하세요.")
    case .damaged, .incomplete:
      Wording(
        "Copy it anew from the other machine, or export it there again.",
        "다른 컴퓨터에서 다시 복사하거나 다시 내보내세요.")
    }
  }
}
