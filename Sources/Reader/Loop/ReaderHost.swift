/// Who knows the course, the workspace and the programs around the reader.
package protocol ReaderHost: AnyObject {
  /// Descriptors that become readable when there is something to take.
  var descriptors: [Int32] { get }
  /// Milliseconds after which to look again even if nothing was readable.
  var interval: Int32 { get }

  /// What has happened since the last call, without waiting.
  func takeEvents() -> [ReaderEvent]

  /// Does what the reader asks for, and says what came of it.
  /// - Parameter screen: given up for a while by those that need the terminal themselves.
  func perform(_ effect: ReaderEffect, on screen: any ReaderScreen) -> [ReaderEvent]
}

/// The screen as hosts see it.
package protocol ReaderScreen: AnyObject {
  /// Runs something that needs the terminal as it was before the reader, and draws all anew after it.
  func lend<Result>(_ body: () throws -> Result) rethrows -> Result
}
