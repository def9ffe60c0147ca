// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ContainerSize",
  targets: [
    .target(name: "ContainerSize"),
    .testTarget(name: "ContainerSizeTests", dependencies: ["ContainerSize"]),
  ]
)
