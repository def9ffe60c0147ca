import FoundationEssentials
import SwiftSource
import SyntaxService

/// Reads requests as JSON from standard input and writes the replies as JSON to standard output.
@main struct Main {
  static func main() throws {
    let requests = try JSONDecoder().decode([SyntaxRequest].self, from: Data(contentsOf: URL(filePath: "/dev/stdin")))
    try JSONEncoder().encode(requests.map(reply(to:))).write(to: URL(filePath: "/dev/stdout"))
  }
}
