import FoundationEssentials
import Subprocess
import SwiftSource
import SyntaxService

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Answers on standard output what it is asked on standard input: requests as JSON; with the argument `colours`, pieces
/// of code one by one.
@main struct Main {
  static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "colours": answerPieces(with: colours)
    case "parse": answerPieces(with: parseOnly)
    default: try answerRequests()
    }
  }

  private static func answerRequests() throws {
    guard let requests = try? JSONDecoder().decode([SyntaxRequest].self, from: Data(readStandardInput())) else {
      let text = "Error: lectern-syntax is started by Lectern, which sends it requests on standard input.\n"
      writeAll(Array(text.utf8), to: STDERR_FILENO)
      exit(64)
    }
    writeAll(Array(try JSONEncoder().encode(requests.map(reply(to:)))), to: STDOUT_FILENO)
  }
}
