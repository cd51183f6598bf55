// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Trailhead",
  products: [.library(name: "Trailhead", targets: ["Trailhead"])],
  dependencies: [.package(name: "segue-conformance", path: "../..")],
  targets: [
    .target(name: "Trailhead"),
    .testTarget(
      name: "TrailheadTests",
      dependencies: [
        "Trailhead", .product(name: "SegueConformance", package: "segue-conformance"),
      ]),
  ]
)
