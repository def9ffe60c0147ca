/// A pipe through which a signal handler tells that something is to be looked at.
final class NoticePipe {
  let reader: Int32
  let writer: Int32

  /// `nil` where the system has no more descriptors.
  init?() {
    guard let (reader, writer) = Platform.makePipe() else { return nil }
    (self.reader, self.writer) = (reader, writer)
  }

  // A handler may write to it as long as the process lives, so it is never closed.

  /// Takes the notices that have come.
  /// - Returns: whether there were any.
  func drain() -> Bool {
    var hadAny = false
    while Platform.hasInput(reader, within: 0), Platform.readBytes(reader) != nil { hadAny = true }
    return hadAny
  }
}
