import FoundationEssentials
import Subprocess

/// Asks `lectern-syntax` about Swift source.
///
/// The parser works in a process of its own: the program starts without loading it, and text that nobody vouches for
/// cannot bring the program down with it.
package struct SyntaxClient: Sendable {
  /// The absolute path of `lectern-syntax`.
  package var executable: String

  package init(executable: String) { self.executable = executable }

  /// Answers to several requests, in their order, from one process.
  package func answer(_ requests: [SyntaxRequest]) throws(SyntaxError) -> [SyntaxReply] {
    guard !requests.isEmpty else { return [] }
    do {
      let input = try JSONEncoder().encode(requests)
      var output: [UInt8] = []
      let command = Command(executable, environment: Self.environment, input: Array(input))
      let ending = try run(
        command, channels: [OutputChannel([1]) { output += $0 }], deadline: Deadline(seconds: Self.deadline))
      guard ending.isSuccess else {
        throw SyntaxError(message: "The Swift parser did not finish its work: \(Self.reason(ending)).")
      }
      let replies = try JSONDecoder().decode([SyntaxReply].self, from: Data(output))
      guard replies.count == requests.count else {
        throw SyntaxError(message: "The Swift parser answered \(replies.count) of \(requests.count) questions.")
      }
      return replies
    } catch let error as SyntaxError {
      throw error
    } catch let error as SubprocessError {
      throw SyntaxError(message: error.message)
    } catch {
      throw SyntaxError(message: "The Swift parser gave an answer that cannot be read: \(error).")
    }
  }

  /// A trace of the parser's own crash would tell nobody anything, and takes its time.
  static let environment = ["SWIFT_BACKTRACE": "enable=no"]

  private static func reason(_ ending: Ending) -> String {
    if ending.timedOut { return "it was stopped after \(Int(deadline)) seconds" }
    switch ending.status {
    case .exited(let status): return "it ended with status \(status)"
    case .signaled(let number): return "it was ended by signal \(number)"
    }
  }

  /// Seconds for one process: the parser reads 0.45 MB a second, and no course is that large.
  private static let deadline = 60.0
}

/// Why a question about source could not be answered.
package struct SyntaxError: Error, Equatable, Sendable {
  package var message: String
}
