import ContentHash
import FoundationEssentials
import SwiftSource
import Wordings

/// Answers about source that has been asked about before; only new questions start the parser.
struct SyntaxCache: Sendable {
  let client: SyntaxClient
  /// `<cache>/syntax`.
  let folder: String

  func answer(_ requests: [SyntaxRequest]) throws(GradingError) -> [SyntaxReply] {
    let places = requests.map(place)
    var replies = places.map { readFile($0).flatMap { try? JSONDecoder().decode(SyntaxReply.self, from: Data($0)) } }
    let open = replies.indices.filter { replies[$0] == nil }
    do {
      for (index, reply) in zip(open, try client.answer(open.map { requests[$0] })) {
        replies[index] = reply
        try keep(reply, at: places[index])
      }
    } catch let error as GradingError {
      throw error
    } catch let error as SyntaxError {
      throw .io(.asItIs(error.message))
    } catch {
      throw .io(.asItIs("\(error)"))
    }
    return replies.compactMap { $0 }
  }

  private func keep(_ reply: SyntaxReply, at place: String) throws(GradingError) {
    guard let bytes = try? JSONEncoder().encode(reply) else { return }
    try makeFolder(folder)
    try writeFile(Array(bytes), to: place)
  }

  private func place(_ request: SyntaxRequest) -> String {
    let fields = ["syntax 6 \(client.identity)"] + request.fields
    return "\(folder)/\(SHA256.hash(fields: fields).hex).json"
  }
}
