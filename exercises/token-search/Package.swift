// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TokenSearch",
  targets: [
    .target(name: "TokenSearch"),
    .testTarget(name: "TokenSearchTests", dependencies: ["TokenSearch"]),
  ]
)
