/// A view model that says when it is about to change; SwiftUI's `ObservableObject` asks for the same.
///
/// It is a class, since everybody who looks at it has to look at the same one.
protocol ObservableModel: AnyObject {
  /// Sends before each change.
  var objectWillChange: Publisher { get }
}
