package import Wordings

/// Why an exercise could not be graded at all; a verdict says everything else.
package enum GradingError: Error, Equatable, Sendable {
  /// No usable Swift toolchain.
  case noToolchain(Wording)
  /// The exercise's package or folder is not as it must be.
  case badExercise(Wording)
  /// Nothing is there to be checked.
  case noCode(Wording)
  /// A folder or file could not be read or written, or a program could not be started.
  case io(Wording)

  package var message: Wording {
    switch self {
    case .noToolchain(let message), .badExercise(let message), .noCode(let message), .io(let message): message
    }
  }

  /// What to do next.
  package var help: Wording {
    switch self {
    case .noToolchain:
      Wording(
        "Install Swift 6.2 or newer from swift.org, and put its 'usr/bin' folder on PATH.",
        "swift.org에서 Swift 6.2 이상을 설치하고 그 'usr/bin' 폴더를 PATH에 넣으세요.")
    case .badExercise:
      Wording("'lectern verify' lists what is wrong with a course.", "강의의 잘못은 'lectern verify'로 볼 수 있습니다.")
    case .noCode:
      Wording(
        "Write one; 'lectern start' brings back what is missing of an exercise.",
        "새로 쓰세요. 연습에서 빠진 파일은 'lectern start'로 되가져올 수 있습니다.")
    case .io:
      Wording(
        "See that the disk has room and that the folder is yours to write.",
        "디스크에 자리가 있는지, 내가 쓸 수 있는 폴더인지 보세요.")
    }
  }
}
