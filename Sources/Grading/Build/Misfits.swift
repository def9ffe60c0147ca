import SwiftSource

/// The declarations of check files that do not compile against the learner's code: those in which the compiler found
/// errors, and all that use them.
struct Misfits {
  private let sources: CheckSources
  /// What to take out of the files.
  private(set) var declarations: [CheckDeclaration] = []
  /// What the compiler said, at the places of the author's files.
  private(set) var errors: [Diagnostic] = []
  /// The checks among the declarations, by id, each with the error that it cannot be compiled for.
  private(set) var byCheck: [String: Diagnostic] = [:]

  init(_ sources: CheckSources) { self.sources = sources }

  var isEmpty: Bool { declarations.isEmpty }

  /// The checks that are left.
  var checks: [DiscoveredCheck] { sources.checks.filter { byCheck[$0.id] == nil } }

  /// Takes more errors into account; false when one of them stands where nothing can be taken out.
  mutating func add(_ diagnostics: [Diagnostic]) -> Bool {
    let new = diagnostics.filter { $0.severity == .error }
    errors += new
    var causes: [(declaration: CheckDeclaration, error: Diagnostic)] = []
    let ranks = new.map { Misfit($0).rank }
    for error in (0...2).flatMap({ rank in zip(new, ranks).filter { $0.1 == rank }.map(\.0) }) {
      guard let declaration = innermost(around: error) else { return false }
      if !declarations.contains(declaration) { causes.append((declaration, error)) }
    }
    while let (declaration, error) = causes.first {
      causes.removeFirst()
      guard !declarations.contains(declaration) else { continue }
      declarations.append(declaration)
      for check in sources.checks where declaration.holds(check) && byCheck[check.id] == nil {
        byCheck[check.id] = error
      }
      causes += sources.declarations.filter { $0.uses(declaration) }.map { ($0, error) }
    }
    return true
  }

  private func innermost(around error: Diagnostic) -> CheckDeclaration? {
    sources.declarations.filter { $0.file == error.file && $0.lines.contains(error.line) }
      .min { $0.lines.count < $1.lines.count }
  }
}

extension CheckDeclaration {
  /// Whether this one goes when the other goes: because it names it, as far as names tell, or stands inside.
  fileprivate func uses(_ other: CheckDeclaration) -> Bool {
    other.names.contains(where: mentions.contains)
      || other.file == file && other.lines.contains(lines.lowerBound) && other.lines.contains(lines.upperBound)
  }
}

/// The checks that errors stand in or reach, where all was compiled at once.
func misfitsSeen(in diagnostics: [Diagnostic], _ sources: CheckSources) -> [String: Diagnostic] {
  var misfits = Misfits(sources)
  for diagnostic in diagnostics { _ = misfits.add([diagnostic]) }
  return misfits.byCheck
}
