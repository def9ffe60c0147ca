internal import ContentHash
package import Course

/// What an update of a learner's copy came to; all paths are relative to its folder.
package struct Update: Equatable, Sendable {
  /// The files that are as the course has them now.
  package var followed: [String] = []
  /// The files that the course has no more, and that the learner never changed.
  package var removed: [String] = []
  /// The files that both the course and the learner have changed: the learner's stayed.
  package var kept: [String] = []
  /// The folder with the learner's versions of files that belong to the course, and below `course` the course's new
  /// versions of those that were kept; `nil` where there is neither.
  package var backup: String?
  /// Whether the backup holds files that the learner had edited and that belong to the course.
  package var keepsLearnersFiles = false

  package var isEmpty: Bool { followed.isEmpty && removed.isEmpty && kept.isEmpty }

  /// The folder of the course's new versions in a backup.
  package static let coursesFolder = "course"

  package init() {}
}

extension Workspace {
  /// Brings a learner's copy up to a course that has changed since it was made.
  ///
  /// What the learner has not changed follows the course, and so do checks, read-only files and instructions in any
  /// case. Where both have changed, both are kept. Without a copy there is nothing to do.
  ///
  /// - Parameter time: Seconds since 1970.
  package func update(_ exercise: Exercise, at time: Double) throws(WorkspaceError) -> Update {
    let target = directory(of: exercise.slug)
    guard Files.kind(of: target, followingLinks: true) == .directory, exists else { return Update() }
    guard try UpdatePlan(for: exercise, in: self).isNeeded else { return Update() }
    return try exclusively { () throws(WorkspaceError) in
      // Another process may have been quicker.
      try carryOut(UpdatePlan(for: exercise, in: self), for: exercise, in: target, at: time)
    }
  }

  private func carryOut(
    _ plan: UpdatePlan, for exercise: Exercise, in target: String, at time: Double
  ) throws(WorkspaceError) -> Update {
    var (update, backup) = (Update(), Backup())
    for step in plan.steps {
      switch step.update {
      case .none: break
      case .follow:
        update.followed.append(step.file)
        if step.isEdited {
          backup.add(step.file, from: target)
          update.keepsLearnersFiles = true
        }
      case .keepBoth:
        update.kept.append(step.file)
        backup.add(step.file, from: exercise.directory, below: Update.coursesFolder)
      case .remove: update.removed.append(step.file)
      }
    }
    if !backup.entries.isEmpty { update.backup = try keep(backup, of: exercise.slug, at: time).folder }
    for step in plan.steps where step.update == .follow || step.update == .remove {
      try expect(step.own, at: step.file, in: target)
      if step.update == .follow {
        try put(step.file, of: exercise, in: target)
      } else {
        Files.remove("\(target)/\(step.file)")
      }
    }
    // Last: whatever ends this before is made up for by the next update.
    if plan.record != plan.found { try write(plan.record, of: exercise.slug) }
    return update
  }
}

/// What an update would do.
private struct UpdatePlan {
  struct Step {
    var file: String
    var update: FileUpdate
    /// The hash of the learner's file.
    var own: String?
    /// Whether the learner's file is another than the one that was copied.
    var isEdited: Bool
  }

  var steps: [Step] = []
  /// The record as it is, and as it is after the update.
  var found: StartRecord?
  var record: StartRecord

  var isNeeded: Bool { record != found }

  init(for exercise: Exercise, in workspace: Workspace) throws(WorkspaceError) {
    let target = workspace.directory(of: exercise.slug)
    let starter = try StarterFiles(of: exercise).paths
    found = try workspace.startRecord(of: exercise.slug)
    record = StartRecord()
    for file in Set(starter).union(found?.files.keys.map(\.self) ?? []).sorted() {
      let course = starter.contains(file) ? try Files.hash(of: "\(exercise.directory)/\(file)").hex : nil
      // Without a record, what differs is taken for the learner's work.
      let copied = found.map { $0.files[file] } ?? course
      if let course, copied == course {
        record.files[file] = course
        continue
      }
      let own = try workspace.copyHash(of: file, in: target)
      let update = FileUpdate(
        copied: copied, own: own, course: course, belongsToCourse: exercise.configuration.followsCourse(file))
      steps.append(Step(file: file, update: update, own: own, isEdited: own != nil && own != copied))
      record.files[file] = course
    }
  }
}

extension ExerciseConfiguration {
  /// Whether a file follows the course whatever the learner has made of it.
  fileprivate func followsCourse(_ file: String) -> Bool { isCourses(file) || file.hasPrefix(".") }
}
