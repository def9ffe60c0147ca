// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "StableIdentity",
  targets: [
    .target(name: "StableIdentity"),
    .testTarget(name: "StableIdentityTests", dependencies: ["StableIdentity"]),
  ]
)
