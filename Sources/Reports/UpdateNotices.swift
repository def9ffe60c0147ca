package import Workspace

extension Update {
  /// What a learner should know of an update, in sentences.
  ///
  /// - Parameter abbreviated: A path as a person types it.
  package func notices(exercise: String, _ messages: Messages, abbreviated: (String) -> String) -> [String] {
    let folder = backup.map(abbreviated) ?? ""
    let followedNotice = followed.isEmpty ? [] : [messages.followed(followed)]
    let removedNotice = removed.isEmpty ? [] : [messages.removed(removed)]
    let keptNotice =
      kept.isEmpty
      ? [] : [messages.kept(kept, exercise: exercise, newVersions: "\(folder)/\(Self.coursesFolder)")]
    let backupNotice = keepsLearnersFiles ? [messages.backedUp(folder)] : []
    return followedNotice + removedNotice + keptNotice + backupNotice
  }
}
