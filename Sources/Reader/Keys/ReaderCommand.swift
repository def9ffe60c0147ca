/// What a key can be asked for while somebody reads.
enum ReaderCommand: CaseIterable, Sendable {
  case lineDown, lineUp, halfPageDown, halfPageUp, pageDown, pageUp, top, bottom, nextSection, previousSection
  case goTo, find, findNext, findPrevious, searchCourse, links, back, forward, copyCode
  case edit, check, hint, nextFailure, previousFailure, openFailure, explain, instructions
  case compare, reset, solution, goToNext
  case outline, switchFocus, panel, choose, cancel
  case ground, mouse, help, suspend, quit
}

/// The groups in which the help lists commands.
enum CommandGroup: CaseIterable, Sendable { case reading, finding, working, screen }

extension ReaderCommand {
  var group: CommandGroup {
    switch self {
    case .lineDown, .lineUp, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .top, .bottom, .nextSection,
      .previousSection:
      .reading
    case .goTo, .find, .findNext, .findPrevious, .searchCourse, .links, .back, .forward, .copyCode: .finding
    case .edit, .check, .hint, .nextFailure, .previousFailure, .openFailure, .explain, .instructions, .compare, .reset,
      .solution, .goToNext:
      .working
    case .outline, .switchFocus, .panel, .choose, .cancel, .ground, .mouse, .help, .suspend, .quit: .screen
    }
  }
}
