internal import Markdown

/// Reads a course in one go; what is wrong with it is gathered, not thrown.
struct CourseLoader {
  private let source: CourseSource
  private let language: String
  private var problems: [Problem] = []
  /// The texts whose links are still to be checked, with their paths relative to the root.
  private var texts: [(path: String, document: Document)] = []

  init(_ source: CourseSource, language: String) {
    self.source = source
    self.language = language
  }

  mutating func load() -> Course {
    let track = source.layout == .track ? readTrack() : nil
    let directories = uniqueExercises()
    let names = track?.names ?? [:]
    var exercises = directories.map { load($0, name: names[$0.slug]) }

    var reader = NoteReader(source, language: language)
    let (title, drafts) = track.map { ($0.language, reader.notes(of: $0)) } ?? reader.notes()
    problems += reader.problems
    texts += reader.texts

    let documents = texts + drafts.map { ($0.path, $0.document) }
    var targets = LinkTargets(root: source.root, exercises: directories, documents: documents)
    checkLinks(&targets)
    let notes = drafts.map { note(from: $0, &targets) }
    setOwners(of: &exercises, in: notes)
    return Course(
      root: source.root, layout: source.layout, language: language, title: title ?? exercises.first?.title ?? "",
      notes: notes, exercises: exercises, problems: problems.sortedByPlace())
  }

  // MARK: Exercises

  private mutating func readTrack() -> Track? {
    let (json, problem) = source.text(at: Path.joined(source.root, "config.json"))
    problems += [problem].compactMap { $0 }
    do throws(JSONFile.Failure) {
      return try JSONFile.decode(Track.self, from: json)
    } catch {
      let line = error.key.flatMap { JSONFile.line(of: $0, in: json) }
      problems.append(Problem(file: "config.json", line: line, message: error.message, help: error.help))
      return nil
    }
  }

  /// The exercises without those whose slug is taken; slugs that differ in case alone are told apart, and reported.
  private mutating func uniqueExercises() -> [CourseSource.ExerciseDirectory] {
    var unique: [CourseSource.ExerciseDirectory] = []
    for directory in source.exercises {
      if let other = unique.first(where: { $0.slug.lowercased() == directory.slug.lowercased() }) {
        problems.append(
          Problem(
            file: source.relative(directory.path),
            message: "There is another exercise '\(other.slug)': \(source.relative(other.path)).",
            help: "Give every exercise a name of its own, case aside."))
        if other.slug == directory.slug { continue }
      }
      unique.append(directory)
    }
    return unique
  }

  private mutating func load(_ directory: CourseSource.ExerciseDirectory, name: String?) -> Exercise {
    var loader = ExerciseLoader(directory, of: source, language: language)
    let exercise = loader.load(name: name)
    problems += loader.problems
    texts += loader.documents
    return exercise
  }

  /// Gives every exercise its first link without a fragment, and puts the exercises in the order of those links.
  private mutating func setOwners(of exercises: inout [Exercise], in notes: [Note]) {
    var owners: [String: (place: Int, reference: SectionReference)] = [:]
    for note in notes {
      for link in note.exerciseLinks where link.check == nil && owners[link.exercise] == nil {
        let section = note.sections.first { $0.anchor == link.anchor }
        owners[link.exercise] = (owners.count, note.reference(to: section))
      }
    }
    for index in exercises.indices { exercises[index].owner = owners[exercises[index].slug]?.reference }
    exercises.sort { first, second in
      let places = (owners[first.slug]?.place ?? .max, owners[second.slug]?.place ?? .max)
      return places.0 == places.1 ? first.slug < second.slug : places.0 < places.1
    }
    guard source.layout != .download, !notes.isEmpty else { return }
    for exercise in exercises where exercise.owner == nil {
      problems.append(
        Problem(
          file: source.relative(exercise.directory), message: "No note links to the exercise '\(exercise.slug)'.",
          help: "Link to its directory, without a fragment, from the section that it belongs to."))
    }
  }

  // MARK: Links

  private mutating func checkLinks(_ targets: inout LinkTargets) {
    for (path, document) in texts {
      for link in document.links { _ = resolve(link, in: path, &targets) }
    }
  }

  private mutating func note(from draft: NoteDraft, _ targets: inout LinkTargets) -> Note {
    var exerciseLinks: [ExerciseLink] = []
    var items: [TaskItem] = []
    for link in draft.document.links {
      let target = resolve(link, in: draft.path, &targets)
      guard case .exercise(let slug, let check) = target, !link.isImage else { continue }
      let exerciseLink = ExerciseLink(exercise: slug, check: check, anchor: link.section?.anchor, line: link.line)
      exerciseLinks.append(exerciseLink)
      guard let task = link.task else { continue }
      if let index = items.firstIndex(where: { $0.line == task.lines.lowerBound }) {
        items[index].links.append(exerciseLink)
      } else {
        items.append(
          TaskItem(
            text: task.text, isExtra: draft.isExtra(link.section), anchor: link.section?.anchor,
            line: task.lines.lowerBound, links: [exerciseLink]))
      }
    }
    return draft.note(exerciseLinks, items)
  }

  private mutating func resolve(
    _ link: LinkOccurrence, in path: String, _ targets: inout LinkTargets
  ) -> LinkTargets.Target {
    let target = targets.target(of: link, in: Path.joined(source.root, path))
    if case .nowhere(let message, let help) = target {
      let line = path.hasSuffix(".md") ? link.line : nil
      problems.append(Problem(file: path, line: line, message: message, help: help))
    }
    return target
  }
}
