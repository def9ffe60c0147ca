import FoundationEssentials
import Testing

@testable import Typesetting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A colour of sRGB.
private struct RGB: CustomTestStringConvertible {
  var red: Int
  var green: Int
  var blue: Int

  init(_ red: Int, _ green: Int, _ blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// The colour of xterm's palette of 256, from 16 on: a cube of six levels, and a ramp of greys.
  init(indexed index: Int) {
    let levels = [0, 95, 135, 175, 215, 255]
    if index >= 232 {
      self.init(8 + 10 * (index - 232), 8 + 10 * (index - 232), 8 + 10 * (index - 232))
    } else {
      self.init(levels[(index - 16) / 36], levels[(index - 16) / 6 % 6], levels[(index - 16) % 6])
    }
  }

  var testDescription: String { "\(red), \(green), \(blue)" }

  /// WCAG 2.2, "relative luminance".
  var luminance: Double {
    func linear(_ value: Int) -> Double {
      let channel = Double(value) / 255
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2.2, "contrast ratio".
  func contrast(to other: RGB) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}

@Suite struct `Colours` {
  static let styles: [Style] = [
    .title, .code, .mark, .dim, .accent, .good, .bad, .caution, .keyword, .string, .number, .comment, .typeName,
    .attribute,
  ]

  /// Black and white, and the grounds of themes in wide use: VS Code, One, and Solarized.
  private static let grounds: [Theme.Ground: [RGB]] = [
    .dark: [RGB(0, 0, 0), RGB(0x1E, 0x1E, 0x1E), RGB(0x28, 0x2C, 0x34), RGB(0, 0x2B, 0x36)],
    .light: [RGB(255, 255, 255), RGB(0xFA, 0xFA, 0xFA), RGB(0xFD, 0xF6, 0xE3)],
  ]

  @Test("can be read on every ground in use (WCAG 2.2, 1.4.3)", arguments: Theme.Ground.allCases, styles)
  func contrast(ground: Theme.Ground, style: Style) throws {
    for styling in [Styling.colours256, .trueColour] {
      let parameters = Theme(ground: ground).parameters(for: style, in: styling).split(separator: ";").compactMap {
        Int($0)
      }
      let start = try #require(parameters.firstIndex(of: 38))
      #expect(!parameters[..<start].contains(2), "What is faint may be too faint.")
      let values = parameters[(start + 2)...]
      let colour =
        styling == .colours256
        ? RGB(indexed: try #require(values.first)) : RGB(values[start + 2], values[start + 3], values[start + 4])
      for paper in Self.grounds[ground] ?? [] {
        let contrast = colour.contrast(to: paper)
        #expect(contrast >= 4.5, "\(styling): \(contrast)")
      }
    }
  }

  @Test func `Without colours what matters is bold, and what does not is faint`() {
    let theme = Theme()
    #expect(theme.parameters(for: .keyword, in: .monochrome) == "1")
    #expect(theme.parameters(for: .title, in: .monochrome) == "1")
    #expect(theme.parameters(for: .comment, in: .monochrome) == "2")
    #expect(theme.parameters(for: [.string], in: .monochrome) == "")
  }
}
