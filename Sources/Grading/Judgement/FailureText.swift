import SwiftSource

/// The values in `Expectation failed: (count → 3) == 2`, given the source of the two sides.
///
/// The testing library does not escape values, so the text can only be taken apart with the source at hand.
func comparedValues(_ message: String, as stated: Expectation) -> (left: String, right: String)? {
  guard let text = message.dropPrefix(expectationTitle) else { return nil }
  let comparison = " \(stated.comparison) "
  if let rest = text.dropPrefix("(\(stated.left) → ") {
    if let left = rest.dropSuffix(")\(comparison)\(stated.right)") { return (left, stated.right) }
    let middle = ")\(comparison)(\(stated.right) → "
    guard let range = rest.firstRange(of: middle), let right = String(rest[range.upperBound...]).dropSuffix(")") else {
      return nil
    }
    return (String(rest[..<range.lowerBound]), right)
  }
  guard let rest = text.dropPrefix(stated.left + comparison) else { return nil }
  if let value = rest.dropPrefix("(\(stated.right) → ")?.dropSuffix(")") { return (stated.left, value) }
  return (stated.left, rest)
}

/// A failed expectation without the library's opening words.
func expressionText(_ message: String) -> String {
  message.dropPrefix(expectationTitle) ?? message
}

/// How the testing library begins what it says of an expectation.
let expectationTitle = "Expectation failed: "

/// What the Swift runtime says when it stops a program.
struct Trap: Equatable, Sendable {
  /// Empty when the runtime gave none.
  var message: String
  /// The path as the compiler wrote it (`Module/File.swift`), when the trap stands in the learner's or a check's file.
  var file: String?
  var line: Int?
  /// The calls that were open in the checks' shared object, from the innermost outwards.
  var calls: [Call] = []

  struct Call: Equatable, Sendable {
    /// Where the function begins, or, where its name is unknown, where the call stands.
    var address: UInt64
    /// What is added to the function's beginning, or, where its name is unknown, to the object's.
    var offset: UInt64
    /// `Concentration.chooseCard(at:)`; `nil` where it is unknown.
    var function: String?
  }

  /// The open calls as the runner saw them when the signal came: places inside each, relative to the beginning of the
  /// object, from the innermost outwards.
  var seen: [UInt64] = []
  /// Whether memory was asked for that there was not.
  var isOutOfMemory: Bool { message.hasPrefix(allocationFailure) }

  /// Places inside the open calls, relative to the beginning of the object; empty when that cannot be told.
  var places: [UInt64] {
    if !seen.isEmpty { return seen }
    // A return address stands behind its call.
    return offsets.map { $0 &- 1 }
  }

  /// The calls' return addresses relative to the beginning of the object.
  var offsets: [UInt64] {
    guard let unnamed = calls.first(where: { $0.function == nil }) else { return [] }
    let base = unnamed.address &- unnamed.offset
    return calls.map { $0.function == nil ? $0.offset : $0.address &+ $0.offset &- base }
  }
}

/// Parts the runtime's last words from what the learner's code printed.
///
/// They are `File.swift:12: Fatal error: text`, or of a failed precondition or assertion, and then, after
/// `Current stack trace:`, a line a call.
func separateTrap(from output: String) -> (trap: Trap?, printed: String) {
  var printed: [Substring] = []
  var trap: Trap?
  var isTrace = false
  for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
    // A regular expression takes milliseconds when it is first used.
    if let seen = callsSeen(in: line) {
      // Threads that wait beside the one that went wrong come after it.
      if trap == nil { trap = Trap(message: "") }
      if trap?.seen.isEmpty == true { trap?.seen = seen }
      isTrace = false
    } else if line.hasPrefix("Fatal error: \(allocationFailure)") {
      trap = Trap(message: String(line.dropFirst("Fatal error: ".count)))
      isTrace = false
    } else if trapKinds.contains(where: line.contains),
      let match = line.wholeMatch(of: #/(.+):(\d+): (Fatal error|Precondition failed|Assertion failed)(?:: (.*))?/#)
    {
      let isOwn = !match.1.hasPrefix("Swift/")
      trap = Trap(
        message: match.4.map(String.init) ?? String(match.3), file: isOwn ? String(match.1) : nil,
        line: isOwn ? Int(match.2) : nil)
      isTrace = false
    } else if trap != nil, line == "Current stack trace:" {
      isTrace = true
    } else if isTrace, let frame = line.wholeMatch(of: #/\d+ +(\S+) +0x([0-9a-f]+) (.*) \+ (\d+)/#) {
      if frame.1 == checksLibraryName, let address = UInt64(frame.2, radix: 16), let offset = UInt64(frame.4) {
        let function = frame.3 == "<unavailable>" ? nil : String(frame.3)
        trap?.calls.append(.init(address: address, offset: offset, function: function))
      }
    } else {
      isTrace = false
      printed.append(line)
    }
  }
  return (trap, printed.joined(separator: "\n"))
}

/// How the runtime begins what it says when the system gives no more memory.
private let allocationFailure = "failed to allocate "

/// The places that the runner wrote when a signal came (`CSystem/last_place.c`).
private func callsSeen(in line: Substring) -> [UInt64]? {
  guard line.hasPrefix(callsMark) else { return nil }
  return line.dropFirst(callsMark.count).split(separator: " ").compactMap { UInt64($0, radix: 16) }
}

private let callsMark = "lectern-runner: calls:"

private let trapKinds = [": Fatal error", ": Precondition failed", ": Assertion failed"]

extension String {
  /// What stands before a suffix; `nil` without it.
  func dropSuffix(_ suffix: String) -> String? { hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil }
}
