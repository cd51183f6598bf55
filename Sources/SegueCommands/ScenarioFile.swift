import SegueConformance
import SegueExchange
import SegueScenarios

/// A file that holds a scenario, or a case.
enum ScenarioFile {
  /// A scenario, or the scenario of a case in its first profile, or the first that an implementation has.
  static func read(
    _ file: String, for implementation: (any Implementation)? = nil
  ) throws -> Scenario {
    let document = try JSONDocument(try Files.read(file), file: file)
    guard case .object(let members) = document.reader.value,
      members.contains(where: { $0.key == "uid" })
    else { return try Scenario(reading: document.reader) }
    let conformanceCase = try ConformanceCase(reading: document.reader)
    let profiles = conformanceCase.profiles
    let profile = profiles.first { implementation?.profiles.contains($0) ?? true } ?? profiles.first
    return conformanceCase.scenario(in: profile ?? .standard)
  }
}
