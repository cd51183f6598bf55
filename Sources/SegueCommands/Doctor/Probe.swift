import SegueExchange
import SegueScenarios

/// One question about an adapter.
struct Probe: Sendable {
  let name: String
  /// Finds out; a fault that it throws is what is wrong.
  private let examine: @Sendable (Examination) throws(Fault) -> Diagnosis

  init(
    _ name: String, _ examine: @escaping @Sendable (Examination) throws(Fault) -> Diagnosis
  ) {
    self.name = name
    self.examine = examine
  }

  func diagnosis(_ examination: Examination) -> Diagnosis {
    do throws(Fault) {
      return try examine(examination)
    } catch {
      return .fail("\(error.kind.rawValue): \(error.detail)", Advice.about(error))
    }
  }

  /// What it says of itself.
  static let declaration = [
    Probe("starts") { examination in
      examination.start < .seconds(5)
        ? .ok("and says hello")
        : .warn("its hello takes more than 5 s", "each worker and each restart waits for it")
    },
    Probe("version") { examination in
      let hello = examination.declaration
      return hello.name.isEmpty || hello.version.isEmpty
        ? .warn(
          "its hello has no name or no version", "results are only of use where both are known")
        : .ok("\(hello.name) \(hello.version)")
    },
    Probe("features") { examination in
      let count = examination.declaration.features.count
      if examination.declaration.isContainerOnly { return .ok("container.custom.hooks") }
      return count == 0
        ? .warn("it declares none", "cases that need a feature are not run; declare what it has")
        : .ok("\(count) of \(Feature.allCases.count) declared")
    },
    Probe("profiles") { examination in
      .ok(examination.declaration.profiles.sorted().map(\.rawValue).joined(separator: ", "))
    },
  ]

  /// All that needs answers.
  static let answers = questions + sequences + strains
}
