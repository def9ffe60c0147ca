#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A text that should be JSON.
enum JSONFile {
  /// Why a text cannot be read as a value.
  struct Failure: Error {
    /// The key whose value is of the wrong kind; `nil` when the text is no JSON at all.
    var key: String?

    var message: String {
      key.map { "The value of '\($0)' is of the wrong kind." } ?? "This is not JSON."
    }

    var help: String {
      key == nil
        ? "Look for a comma, a quote or a bracket that is missing or one too many."
        : "Compare it with the same key of an exercise that works."
    }
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws(Failure) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      throw Failure(key: context.codingPath.last { $0.intValue == nil }?.stringValue ?? "the whole file")
    } catch DecodingError.keyNotFound(let key, _) {
      throw Failure(key: key.stringValue)
    } catch {
      throw Failure(key: nil)
    }
  }

  /// The first line, counted from 1, that holds `text` as a JSON string: a key or a value.
  static func line(of text: String, in json: String) -> Int? {
    let lines = json.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains("\"\(text)\"") }.map { $0 + 1 }
  }
}
