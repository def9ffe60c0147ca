internal import Markdown
import Wordings

/// Reads a course's notes and finds its exercises, whose own files are left for later; what is wrong is gathered, not
/// thrown.
struct CourseLoader {
  private let source: CourseSource
  private let language: String
  private var problems: [Problem] = []

  init(_ source: CourseSource, language: String) {
    self.source = source
    self.language = language
  }

  mutating func load() -> Course {
    let track = source.layout == .track ? readTrack() : nil
    let directories = uniqueExercises()
    var exercises = directories.map { exercise(in: $0, name: track?.names[$0.slug]) }

    var reader = NoteReader(source, language: language)
    let drafts = track.map { reader.notes(of: $0) } ?? reader.notes()
    let name = track?.language ?? reader.title ?? exercises.first?.title ?? ""
    problems += reader.problems

    let read = reader.texts + drafts.map { LinkedText(path: $0.path, document: $0.document) }
    var targets = LinkTargets(root: source.root, exercises: directories, texts: read)
    let notes = drafts.map { note(from: $0, &targets) }
    setOwners(of: &exercises, in: notes)
    return Course(
      root: source.root, layout: source.layout, language: language, name: name, title: reader.translatedTitle ?? name,
      notes: notes, exercises: exercises,
      problems: Deferred { [loader = self, exercises, targets, syllabus = reader.texts] in
        loader.problems(of: exercises, targets, syllabus: syllabus)
      })
  }

  /// The problems found so far with those of the exercises' files and of the links in them and in the syllabus.
  private consuming func problems(
    of exercises: [Exercise], _ targets: consuming LinkTargets, syllabus: [LinkedText]
  ) -> [Problem] {
    let texts = exercises.flatMap(\.texts.files)
    problems += exercises.flatMap { $0.settings.problems + $0.texts.problems }
    targets.add(texts)
    for text in syllabus + texts {
      for link in text.document.links { _ = resolve(link, in: text.path, &targets) }
    }
    return problems.sortedByPlace()
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
            message: Wording(
              "There is another exercise '\(other.slug)': \(source.relative(other.path)).",
              "'\(other.slug)' 연습이 또 있습니다: \(source.relative(other.path))"),
            help: Wording(
              "Give every exercise a name of its own, case aside.", "연습마다 대소문자를 빼고도 다른 이름을 지으세요.")))
        if other.slug == directory.slug { continue }
      }
      unique.append(directory)
    }
    return unique
  }

  private func exercise(in directory: CourseSource.ExerciseDirectory, name: String?) -> Exercise {
    let loader = ExerciseLoader(directory, of: source, language: language)
    return Exercise(
      slug: directory.slug, directory: FileSystem.canonicalPath(of: directory.path) ?? directory.path,
      settings: Deferred {
        var loader = loader
        return loader.settings()
      },
      texts: Deferred {
        var loader = loader
        return loader.texts(name: name)
      })
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
          file: source.relative(exercise.directory),
          message: Wording(
            "No note links to the exercise '\(exercise.slug)'.", "'\(exercise.slug)' 연습으로 가는 링크가 어느 노트에도 없습니다."),
          help: Wording(
            "Link to its directory, without a fragment, from the section that it belongs to.",
            "연습이 속한 절에서 연습의 폴더로 '#' 없이 링크하세요.")))
    }
  }

  // MARK: Links

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
