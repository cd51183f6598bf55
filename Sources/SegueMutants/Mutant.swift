package import SegueModel
package import SegueScenarios

/// An implementation known to be wrong in exactly one way: the reference model with one requirement restated.
package struct Mutant: Implementation {
  /// What is wrong, in kebab case: `farthest-instead-of-nearest`.
  package let name: String
  /// The mistake as an implementer makes it, in one sentence.
  package let mistake: String
  /// AppKit too.
  package let profiles = Set(Profile.allCases)
  /// The rules that it breaks, the plainest first.
  package let breaks: [RuleID]
  /// Its rules, in a world.
  package let rules: @Sendable (World) -> any ModelRules
  private let trace: @Sendable (Scenario, Set<Layer>, SnapshotPolicy, Int) -> Trace

  init<Rules: MutantRules>(_ rules: Rules.Type) {
    name = Mutant.name("\(rules)")
    mistake = rules.mistake
    breaks = rules.breaks
    self.rules = { Rules(world: $0) }
    trace = { scenario, layers, snapshots, fuel in
      ModelRun.trace(
        of: scenario, under: Rules.self, layers: layers, snapshots: snapshots, fuel: fuel)
    }
  }

  package func run(_ scenario: Scenario) -> Trace {
    run(scenario, fuel: ModelRun.standardFuel)
  }

  package func run(
    _ scenario: Scenario, layers: Set<Layer> = Set(Layer.allCases),
    snapshots: SnapshotPolicy = .everyStep, fuel: Int = ModelRun.standardFuel
  ) -> Trace {
    trace(scenario, layers, snapshots, fuel)
  }

  /// The mutant of a name, or nil.
  package static func named(_ name: String) -> Mutant? { all.first { $0.name == name } }

  /// `FarthestInsteadOfNearest` becomes `farthest-instead-of-nearest`.
  static func name(_ type: String) -> String {
    var name = ""
    for character in type {
      if character.isUppercase, !name.isEmpty { name += "-" }
      name += character.lowercased()
    }
    return name
  }
}
