extension OpenViewModel {
  // Task 1

  /// Returns a binding to a property of the state, which is read and written in place.
  func binding<Value>(_ property: WritableKeyPath<State, Value>) -> Binding<Value> {
    Binding(get: { fatalError("TODO: read the property") }, set: { _ in })
  }
}

extension ViewModel {
  // Task 2

  /// Returns a binding that reads a property of the state, and sends an input for each value that is written.
  ///
  /// - Parameter input: Makes the input for a value.
  func binding<Value>(
    _ property: KeyPath<State, Value>, send input: @escaping (Value) -> Input
  ) -> Binding<Value> {
    Binding(get: { fatalError("TODO: read the property") }, set: { _ in })
  }
}

extension TokenBoardModel {
  // Task 3

  /// What stands in the search bar.
  var searchText: Binding<String> {
    Binding(get: { "TODO" }, set: { _ in })
  }

  /// Whether the search bar is in use: writing `true` starts a search, writing `false` ends it.
  var isSearching: Binding<Bool> {
    Binding(get: { true }, set: { _ in })
  }
}

extension Binding {
  // Task 4

  /// Returns a binding to a part of the value. Writing the part writes the whole value, with that part changed.
  func part<Part>(_ part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { fatalError("TODO: read the part") }, set: { _ in })
  }
}
