import SegueModel
import SegueScenarios
import SegueTwin

/// The implementations that come with the suite, by name.
enum Builtin {
  /// Takes `--builtin`.
  static func take(_ arguments: inout Arguments) throws -> any Implementation {
    try named(try arguments.value("--builtin") ?? "twin")
  }

  static func named(_ name: String) throws -> any Implementation {
    switch name {
    case "twin": return Twin()
    case "reference": return ReferenceModel()
    default: throw UsageError(message: "--builtin is 'twin' or 'reference', not '\(name)'")
    }
  }
}
