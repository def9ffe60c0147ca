// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SquigglePath",
  targets: [
    .target(name: "SquigglePath"),
    .testTarget(name: "SquigglePathTests", dependencies: ["SquigglePath"]),
  ]
)
