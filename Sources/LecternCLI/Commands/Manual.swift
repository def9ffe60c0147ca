import CommandLineParsing
import Terminal
import Wordings

/// `lectern man`
func manual(_ session: Session) throws -> ExitStatus {
  try session.context.output.write(CommandTable.lectern.manualPage(manualSections, in: session.spoken))
  return .success
}

/// What the table of commands does not know.
private let manualSections = [
  ManualSection(
    Wording("ENVIRONMENT", "환경 변수"),
    [
      (
        "NO_COLOR",
        Wording(
          "Any value: no color. CLICOLOR_FORCE brings it also into a pipe.",
          "값이 무엇이든 색을 쓰지 않습니다. CLICOLOR_FORCE가 있으면 파이프에도 색을 씁니다.")
      ),
      (
        "TERM, COLUMNS, LANG",
        Wording(
          "What the terminal can show, how wide it is, and whether it shows more than ASCII.",
          "터미널이 보여 줄 수 있는 것, 너비, ASCII 밖의 글자를 보여 주는지를 정합니다.")
      ),
      (
        "LECTERN_THEME",
        Wording(
          "light or dark, where the terminal does not tell its ground.", "터미널이 배경색을 알려 주지 않을 때 light 또는 dark로 정합니다.")
      ),
      (
        "PAGER",
        Wording(
          "What shows texts that are longer than the screen; empty for none.", "화면보다 긴 글을 보여 줄 프로그램입니다. 비워 두면 쓰지 않습니다.")
      ),
      (
        "XDG_CACHE_HOME",
        Wording(
          "Where the cache lies, in a folder lectern; ~/.cache if unset. All in it can be made again.",
          "캐시를 두는 곳입니다. 그 안의 lectern 폴더를 쓰고, 없으면 ~/.cache입니다. 지워도 모두 다시 만들어집니다.")
      ),
    ]),
  ManualSection(
    Wording("FILES", "파일"),
    [
      (
        "~/lectern/COURSE",
        Wording(
          "The workspace, unless another is named: a folder for each exercise that was started.",
          "따로 정하지 않았을 때의 작업 폴더입니다. 시작한 연습마다 폴더가 하나씩 있습니다.")
      ),
      (
        ".lectern/progress.sqlite3",
        Wording("In the workspace: attempts, hints and starts.", "작업 폴더 안: 검사 기록, 본 힌트, 시작한 연습입니다.")
      ),
      (
        ".lectern/backups",
        Wording(
          "In the workspace: what was replaced, by exercise and time. Lectern never deletes any of it.",
          "작업 폴더 안: 바뀐 파일의 원래 것을 연습과 시각별로 보관합니다. Lectern은 이것을 지우지 않습니다.")
      ),
    ]),
  ManualSection(
    Wording("EXIT STATUS", "종료 상태"),
    [
      ("0", Wording("All is well.", "모두 잘되었습니다.")),
      (
        "1",
        Wording(
          "A check failed, the course is unsound, or doctor found something wrong.",
          "검사가 실패했거나, 강의에 고칠 것이 있거나, doctor가 잘못된 것을 찾았습니다.")
      ),
      ("64", Wording("The command line cannot be understood.", "명령줄을 이해할 수 없습니다.")),
      ("65", Wording("Something that was read is damaged.", "읽은 것이 손상되었습니다.")),
      ("66", Wording("There is no such note, section or exercise.", "그런 노트나 절, 연습이 없습니다.")),
      ("69", Wording("There is no toolchain, or a program is missing.", "툴체인이나 필요한 프로그램이 없습니다.")),
      ("74", Wording("Reading or writing failed.", "읽거나 쓰지 못했습니다.")), ("130", Wording("Interrupted.", "사용자가 중단했습니다.")),
    ]),
]
