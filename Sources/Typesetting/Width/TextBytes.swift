extension String {
  /// Calls the body with the text's bytes of UTF-8, which must not outlive the call.
  ///
  /// Unlike `withUTF8` it asks for no copy of the text that could be changed.
  @inline(__always)
  func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
