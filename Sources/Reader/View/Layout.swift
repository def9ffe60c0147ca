import Terminal

/// Which cells of the screen show what: a line on top, a line of keys below, and between them the outline, the text and
/// the panel.
struct Layout: Equatable {
  /// A part of the screen; columns and rows are counted from 0.
  struct Area: Equatable {
    var column = 0
    var row = 0
    var width = 0
    var height = 0

    var isEmpty: Bool { width <= 0 || height <= 0 }

    func contains(column: Int, row: Int) -> Bool {
      (self.column..<(self.column + width)).contains(column) && (self.row..<(self.row + height)).contains(row)
    }
  }

  var outline = Area()
  var text = Area()
  var panel = Area()
  /// Whether the panel stands beside the text and not below it.
  var isPanelBeside = false

  /// Cells of a bar between two areas, with its spaces.
  static let gap = 3
  private static let outlineWidths = 24...36
  private static let leastText = 44
  private static let leastPanel = 44
  /// From this width on the outline is shown unless it was put away.
  private static let outlineFrom = 108
  /// The least rows of text beside a panel below it.
  private static let leastRows = 3
  /// The cells that stay empty right of the text, and from which width on.
  private static let margin = 2
  private static let marginFrom = 72
  /// From this height on a row under the top line stays empty.
  private static let spaceFrom = 22

  /// - Parameters:
  ///   - wantsOutline: what the person has asked for; `nil` leaves it to the width.
  ///   - hasFocusOnOutline: shows it in place of the text where there is no room for both.
  ///   - panelRows: the rows that the panel has something for at a width; `nil` for no panel.
  init(
    size: TerminalSize, measure: Int, wantsOutline: Bool?, hasFocusOnOutline: Bool, panelRows: ((_ width: Int) -> Int)?
  ) {
    let first = size.rows >= Self.spaceFrom ? 2 : 1
    var body = Area(column: 0, row: first, width: size.columns, height: max(1, size.rows - first - 1))
    let outlineWidth = min(max(size.columns / 4, Self.outlineWidths.lowerBound), Self.outlineWidths.upperBound)
    let hasRoom = size.columns - outlineWidth - Self.gap >= Self.leastText
    if wantsOutline ?? (size.columns >= Self.outlineFrom), hasRoom {
      outline = Area(column: 0, row: body.row, width: outlineWidth, height: body.height)
      body.column = outlineWidth + Self.gap
      body.width -= body.column
    } else if wantsOutline == true, hasFocusOnOutline {
      outline = body
    }
    text = body
    text.width = min(body.width - (body.width >= Self.marginFrom ? Self.margin : 0), measure)
    if let panelRows { place(panelRows, in: body) }
  }

  /// Puts the panel beside the text where that has room for both, else below it.
  private mutating func place(_ rows: (_ width: Int) -> Int, in body: Area) {
    let beside = body.width - text.width - Self.gap
    if beside >= Self.leastPanel {
      isPanelBeside = true
      panel = Area(column: body.column + text.width + Self.gap, row: body.row, width: beside, height: body.height)
      return
    }
    let wanted = rows(body.width)
    let height = min(wanted, max(body.height * 45 / 100, 2), body.height - Self.leastRows)
    guard height >= 2 else { return }
    panel = Area(column: body.column, row: body.row + body.height - height, width: body.width, height: height)
    text.height -= height
  }
}
