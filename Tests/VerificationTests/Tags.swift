import Testing

extension Tag {
  /// Compiles and runs checks, each of which takes a good part of a second.
  @Tag static var slow: Self
}
