// Mistake: a part is written into the whole value as it was when the part was made; rejected by: writesAPartOfTheValueAsItIsNow
extension OpenViewModel {
  /// Returns a binding to a property of the state, which is read and written in place.
  func binding<Value>(_ property: WritableKeyPath<State, Value>) -> Binding<Value> {
    Binding(get: { self.state[keyPath: property] }, set: { self.state[keyPath: property] = $0 })
  }
}

extension ViewModel {
  /// Returns a binding that reads a property of the state, and sends an input for each value that is written.
  ///
  /// - Parameter input: Makes the input for a value.
  func binding<Value>(
    _ property: KeyPath<State, Value>, send input: @escaping (Value) -> Input
  ) -> Binding<Value> {
    Binding(get: { self.state[keyPath: property] }, set: { self.trigger(input($0)) })
  }
}

extension TokenBoardModel {
  /// What stands in the search bar.
  var searchText: Binding<String> {
    binding(\.searchText, send: Input.search)
  }

  /// Whether the search bar is in use: writing `true` starts a search, writing `false` ends it.
  var isSearching: Binding<Bool> {
    binding(\.isSearching) { $0 ? .startSearch : .endSearch }
  }
}

extension Binding {
  /// Returns a binding to a part of the value. Writing the part writes the whole value, with that part changed.
  func part<Part>(_ part: WritableKeyPath<Value, Part>) -> Binding<Part> {
    {
      let old = wrappedValue
      return Binding<Part>(
        get: { wrappedValue[keyPath: part] },
        set: { value in
          var whole = old
          whole[keyPath: part] = value
          wrappedValue = whole
        })
    }()
  }
}
