/// A value that lives elsewhere: whoever has the binding can read it there and write it there.
///
/// A stand-in for SwiftUI's type of the same name, with the same two closures inside.
struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// - Parameters:
  ///   - get: Called at each reading.
  ///   - set: Called with each new value.
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value, wherever it lives. It can be written although the binding is a constant: the binding does not change.
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
