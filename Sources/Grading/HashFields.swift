// What fingerprints and keys are made of, written out: to print a value as it stands takes Swift a millisecond.

import Course
import SwiftSource
import Wordings

extension ExerciseConfiguration {
  /// The rules that the learner's code is judged by.
  var rules: [String] {
    [safety.rawValue, "\(imports.count)"] + imports + ["\(allow.count)"] + allow
  }
}

extension ExerciseConfiguration.Limits {
  var fields: [String] { ["\(run)", "\(compile)", "\(memory)", "\(output)", "\(processes)"] }
}

extension PackageManifest {
  var fields: [String] {
    toolsVersion.map(String.init) + [obstacle?.english ?? "", "\(targets.count)"] + targets.flatMap(\.fields)
  }
}

extension PackageManifest.Target {
  fileprivate var fields: [String] {
    [name, kind.rawValue, path, "\(dependencies.count)"] + dependencies
  }
}

extension SyntaxRequest {
  var fields: [String] {
    switch self {
    case .checks(let files): ["checks"] + files.flatMap(\.fields)
    case .manifest(let file): ["manifest"] + file.fields
    case .safety(let files, let rules):
      ["safety", "\(rules.imports.count)"] + rules.imports + ["\(rules.allow.count)"] + rules.allow
        + files.flatMap(\.fields) + rules.course.fields
    case .mutations(let files): ["mutations"] + files.flatMap(\.fields)
    case .names(let files): ["names"] + files.flatMap(\.fields)
    case .comments(let files): ["comments"] + files.flatMap(\.fields)
    }
  }
}

extension CourseSources {
  fileprivate var fields: [String] {
    [readOnly, starter, checks].flatMap { ["\($0.count)"] + $0.flatMap(\.fields) }
  }
}

extension SourceText {
  var fields: [String] { [file, text] }
}
