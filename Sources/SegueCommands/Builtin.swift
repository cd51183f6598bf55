import SegueModel
import SegueMutants
import SegueScenarios
import SegueTwin

/// The implementations that the program brings along: `--builtin twin|reference|mutant:NAME`.
enum Builtin {
  /// What a command takes when it is told nothing.
  static let standard = "reference"

  /// What a command that looks for divergences takes then.
  static let sought = "twin"

  /// - Throws: `UsageError` when there is none of this name.
  static func named(_ name: String) throws -> any Implementation {
    switch name {
    case "reference": return ReferenceModel()
    case "twin": return Twin()
    case _ where name.hasPrefix("mutant:"):
      let wanted = String(name.dropFirst("mutant:".count))
      guard let mutant = Mutant.named(wanted) else {
        throw UsageError(message: "there is no mutant '\(wanted)'; segue mutants lists them")
      }
      return mutant
    default:
      throw UsageError(message: "--builtin is one of reference, twin, mutant:NAME, not '\(name)'")
    }
  }
}

extension Builtin {
  /// The same, for scenarios that are known to be valid.
  static func drawing(_ name: String) throws -> any Implementation {
    name == "twin" ? UncheckedTwin() : try named(name)
  }

  /// The twin without its own look at a scenario that the fuzzer made valid. What goes on for long is given up: such a
  /// scenario is not judged.
  private struct UncheckedTwin: Implementation {
    let name = "twin"
    let profiles = Twin().profiles
    func run(_ scenario: Scenario) -> Trace { Twin().runValid(scenario, work: 300_000) }
  }
}

extension Arguments {
  /// Takes `--builtin NAME`.
  mutating func builtin() throws -> any Implementation {
    try Builtin.named(try value("--builtin") ?? Builtin.standard)
  }
}
