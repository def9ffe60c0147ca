// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ScrollContainer",
  targets: [
    .target(name: "ScrollContainer"),
    .testTarget(name: "ScrollContainerTests", dependencies: ["ScrollContainer"]),
  ]
)
