import FoundationEssentials
import Subprocess
import SwiftSource
import SyntaxService

/// Reads requests as JSON from standard input and writes the replies as JSON to standard output.
@main struct Main {
  static func main() throws {
    let requests = try JSONDecoder().decode([SyntaxRequest].self, from: Data(readStandardInput()))
    writeAll(Array(try JSONEncoder().encode(requests.map(reply(to:)))), to: 1)
  }
}
