/// A language by the code that stands in file names.
struct Language: Equatable {
  let code: String

  /// `nil` for what can be no code, so that a language never leads to another directory.
  init?(_ code: String) {
    guard !code.isEmpty, code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
      return nil
    }
    self.code = code
  }
}
