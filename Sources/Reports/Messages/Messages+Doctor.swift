/// What `lectern doctor` says in sum.
extension Messages {
  func health(problems: Int) -> String {
    problems == 0
      ? say("Everything that Lectern needs is here.", "Lectern에 필요한 것이 모두 있습니다.")
      : say("\(counted(problems, "thing")) must be mended.", "고쳐야 할 것이 \(problems)개 있습니다.")
  }
}
