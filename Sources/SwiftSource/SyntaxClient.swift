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
      let ending = try run(
        Command(executable, input: Array(input)), channels: [OutputChannel([1]) { output += $0 }],
        deadline: Deadline(seconds: Self.deadline))
      guard ending.isSuccess else {
        throw SyntaxError(message: "The Swift parser did not finish its work (\(ending.status)).")
      }
      return try JSONDecoder().decode([SyntaxReply].self, from: Data(output))
    } catch let error as SyntaxError {
      throw error
    } catch let error as SubprocessError {
      throw SyntaxError(message: error.message)
    } catch {
      throw SyntaxError(message: "The Swift parser gave an answer that cannot be read: \(error).")
    }
  }

  /// Seconds for one process: the parser reads 0.45 MB a second, and no course is that large.
  private static let deadline = 60.0
}

/// Why a question about source could not be answered.
package struct SyntaxError: Error, Equatable, Sendable {
  package var message: String
}
