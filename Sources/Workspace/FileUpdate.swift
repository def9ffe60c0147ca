/// What becomes of one file of a learner's copy when the course has changed.
enum FileUpdate: Equatable, Sendable {
  /// Nothing: the course's is as it was, or the learner has it already, or has taken the file away.
  case none
  /// The copy is made the course's file of today.
  case follow
  /// The learner's stays in its place, and the course's is laid into the backup.
  case keepBoth
  /// The course has the file no more, and the learner never changed it.
  case remove

  /// The decision; all three are hashes, `nil` where there is no file.
  ///
  /// - Parameters:
  ///   - copied: What the course's file was when it was copied.
  ///   - own: What the learner has.
  ///   - course: What the course has now.
  ///   - belongsToCourse: Whether the course's version counts whatever the learner does: checks, read-only files, the
  ///     manifest, instructions.
  init(copied: String?, own: String?, course: String?, belongsToCourse: Bool) {
    guard let course else {
      self = copied != nil && own == copied ? .remove : .none
      return
    }
    if own == course || copied == course {
      self = .none
    } else if belongsToCourse || own == copied {
      self = .follow
    } else {
      self = own == nil ? .none : .keepBoth
    }
  }
}
