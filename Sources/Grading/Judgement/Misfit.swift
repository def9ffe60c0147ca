import Wordings

/// What keeps a check from compiling against the learner's code, told from the learner's side: the compiler speaks to the
/// check's author, who is not there.
enum Misfit: Hashable {
  case noMember(type: String, name: String)
  case noStaticMember(type: String, name: String)
  case noSubscript(type: String)
  case noName(String)
  case noNameInModule(module: String, name: String)
  /// Labels, or the number of arguments: `flip(at:)` is called where there is `flip(index:)`.
  case call(checks: String, yours: String)
  /// An argument too many, by its label if it has one; what labels the others have is not known.
  case extraArgument(checks: String, label: String?)
  case argument(function: String?, given: String, taken: String)
  case value(yours: String, wanted: String)
  case compared(yours: String, other: String)
  /// - level: `private`, `fileprivate`.
  case hidden(name: String, level: String)
  case readOnly(name: String)
  case mutating(name: String)
  case throwing(name: String)
  case asynchronous(name: String)
  case onMainActor(name: String)
  case conformance(type: String, wanted: String)
  case ambiguous(name: String)
  case noFunction(name: String, type: String)
  case notOfTheType(name: String, type: String)
  case notOfAValue(name: String, type: String)
  /// The compiler's own words, where nobody has told them better.
  case other(String)

  /// Whether it names what the learner's code lacks.
  var isMissing: Bool {
    switch self {
    case .noMember, .noStaticMember, .noSubscript, .noName, .noNameInModule: true
    default: false
    }
  }

  /// How much it tells, the most at 0. Of several errors in one check the most telling is told: the others may only
  /// follow from it.
  var rank: Int {
    if case .other = self { return 2 }
    return isMissing ? 0 : 1
  }

  /// A sentence without its full stop. In Korean no particle follows a name, which may end either way.
  var words: Wording {
    switch self {
    case .noMember, .noStaticMember, .noSubscript, .noName, .noNameInModule: missingWords
    case .call, .extraArgument, .argument, .value, .compared, .conformance: typeWords
    default: useWords
    }
  }

  private var missingWords: Wording {
    switch self {
    case .noMember(let type, let name):
      Wording("\(type) has no member \(name) yet", "아직 \(type)에 \(name) 멤버가 없습니다")
    case .noStaticMember(let type, let name):
      Wording("\(type) has no static member \(name) yet", "아직 \(type)에 \(name) 정적 멤버가 없습니다")
    case .noSubscript(let type): Wording("\(type) has no subscript yet", "아직 \(type)에 서브스크립트가 없습니다")
    case .noName(let name): Wording("There is no \(name) yet", "아직 \(name) 선언이 없습니다")
    case .noNameInModule(let module, let name):
      Wording("\(module) has no \(name) yet", "아직 \(module)에 \(name) 선언이 없습니다")
    default: .none
    }
  }

  private var typeWords: Wording {
    switch self {
    case .call(let checks, let yours):
      Wording("The checks call \(checks); your code has \(yours)", "검사가 부르는 것은 \(checks), 코드에 있는 것은 \(yours)입니다")
    case .extraArgument(let checks, let label):
      Wording(
        "The checks call \(checks); your code takes \(label.map { "no \($0):" } ?? "fewer arguments")",
        "검사가 부르는 것은 \(checks)인데, 코드에서는 \(label.map { "\($0): 인자를 받지 않습니다" } ?? "인자를 더 적게 받습니다")")
    case .argument(let function, let given, let taken):
      Wording(
        "A call \(function.map { "of \($0)" } ?? "in the check") takes \(taken) and is given \(given)",
        "\(function ?? "검사의 함수") 호출에서 받는 타입은 \(taken), 건네는 값의 타입은 \(given)입니다")
    case .value(let yours, let wanted):
      Wording(
        "Your code gives \(yours) where the checks want \(wanted)", "검사가 바라는 타입은 \(wanted), 코드가 주는 타입은 \(yours)입니다")
    case .compared(let yours, let other):
      Wording(
        "Your code gives \(yours), which the checks compare with \(other)",
        "코드가 주는 타입은 \(yours)인데, 검사는 \(other) 타입과 비교합니다")
    case .conformance(let type, let wanted):
      Wording(
        "The checks need \(type) to be \(wanted); your code does not make it so",
        "검사에는 \(wanted) 프로토콜을 따르는 \(type) 타입이 필요한데, 코드에서는 따르지 않습니다")
    default: .none
    }
  }

