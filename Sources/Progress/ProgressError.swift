internal import CSQLite
package import Wordings

/// Why progress cannot be read or recorded.
package struct ProgressError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// A newer Lectern has written the file: how many schema steps it took, and how many this one knows.
    case newerSchema(found: Int, known: Int)
    /// The file is a database of another program.
    case foreign
    /// The file is not a sound database.
    case damaged
    /// The file or its folder cannot be opened or written.
    case notAccessible
    /// Another process held the file for too long.
    case busy
    case diskFull
    /// Anything else, in SQLite's words.
    case failed
  }

  package var reason: Reason
  /// The database file.
  package var path: String
  /// SQLite's own sentence; empty where the reason says it all.
  package var detail: String

  package init(_ reason: Reason, path: String, detail: String = "") {
    self.reason = reason
    self.path = path
    self.detail = detail
  }

  init(_ error: DatabaseError, path: String) {
    self.init(Self.reason(of: error), path: path, detail: error.message)
  }

  private static func reason(of error: DatabaseError) -> Reason {
    if error.isBusy { return .busy }
    return switch error.primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .notAccessible
    case SQLITE_FULL: .diskFull
    default: .failed
    }
  }

  /// What is wrong, and where.
  package var message: Wording {
    switch reason {
    case .newerSchema(let found, let known):
      Wording(
        "The progress in \(path) was written by a newer Lectern (schema \(found); this one knows \(known)).",
        "더 새로운 Lectern이 쓴 진도 기록입니다: \(path) (형식 \(found), 이 Lectern이 아는 형식 \(known))")
    case .foreign: Wording("\(path) is a database, but not one of Lectern's.", "Lectern의 데이터베이스가 아닙니다: \(path)")
    case .damaged:
      Wording(
        "The progress in \(path) is damaged (\(detail)). It was left as it is.",
        "진도 기록이 손상되어 그대로 두었습니다: \(path) (\(detail))")
    case .notAccessible:
      Wording(
        "The progress in \(path) cannot be opened for writing (\(detail)).",
        "진도 기록을 쓰려고 열 수 없습니다: \(path) (\(detail))")
    case .busy:
      Wording(
        "The progress in \(path) is held by another program (\(detail)).",
        "다른 프로그램이 진도 기록을 쓰고 있습니다: \(path) (\(detail))")
    case .diskFull:
      Wording(
        "The disk is full: nothing was recorded in \(path).", "디스크가 가득 차서 아무것도 기록하지 못했습니다: \(path)")
    case .failed:
      Wording(
        "The progress in \(path) cannot be used (\(detail)).", "진도 기록을 쓸 수 없습니다: \(path) (\(detail))")
    }
  }

  /// What to do about it.
  package var help: Wording {
    switch reason {
    case .newerSchema:
      Wording(
        "Update Lectern, or choose another workspace with --workspace.",
        "Lectern을 새것으로 바꾸거나 --workspace로 다른 작업 폴더를 고르세요.")
    case .foreign:
      Wording(
        "Move the file away, or choose another workspace with --workspace.",
        "그 파일을 다른 곳으로 옮기거나 --workspace로 다른 작업 폴더를 고르세요.")
    case .damaged:
      Wording(
        "'sqlite3 \(path) .recover' shows what can be saved. Move the file away to begin anew; your exercises stay.",
        "'sqlite3 \(path) .recover'로 살릴 수 있는 것을 볼 수 있습니다. 새로 시작하려면 그 파일을 다른 곳으로 옮기세요. "
          + "풀던 연습은 그대로 있습니다.")
    case .notAccessible:
      Wording(
        "See that you own the folder and may write in it, or choose another workspace with --workspace.",
        "내 폴더가 맞고 쓸 수 있는지 보세요. --workspace로 다른 작업 폴더를 고를 수도 있습니다.")
    case .busy:
      Wording(
        "Wait until the other check ends, then try again.", "다른 검사가 끝난 뒤 다시 해 보세요.")
    case .diskFull: Wording("Free some space, then try again.", "디스크에 자리를 마련한 뒤 다시 해 보세요.")
    case .failed:
      Wording(
        "Try again; if it stays so, choose another workspace with --workspace.",
        "다시 해 보고, 그래도 안 되면 --workspace로 다른 작업 폴더를 고르세요.")
    }
  }
}
