package import Course

extension Verdict {
  /// The verdict as a learner reads it in the course's language: its checks by the names, and their comments in the words,
  /// that the exercise has in it.
  ///
  /// What is recorded and what is remembered are the same in all languages, and so are not this.
  package func worded(for exercise: Exercise) -> Verdict {
    let configuration = exercise.configuration
    guard !configuration.checkNames.isEmpty || !configuration.checkMessages.isEmpty else { return self }
    var worded = self
    worded.checks = checks.map { check in
      var check = check
      check.name = configuration.name(ofCheckWithID: check.id) ?? check.name
      check.issues = check.issues.map { issue in
        var issue = issue
        issue.message = configuration.translation(of: issue.message) ?? issue.message
        return issue
      }
      return check
    }
    return worded
  }
}
