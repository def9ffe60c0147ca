// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ConcentrationThemes",
  targets: [
    .target(name: "ConcentrationThemes"),
    .testTarget(name: "ConcentrationThemesTests", dependencies: ["ConcentrationThemes"]),
  ]
)
