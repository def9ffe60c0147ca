import Course
import CSystem
import FileWatching
import FoundationEssentials
import Progress
import Reports
import Terminal
import Typesetting
import Workspace
import Wordings

/// What keeps the learner's code from doing harm while it is checked.
func containmentFindings() -> [Finding] {
  let area = Finding.Area.containment
  #if os(Linux)
    let (seccompName, landlockName) = (Wording.asItIs("seccomp"), Wording.asItIs("Landlock"))
    let namespacesName = Wording("process namespaces", "프로세스 네임스페이스")
    let seccomp =
      csystem_has_seccomp()
      ? Finding(
        area, seccompName, .good, Wording("code under check cannot start processes", "검사받는 코드는 프로세스를 시작할 수 없습니다."))
      : Finding(
        area, seccompName, .bad,
        Wording(
          "This system lets no program limit itself, so that nothing can be checked safely.",
          "이 시스템에서는 프로그램이 스스로를 제한할 수 없어 안전하게 검사할 수 없습니다."),
        help: Wording(
          "Inside a container, start it with its default seccomp profile or newer software.",
          "컨테이너 안이라면 기본 seccomp 프로필이나 더 새로운 소프트웨어로 시작하세요."))
    let version = csystem_landlock_version()
    let landlock =
      version > 0
      ? Finding(
        area, landlockName, .good,
        Wording(
          "plain exercises change files in the run's own folder alone (version \(version))",
          "보통 연습은 실행 폴더 안의 파일만 바꿉니다(버전 \(version))."))
      : Finding(
        area, landlockName, .note,
        Wording(
          "Not there (Linux 5.13 has it): plain exercises could change any file of yours. Strict ones cannot.",
          "없습니다(Linux 5.13부터 있습니다). 보통 연습의 코드가 내 파일을 바꿀 수 있습니다. 엄격한 연습은 바꾸지 못합니다."))
    let namespaces =
      csystem_has_process_namespaces()
      ? Finding(area, namespacesName, .good, Wording("nothing outlives a check", "검사가 끝나면 아무 프로세스도 남지 않습니다."))
      : Finding(
        area, namespacesName, .note,
        Wording(
          "not for this user: what a check starts is ended one by one",
          "이 사용자는 쓸 수 없습니다. 검사가 시작한 프로세스를 하나씩 끝냅니다."))
    return [seccomp, landlock, namespaces]
  #else
    return [
      Finding(
        area, Wording("limits", "제한"), .note,
        Wording("on this system only time, memory and output are limited", "이 시스템에서는 시간과 메모리, 출력만 제한합니다."))
    ]
  #endif
}

/// What the terminal can show, and why.
func terminalFindings(_ session: Session) -> [Finding] {
  let (area, display, environment) = (Finding.Area.terminal, session.display, session.context.environment)
  let term = environment["TERM"].map { .asItIs("TERM=\($0)") } ?? Wording("no TERM", "TERM 없음")
  guard display.isTerminal else {
    return [
      Finding(
        area, Wording("output", "출력"), .note,
        Wording("no terminal here; \(term.english)", "터미널이 아닙니다(\(term.korean))."))
    ]
  }
  let size = Finding(
    area, Wording("size", "크기"), .good,
    Wording(
      "\(display.size.columns) by \(display.size.rows) cells", "\(display.size.columns)칸, \(display.size.rows)줄"))
  let colours = Finding(
    area, Wording("colors", "색"), display.styling > .monochrome ? .good : .note,
    display.styling.words + .asItIs(", ") + term,
    help: display.styling > .monochrome
      ? nil
      : Wording(
        "--color always, or a TERM such as xterm-256color, brings them.",
        "--color always를 쓰거나 TERM을 xterm-256color 같은 것으로 정하면 색이 나옵니다."))
  let charactersName = Wording("characters", "글자")
  let unicode =
    display.showsUnicode
    ? Finding(area, charactersName, .good, .asItIs("Unicode"))
    : Finding(
      area, charactersName, .note, Wording("ASCII alone", "ASCII만 됩니다."),
      help: Wording(
        "Set LANG to a UTF-8 locale, such as C.UTF-8 or ko_KR.UTF-8.", "LANG을 C.UTF-8이나 ko_KR.UTF-8 같은 UTF-8 로캘로 정하세요.")
    )
  let links = Finding(
    area, Wording("links", "링크"), display.showsHyperlinks ? .good : .note,
    display.showsHyperlinks
      ? Wording("can be clicked", "누를 수 있습니다.") : Wording("are shown as text", "주소를 글로 보여 줍니다."))
  let ground = Finding(
    area, Wording("ground", "배경"), display.knowsGround ? .good : .note, ground(of: display),
    help: display.knowsGround
      ? nil : Wording("LECTERN_THEME=light or =dark says it.", "LECTERN_THEME=light나 =dark로 정할 수 있습니다."))
  return [size, colours, unicode, links, ground]
}

private func ground(of display: TerminalCapabilities) -> Wording {
  let ground =
    switch display.ground {
    case .dark: Wording("dark", "어두움")
    case .light: Wording("light", "밝음")
    }
  return display.knowsGround
    ? ground : Wording("unknown, taken for \(ground.english)", "알 수 없어 '\(ground.korean)'으로 봅니다.")
}

