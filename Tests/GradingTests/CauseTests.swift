import Testing
import Wordings

@testable import Grading

@Suite("Why a check did not compile or come to its end")
struct CauseTests {
  static let misfits: [Misfit] = [
    .noMember(type: "Game", name: "score"), .noStaticMember(type: "Game", name: "best"), .noSubscript(type: "Game"),
    .noName("Board"), .noNameInModule(module: "Sample", name: "start"),
    .call(checks: "flip(at:)", yours: "flip(index:)"), .extraArgument(checks: "f(a:)", label: "a"),
    .extraArgument(checks: "f(_:_:)", label: nil), .argument(function: "f(_:)", given: "A", taken: "B"),
    .argument(function: nil, given: "A", taken: "B"), .value(yours: "Int?", wanted: "Int"),
    .compared(yours: "Int", other: "String"), .hidden(name: "secret", level: "private"), .readOnly(name: "flips"),
    .mutating(name: "flip"), .throwing(name: "may"), .asynchronous(name: "slow"), .onMainActor(name: "draw()"),
    .conformance(type: "Card", wanted: "Equatable"), .ambiguous(name: "twice"), .noFunction(name: "score", type: "Int"),
    .notOfTheType(name: "score", type: "Game"), .notOfAValue(name: "best", type: "Game"), .other("no way"),
  ]

  static let kinds: [Cause.Kind] = [
    .trap("Index out of range"), .trap("Arithmetic overflow"), .signal(11), .signal(4), .signal(6), .signal(9),
    .signal(24), .signal(31), .outOfMemory(megabytes: 1024), .timeout(seconds: 2.5, isShortened: false),
    .timeout(seconds: 1, isShortened: true), .exit(status: 3, isCheckOpen: true),
    .exit(status: 0, isCheckOpen: false), .forgery,
  ]

  private func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  @Test("is said in both languages, with the function and the argument", arguments: kinds)
  func causes(kind: Cause.Kind) {
    let words = Cause(kind, function: "f(at:)", argument: "n → 17").words
    for text in [words.english, words.korean] { #expect(text.contains("f(at:)") && text.contains("n → 17")) }
    #expect(!isKorean(words.english) && isKorean(words.korean))
    #expect(words.english.hasSuffix(".") == words.korean.hasSuffix("."))
  }

  @Test("a misfit is said in both languages", arguments: misfits)
  func bothLanguages(misfit: Misfit) {
    #expect(!misfit.words.english.isEmpty && !isKorean(misfit.words.english))
    #expect(isKorean(misfit.words.korean))
  }

  @Test(
    "has its words in their order",
    arguments: [
      (
        Cause(.timeout(seconds: 3.04, isShortened: false), function: "spin()", argument: "n → 1"),
        Wording("Still running after 3 seconds, in spin() with n → 1.", "spin()에서, n → 1일 때: 3초가 지나도 끝나지 않았습니다.")
      ),
      (Cause(.outOfMemory(megabytes: 512)), Wording("It took more than 512 MB of memory.", "메모리를 512 MB보다 많이 썼습니다.")),
      (
        Cause(.trap("Index out of range"), function: "item(_:)"),
        Wording("Index out of range, in item(_:)", "item(_:)에서: 인덱스가 범위를 벗어났습니다")
      ),
      (Cause(.trap("said by nobody")), .asItIs("said by nobody")),
    ])
  func words(cause: Cause, words: Wording) { #expect(cause.words == words) }
}
