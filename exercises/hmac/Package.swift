// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HMACByHand",
  targets: [
    .target(name: "HMACByHand"),
    .testTarget(name: "HMACByHandTests", dependencies: ["HMACByHand"]),
  ]
)
