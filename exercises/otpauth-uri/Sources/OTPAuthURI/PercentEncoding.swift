// Task 1

/// Returns the text that a piece of a URI stands for: `%` and two hexadecimal digits are a byte of UTF-8, all else stands
/// for itself (RFC 3986, section 2.1).
///
/// - Throws: `KeyURIError.badEncoding`.
func percentDecoded(_ piece: String) throws(KeyURIError) -> String {
  "TODO"
}

/// Returns a text as a piece of a URI: letters, digits, `-`, `.`, `_` and `~` stand for themselves (RFC 3986, section
/// 2.3), and every other byte of its UTF-8 becomes `%` and two hexadecimal digits, in capitals.
func percentEncoded(_ text: String) -> String {
  "TODO"
}
