/// The name of the type that a lowered file's helpers stand in: private to each file, and, being a type of the checks'
/// own module, nothing that the learner's module could overload or extend.
let helper = "__Lectern"

/// What a lowered file calls. One comparison, one adapter of test functions and one maker of records do for all, so that
/// the compiler chooses among the testing library's overloads once in a file.
///
/// The comparisons take two values of one `Equatable` or `Comparable` type; where a check compares in another way, the
/// lowered file does not compile and the file as it is written is used.
let loweringHelpers = """
  private enum \(helper) {
    typealias Sources = (Swift.String, Swift.String, Swift.String)

    static func expect<Value: Swift.Equatable>(
      _ left: Value, _ right: Value, _ comment: @autoclosure () -> Testing.Comment? = nil,
      of sources: Sources, at line: Swift.Int, _ column: Swift.Int
    ) {
      check(left, right, comment, sources, line, column, isRequired: false, equality).__expected()
    }

    static func require<Value: Swift.Equatable>(
      _ left: Value, _ right: Value, _ comment: @autoclosure () -> Testing.Comment? = nil,
      of sources: Sources, at line: Swift.Int, _ column: Swift.Int
    ) throws {
      try check(left, right, comment, sources, line, column, isRequired: true, equality).__required()
    }

    static func expectOrder<Value: Swift.Comparable>(
      _ left: Value, _ right: Value, _ comment: @autoclosure () -> Testing.Comment? = nil,
      of sources: Sources, at line: Swift.Int, _ column: Swift.Int
    ) {
      check(left, right, comment, sources, line, column, isRequired: false, order).__expected()
    }

    static func requireOrder<Value: Swift.Comparable>(
      _ left: Value, _ right: Value, _ comment: @autoclosure () -> Testing.Comment? = nil,
      of sources: Sources, at line: Swift.Int, _ column: Swift.Int
    ) throws {
      try check(left, right, comment, sources, line, column, isRequired: true, order).__required()
    }

    private static func equality<Value: Swift.Equatable>(
      _ left: Value, _ comparison: Swift.String, _ right: Value
    ) -> Swift.Bool {
      switch comparison {
      case "!=": left != right
      default: left == right
      }
    }

    private static func order<Value: Swift.Comparable>(
      _ left: Value, _ comparison: Swift.String, _ right: Value
    ) -> Swift.Bool {
      switch comparison {
      case "<": left < right
      case "<=": left <= right
      case ">": left > right
      default: left >= right
      }
    }

    private static func check<Value>(
      _ left: Value, _ right: Value, _ comment: () -> Testing.Comment?, _ sources: Sources, _ line: Swift.Int,
      _ column: Swift.Int, isRequired: Swift.Bool, _ holds: (Value, Swift.String, Value) -> Swift.Bool
    ) -> Swift.Result<Swift.Void, any Swift.Error> {
      Testing.__checkBinaryOperation(
        left, { holds($0, sources.1, $1()) }, right,
        expression: .__fromBinaryOperation(
          .__fromSyntaxNode(sources.0), sources.1, .__fromSyntaxNode(sources.2)),
        comments: comment().map { [$0] } ?? [], isRequired: isRequired, sourceLocation: place(line, column))
    }

    static func place(_ line: Swift.Int, _ column: Swift.Int) -> Testing.SourceLocation {
      Testing.SourceLocation(__uncheckedFileID: #fileID, filePath: #filePath, line: line, column: column)
    }

    static func store(
      into place: Swift.UnsafeMutableRawPointer, _ type: Swift.UnsafeRawPointer,
      _ make: @escaping @Sendable () -> Testing.Test
    ) -> Swift.CBool {
      Testing.Test.__store({ make() }, into: place, asTypeAt: type)
    }

    static func run0(_ body: @escaping @Sendable () throws -> Swift.Void) -> @Sendable () async throws -> Swift.Void {
      { try await isolated(body) }
    }

    static func run1<A: Swift.Sendable>(
      _ body: @escaping @Sendable (A) throws -> Swift.Void
    ) -> @Sendable (A) async throws -> Swift.Void {
      { first in try await isolated { try body(first) } }
    }

    static func run2<A: Swift.Sendable, B: Swift.Sendable>(
      _ body: @escaping @Sendable (A, B) throws -> Swift.Void
    ) -> @Sendable (A, B) async throws -> Swift.Void {
      { first, second in try await isolated { try body(first, second) } }
    }

    private static func isolated(
      _ body: @Sendable () throws -> Swift.Void,
      _: isolated (any _Concurrency.Actor)? = Testing.__defaultSynchronousIsolationContext
    ) async throws {
      try body()
    }
  }
  """
