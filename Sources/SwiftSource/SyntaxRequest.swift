/// The text of one Swift file, with the name that answers call it by.
package struct SourceText: Codable, Hashable, Sendable {
  package var file: String
  package var text: String

  package init(file: String, text: String) {
    self.file = file
    self.text = text
  }
}

/// A question about Swift source, answered from its syntax alone.
package enum SyntaxRequest: Codable, Hashable, Sendable {
  /// Which checks stand in these files, and which expectations do they state?
  case checks([SourceText])
  /// What does this package manifest declare?
  case manifest(SourceText)
  /// What in these files do the rules refuse?
  case safety([SourceText], SafetyRules)
  /// Which small changes of these files should their checks notice?
  case mutations([SourceText])
  /// Which names do these files declare and mention?
  case names([SourceText])
  /// What do the checks in these files say of what they expect?
  case comments([SourceText])
}

/// The answer to the request of the same name.
package enum SyntaxReply: Codable, Equatable, Sendable {
  case checks(CheckSources)
  case manifest(PackageManifest)
  case safety([SafetyFinding])
  case mutations([Mutation])
  case names(SourceNames)
  case comments([CheckComment])
}

/// The sentence that a check gives to something it expects: `#expect(…, "why")`.
package struct CheckComment: Codable, Hashable, Sendable {
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// As a person reads it, values as they are asked for: `no card lies at \(index)`.
  package var text: String

  package init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }
}

/// The names in source files.
package struct SourceNames: Codable, Equatable, Sendable {
  /// What others can call declarations by that are not private: types, functions, properties, cases; no locals.
  package var declared: Set<String>
  /// Every identifier, without backticks; those of argument labels too.
  package var mentioned: Set<String>

  package init(declared: Set<String>, mentioned: Set<String>) {
    self.declared = declared
    self.mentioned = mentioned
  }
}

/// What the check files of an exercise hold.
package struct CheckSources: Codable, Equatable, Sendable {
  /// In the order of the files and of their lines.
  package var checks: [DiscoveredCheck]
  package var expectations: [Expectation]
  /// The files with their plain macros rewritten, in the order of the request.
  package var lowered: [LoweredFile]
  /// What can be taken out of the files when it does not compile.
  package var declarations: [CheckDeclaration]
  /// The files with XCTest's checks as they are written: only what makes those known to the testing library is to follow.
  package var registered: [LoweredFile]
  /// Whether a check starts processes to see how they exit (`#expect(processExitsWith:)`).
  package var hasExitTests: Bool

  package init(
    checks: [DiscoveredCheck], expectations: [Expectation], lowered: [LoweredFile] = [],
    declarations: [CheckDeclaration] = [], registered: [LoweredFile] = [], hasExitTests: Bool = false
  ) {
    self.checks = checks
    self.expectations = expectations
    self.lowered = lowered
    self.declarations = declarations
    self.registered = registered
    self.hasExitTests = hasExitTests
  }

  /// The same where XCTest's checks cannot be made known.
  package var withoutXCTest: CheckSources {
    var sources = self
    sources.lowered.removeAll { file in registered.contains { $0.file == file.file } }
    sources.registered = []
    return sources
  }
}

/// A declaration in a check file that has its lines to itself, so that it can be taken out and the rest still stands.
package struct CheckDeclaration: Codable, Hashable, Sendable {
  package var file: String
  /// From the first line of its attributes to its end, counted from 1.
  package var lines: ClosedRange<Int>
  /// What others may call it by.
  package var names: Set<String>
  /// Every name that occurs in it; for a type or an extension, outside its members.
  package var mentions: Set<String>

  package init(file: String, lines: ClosedRange<Int>, names: Set<String>, mentions: Set<String>) {
    self.file = file
    self.lines = lines
    self.names = names
    self.mentions = mentions
  }
}

/// A check file in which macros have been replaced by what they stand for, so that it compiles in less time.
///
/// It is whole when `support` and the registrations of its checks follow the text.
package struct LoweredFile: Codable, Hashable, Sendable {
  package var file: String
  /// The file, every line where it was.
  package var text: String
  /// Declarations that belong to the file whatever checks it holds.
  package var support: String
  /// The declarations that make a suite known to the testing library, by the suite's path of types.
  package var suites: [String: String]
  /// The declarations that make a check known to the testing library, by the check's id.
  package var registrations: [String: String]

  package init(
    file: String, text: String, support: String, suites: [String: String], registrations: [String: String]
  ) {
    self.file = file
    self.text = text
    self.support = support
    self.suites = suites
    self.registrations = registrations
  }
}

/// A comparison inside `#expect` or `#require`: by convention the learner's value stands left, the expected one right. Or
/// one that XCTest asserts, where either may come first.
package struct Expectation: Codable, Hashable, Sendable {
  package var file: String
  /// Where the macro's `#` stands, counted from 1 as the testing library counts; in column 0 for an assertion of XCTest,
  /// which tells no columns.
  package var line: Int
  package var column: Int
  package var left: String
  package var comparison: String
  package var right: String
  /// Whether the expected value stands left.
  package var isReversed: Bool

  package init(
    file: String, line: Int, column: Int, left: String, comparison: String, right: String, isReversed: Bool = false
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.left = left
    self.comparison = comparison
    self.right = right
    self.isReversed = isReversed
  }
}
