import ContentHash

/// The module that lowered check files call: one comparison, one adapter of test functions and one maker of records for
/// all, so that the compiler chooses among the testing library's overloads and among operators only here, and only once
/// for a toolchain.
///
/// The comparisons take two values of one `Equatable` or `Comparable` type, and go through its conformance: no operator
/// of the learner's can stand in. Where a check compares in another way, the lowered file does not compile and the file
/// as it is written is used; where a toolchain's testing library has other entry points, this module does not compile
/// and no file is lowered.
struct CheckSupport: Sendable {
  let frontEnd: FrontEnd
  /// Products that hang on the toolchain alone.
  let shared: ObjectCache
  /// Where files lie that Lectern writes for the compiler.
  let files: String
  private var module = "LecternChecks"
  private var source = loweringSource

  init(frontEnd: FrontEnd, shared: ObjectCache, files: String) {
    self.frontEnd = frontEnd
    self.shared = shared
    self.files = files
  }

  /// The module that registrations of XCTest's checks call, which is made in the same way.
  var forXCTest: CheckSupport {
    var support = self
    (support.module, support.source) = (XCTestSupport.module, XCTestSupport.source)
    return support
  }

  /// The compiled module; `nil` where the toolchain's testing library is not as it expects.
  func compiled() throws(GradingError) -> CompiledModule? {
    let job = try job()
    try layFile(job.files[0])
    guard case .success(var module) = try frontEnd.compile(job, into: shared) else { return nil }
    // Nobody who checks an exercise could mend what the compiler says of it.
    module.diagnostics = []
    return module
  }

  /// The compiled module, if that takes no time.
  func known() throws(GradingError) -> CompiledModule? {
    shared.holds(try frontEnd.key(try job())) ? try compiled() : nil
  }

  private func job() throws(GradingError) -> FrontEnd.Job {
    let source = Array(source.utf8)
    let name = "\(module).swift"
    let file = InputFile(name: name, path: "\(files)/\(SHA256.hash(source).hex)/\(name)", bytes: source)
    return FrontEnd.Job(module: module, files: [file], product: .both, flags: ["-parse-as-library"])
  }

  /// How values are printed, as a file of a module of checks.
  static let printingFile = "LecternPrinting.swift"
  static let printingSource = """
    import Testing

    // A set is told from an array, and is printed in the same order in every process. Only of values whose order is the
    // standard library's own, since nothing of the learner's is to run for a message.
    extension Swift.Set: @retroactive CustomTestStringConvertible {
      public var testDescription: Swift.String {
        let elements: [Swift.String]
        switch self {
        case let numbers as Set<Swift.Int>: elements = numbers.sorted().map { "\\($0)" }
        case let texts as Set<Swift.String>: elements = texts.sorted().map { $0.debugDescription }
        default: elements = map { Swift.String(reflecting: $0) }.sorted()
        }
        return "Set([" + elements.joined(separator: ", ") + "])"
      }
    }

    """

