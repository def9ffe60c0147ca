// Mistake: subscribers are forgotten once they have been called; rejected by: callsEverySubscriber
/// Tells its subscribers that something is about to happen.
final class Publisher {
  private var subscribers: [() -> Void] = []

  /// Adds a subscriber, which from now on is called at each `send()`.
  func subscribe(_ subscriber: @escaping () -> Void) {
    subscribers.append(subscriber)
  }

  /// Calls every subscriber once, in the order in which they subscribed.
  func send() {
    let current = subscribers
    subscribers = []
    for subscriber in current {
      subscriber()
    }
  }
}