extension Styling {
  fileprivate var words: Wording {
    switch self {
    case .plain: Wording("none", "없음")
    case .monochrome: Wording("none, but bold and underlined", "없음(굵게와 밑줄만)")
    case .colours16: Wording("16 colors", "16색")
    case .colours256: Wording("256 colors", "256색")
    case .trueColour: Wording("true color", "트루컬러")
    }
  }
}

/// Where the learner's work and progress lie.
func workspaceFindings(_ site: Site, _ session: Session) -> [Finding] {
  let (area, directory) = (Finding.Area.workspace, site.workspace.directory)
  let shown = session.abbreviated(directory)
  guard site.workspace.exists else {
    return [
      Finding(
        area, folderName, .note,
        Wording("\(shown) is made by the first 'lectern start'", "처음 'lectern start'를 할 때 만듭니다: \(shown)"))
    ]
  }
  let folder =
    FileManager.default.isWritableFile(atPath: directory)
    ? Finding(area, folderName, .good, .asItIs(shown))
    : Finding(
      area, folderName, .bad, Wording("You may not write in \(shown).", "쓸 권한이 없습니다: \(shown)"),
      help: Wording(
        "Make it yours with chown, or choose another with --workspace DIR.",
        "chown으로 내 것으로 바꾸거나 --workspace DIR로 다른 폴더를 고르세요."))
  return [folder, progressFinding(area, site)]
}

private let folderName = Wording("folder", "폴더")

private func progressFinding(_ area: Finding.Area, _ site: Site) -> Finding {
  let name = Wording("progress", "진도")
  do {
    guard let store = try site.progress() else {
      return Finding(area, name, .good, Wording("nothing recorded yet", "아직 기록이 없습니다."))
    }
    let attempts = try store.attemptDates().count
    let count = Wording("\(attempts) attempt\(attempts == 1 ? "" : "s")", "검사 기록 \(attempts)개")
    guard let notice = store.journalNotice else {
      return Finding(area, name, .good, count + Wording(", write-ahead log", ", WAL 방식"))
    }
    return Finding(area, name, .note, count + .asItIs(". ") + notice)
  } catch {
    return Finding(area, name, .bad, error.message, help: error.help)
  }
}

/// What can be made again, and so may be deleted at any time.
func cacheFindings(_ session: Session) -> [Finding] {
  let (area, folder) = (Finding.Area.cache, session.cacheFolder)
  let shown = session.abbreviated(folder)
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  guard FileManager.default.isWritableFile(atPath: folder) else {
    return [
      Finding(
        area, folderName, .bad,
        Wording(
          "You may not write in \(shown), and every check takes several times as long.",
          "쓸 권한이 없어 검사가 몇 배 오래 걸립니다: \(shown)"),
        help: Wording(
          "Make it yours with chown, or name another in XDG_CACHE_HOME.",
          "chown으로 내 것으로 바꾸거나 XDG_CACHE_HOME으로 다른 폴더를 정하세요."))
    ]
  }
  let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  let bytes = files.reduce(0) { sum, file in
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
    return sum + (attributes?[.size] as? Int ?? 0)
  }
  return [Finding(area, folderName, .good, .asItIs("\(shown), \(bytes / 1_000_000) MB"))]
}

/// Whether the system tells of saved files.
func watchingFindings(_ site: Site?) -> [Finding] {
  let area = Finding.Area.watching
  #if os(Linux)
    let limits = ["max_user_watches", "max_user_instances"].map { name in
      (try? String(contentsOfFile: "/proc/sys/fs/inotify/\(name)", encoding: .utf8)).flatMap { text in
        Int(text.filter(\.isNumber))
      }
    }
    guard csystem_can_watch() else {
      let most =
        limits[1].map {
          Wording(" (fs.inotify.max_user_instances is \($0))", "(fs.inotify.max_user_instances: \($0))")
        } ?? .none
      return [
        Finding(
          area, .asItIs("inotify"), .note,
          Wording(
            "No more of it can be had\(most.english), so files are looked at again and again.",
            "더 쓸 수 없어\(most.korean) 파일을 되풀이해서 살핍니다."),
          help: .asItIs("sudo sysctl fs.inotify.max_user_instances=512"))
      ]
    }
    let text = limits[0].map { Wording("up to \($0) folders", "폴더 \($0)개까지") } ?? Wording("here", "있습니다.")
    let inotify = Finding(area, .asItIs("inotify"), .good, text)
    guard let site, site.workspace.exists, csystem_is_watched_in_vain(site.workspace.directory) else {
      return [inotify]
    }
    return [
      inotify,
      Finding(
        area, Wording("workspace", "작업 폴더"), .note,
        Wording(
          "Its folder is on a network, which tells of no changes: it is looked at again and again.",
          "변경을 알려 주지 않는 네트워크 폴더라서 되풀이해서 살핍니다.")),
    ]
  #else
    return [
      Finding(
        area, Wording("events", "변경 알림"), .note,
        Wording("not on this system: files are looked at again and again", "이 시스템에는 없어 파일을 되풀이해서 살핍니다."))
    ]
  #endif
}
