// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SetSelection",
  targets: [
    .target(name: "SetSelection"),
    .testTarget(name: "SetSelectionTests", dependencies: ["SetSelection"]),
  ]
)