  private static let loweringSource = """
    \(printingSource)
    public enum __Lectern {
      /// The left side, the comparison and the right side as they are written.
      public typealias Sources = (String, String, String)

      public static func expect<Value: Equatable>(
        _ left: Value, _ right: Value, _ comment: @autoclosure () -> Comment? = nil, of sources: Sources,
        at place: SourceLocation
      ) {
        check(left, right, areEqual(left, right, sources.1), comment, sources, place, isRequired: false).__expected()
      }

      public static func require<Value: Equatable>(
        _ left: Value, _ right: Value, _ comment: @autoclosure () -> Comment? = nil, of sources: Sources,
        at place: SourceLocation
      ) throws {
        try check(left, right, areEqual(left, right, sources.1), comment, sources, place, isRequired: true).__required()
      }

      public static func expectOrder<Value: Comparable>(
        _ left: Value, _ right: Value, _ comment: @autoclosure () -> Comment? = nil, of sources: Sources,
        at place: SourceLocation
      ) {
        check(left, right, areInOrder(left, right, sources.1), comment, sources, place, isRequired: false).__expected()
      }

      public static func requireOrder<Value: Comparable>(
        _ left: Value, _ right: Value, _ comment: @autoclosure () -> Comment? = nil, of sources: Sources,
        at place: SourceLocation
      ) throws {
        try check(left, right, areInOrder(left, right, sources.1), comment, sources, place, isRequired: true).__required()
      }

      private static func areEqual<Value: Equatable>(_ left: Value, _ right: Value, _ comparison: String) -> Bool {
        switch comparison {
        case "!=": left != right
        default: left == right
        }
      }

      private static func areInOrder<Value: Comparable>(_ left: Value, _ right: Value, _ comparison: String) -> Bool {
        switch comparison {
        case "<": left < right
        case "<=": left <= right
        case ">": left > right
        default: left >= right
        }
      }

      private static func check<Value>(
        _ left: Value, _ right: Value, _ holds: Bool, _ comment: () -> Comment?, _ sources: Sources,
        _ place: SourceLocation, isRequired: Bool
      ) -> Result<Void, any Error> {
        __checkBinaryOperation(
          left,
          { _, value in
            // What is not asked for here is reported as not evaluated.
            _ = value()
            return holds
          }, right,
          expression: .__fromBinaryOperation(.__fromSyntaxNode(sources.0), sources.1, .__fromSyntaxNode(sources.2)),
          comments: comment().map { [$0] } ?? [], isRequired: isRequired, sourceLocation: place)
      }

      public static func place(
        _ line: Int, _ column: Int, fileID: String, filePath: String
      ) -> SourceLocation {
        SourceLocation(__uncheckedFileID: fileID, filePath: filePath, line: line, column: column)
      }

      public static func test<Suite: ~Copyable & ~Escapable>(
        into place: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, named name: String, in suite: Suite.Type?,
        displayName: String?, traits: [any TestTrait], at location: SourceLocation,
        _ body: @escaping @Sendable () throws -> Void
      ) -> CBool {
        Test.__store(
          {
            .__function(
              named: name, in: suite, xcTestCompatibleSelector: nil, displayName: displayName, traits: traits,
              sourceLocation: location, parameters: [], testFunction: { try await isolated(body) })
          }, into: place, asTypeAt: type)
      }

      public static func test<Suite: ~Copyable & ~Escapable, C: Collection & Sendable>(
        into place: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, named name: String, in suite: Suite.Type?,
        displayName: String?, traits: [any TestTrait], arguments: @escaping @Sendable () async throws -> C,
        parameters: [Test.__Parameter], at location: SourceLocation,
        _ body: @escaping @Sendable (C.Element) throws -> Void
      ) -> CBool where C.Element: Sendable {
        Test.__store(
          {
            .__function(
              named: name, in: suite, xcTestCompatibleSelector: nil, displayName: displayName, traits: traits,
              arguments: arguments, sourceLocation: location, parameters: parameters,
              testFunction: { element in try await isolated { try body(element) } })
          }, into: place, asTypeAt: type)
      }

      public static func zippedTest<
        Suite: ~Copyable & ~Escapable, A: Collection & Sendable, B: Collection & Sendable
      >(
        into place: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, named name: String, in suite: Suite.Type?,
        displayName: String?, traits: [any TestTrait], arguments: @escaping @Sendable () async throws -> Zip2Sequence<A, B>,
        parameters: [Test.__Parameter], at location: SourceLocation,
        _ body: @escaping @Sendable (A.Element, B.Element) throws -> Void
      ) -> CBool where A.Element: Sendable, B.Element: Sendable {
        Test.__store(
          {
            .__function(
              named: name, in: suite, xcTestCompatibleSelector: nil, displayName: displayName, traits: traits,
              arguments: arguments, sourceLocation: location, parameters: parameters,
              testFunction: { first, second in try await isolated { try body(first, second) } })
          }, into: place, asTypeAt: type)
      }

      public static func suite<Suite: ~Copyable & ~Escapable>(
        into place: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ suite: Suite.Type, displayName: String?,
        traits: [any SuiteTrait], at location: SourceLocation
      ) -> CBool {
        Test.__store(
          { .__type(suite, displayName: displayName, traits: traits, sourceLocation: location) }, into: place,
          asTypeAt: type)
      }

      private static func isolated(
        _ body: @Sendable () throws -> Void, _: isolated (any Actor)? = __defaultSynchronousIsolationContext
      ) async throws {
        try body()
      }
    }

    """
}
