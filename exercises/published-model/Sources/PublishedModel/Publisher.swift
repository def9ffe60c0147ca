/// Tells its subscribers that something is about to happen.
final class Publisher {
  // Task 1

  /// Adds a subscriber, which from now on is called at each `send()`.
  func subscribe(_ subscriber: @escaping () -> Void) {
  }

  /// Calls every subscriber once, in the order in which they subscribed.
  func send() {
  }
}
