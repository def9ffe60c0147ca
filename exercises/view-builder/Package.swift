// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ViewBuilder",
  targets: [
    .target(name: "ViewBuilder"),
    .testTarget(name: "ViewBuilderTests", dependencies: ["ViewBuilder"]),
  ]
)
