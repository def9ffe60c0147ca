/// Reads the compiler's messages in the style `-diagnostic-style llvm`: `file:line:column: severity: message`, then
/// the source line.
func parseDiagnostics(_ output: some Sequence<UInt8>) -> [Diagnostic] {
  let lines = String(decoding: Array(output), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  var diagnostics: [Diagnostic] = []
  for (index, line) in lines.enumerated() {
    guard var diagnostic = parseHeader(line) else { continue }
    let following = lines.index(after: index)
    if following < lines.endIndex, parseHeader(lines[following]) == nil, !lines[following].isEmpty {
      diagnostic.sourceLine = String(lines[following])
    }
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
  return diagnostics
}

private func parseHeader(_ line: Substring) -> Diagnostic? {
  for severity in [Diagnostic.Severity.error, .warning, .note] {
    guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]) else {
      continue
    }
    return Diagnostic(
      file: place.dropLast(2).joined(separator: ":"), line: row, column: column, severity: severity,
      message: withoutGroup(line[mark.upperBound...]))
  }
  return nil
}

/// A message without the name of its group, which the compiler adds to some: `… never used [#no-usage]`.
private func withoutGroup(_ message: Substring) -> String {
  guard message.hasSuffix("]"), let group = message.lastIndex(of: "["), message[group...].hasPrefix("[#") else {
    return String(message)
  }
  return String(message[..<group].dropLast())
}
