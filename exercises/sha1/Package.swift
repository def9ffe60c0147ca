// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SHA1ByHand",
  targets: [
    .target(name: "SHA1ByHand"),
    .testTarget(name: "SHA1ByHandTests", dependencies: ["SHA1ByHand"]),
  ]
)
