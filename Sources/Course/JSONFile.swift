import Wordings

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

    var message: Wording {
      key.map { Wording("The value of '\($0)' is of the wrong kind.", "'\($0)' 값의 종류가 잘못되었습니다.") }
        ?? Wording("This is not JSON.", "JSON이 아닙니다.")
    }

    var help: Wording {
      key == nil
        ? Wording(
          "Look for a comma, a quote or a bracket that is missing or one too many.",
          "빠졌거나 남는 쉼표, 따옴표, 괄호를 찾아보세요.")
        : Wording("Compare it with the same key of an exercise that works.", "제대로 된 연습의 같은 키와 견주어 보세요.")
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
