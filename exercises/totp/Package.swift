// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "totp",
  targets: [
    .target(name: "TOTP"),
    .testTarget(name: "TOTPTests", dependencies: ["TOTP"]),
  ]
)
