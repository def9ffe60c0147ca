// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BestFitGrid",
  targets: [
    .target(name: "BestFitGrid"),
    .testTarget(name: "BestFitGridTests", dependencies: ["BestFitGrid"]),
  ]
)
