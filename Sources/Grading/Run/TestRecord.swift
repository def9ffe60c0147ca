import FoundationEssentials

/// A record of the testing library's event stream, version 6.3 (version 0 lacks `isFailure` and `severity`).
///
/// Source: swift-testing's `Documentation/ABI/JSON.md`.
struct TestRecord: Decodable, Equatable, Sendable {
  /// `test` or `event`.
  var kind: String
  var payload: Payload

  struct Payload: Decodable, Equatable, Sendable {
    /// For an event: `runStarted`, `testStarted`, `issueRecorded`, …; for a test: `suite` or `function`.
    var kind: String
    /// A test's identifier.
    var id: String?
    /// The identifier of the test that an event belongs to.
    var testID: String?
    var instant: Instant?
    var messages: [Message]?
    var issue: Issue?
  }

  struct Instant: Decodable, Equatable, Sendable {
    /// Seconds on the system's monotonic clock.
    var absolute: Double
  }

  struct Message: Decodable, Equatable, Sendable {
    /// `fail`, `details`, `difference`, …
    var symbol: String?
    var text: String
  }

  struct Issue: Decodable, Equatable, Sendable {
    var isKnown: Bool?
    var isFailure: Bool?
    var sourceLocation: SourceLocation?

    /// Whether the issue makes its test fail.
    var fails: Bool { isFailure ?? !(isKnown ?? false) }
  }

  struct SourceLocation: Decodable, Equatable, Sendable {
    var filePath: String?
    /// The name of the key before version 6.3.
    var _filePath: String?
    var line: Int
    var column: Int

    var path: String? { filePath ?? _filePath }

    /// Names the original in place of a copy.
    mutating func rename(_ originals: [String: String]) {
      if let original = path.flatMap({ originals[$0] }) { filePath = original }
    }
  }

  /// `nil` when the bytes are not a record.
  init?(json: [UInt8]) {
    guard let record = try? JSONDecoder().decode(Self.self, from: Data(json)) else { return nil }
    self = record
  }

  /// An identifier as checks carry it: `Module.Suite/function()/File.swift:1:2` without its module and place.
  static func checkID(_ identifier: String) -> String {
    let inModule = identifier.split(separator: ".", maxSplits: 1).last ?? ""
    guard let slash = inModule.lastIndex(of: "/") else { return String(inModule) }
    let place = inModule[slash...].split(separator: ":").suffix(2)
    let isPlace = place.count == 2 && place.allSatisfy { Int($0) != nil }
    return String(isPlace ? inModule[..<slash] : inModule)
  }
}
