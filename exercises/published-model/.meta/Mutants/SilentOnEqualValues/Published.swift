// Mistake: equal values are not announced, told by how they print; rejected by: announcesAnEqualValue, differsOnEqualValues
/// A property of a view model that announces each of its changes before it is made.
@propertyWrapper
struct Published<Value> {
  private var value: Value

  /// Begins with a value; nothing is announced, since nobody can listen yet.
  init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// What Swift would use if the property did not belong to an `ObservableModel`: then there is nobody to announce it.
  @available(*, unavailable, message: "Only a class that is an ObservableModel can have a published property.")
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// What Swift calls in place of `wrappedValue` when the property belongs to an `ObservableModel`: `get` when the
  /// property is read, `set` when it is given a new value.
  ///
  /// - Parameters:
  ///   - model: The view model that the property belongs to.
  ///   - wrapped: Where the property is in the view model; not needed here.
  ///   - storage: Where this wrapper is in the view model.
  static subscript<Model: ObservableModel>(
    _enclosingInstance model: Model,
    wrapped wrapped: ReferenceWritableKeyPath<Model, Value>,
    storage storage: ReferenceWritableKeyPath<Model, Published<Value>>
  ) -> Value {
    get { model[keyPath: storage].value }
    set {
      if "\(model[keyPath: storage].value)" != "\(newValue)" {
        model.objectWillChange.send()
      }
      model[keyPath: storage].value = newValue
    }
  }
}
