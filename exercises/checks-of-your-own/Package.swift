// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ChecksOfYourOwn",
  targets: [
    .target(name: "ChecksOfYourOwn"),
    .testTarget(name: "ChecksOfYourOwnTests", dependencies: ["ChecksOfYourOwn"]),
  ]
)
