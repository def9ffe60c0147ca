// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SetDealing",
  targets: [
    .target(name: "SetDealing"),
    .testTarget(name: "SetDealingTests", dependencies: ["SetDealing"]),
  ]
)
