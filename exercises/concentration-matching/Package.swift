// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ConcentrationMatching",
  targets: [
    .target(name: "ConcentrationMatching"),
    .testTarget(name: "ConcentrationMatchingTests", dependencies: ["ConcentrationMatching"]),
  ]
)
