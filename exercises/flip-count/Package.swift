// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FlipCount",
  targets: [
    .target(name: "FlipCount"),
    .testTarget(name: "FlipCountTests", dependencies: ["FlipCount"]),
  ]
)
