import Course
import CSystem
import FileWatching
import FoundationEssentials
import Progress
import Reports
import Terminal
import Typesetting
import Workspace

/// What keeps the learner's code from doing harm while it is checked.
func containmentFindings() -> [Finding] {
  let area = "Containment"
  #if os(Linux)
    let seccomp =
      csystem_has_seccomp()
      ? Finding(area, "seccomp", .good, "code under check cannot start processes")
      : Finding(
        area, "seccomp", .bad, "This system lets no program limit itself, so that nothing can be checked safely.",
        help: "Inside a container, start it with its default seccomp profile or newer software.")
    let version = csystem_landlock_version()
    let landlock =
      version > 0
      ? Finding(
        area, "Landlock", .good, "plain exercises change files in the run's own folder alone (version \(version))")
      : Finding(
        area, "Landlock", .note,
        "Not there (Linux 5.13 has it): plain exercises could change any file of yours. Strict ones cannot.")
    let namespaces =
      csystem_has_process_namespaces()
      ? Finding(area, "process namespaces", .good, "nothing outlives a check")
      : Finding(area, "process namespaces", .note, "not for this user: what a check starts is ended one by one")
    return [seccomp, landlock, namespaces]
  #else
    return [Finding(area, "limits", .note, "on this system only time, memory and output are limited")]
  #endif
}

/// What the terminal can show, and why.
func terminalFindings(_ session: Session) -> [Finding] {
  let (area, display, environment) = ("Terminal", session.display, session.context.environment)
  let term = environment["TERM"].map { "TERM=\($0)" } ?? "no TERM"
  guard display.isTerminal else {
    return [Finding(area, "output", .note, "no terminal here; \(term)")]
  }
  let size = Finding(area, "size", .good, "\(display.size.columns) by \(display.size.rows) cells")
  let colours = Finding(
    area, "colors", display.styling > .monochrome ? .good : .note, "\(display.styling), \(term)",
    help: display.styling > .monochrome ? nil : "--color always, or a TERM such as xterm-256color, brings them.")
  let unicode =
    display.showsUnicode
    ? Finding(area, "characters", .good, "Unicode")
    : Finding(
      area, "characters", .note, "ASCII alone", help: "Set LANG to a UTF-8 locale, such as C.UTF-8 or ko_KR.UTF-8.")
  let links = Finding(
    area, "links", display.showsHyperlinks ? .good : .note,
    display.showsHyperlinks ? "can be clicked" : "are shown as text")
  let ground = Finding(
    area, "ground", display.knowsGround ? .good : .note,
    display.knowsGround ? "\(display.ground)" : "unknown, taken for \(display.ground)",
    help: display.knowsGround ? nil : "LECTERN_THEME=light or =dark says it.")
  return [size, colours, unicode, links, ground]
}

/// Where the learner's work and progress lie.
func workspaceFindings(_ site: Site, _ session: Session) -> [Finding] {
  let (area, directory) = ("Workspace", site.workspace.directory)
  let shown = session.abbreviated(directory)
  guard site.workspace.exists else {
    return [Finding(area, "folder", .note, "\(shown) is made by the first 'lectern start'")]
  }
  let folder =
    FileManager.default.isWritableFile(atPath: directory)
    ? Finding(area, "folder", .good, shown)
    : Finding(
      area, "folder", .bad, "You may not write in \(shown).",
      help: "Make it yours with chown, or choose another with --workspace DIR.")
  return [folder, progressFinding(area, site)]
}

private func progressFinding(_ area: String, _ site: Site) -> Finding {
  do {
    guard let store = try site.progress() else { return Finding(area, "progress", .good, "nothing recorded yet") }
    let attempts = try store.attemptDates().count
    let count = "\(attempts) attempt\(attempts == 1 ? "" : "s")"
    guard let notice = store.journalNotice else { return Finding(area, "progress", .good, "\(count), write-ahead log") }
    return Finding(area, "progress", .note, "\(count). \(notice)")
  } catch {
    return Finding(area, "progress", .bad, error.message, help: error.help)
  }
}

/// What can be made again, and so may be deleted at any time.
func cacheFindings(_ session: Session) -> [Finding] {
  let (area, folder) = ("Cache", session.cacheFolder)
  let shown = session.abbreviated(folder)
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  guard FileManager.default.isWritableFile(atPath: folder) else {
    return [
      Finding(
        area, "folder", .bad, "You may not write in \(shown), and every check takes several times as long.",
        help: "Make it yours with chown, or name another in XDG_CACHE_HOME.")
    ]
  }
  let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  let bytes = files.reduce(0) { sum, file in
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
    return sum + (attributes?[.size] as? Int ?? 0)
  }
  return [Finding(area, "folder", .good, "\(shown), \(bytes / 1_000_000) MB")]
}

/// Whether the system tells of saved files.
func watchingFindings(_ site: Site?) -> [Finding] {
  let area = "Watching"
  #if os(Linux)
    let limits = ["max_user_watches", "max_user_instances"].map { name in
      (try? String(contentsOfFile: "/proc/sys/fs/inotify/\(name)", encoding: .utf8)).flatMap { text in
        Int(text.filter(\.isNumber))
      }
    }
    guard csystem_can_watch() else {
      let most = limits[1].map { " (fs.inotify.max_user_instances is \($0))" } ?? ""
      return [
        Finding(
          area, "inotify", .note, "No more of it can be had\(most), so files are looked at again and again.",
          help: "sudo sysctl fs.inotify.max_user_instances=512")
      ]
    }
    let text = limits[0].map { "up to \($0) folders" } ?? "here"
    let inotify = Finding(area, "inotify", .good, text)
    guard let site, site.workspace.exists, csystem_is_watched_in_vain(site.workspace.directory) else {
      return [inotify]
    }
    return [
      inotify,
      Finding(
        area, "workspace", .note,
        "Its folder is on a network, which tells of no changes: it is looked at again and again."),
    ]
  #else
    return [Finding(area, "events", .note, "not on this system: files are looked at again and again")]
  #endif
}
