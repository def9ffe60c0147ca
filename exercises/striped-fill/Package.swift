// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "StripedFill",
  targets: [
    .target(name: "StripedFill"),
    .testTarget(name: "StripedFillTests", dependencies: ["StripedFill"]),
  ]
)
