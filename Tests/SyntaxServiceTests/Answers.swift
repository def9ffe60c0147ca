import SwiftSource
import SyntaxService
import Testing

/// The checks and expectations of a file called `Tests.swift`.
func checkSources(_ text: String) throws -> CheckSources {
  guard case .checks(let sources) = reply(to: .checks([SourceText(file: "Tests.swift", text: text)])) else {
    throw WrongReply()
  }
  return sources
}

/// What a `Package.swift` declares.
func manifest(_ text: String) throws -> PackageManifest {
  guard case .manifest(let manifest) = reply(to: .manifest(SourceText(file: "Package.swift", text: text))) else {
    throw WrongReply()
  }
  return manifest
}

/// What is refused in files called `0.swift`, `1.swift`, ….
func refusals(_ texts: String..., rules: SafetyRules = SafetyRules()) throws -> [SafetyFinding] {
  try refusals(texts, rules: rules)
}

/// The same of the files of one module.
func refusals(_ texts: [String], rules: SafetyRules = SafetyRules()) throws -> [SafetyFinding] {
  let files = texts.enumerated().map { SourceText(file: "\($0).swift", text: $1) }
  guard case .safety(let findings) = reply(to: .safety(files, rules)) else { throw WrongReply() }
  return findings
}

private struct WrongReply: Error {}
