// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PublishedModel",
  targets: [
    .target(name: "PublishedModel"),
    .testTarget(name: "PublishedModelTests", dependencies: ["PublishedModel"]),
  ]
)
