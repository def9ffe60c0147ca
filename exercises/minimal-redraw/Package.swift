// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MinimalRedraw",
  targets: [
    .target(name: "MinimalRedraw"),
    .testTarget(name: "MinimalRedrawTests", dependencies: ["MinimalRedraw"]),
  ]
)
