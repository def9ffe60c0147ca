// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ViewModelInput",
  targets: [
    .target(name: "ViewModelInput"),
    .testTarget(name: "ViewModelInputTests", dependencies: ["ViewModelInput"]),
  ]
)
