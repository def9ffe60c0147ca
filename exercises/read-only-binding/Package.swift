// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReadOnlyBinding",
  targets: [
    .target(name: "ReadOnlyBinding"),
    .testTarget(name: "ReadOnlyBindingTests", dependencies: ["ReadOnlyBinding"]),
  ]
)
