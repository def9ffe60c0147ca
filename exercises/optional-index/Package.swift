// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OptionalIndex",
  targets: [
    .target(name: "OptionalIndex"),
    .testTarget(name: "OptionalIndexTests", dependencies: ["OptionalIndex"]),
  ]
)
