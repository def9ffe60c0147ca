/// A color as a theme names it. Which shade the screen shows for it is the screen's business: the model knows neither
/// UIKit's colors nor SwiftUI's.
enum ThemeColor: Hashable, Sendable {
  case black, white, gray, red, orange, yellow, green, mint, blue, purple, pink, brown
}
