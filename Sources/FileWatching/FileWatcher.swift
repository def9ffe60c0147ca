import CSystem
package import Wordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Watches the files below some folders.
///
/// What the system tells is only a reason to look: what has changed is found by comparing what is there with what was,
/// so nothing is missed when an editor renames, a folder is replaced, or events are lost.
package final class FileWatcher {
  /// How the watcher learns that there may be something to see.
  package enum Method: Equatable, Sendable {
    case events
    /// It looks again and again, for the reason given in a sentence.
    case polling(reason: Wording)
  }

  package private(set) var method = Method.events
  private let roots: [String]
  private let isRelevant: (String) -> Bool
  private let events: Int32
  private var latest: Snapshot

  /// Milliseconds that a change must lie back before it is told: editors save in several steps.
  private static let settling: Int32 = 15
  /// The most times that the watcher waits for files to settle.
  private static let mostWaits = 20
  /// Milliseconds between looks where nothing tells of changes, and where something does but may have been lost.
  private static let pollingInterval: Int32 = 300
  private static let reassurance: Int32 = 2000

  /// - Parameters:
  ///   - folders: absolute paths; one that is not there yet may come.
  ///   - tellsOfChanges: whether the system tells of the changes in a folder, wherever they are made.
  ///   - isRelevant: whether a change to the file at a path matters.
  package init(
    folders: [String], tellsOfChanges: (_ folder: String) -> Bool = { !csystem_is_watched_in_vain($0) },
    isRelevant: @escaping (_ path: String) -> Bool
  ) {
    roots = folders
    self.isRelevant = isRelevant
    latest = Snapshot(of: folders, isRelevant: isRelevant)
    events = csystem_watch_open()
    if let vain = folders.first(where: { !tellsOfChanges($0) }) {
      method = .polling(
        reason: Wording(
          "\(vain) lies on a file system that does not tell of changes.", "변경을 알려 주지 않는 파일 시스템에 있습니다: \(vain)"))
    } else if events < 0 {
      method = .polling(
        reason: Wording("The system does not tell of changes to files.", "이 시스템은 파일이 바뀌어도 알려 주지 않습니다."))
    }
    watchFolders()
  }

  deinit {
    if events >= 0 { close(events) }
  }

  /// Becomes readable when there may be something to see; −1 where nothing tells.
  package var descriptor: Int32 { method == .events ? events : -1 }

  /// After how many milliseconds to look again even if nothing was told.
  package var interval: Int32 { method == .events ? Self.reassurance : Self.pollingInterval }

  /// The paths that changed since the last call, once their files have settled; none if nothing did.
  package func takeChanges() -> [String] {
    if events >= 0 { _ = csystem_watch_drain(events) }
    var current = Snapshot(of: roots, isRelevant: isRelevant)
    guard current != latest else { return [] }
    for _ in 0..<Self.mostWaits {
      _ = poll(nil, 0, Self.settling)
      let later = Snapshot(of: roots, isRelevant: isRelevant)
      if later == current { break }
      current = later
    }
    let changes = current.differences(from: latest)
    latest = current
    watchFolders()
    return changes
  }

  /// Waits until something of interest changes, or until `milliseconds` have passed.
  package func waitForChanges(milliseconds: Int32) -> [String] {
    var rest = milliseconds
    while true {
      let pause = min(rest, interval)
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, pause)
      let changes = takeChanges()
      rest -= pause
      if !changes.isEmpty || rest <= 0 { return changes }
    }
  }

  /// Asks for events of every folder there is, and of those that hold the roots, which may be replaced.
  private func watchFolders() {
    guard method == .events else { return }
    for folder in latest.folders + roots.map(Self.parent) {
      let code = csystem_watch_add(events, folder)
      if code == ENOSPC || code == ENOMEM {
        method = .polling(
          reason: Wording(
            "The system watches no more folders (fs.inotify.max_user_watches).",
            "시스템이 폴더를 더 감시하지 못합니다(fs.inotify.max_user_watches)."))
        return
      }
    }
  }

  private static func parent(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
