/// What stands around an error. What is wrong and what to do next is said by the error itself, in both languages.
extension Messages {
  /// Before the two lines of an error.
  package var errorLabel: String { say("Error: ", "오류: ") }
  package var helpLabel: String { say("Help:  ", "도움말: ") }
}
