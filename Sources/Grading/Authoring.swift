import ContentHash
package import Course
import FoundationEssentials
import Subprocess
package import SwiftSource
import Wordings

// What the author of a course asks beside verdicts.

extension Grader {
  /// The small changes of an exercise's reference that its checks should notice, in the order of the files.
  package func mutations(of exercise: Exercise) throws(GradingError) -> [Mutation] {
    let files = try input(exercise, .reference).own.map(\.sourceText)
    guard case .mutations(let mutations) = try syntax.answer([.mutations(files)]).first else {
      throw .badExercise(
        Wording("The reference of '\(exercise.slug)' cannot be read.", "'\(exercise.slug)' 연습의 모범 답안을 읽을 수 없습니다."))
    }
    return mutations
  }

  /// What the author's files and the checks of an exercise name.
  package struct ExerciseNames: Sendable {
    /// In the checks.
    package var checks: SourceNames
    /// In the starter, with the files that are given beside it.
    package var starter: SourceNames
    /// In the reference, with those files.
    package var reference: SourceNames
  }

  package func names(of exercise: Exercise) throws(GradingError) -> ExerciseNames {
    let (starter, reference) = (try input(exercise, .starter), try input(exercise, .reference))
    let files = [starter.checks, starter.learner, reference.learner]
    let replies = try syntax.answer(files.map { .names($0.map(\.sourceText)) })
    let names = replies.compactMap { reply in if case .names(let names) = reply { names } else { nil } }
    guard names.count == files.count else {
      throw .badExercise(
        Wording("The files of '\(exercise.slug)' cannot be read.", "'\(exercise.slug)' 연습의 파일을 읽을 수 없습니다."))
    }
    return ExerciseNames(checks: names[0], starter: names[1], reference: names[2])
  }

  /// The comments that an exercise's checks give to what they expect.
  package func comments(of exercise: Exercise) throws(GradingError) -> [CheckComment] {
    let files = try input(exercise, .starter).checks.map(\.sourceText)
    guard case .comments(let comments) = try syntax.answer([.comments(files)]).first else {
      throw .badExercise(
        Wording("The checks of '\(exercise.slug)' cannot be read.", "'\(exercise.slug)' 연습의 검사를 읽을 수 없습니다."))
    }
    return comments
  }

  /// Puts a changed text of a file into the cache, to be graded as the file.
  ///
  /// - Returns: its absolute path.
  package func lay(_ text: String, as file: String) throws(GradingError) -> String {
    let folder = "\(cache)/parts/\(SHA256.hash(fields: ["rewritten", file, text]).hex)"
    let copy = InputFile(name: fileName(file), path: "\(folder)/\(fileName(file))", bytes: Array(text.utf8))
    try layFile(copy)
    return copy.path
  }
}

// MARK: Snippets

/// How far a piece of code is followed.
package enum SnippetDepth: String, Sendable {
  /// Its syntax.
  case parsed
  /// All that the compiler has to say of a program, but for the code that it would write.
  case compiled
}

extension Grader {
  /// What the compiler says of a piece of code that stands alone, as a script of the language mode 6; remembered.
  package func diagnostics(ofSnippet text: String, _ depth: SnippetDepth) throws(GradingError) -> [Diagnostic] {
    let key = SHA256.hash(fields: ["snippet 1", toolchain.identity, depth.rawValue, text]).hex
    return try remembered(as: "\(cache)/syntax/\(key).json") { () throws(GradingError) in
      let folder = "\(cache)/parts/\(key)"
      let file = InputFile(name: "main.swift", path: "\(folder)/main.swift", bytes: Array(text.utf8))
      try layFile(file)
      let tools = try BuildTools.learn(
        from: toolchain, languageMode: 6, cache: cache, environment: environment)
      let product = depth == .parsed ? ["-parse"] : ["-emit-sil", "-o", "/dev/null", "-module-cache-path", moduleCache]
      let arguments =
        tools.compile.dropFirst().filter { $0 != "-parse-as-library" } + product
        + ["-diagnostic-style", "llvm", "-module-name", "Snippet", file.path]
      let result = try callTool(
        tools.compile[0], Array(arguments), environment: environment, seconds: Self.snippetDeadline)
      let diagnostics = parseDiagnostics(result.output)
      if !result.ending.isSuccess, !diagnostics.contains(where: { $0.severity == .error }) {
        throw .io(compilerFailed(result.output))
      }
      return diagnostics
    }
  }

  /// Wall-clock seconds for the compiler with one snippet.
  private static var snippetDeadline: Double { 60 }

  /// What the toolchain's formatter finds in files; remembered.
  ///
  /// - Parameter configuration: the absolute path of the formatter's own.
  package func formatting(of files: [String], by configuration: String) throws(GradingError) -> [Diagnostic] {
    var hash = SHA256()
    for file in ["formatting 1", toolchain.identity, configuration] + files {
      hash.update(field: file)
      hash.update(field: readFile(file) ?? [])
    }
    return try remembered(as: "\(cache)/syntax/\(hash.finalize().hex).json") { () throws(GradingError) in
      let result = try callTool(
        toolchain.tool("swift-format"), ["lint", "--configuration", configuration] + files, environment: environment,
        seconds: 300)
      return parseDiagnostics(result.output)
    }
  }

  private func remembered(
    as place: String, _ ask: () throws(GradingError) -> [Diagnostic]
  ) throws(GradingError) -> [Diagnostic] {
    if let bytes = readFile(place), let known = try? JSONDecoder().decode([Diagnostic].self, from: Data(bytes)) {
      return known
    }
    let diagnostics = try ask()
    if let bytes = try? JSONEncoder().encode(diagnostics) {
      try makeFolder("\(cache)/syntax")
      try writeFile(Array(bytes), to: place)
    }
    return diagnostics
  }
}

extension Grader {
  /// Whether the toolchain has a formatter.
  package var canFormat: Bool { fileStatus(toolchain.tool("swift-format")) != nil }
}
