internal import Markdown
import Wordings

/// Reads the configuration or the texts of one exercise: each with a loader of its own, which gathers their problems.
struct ExerciseLoader {
  private let course: CourseSource
  private let directory: CourseSource.ExerciseDirectory
  private let language: String
  private var problems: [Problem] = []
  private var files: [LinkedText] = []

  init(_ directory: CourseSource.ExerciseDirectory, of course: CourseSource, language: String) {
    self.course = course
    self.directory = directory
    self.language = language
  }

  // MARK: Instructions and hints

  /// - Parameter name: what the course calls the exercise where its instructions do not.
  mutating func texts(name: String?) -> ExerciseTexts {
    let instructionsFile = text(named: "instructions", download: "README.md")
    let instructions = Instructions(instructionsFile.map { read($0).document.sections } ?? [])
    if instructionsFile == nil {
      report(
        nil, nil, Wording("The exercise has no instructions.", "연습에 설명서가 없습니다."),
        Wording("Write them in '.docs/instructions.md'.", "'.docs/instructions.md'에 쓰세요."))
    }
    let tasks = tasks(of: instructions, in: instructionsFile ?? "")
    return ExerciseTexts(
      title: instructions.title ?? name ?? Self.words(of: directory.slug), instructions: instructionsFile,
      tasks: tasks, problems: problems, files: files)
  }

  /// The first file that there is of an exercise's text: in the language, in the first language, as downloaded.
  private func text(named name: String, download: String) -> String? {
    let translation = Language(language).map { [".docs/\(name).\($0.code).md"] } ?? []
    let candidates = translation + [".docs/\(name).md"] + (course.layout == .download ? [download] : [])
    return candidates.first { FileSystem.kind(of: absolute($0)) == .file }
  }

  private mutating func read(_ file: String) -> (text: String, document: Document) {
    let text = content(of: file)
    let document = Document(parsing: text)
    files.append(LinkedText(path: relative(file), document: document))
    return (text, document)
  }

  private mutating func tasks(of instructions: Instructions, in file: String) -> [ExerciseTask] {
    var tasks: [ExerciseTask] = []
    for (heading, line) in instructions.tasks {
      if tasks.contains(where: { $0.number == heading.number }) {
        report(
          file, line,
          Wording("Task \(heading.number) is there twice.", "과제 \("\(heading.number)".with(.subject)) 두 번 나옵니다."),
          Wording("Number the tasks from 1 without repeating.", "과제에 1부터 겹치지 않게 번호를 매기세요."))
      } else {
        tasks.append(ExerciseTask(number: heading.number, title: heading.title, hints: [], line: line))
      }
    }
    guard let file = text(named: "hints", download: "HINTS.md") else { return tasks }
    let (text, document) = read(file)
    for hints in Hints.all(in: text, document) {
      if let index = tasks.firstIndex(where: { $0.number == hints.number }) {
        tasks[index].hints += hints.hints
      } else {
        report(
          file, hints.line,
          Wording(
            "There are hints for task \(hints.number), but no such task.", "없는 과제의 힌트가 있습니다: 과제 \(hints.number)"),
          Wording(
            "Add '## \(hints.number). …' to the instructions, or remove the hints.",
            "설명서에 '## \(hints.number). …'을 넣거나 힌트를 지우세요."))
      }
    }
    return tasks
  }

  /// `flip-count` → `Flip count`.
  private static func words(of slug: String) -> String {
    let words = slug.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  // MARK: Configuration

  mutating func settings() -> ExerciseSettings {
    var configuration = configuration()
    configuration.referenceIsWhole = course.layout == .track
    return ExerciseSettings(configuration: configuration, problems: problems)
  }

  private mutating func configuration() -> ExerciseConfiguration {
    let empty = ExerciseConfiguration(solution: [], test: [])
    let candidates = [".meta/config.json", ".exercism/config.json"]
    guard let file = candidates.first(where: { FileSystem.kind(of: absolute($0)) == .file }) else {
      report(
        nil, nil, Wording("The exercise has no '.meta/config.json'.", "연습에 '.meta/config.json'이 없습니다."),
        Wording("Add one that names its 'solution' and 'test' files.", "'solution'과 'test' 파일을 적어 만드세요."))
      return empty
    }
    let json = content(of: file)
    do throws(JSONFile.Failure) {
      let decoded = try JSONFile.decode(ConfigurationFile.self, from: json)
      for fault in decoded.faults {
        report(file, JSONFile.line(of: fault.key, in: json), fault.message, fault.help)
      }
      return withSoundPaths(decoded.configuration(language: language), file, json)
    } catch {
      report(file, error.key.flatMap { JSONFile.line(of: $0, in: json) }, error.message, error.help)
      return empty
    }
  }

  private mutating func withSoundPaths(
    _ configuration: ExerciseConfiguration, _ file: String, _ json: String
  ) -> ExerciseConfiguration {
    var sound = configuration
    for list in [\ExerciseConfiguration.solution, \.test, \.example, \.editor] {
      sound[keyPath: list] = configuration[keyPath: list].filter { path in
        isSound(path, file, json)
      }
    }
    if sound.test.isEmpty {
      report(
        file, JSONFile.line(of: "test", in: json), Wording("The exercise has no checks.", "연습에 검사가 없습니다."),
        Wording("Name its check files in 'files.test'.", "'files.test'에 검사 파일을 적으세요."))
    }
    if sound.solution.isEmpty {
      report(
        file, JSONFile.line(of: "solution", in: json),
        Wording("The exercise has no file for the learner to write.", "배우는 사람이 고칠 파일이 없습니다."),
        Wording("Name the starter's files in 'files.solution'.", "'files.solution'에 시작 파일을 적으세요."))
    }
    return sound
  }

  private mutating func isSound(_ path: String, _ file: String, _ json: String) -> Bool {
    guard Path.staysInside(path) else {
      report(
        file, JSONFile.line(of: path, in: json),
        Wording("The path '\(path)' leaves the exercise's directory.", "연습 폴더 밖을 가리키는 경로입니다: '\(path)'"),
        Wording(
          "Give a path relative to the exercise, without '..' at its start.", "연습 폴더에서 시작하는 경로를 '..' 없이 쓰세요."))
      return false
    }
    if FileSystem.kind(of: absolute(path)) != .file {
      let line = JSONFile.line(of: path, in: json)
      report(
        file, line, Wording("There is no file '\(path)'.", "파일이 없습니다: '\(path)'"),
        Wording("Add the file to the exercise, or remove its name here.", "연습에 파일을 넣거나 여기서 이름을 지우세요."))
    }
    return true
  }

  // MARK: Files

  private mutating func content(of file: String) -> String {
    let (text, problem) = course.text(at: absolute(file))
    problems += [problem].compactMap { $0 }
    return text
  }

  private func absolute(_ file: String) -> String { Path.joined(directory.path, file) }

  private func relative(_ file: String?) -> String {
    course.relative(file.map(absolute) ?? directory.path)
  }

  private mutating func report(_ file: String?, _ line: Int?, _ message: Wording, _ help: Wording) {
    problems.append(Problem(file: relative(file), line: line, message: message, help: help))
  }
}
