import CommandLineParsing
import Terminal

/// `lectern man`
func manual(_ session: Session) throws -> ExitStatus {
  try session.context.output.write(CommandTable.lectern.manualPage(manualSections))
  return .success
}

/// What the table of commands does not know.
private let manualSections = [
  ManualSection(
    "ENVIRONMENT",
    [
      ("NO_COLOR", "Any value: no color. CLICOLOR_FORCE brings it also into a pipe."),
      ("TERM, COLUMNS, LANG", "What the terminal can show, how wide it is, and whether it shows more than ASCII."),
      ("LECTERN_THEME", "light or dark, where the terminal does not tell its ground."),
      ("PAGER", "What shows texts that are longer than the screen; empty for none."),
      ("XDG_CACHE_HOME", "Where the cache lies, in a folder lectern; ~/.cache if unset. All in it can be made again."),
    ]),
  ManualSection(
    "FILES",
    [
      ("~/lectern/COURSE", "The workspace, unless another is named: a folder for each exercise that was started."),
      (".lectern/progress.sqlite3", "In the workspace: attempts, hints and starts."),
      (
        ".lectern/backups",
        "In the workspace: what was replaced, by exercise and time. Lectern never deletes any of it."
      ),
    ]),
  ManualSection(
    "EXIT STATUS",
    [
      ("0", "All is well."), ("1", "A check failed, the course is unsound, or doctor found something wrong."),
      ("64", "The command line cannot be understood."), ("65", "Something that was read is damaged."),
      ("66", "There is no such note, section or exercise."), ("69", "There is no toolchain, or a program is missing."),
      ("74", "Reading or writing failed."), ("130", "Interrupted."),
    ]),
]
