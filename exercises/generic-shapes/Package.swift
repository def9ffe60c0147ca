// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GenericShapes",
  targets: [
    .target(name: "GenericShapes"),
    .testTarget(name: "GenericShapesTests", dependencies: ["GenericShapes"]),
  ]
)
