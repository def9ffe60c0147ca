/// One row of a list: which row it is, and what it shows.
struct Row: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
}

/// One step on the way from a list on the screen to another.
enum Step: Hashable, Sendable {
  /// The row with this id leaves, and the rows behind it move up.
  case remove(Row.ID)

  /// A new row comes; afterwards it lies at this place, counted from 0.
  case insert(Row, at: Int)

  /// The row with this id is taken out and put back; afterwards it lies at this place.
  case move(Row.ID, to: Int)

  /// The row that has the same id shows something else.
  case update(Row)
}

/// What has to be done, one step after the other, to make one list out of another.
struct Changes: Hashable, Sendable {
  var steps: [Step] = []

  /// The list that the steps make out of `rows`, or `nil` if one of them cannot be taken: a row that is not there cannot
  /// leave, move or be updated, a row that is there cannot come, and no row can lie behind the end.
  func replayed(on rows: [Row]) -> [Row]? {
    var rows = rows
    for step in steps {
      switch step {
      case .remove(let id):
        guard let place = rows.firstIndex(where: { $0.id == id }) else { return nil }
        rows.remove(at: place)
      case .insert(let row, let place):
        guard !rows.contains(where: { $0.id == row.id }), (0...rows.count).contains(place) else { return nil }
        rows.insert(row, at: place)
      case .move(let id, let place):
        guard let old = rows.firstIndex(where: { $0.id == id }), rows.indices.contains(place) else { return nil }
        rows.insert(rows.remove(at: old), at: place)
      case .update(let row):
        guard let place = rows.firstIndex(where: { $0.id == row.id }) else { return nil }
        rows[place] = row
      }
    }
    return rows
  }
}

/// What is wrong with the ids of a list.
enum Warning: Hashable, Sendable {
  /// More than one row has this id.
  case repeated(Row.ID)

  /// A row had one id, and at the next look another, although nothing had happened.
  case changed(from: Row.ID, to: Row.ID)
}