  private var useWords: Wording {
    switch self {
    case .hidden(let name, let level):
      Wording("The checks use \(name), which is \(level) in your code", "검사가 쓰는 \(name) 선언이 코드에서는 \(level)입니다")
    case .readOnly(let name):
      Wording(
        "The checks set \(name), which can only be read in your code", "검사는 \(name) 값을 바꾸는데, 코드에서는 읽을 수만 있습니다")
    case .mutating(let name):
      Wording(
        "\(name) is mutating in your code; the checks call it on a value that does not change",
        "코드의 \(name) 메서드는 mutating인데, 검사는 바뀌지 않는 값에서 부릅니다")
    case .throwing(let name):
      Wording(
        "\(name) can throw in your code; the checks call it without try",
        "코드의 \(name) 함수는 오류를 던질 수 있는데, 검사는 try 없이 부릅니다")
    case .asynchronous(let name):
      Wording(
        "\(name) is async in your code; the checks call it without await",
        "코드의 \(name) 함수는 async인데, 검사는 await 없이 부릅니다")
    case .onMainActor(let name):
      Wording(
        "\(name) runs on the main actor alone in your code; the checks call it from elsewhere",
        "코드의 \(name) 메서드는 메인 액터에서만 실행되는데, 검사는 다른 곳에서 부릅니다")
    case .ambiguous(let name):
      Wording(
        "More than one \(name) in your code fits what the checks write", "검사가 쓴 것에 맞는 \(name) 선언이 코드에 둘 이상 있습니다")
    case .noFunction(let name, let type):
      Wording(
        "The checks call \(name) as a function; in your code it is a value of type \(type)",
        "검사는 \(name)(…)처럼 함수로 부르는데, 코드에서는 \(type) 타입의 값입니다")
    case .notOfTheType(let name, let type):
      Wording(
        "The checks ask the type \(type) itself for \(name); in your code every value has its own",
        "검사는 \(name) 멤버를 \(type) 타입 자체에서 찾는데, 코드에서는 값마다 따로 있습니다")
    case .notOfAValue(let name, let type):
      Wording(
        "The checks ask a value of type \(type) for \(name); in your code it is static",
        "검사는 \(name) 멤버를 \(type) 타입의 값에서 찾는데, 코드에서는 static입니다")
    case .other(let message): Wording("The check does not fit your code: \(message)", "검사가 코드와 맞지 않습니다: \(message)")
    default: .none
    }
  }
}

extension Misfit {
  /// - Parameter error: the compiler's, in a check.
  init(_ error: Diagnostic) {
    let message = error.message
    self =
      Self.missing(message) ?? Self.call(error) ?? Self.types(error) ?? Self.access(error) ?? Self.use(error)
      ?? .other(message)
  }

