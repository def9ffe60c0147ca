/// The module that registrations of XCTest's checks call: it makes each a test of the testing library's, which runs the
/// method by XCTest's own machinery and tells what that records.
///
/// XCTest works on the main thread and lets the main queue go on while it waits, so its methods are run there, by the run
/// loop and not by the main queue: within that, no inner run loop would serve it. `lectern_serve_main_thread` is what the
/// runner then calls.
enum XCTestSupport {
  static let module = "LecternXCTest"

  static let source = """
    import Dispatch
    import Foundation
    import Testing
    import XCTest

    public enum __LecternXCTest {
      public typealias Record = Testing.__TestContentRecord

      public static func test<Case: XCTestCase>(
        into place: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, named name: String, line: Int, column: Int,
        fileID: String = #fileID, filePath: String = #filePath,
        _ body: @escaping @Sendable @MainActor (Case) throws -> Void
      ) -> CBool {
        let location = SourceLocation(__uncheckedFileID: fileID, filePath: filePath, line: line, column: column)
        return store(Case.self, into: place, type, name, location) {
          Case(name: name) { test in
            guard let test = test as? Case else { return }
            nonisolated(unsafe) let own = test
            try MainActor.assumeIsolated {
              // What a `#require` threw has been recorded.
              do { try body(own) } catch is ExpectationFailedError {}
            }
          }
        }
      }

      public static func asyncTest<Case: XCTestCase>(
        into place: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, named name: String, line: Int, column: Int,
        fileID: String = #fileID, filePath: String = #filePath,
        _ body: @escaping @Sendable (Case) async throws -> Void
      ) -> CBool {
        let location = SourceLocation(__uncheckedFileID: fileID, filePath: filePath, line: line, column: column)
        return store(Case.self, into: place, type, name, location) {
          let entry = testCase([
            (
              name,
              asyncClosure { (test: Case) in
                { do { try await body(test) } catch is ExpectationFailedError {} }
              }
            )
          ])
          return Case(name: name, testClosure: entry.allTests[0].1)
        }
      }

      private static func store<Case: XCTestCase>(
        _: Case.Type, into place: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ name: String,
        _ location: SourceLocation, _ make: @escaping @Sendable () -> Case
      ) -> CBool {
        Test.__store(
          {
            .__function(
              named: name, in: Case.self, xcTestCompatibleSelector: nil, displayName: nil, traits: [],
              sourceLocation: location, parameters: [],
              testFunction: {
                if let reason = await runOnMainThread(make, location) {
                  try Test.cancel(Comment(rawValue: reason), sourceLocation: location)
                }
              })
          }, into: place, asTypeAt: type)
      }

      /// - Returns: why the test was skipped, if it was.
      private static func runOnMainThread<Case: XCTestCase>(
        _ make: @escaping @Sendable () -> Case, _ location: SourceLocation
      ) async -> String? {
        await withCheckedContinuation { continuation in
          RunLoop.main.perform { continuation.resume(returning: run(make, location)) }
          // What is to be performed does not wake a run loop, but its queue does.
          DispatchQueue.main.async {}
        }
      }

      /// Runs one test as XCTest does when it is asked for that one alone, with what surrounds all tests of its class.
      private static func run<Case: XCTestCase>(_ make: () -> Case, _ location: SourceLocation) -> String? {
        let recorder = IssueRecorder(location)
        XCTestObservationCenter.shared.addTestObserver(recorder)
        defer { XCTestObservationCenter.shared.removeTestObserver(recorder) }
        Case.setUp()
        defer { Case.tearDown() }
        let test = make()
        test.run()
        return test.testRun?.hasBeenSkipped == true ? skipReason(of: test) : nil
      }

      /// The text of the skip, which XCTest keeps to itself.
      private static func skipReason(of test: XCTestCase) -> String {
        var mirror: Mirror? = Mirror(reflecting: test)
        while let current = mirror, current.subjectType != XCTestCase.self { mirror = current.superclassMirror }
        let skip = mirror?.descendant("skip", "some")
        let summary = skip.flatMap { Mirror(reflecting: $0).descendant("summary") as? String }
        return (skip as? XCTSkip)?.message ?? summary ?? "The check skipped itself."
      }

      private final class IssueRecorder: XCTestObservation {
        /// Where the test stands, for failures that do not say where they were.
        let location: SourceLocation

        init(_ location: SourceLocation) { self.location = location }

        func testCase(
          _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
          atLine line: Int
        ) {
          var place = location
          if let filePath, line > 0 {
            place = SourceLocation(
              __uncheckedFileID: location.fileID, filePath: filePath, line: line, column: 1)
          }
          Issue.record(Comment(rawValue: description), sourceLocation: place)
        }
      }
    }

    /// XCTest's own way to run what is asynchronous, which the function of the same name above hides.
    private func asyncClosure<Case: XCTestCase>(
      _ generator: @escaping (Case) -> () async throws -> Void
    ) -> (Case) -> () throws -> Void {
      asyncTest(generator)
    }

    @_cdecl("lectern_serve_main_thread") public func serveMainThread() {
      while true { RunLoop.main.run() }
    }

    """
}
