// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with: the strict import features, and no warning left standing.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

func room(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

func tests(_ name: String, imports: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: imports, swiftSettings: strict)
}

let package = Package(
  name: "segue-conformance",
  products: [
    .library(
      name: "SegueConformance", targets: ["SegueScenarios", "SegueConformance", "SegueExchange"]),
    .executable(name: "segue", targets: ["segue"]),
  ],
  targets: [
    room("SegueScenarios"),
    room("SegueModel", imports: ["SegueScenarios"]),
    room("SegueConformance", imports: ["SegueScenarios"]),
    room("SegueExchange", imports: ["SegueScenarios", "SegueConformance"]),
    room("SegueReports", imports: ["SegueScenarios", "SegueConformance"]),
    room("StoryboardImport", imports: ["SegueScenarios"]),
    room(
      "SegueCommands",
      imports: [
        "SegueScenarios", "SegueModel", "SegueConformance", "SegueExchange", "SegueReports",
        "StoryboardImport",
      ]),
    tests(
      "SegueCommandsTests",
      imports: [
        "SegueCommands", "SegueReports", "SegueExchange", "SegueConformance", "SegueScenarios",
      ]),
    tests("SegueConformanceTests", imports: ["SegueConformance", "SegueScenarios"]),
    tests(
      "SegueExchangeTests", imports: ["SegueScenarios", "SegueConformance", "SegueExchange"]),
    tests("SegueModelTests", imports: ["SegueModel", "SegueScenarios"]),
    tests(
      "SuiteTests",
      imports: [
        "SegueCommands", "SegueScenarios", "SegueModel", "SegueConformance", "SegueExchange",
      ]),
    tests("StoryboardImportTests", imports: ["StoryboardImport", "SegueScenarios"]),
    .executableTarget(name: "segue", dependencies: ["SegueCommands"], swiftSettings: strict),
  ]
)