  private static func missing(_ message: String) -> Misfit? {
    if let match = message.wholeMatch(of: #/value of type '(.+)' has no member '(.+)'/#) {
      return .noMember(type: "\(match.1)", name: "\(match.2)")
    }
    if let match = message.wholeMatch(of: #/type '(.+)' has no member '(.+)'/#) {
      return .noStaticMember(type: "\(match.1)", name: "\(match.2)")
    }
    if let match = message.wholeMatch(of: #/cannot find (?:type )?'(.+)' in scope/#) { return .noName("\(match.1)") }
    if let match = message.wholeMatch(of: #/module '(.+)' has no member named '(.+)'/#) {
      return .noNameInModule(module: "\(match.1)", name: "\(match.2)")
    }
    if let match = message.wholeMatch(of: #/value of type '(.+)' has no subscripts/#) {
      return .noSubscript(type: "\(match.1)")
    }
    return nil
  }

  // MARK: Calls

  private static func call(_ error: Diagnostic) -> Misfit? {
    guard var call = WrittenCall(at: error) else { return nil }
    let message = error.message
    if let match = message.wholeMatch(of: #/extra argument (?:'(.+)' )?in call/#) {
      return .extraArgument(checks: call.signature, label: match.1.map(String.init))
    }
    if let match = message.firstMatch(of: #/^incorrect argument labels? in call \(have '(.+)', expected/#) {
      call.labels = separated(match.1)
    }
    guard let yours = declaredLabels(error) ?? labels(for: call, error), yours != call.labels else { return nil }
    return .call(checks: call.signature, yours: call.signature(yours))
  }

  /// The labels that the learner's function has, as far as the message tells them.
  private static func labels(for call: WrittenCall, _ error: Diagnostic) -> [String]? {
    let message = error.message
    if let match = message.firstMatch(of: #/^incorrect argument labels? in call .+, expected '(.+)'\)$/#) {
      return separated(match.1)
    }
    if let match = message.wholeMatch(of: #/missing argument label '(.+):' in call/#) {
      return call.labels(with: "\(match.1)")
    }
    if let match = message.wholeMatch(of: #/missing argument labels '(.+)' in call/#) { return separated(match.1) }
    if let match = message.wholeMatch(of: #/extraneous argument label '(.+):' in call/#) {
      return call.labels.replacingFirst("\(match.1)", with: "_")
    }
    if message.hasPrefix("extraneous argument labels '") { return call.labels.map { _ in "_" } }
    return message == "argument passed to call that takes no arguments" ? [] : nil
  }

  /// The labels in `'flip(index:)' declared here`, which the compiler adds where it knows whom it speaks of.
  private static func declaredLabels(_ error: Diagnostic) -> [String]? {
    let isCall = ["missing argument", "extra arguments", "incorrect argument"].contains { error.message.hasPrefix($0) }
    guard isCall else { return nil }
    return error.notes.lazy.compactMap { note in
      note.message.wholeMatch(of: #/'[^(]+\((.*)\)' declared here/#).map { separated($0.1) }
    }.first
  }

  /// `a:_:` as labels.
  private static func separated(_ labels: Substring) -> [String] {
    labels.split(separator: ":", omittingEmptySubsequences: true).map(String.init)
  }

  // MARK: Types

  private static func types(_ error: Diagnostic) -> Misfit? {
    let message = error.message
    if let match = message.wholeMatch(of: #/cannot convert value of type '(.+)' to expected argument type '(.+)'/#) {
      return .argument(
        function: WrittenCall(at: error)?.signature, given: "\(match.1)", taken: "\(match.2)")
    }
    if let match = message.wholeMatch(of: #/cannot convert value of type '(.+)' to specified type '(.+)'/#) {
      return .value(yours: "\(match.1)", wanted: "\(match.2)")
    }
    if let match = message.firstMatch(
      of:
        #/^value of optional type '(.+)' must be unwrapped to (?:a value of type|refer to member '.+' of wrapped base type) '(.+)'$/#
    ) {
      return .value(yours: "\(match.1)", wanted: "\(match.2)")
    }
    if let match = message.wholeMatch(
      of: #/binary operator '[=!<>]+' cannot be applied to operands of type '(.+)' and '(.+)'/#)
    {
      return .compared(yours: "\(match.1)", other: "\(match.2)")
    }
    if let match = message.firstMatch(of: #/requires(?: that)? '(.+)' (?:to )?conform to '(.+)'$/#) {
      return .conformance(type: "\(match.1)", wanted: "\(match.2)")
    }
    if let match = message.wholeMatch(
      of: #/(?:value of )?type '(.+)' does not conform to (?:specified type|protocol|expected argument type) '(.+)'/#)
      ?? message.wholeMatch(
        of: #/(?:argument|value of) type '(.+)' does not conform to expected (?:argument )?type '(.+)'/#)
    {
      return .conformance(type: "\(match.1)", wanted: "\(match.2)")
    }
    return nil
  }

  // MARK: What may be done with it

  private static func access(_ error: Diagnostic) -> Misfit? {
    let message = error.message
    if let match = message.wholeMatch(of: #/'(.+)' (?:initializer )?is inaccessible due to '(.+)' protection level/#) {
      return .hidden(name: "\(match.1)", level: "\(match.2)")
    }
    if let match = message.wholeMatch(
      of: #/cannot assign to property: '(.+)' (?:setter is inaccessible|is a get-only property|is a 'let' constant)/#)
    {
      // A constant of the check's own is no property of the learner's.
      return .readOnly(name: "\(match.1)")
    }
    if message.hasPrefix("cannot use mutating member on immutable value: ") {
      return error.markedName.map { .mutating(name: $0) }
    }
    return nil
  }

  private static func use(_ error: Diagnostic) -> Misfit? {
    let message = error.message
    if message.hasPrefix("call can throw, but it is not marked with 'try'")
      || message.hasPrefix("call can throw but is not")
    {
      return error.calledName.map { .throwing(name: $0) }
    }
    if message.hasPrefix("'async' call in ")
      || message.hasPrefix("expression is 'async' but is not marked with 'await'")
    {
      return error.calledName.map { .asynchronous(name: $0) }
    }
    if let match = message.firstMatch(of: #/^call to main actor-isolated .+ '(.+)' in a synchronous nonisolated/#) {
      return .onMainActor(name: "\(match.1)")
    }
    if let match = message.wholeMatch(of: #/ambiguous use of '(.+)'/#) { return .ambiguous(name: "\(match.1)") }
    if let match = message.wholeMatch(of: #/cannot call value of non-function type '(.+)'/#) {
      return error.markedName.map { .noFunction(name: $0, type: "\(match.1)") }
    }
    if let match = message.firstMatch(of: #/^instance member '(.+)' cannot be used on type '(.+)'(?:;|$)/#) {
      return .notOfTheType(name: "\(match.1)", type: "\(match.2)")
    }
    if let match = message.wholeMatch(of: #/static member '(.+)' cannot be used on instance of type '(.+)'/#) {
      return .notOfAValue(name: "\(match.1)", type: "\(match.2)")
    }
    return nil
  }
}

extension [String] {
  fileprivate func replacingFirst(_ label: String, with other: String) -> [String] {
    var labels = self
    if let index = firstIndex(of: label) { labels[index] = other }
    return labels
  }
}
