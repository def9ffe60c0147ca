/// Where a shell finds the values of an argument that cannot be listed in the table.
package enum ValueSource: Equatable, Sendable {
  /// Nowhere: they are the person's own words.
  case nowhere
  case files
  case folders
  /// Names of a kind that the tool itself knows.
  case names(String)
}
