import Wordings

/// Why a check did not come to its own end.
struct Cause: Equatable {
  enum Kind: Equatable {
    /// What the Swift runtime said, or would have said, when it stopped the program.
    case trap(String)
    /// A signal, when the runtime said nothing; by its number.
    case signal(Int32)
    case outOfMemory(megabytes: Int)
    /// - isShortened: whether it had less than the whole time, since others had hung before.
    case timeout(seconds: Double, isShortened: Bool)
    case exit(status: Int32, isCheckOpen: Bool)
    case forgery
  }

  var kind: Kind
  /// The function of the learner's in which it happened.
  var function: String?
  /// The argument with which it happened.
  var argument: String?

  init(_ kind: Kind, function: String? = nil, argument: String? = nil) {
    self.kind = kind
    self.function = function
    self.argument = argument
  }

  /// What happened, without where.
  var message: Wording {
    switch kind {
    case .trap(let message): Wording(message, Self.koreanTraps[message] ?? message)
    case .signal(let number): signalMeaning(number)
    case .outOfMemory(let megabytes):
      Wording("It took more than \(megabytes) MB of memory", "메모리를 \(megabytes) MB보다 많이 썼습니다")
    case .timeout(let seconds, let isShortened): timeout(wholeSeconds(seconds), isShortened)
    case .exit(let status, let isCheckOpen): exit(status, isCheckOpen ? Wording("check", "검사가") : Wording("run", "실행이"))
    case .forgery:
      Wording("The code wrote where only the run's own records belong", "실행 기록만 쓸 수 있는 곳에 코드가 무언가를 썼습니다")
    }
  }

  /// All of it; in a sentence, but for the runtime's words, which are none.
  var words: Wording {
    let english = (function.map { ", in \($0)" } ?? "") + (argument.map { " with \($0)" } ?? "")
    // In Korean the place stands before what happened there.
    let places = [function.map { "\($0)에서" }, argument.map { "\($0)일 때" }].compactMap { $0 }
    let korean = places.isEmpty ? "" : places.joined(separator: ", ") + ": "
    return Wording(message.english + english, korean + message.korean) + (isSentence ? .asItIs(".") : .none)
  }

  private var isSentence: Bool {
    switch kind {
    case .trap, .signal: false
    case .outOfMemory, .timeout, .exit, .forgery: true
    }
  }

  private func timeout(_ time: Wording, _ isShortened: Bool) -> Wording {
    Wording("Still running after \(time.english)", "\(time.korean)가 지나도 끝나지 않았습니다")
      + (isShortened ? Wording(" (a check has less time once two have hung)", " (검사 둘이 멈춘 뒤로는 시간을 줄입니다)") : .none)
  }

  private func exit(_ status: Int32, _ what: Wording) -> Wording {
    Wording(
      "The code ended the whole program (exit status \(status)) before the \(what.english) was over",
      "\(what.korean) 끝나기 전에 코드가 프로그램 전체를 끝냈습니다(종료 상태 \(status))")
  }

  /// What the Swift runtime says when it stops a program (Swift 6.3).
  private static let koreanTraps = [
    "Index out of range": "인덱스가 범위를 벗어났습니다",
    "Negative Array index is out of range": "배열의 인덱스가 음수입니다",
    "Array index is out of range": "배열의 인덱스가 범위를 벗어났습니다",
    "String index is out of bounds": "문자열의 인덱스가 범위를 벗어났습니다",
    "Unexpectedly found nil while unwrapping an Optional value": "옵셔널 값을 강제로 풀었는데 nil이었습니다",
    "Unexpectedly found nil while implicitly unwrapping an Optional value": "옵셔널 값을 암시적으로 풀었는데 nil이었습니다",
    "Not enough bits to represent the passed value": "값이 너무 커서 그 타입에 담을 수 없습니다",
    "Negative value is not representable": "음수는 그 타입에 담을 수 없습니다",
    "Division by zero": "0으로 나누었습니다",
    "Division by zero in remainder operation": "0으로 나눈 나머지를 구했습니다",
    "Range requires lowerBound <= upperBound": "범위의 시작이 끝보다 큽니다",
    "Can't remove last element from an empty collection": "빈 컬렉션에서 마지막 원소를 뺐습니다",
    "Can't remove first element from an empty collection": "빈 컬렉션에서 첫 원소를 뺐습니다",
    "Can't construct Array with count < 0": "원소가 음수 개인 배열은 만들 수 없습니다",
    "Arithmetic overflow": "계산 결과가 타입의 범위를 넘었습니다",
  ]
}
