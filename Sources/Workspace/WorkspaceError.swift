package import Wordings

/// Why a course or a workspace cannot be found or used.
package enum WorkspaceError: Error, Equatable, Sendable {
  /// Neither an option nor the surroundings name a course, and none is shipped.
  case noCourse(currentDirectory: String)
  /// The directory that an option names is not there.
  case noSuchDirectory(option: String, path: String)
  /// The course that a workspace belongs to is no longer where it was.
  case courseIsGone(workspace: String, title: String, path: String)
  /// A workspace belongs to another course than the one that is asked for.
  case otherCourse(workspace: String, title: String, path: String)
  /// A record of the workspace cannot be read.
  case damagedRecord(path: String)
  /// A record of the workspace was written by a newer Lectern.
  case newerRecord(path: String)
  /// A file that the exercise's configuration names is not in the course.
  case missingFile(exercise: String, file: String)
  /// A link in the course leads to something other than a file of its exercise.
  case unsafeLink(exercise: String, file: String)
  /// The exercise's name cannot name a folder of the workspace.
  case unusableName(exercise: String)
  /// There is no copy of the exercise in the workspace.
  case notStarted(exercise: String)
  /// A file was saved while it was about to be replaced; nothing of it is lost.
  case savedMeanwhile(path: String)
  /// The system refused an operation; the reason is the system's.
  case failed(operation: Operation, path: String, reason: String)

  /// What the system was asked to do.
  package enum Operation: Sendable {
    case read, write, lock, makeFolder

    /// What follows "cannot", and in Korean comes before "수 없습니다".
    var words: Wording {
      switch self {
      case .read: Wording("read", "읽을")
      case .write: Wording("write", "쓸")
      case .lock: Wording("lock", "잠글")
      case .makeFolder: Wording("make the folder", "폴더를 만들")
      }
    }
  }

  /// What is wrong, and where.
  package var message: Wording {
    switch self {
    case .noCourse(let directory):
      Wording(
        "No course here: no folder above \(directory) holds notes.",
        "여기에는 강의가 없습니다: \(directory) 위에 노트 폴더가 없습니다.")
    case .noSuchDirectory(let option, let path):
      Wording("The directory of \(option) is not there: \(path).", "\(option)에 적은 폴더가 없습니다: \(path)")
    case .courseIsGone(_, let title, let path):
      Wording(
        "The course '\(title)' is no longer at \(path).", "'\(title)' 강의가 이제 여기에 없습니다: \(path)")
    case .otherCourse(let workspace, let title, let path):
      Wording(
        "The workspace \(workspace) belongs to another course: '\(title)' at \(path).",
        "작업 폴더(\(workspace))는 다른 강의의 것입니다: \(path)의 '\(title)'.")
    case .damagedRecord(let path):
      Wording(
        "The record \(path) cannot be read. It was left as it is.", "기록을 읽을 수 없어 그대로 두었습니다: \(path)")
    case .newerRecord(let path):
      Wording("The record \(path) was written by a newer Lectern.", "더 새로운 Lectern이 쓴 기록입니다: \(path)")
    case .missingFile(let exercise, let file):
      Wording(
        "The exercise '\(exercise)' names \(file) in its configuration, but the course has no such file.",
        "'\(exercise)' 연습의 설정에 적힌 파일이 강의에 없습니다: \(file)")
    case .unsafeLink(let exercise, let file):
      Wording(
        "\(file) of the exercise '\(exercise)' is a link to something other than a file of the exercise.",
        "'\(exercise)' 연습의 파일이 연습 밖을 가리키는 링크입니다: \(file)")
    case .unusableName(let exercise):
      Wording("An exercise cannot be named '\(exercise)'.", "연습의 이름으로 쓸 수 없습니다: '\(exercise)'")
    case .notStarted(let exercise):
      Wording("You have not started '\(exercise)' yet.", "아직 '\(exercise)' 연습을 시작하지 않았습니다.")
    case .savedMeanwhile(let path):
      Wording("\(path) was saved at this moment, and was left as it is.", "방금 저장되어 그대로 두었습니다: \(path)")
    case .failed(let operation, let path, let reason):
      Wording(
        "Cannot \(operation.words.english) \(path): \(reason).", "\(operation.words.korean) 수 없습니다: \(path) (\(reason))"
      )
    }
  }

  /// What to do about it.
  package var help: Wording {
    switch self {
    case .noCourse: Wording("Name a course with --course DIR.", "--course DIR로 강의를 지정하세요.")
    case .noSuchDirectory: Wording("Check the spelling of the path.", "경로를 바르게 적었는지 보세요.")
    case .courseIsGone(let workspace, _, _):
      Wording(
        "Say where it is now with --course DIR; your work stays in \(workspace).",
        "지금 있는 곳을 --course DIR로 알려 주세요. 풀던 것은 \(workspace)에 그대로 있습니다.")
    case .otherCourse:
      Wording(
        "Choose another folder with --workspace DIR, or leave --course out.",
        "--workspace DIR로 다른 폴더를 고르거나 --course를 빼세요.")
    case .damagedRecord:
      Wording(
        "Move the file away and try again; your exercises stay.", "그 파일을 다른 곳으로 옮기고 다시 해 보세요. 풀던 연습은 그대로 있습니다.")
    case .newerRecord:
      Wording(
        "Update Lectern, or choose another workspace with --workspace DIR.",
        "Lectern을 새것으로 바꾸거나 --workspace DIR로 다른 작업 폴더를 고르세요.")
    case .missingFile, .unsafeLink, .unusableName:
      Wording(
        "Tell the course's author; 'lectern verify' shows it too.",
        "강의를 쓴 사람에게 알려 주세요. 'lectern verify'로도 볼 수 있습니다.")
    case .notStarted(let exercise):
      Wording(
        "'lectern start \(exercise)' copies it to your workspace.", "'lectern start \(exercise)'로 작업 폴더에 가져옵니다.")
    case .savedMeanwhile: Wording("Save what you are editing, then try again.", "고치던 것을 저장한 뒤 다시 해 보세요.")
    case .failed:
      Wording(
        "See that you own the folder and that the disk has room, or choose another with --workspace DIR.",
        "내 폴더가 맞는지, 디스크에 자리가 있는지 보세요. --workspace DIR로 다른 폴더를 고를 수도 있습니다.")
    }
  }
}
