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

/// Reads requests as JSON from standard input and writes the replies as JSON to standard output.
@main struct Main {
  static func main() throws {
    guard let requests = try? JSONDecoder().decode([SyntaxRequest].self, from: Data(readStandardInput())) else {
      let text = "Error: lectern-syntax is started by Lectern, which sends it requests on standard input.\n"
      writeAll(Array(text.utf8), to: STDERR_FILENO)
      exit(64)
    }
    writeAll(Array(try JSONEncoder().encode(requests.map(reply(to:)))), to: STDOUT_FILENO)
  }
}
